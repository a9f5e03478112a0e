// Numbers with units as people read them.

const prefixes = [[1e12, "T"], [1e9, "G"], [1e6, "M"], [1e3, "k"], [1, ""], [1e-3, "m"], [1e-6, "µ"],
  [1e-9, "n"], [1e-12, "p"]];

// What numbers up to `largest` are divided by, and the unit they then have.
export function scaling(largest, unit) {
  if (!(largest > 0)) return { factor: 1, unit };
  if (!unit) return { factor: 1, unit: "" };
  for (const [factor, prefix] of prefixes)
    if (largest >= 0.9995 * factor) return { factor, unit: prefix + unit };
  return { factor: 1, unit };
}

export function quantity(value, unit, digits = 4) {
  if (!Number.isFinite(value)) return "–";
  const s = scaling(Math.abs(value), unit);
  return `${short(value / s.factor, digits)}${s.unit ? " " + s.unit : ""}`;
}

export function short(value, digits = 4) {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size >= 1e6 || size < 1e-4) return value.toExponential(digits - 1);
  return String(Number(value.toPrecision(digits)));
}

// The largest of 1, 2, 5 times a power of ten that is not above `most`.
export function roundLength(most) {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * [5, 2, 1].find((m) => m * power <= most);
}

// Multiples of 1, 2 or 5 times a power of ten between low and high, about `wanted` of them.
export function ticks(low, high, wanted = 5) {
  const raw = (high - low) / wanted, power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find((m) => m * power >= raw);
  const at = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-9 * step; ++k) at.push(k * step);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return at.map((value) => ({ value, text: value.toFixed(Math.min(decimals, 12)) }));
}
