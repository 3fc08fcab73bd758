import { loadavg } from "node:os";
import { slopeAnHour, spreadOf, verdictOn, windowsOf } from "./figures.mjs";

const seconds = (milliseconds) => (milliseconds === null ? "-" : `${(milliseconds / 1_000).toFixed(2)} s`);
const taken = (documents) =>
  documents.filter(({ endedAt, problem }) => endedAt && !problem).map((one) => one.endedAt - one.sentAt);

/** The line of a minute; p50 and p95 are those of the documents that ended in it. */
export function lineOf({ minute, documents, from, to, memory, oldest }) {
  const ended = documents.filter(({ endedAt }) => endedAt >= from && endedAt < to);
  const { p50, p95 } = spreadOf(taken(ended));
  const errors = documents.filter(({ problem, sentAt }) => problem && sentAt >= from && sentAt < to).length;
  const sent = documents.filter(({ sentAt }) => sentAt >= from && sentAt < to).length;
  const held = Object.entries(memory).map(([name, mb]) => `${name} ${Math.round(mb)} MB`);
  return [
    `minute ${minute}: sent ${sent}, finished ${ended.length}, errors ${errors}`,
    `p50 ${seconds(p50)} p95 ${seconds(p95)}`,
    held.join(", ") || "memory not seen",
    `oldest waiting ${oldest === null ? "none" : `${Math.round(oldest)} s`}`,
    `load ${loadavg()[0].toFixed(1)}`,
  ].join(" | ");
}

/** One row for each kind, the mix last; what was not measured is a dash. */
export function tableOf({ documents, hours, cores, capacities }) {
  const row = (name, own) => {
    const { p50, p95 } = spreadOf(taken(own));
    const most = capacities?.[name];
    const of = (value) => (value === undefined ? "-" : Math.round(value));
    const { errors, lost, doubled } = verdictOn(own);
    return [name, own.length, taken(own).length, errors, lost, doubled].concat([
      seconds(p50),
      seconds(p95),
      Math.round(taken(own).length / hours),
      of(most),
      of(most && most / cores),
    ]);
  };
  const groups = (key) => [...new Set(documents.map((one) => one[key]))];
  const by = (key) =>
    groups(key).map((name) =>
      row(
        name,
        documents.filter((one) => one[key] === name),
      ),
    );
  const head = [
    "",
    "sent",
    "finished",
    "errors",
    "lost",
    "doubled",
    "p50",
    "p95",
    "an hour",
    "capacity",
    "per core",
  ];
  return [head, ...by("kind"), row("the mix", documents), ...by("door")]
    .map((cells) => cells.map((cell, at) => String(cell)[at ? "padStart" : "padEnd"](at ? 10 : 15)).join(""))
    .join("\n");
}

/** A line for each kind and for all: p95 from upload to end in each of some windows of time, by when they were sent. */
export function windowLines({ documents, from, to, count }) {
  const kinds = [...new Set(documents.map(({ kind }) => kind))];
  const line = (name, own) =>
    `p95 in ${count} windows, ${name}: ${windowsOf({ documents: own, from, to, count }).map(seconds).join(", ")}`;
  return [
    ...kinds.map((kind) =>
      line(
        kind,
        documents.filter((one) => one.kind === kind),
      ),
    ),
    line("all", documents),
  ];
}

/** Lines about the memory of each process: `samples` are `{ at, memory }`, a minute each. */
export function slopesOf(samples) {
  const names = [...new Set(samples.flatMap(({ memory }) => Object.keys(memory)))];
  return names.map((name) => {
    const own = samples
      .filter(({ memory }) => memory[name])
      .map(({ at, memory }) => ({ at, value: memory[name] }));
    const slope = slopeAnHour(own);
    const [first, last] = [own[0].value, own.at(-1).value].map(Math.round);
    return `${name}: ${first} MB, then ${last} MB${slope === null ? "" : `, ${Math.round(slope)} MB an hour`}`;
  });
}
