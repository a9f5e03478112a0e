// Which frame is shown, and how it gets here. One request is under way at a time and the newest
// wish wins, so that a fast slider or a slow line never builds a queue.
import { message } from "./api.js";

const mostKept = 192e6; // bytes of frames kept for going back and forth

export class Player {
  constructor({ wish, onFrame, onTrouble }) {
    this.wish = wish; // () => { color, forces, bonds }
    this.onFrame = onFrame;
    this.onTrouble = onTrouble;
    this.numbers = [];
    this.times = [];
    this.following = false; // the live state instead of a frame
    this.place = 0;
    this.liveNumber = -1;
    this.kept = new Map();
    this.keptBytes = 0;
    this.sets = new Map(); // rosters and walls by their name
  }

  async loadList() {
    const list = await message("frames");
    this.numbers = Array.from(list.data.number);
    this.times = Array.from(list.data.time);
    this.place = Math.min(this.place, Math.max(0, this.numbers.length - 1));
  }

  show(place) {
    this.following = false;
    this.place = Math.max(0, Math.min(place, this.numbers.length - 1));
    return this.#fetch();
  }

  // What is shown changes its dress: another colour, forces or not.
  refresh() {
    this.liveNumber = -1;
    return this.following ? Promise.resolve() : this.#fetch();
  }

  // Shows live states as they come, as long as it is wanted.
  async follow() {
    this.following = true;
    if (this.watching) return;
    this.watching = true;
    try {
      while (this.following) {
        const frame = await this.#get(`number=live&after=${this.liveNumber}`);
        if (!this.following) break;
        if (frame.number === this.liveNumber) { // the run is over, or held
          await new Promise((resolve) => setTimeout(resolve, 300));
          continue;
        }
        this.liveNumber = frame.number;
        await this.onFrame(frame);
      }
    } catch (error) {
      this.onTrouble(error);
    } finally {
      this.watching = false;
    }
  }

  async #fetch() {
    this.wanted = true;
    if (this.fetching) return this.fetching;
    this.fetching = (async () => {
      while (this.wanted && !this.following && this.numbers.length) {
        this.wanted = false;
        const frame = await this.#cached(this.numbers[this.place]);
        if (!this.wanted && !this.following) await this.onFrame(frame);
      }
    })();
    try {
      await this.fetching;
    } catch (error) {
      this.onTrouble(error);
    } finally {
      this.fetching = null;
    }
  }

  async #cached(number) {
    const { color, forces, bonds } = this.wish();
    const key = `${number} ${color} ${forces} ${bonds}`;
    const known = this.kept.get(key);
    if (known) return known;
    const frame = await this.#get(`number=${number}`);
    this.kept.set(key, frame);
    this.keptBytes += frame.bytes;
    for (const [old, { bytes }] of this.kept) {
      if (this.keptBytes < mostKept || old === key) break;
      this.kept.delete(old);
      this.keptBytes -= bytes;
    }
    return frame;
  }

  // A frame with its roster and walls, which are sent only when they are not known here.
  async #get(which) {
    const { color, forces, bonds } = this.wish();
    const frame = await message(`frame?${which}&color=${color}&forces=${forces ? 1 : 0}&bonds=${bonds ? 1 : 0}` +
      `&roster=${this.lastRoster ?? ""}&walls=${this.lastWalls ?? ""}`);
    const { data } = frame;
    frame.bytes = data.position.buffer.byteLength;
    if (data.id) this.sets.set(frame.roster, { id: data.id, radius: data.radius, shape: data.shape, material: data.material });
    if (data.wall_corner) this.sets.set(frame.walls, { wall_corner: data.wall_corner, wall_end: data.wall_end,
      wall_edge: data.wall_edge, origin: frame.origin });
    this.lastRoster = frame.roster;
    this.lastWalls = frame.walls;
    frame.rosterData = this.sets.get(frame.roster);
    frame.wallData = this.sets.get(frame.walls);
    while (this.sets.size > 64) this.sets.delete(this.sets.keys().next().value);
    return frame;
  }
}
