"""Sliding block: a dashpot alone against dual damping and theory.

Zhao et al. (2006), section 3.3.3 and Figure 14: a cube slides down a slope of 40 degrees, with a
friction angle of 35 degrees. With a plain dashpot in shear (Eq. 7b) it ends up at a constant
velocity; with the dual criterion (Eqs. 8 and 9, d1 = 0.01, d2 = 0.9) its velocity follows the
theory, a = g (sin 40 - tan 35 cos 40).
"""
import math

G, SLOPE, FRICTION = 9.81, math.radians(40), math.tan(math.radians(35))
NORMAL, SHEAR, RATIO = 130e3, 102e3, 0.3
MASS = 2650 * 0.05**3


def acceleration(cap):
    """With friction and a dashpot that adds the part `cap` of it."""
    return G * (math.sin(SLOPE) - (1 + cap) * FRICTION * math.cos(SLOPE))


def shear_dashpot(dt):
    """Four points are four springs. The mass is what a push meets at the centre of pressure, which
    lies tan 40 times half the edge before the middle; the coefficient allows for the half step
    between the velocity the law knows and the one it acts on (src/law/frictional_contact.hpp)."""
    stiffness = 4 * NORMAL
    mass = MASS / (1 + 6 * (0.5 * math.tan(SLOPE))**2)
    lag = RATIO * dt * stiffness
    return RATIO * (math.sqrt(lag**2 + 4 * stiffness * mass) - lag) * math.sqrt(SHEAR / NORMAL)


def slope_of(time, velocity, since):
    """Least squares of velocity over time."""
    points = [(t, v) for t, v in zip(time, velocity) if t >= since]
    mean_t = sum(t for t, _ in points) / len(points)
    mean_v = sum(v for _, v in points) / len(points)
    return (sum((t - mean_t) * (v - mean_v) for t, v in points)
            / sum((t - mean_t)**2 for t, _ in points))


def velocity_of(run):
    """Down the slope, from the kinetic energy: the cube does nothing but slide."""
    return [math.sqrt(2 * e / MASS) for e in run.series["kinetic_translation"]]


def run(context):
    duration = "2 s" if context.full else "0.5 s"
    runs = {}
    for name, cap in (("dashpot", 1e9), ("dual", 0.01), ("undamped", 0)):
        runs[name] = context.scene("slope.toml", name,
                                   {"contact.sliding_cap": cap, "duration": duration})
    time = runs["dual"].series["time"]
    velocity = {name: velocity_of(r) for name, r in runs.items()}
    theory = acceleration(0)

    terminal = MASS * theory / shear_dashpot(runs["dashpot"].summary["dt"])

    end = velocity["dashpot"][-1]
    middle = velocity["dashpot"][len(time) // 2]
    context.check("dashpot alone: growth of velocity in the second half", "0 (constant velocity)",
                  end / middle - 1, -0.001, 0.001)
    context.check("dashpot alone: velocity over m g (sin - tan cos) / c", "1 (Eq. 7b)",
                  end / terminal, 0.99, 1.01)
    context.check("dual damping: acceleration over theory", "1 (Figure 14b)",
                  slope_of(time, velocity["dual"], 0.1) / theory, 0.94, 1.0)
    context.check("dual damping: acceleration over that with friction and 1 % of it", "-",
                  slope_of(time, velocity["dual"], 0.1) / acceleration(0.01), 0.995, 1.005)
    context.check("no damping while sliding: acceleration over theory", "1",
                  slope_of(time, velocity["undamped"], 0.1) / theory, 0.995, 1.005)
    context.note(f"Theory: {theory:.4f} m/s2. With d1 = 0.01 the dashpot adds at most 1 % to "
                 f"friction, which leaves {acceleration(0.01):.4f} m/s2, 5 % less: the slope is "
                 "only 5 degrees steeper than the friction angle.")

    figure, axes = context.figure("velocity", "A cube on a slope of 40°, friction angle 35°",
                                  "time [s]", "velocity [m/s]")
    axes.plot(time, [theory * t for t in time], "k:", label="theory")
    for name, label in (("undamped", "d1 = 0"), ("dual", "dual damping, d1 = 0.01, d2 = 0.9"),
                        ("dashpot", "dashpot alone")):
        axes.plot(time, velocity[name], label=label)
    context.save(figure)
