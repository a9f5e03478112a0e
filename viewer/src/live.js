// A run in progress: how far it is, and how to hold or stop it.
import { json, post } from "./api.js";
import { quantity, short } from "./quantities.js";

const by = (id) => document.getElementById(id);
const betweenLists = 1500; // ms

export class LiveControls {
  constructor({ player, plots, tellTrouble, onList }) {
    Object.assign(this, { player, plots, tellTrouble, onList });
    this.isLive = false;
    this.status = "none";
    const act = (path) => post(path).catch(tellTrouble);
    by("go-live").addEventListener("click", () => player.follow());
    by("run-pause").addEventListener("click", () => this.togglePause());
    by("run-step").addEventListener("click", () => {
      player.follow();
      act(`step?steps=${by("steps").value}`);
    });
    by("run-stop").addEventListener("click", () => act("stop"));
  }

  togglePause() {
    if (!this.isLive) return;
    post(this.status === "paused" ? "resume" : "pause").catch(this.tellTrouble);
  }

  async start(isLive) {
    this.isLive = isLive;
    if (!isLive) return;
    by("live").hidden = false;
    by("panel").classList.add("live");
    this.#show(await json("state"));
    this.#watch();
  }

  async #watch() {
    let listed = 0;
    try {
      while (this.isLive) {
        this.#show(await json(`state?after=${this.number}`));
        if (performance.now() - listed > betweenLists || !this.isLive) {
          await this.player.loadList();
          this.onList();
          if (by("panel").dataset.tab === "plots") await this.plots.load();
          listed = performance.now();
        }
      }
    } catch (error) {
      this.isLive = false;
      this.#enable(false);
      this.tellTrouble(error);
    }
  }

  #show(state) {
    this.number = state.number;
    this.status = state.status;
    const over = state.status !== "running" && state.status !== "paused";
    by("run-pause").textContent = state.status === "paused" ? "Resume run" : "Pause run";
    by("progress").value = state.end > 0 ? state.time / state.end : 0;
    const left = state.steps_per_second > 0 && state.step > 0
      ? (state.end - state.time) / (state.time / state.step) / state.steps_per_second : 0;
    by("live-text").textContent = over
      ? `${state.status}: ${state.reason}`
      : `${state.status} · ${quantity(state.time, "s")} of ${quantity(state.end, "s")}` +
        (state.status === "running" && left > 0 ? ` · ${duration(left)} left` : "") +
        ` · step ${state.step.toLocaleString("en")} · residual ${short(100 * state.residual, 2)} %`;
    Object.assign(by("live").dataset, { status: state.status, step: state.step });
    this.#enable(!over);
    if (over) this.isLive = false;
  }

  #enable(on) {
    for (const id of ["run-pause", "run-step", "run-stop"]) by(id).disabled = !on;
  }
}

function duration(seconds) {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${short(seconds / 3600, 2)} h`;
}
