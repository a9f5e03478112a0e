#include "boundary/surface.hpp"

namespace clast {
namespace {

std::vector<SurfaceFrame> frames_at(const std::vector<WallSurface>& surfaces,
                                    const HostSurfaces& state, const std::vector<Vec3>& shift,
                                    const std::vector<Quat>& turn) {
  std::vector<SurfaceFrame> frames(1);
  for (std::size_t s = 0; s < surfaces.size(); ++s)
    frames.push_back(
        {surfaces[s].reference, shift[s], turn[s], state.velocity[s], state.spin[s], {}, {}});
  return frames;
}

}  // namespace

void add_surface(HostSurfaces& state, Real time) {
  for_each_field(state, [](auto& values) { values.emplace_back(); });
  state.began.back() = time;
}

std::vector<SurfaceFrame> frames_of(const std::vector<WallSurface>& surfaces,
                                    const HostSurfaces& state) {
  return frames_at(surfaces, state, state.shift, state.turn);
}

std::vector<SurfaceFrame> listed_frames_of(const std::vector<WallSurface>& surfaces,
                                           const HostSurfaces& state) {
  return frames_at(surfaces, state, state.listed_shift, state.listed_turn);
}

std::vector<Wall> placed_walls(const std::vector<Wall>& still,
                               const std::vector<WallSurface>& surfaces,
                               const HostSurfaces& state) {
  const std::vector<SurfaceFrame> frames = frames_of(surfaces, state);
  std::vector<Wall> walls;
  for (const Wall& wall : still) walls.push_back(placed(wall, frames[wall.surface + 1]));
  return walls;
}

}  // namespace clast
