import { env } from "cloudflare:workers";
import { fates } from "@tests/support/faults/faults";
import { runSchedule } from "@tests/support/faults/run-schedule";
import type { Points } from "@tests/support/faults/simulation";
import { workers } from "@tests/support/faults/workers";
import extractionToml from "@workers/extraction/wrangler.toml?raw";
import ocrToml from "@workers/ocr/wrangler.toml?raw";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import webToml from "../../../wrangler.toml?raw";

const first = Number(env.FAULT_SEED);
const count = Number(env.FAULT_SCHEDULES);
const isTold = env.FAULTS_TOLD === "yes";
const points: Points = new Map();
/**
 * Some seconds where nobody else works. One that was given up would go on beside the next, and take its webhooks away. Milliseconds.
 */
const longest = 10 * 60_000;

beforeEach(() => {
  // What fails is logged, as it should be.
  for (const level of ["error", "warn", "info"] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
});

afterAll(() => {
  if (!isTold) return;
  const sum = (fate: (typeof fates)[number]) =>
    [...points.values()].reduce((total, seen) => total + (seen.get(fate) ?? 0), 0);
  const hit = [...points.values()].filter((seen) => fates.some((fate) => seen.has(fate))).length;
  console.log(
    `${hit} of ${points.size} points were hit; ${fates.map((fate) => `${fate} ${sum(fate)}`).join(", ")}`,
  );
  const untouched = [...points].filter(([, seen]) => !fates.some((fate) => seen.has(fate)));
  if (untouched.length > 0) console.log(`never hit: ${untouched.map(([point]) => point).join("; ")}`);
});

/** Each is broken off anywhere by a test of its own. */
const brokenOffElsewhere: Record<string, string> = {
  DELETION_WORKFLOW: "tests/workers/extraction/tenant-deletion.test.ts",
  MOVE_WORKFLOW: "tests/workers/extraction/tenant-move.test.ts",
  RESTORE_WORKFLOW: "tests/workers/extraction/tenant-restore.test.ts",
  REPLAY_WORKFLOW: "tests/operations/processing/killed-jobs.test.ts",
};
/** The simulation has no sockets, so that no folder is polled in its story. */
const withoutSockets = ["fieldwise-folders"];

it("every queue and Workflow of the three Workers is in the story, or broken off elsewhere", () => {
  const files = [webToml, extractionToml, ocrToml];
  const named = (pattern: RegExp) =>
    files.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? "")).sort();
  const queues = named(/\[\[queues\.consumers\]\]\s+queue = "([^"]+)"/g);
  expect(Object.keys(workers.queues).sort()).toEqual(queues);
  expect(queues).toEqual(expect.arrayContaining(withoutSockets));
  const workflows = new Set(named(/\[\[workflows\]\]\s+name = "[^"]+"\s+binding = "([^"]+)"/g));
  expect([...Object.keys(workers.workflows), ...Object.keys(brokenOffElsewhere)].sort()).toEqual(
    [...workflows].sort(),
  );
});

describe("whatever fails on their way, documents", () => {
  it.each(Array.from({ length: count }, (_, at) => first + at))(
    "are neither lost nor doubled nor stuck (seed %i)",
    async (seed) => {
      const { broken, calls, minutes } = await runSchedule(seed, points);
      if (isTold) console.log(`seed ${seed}: ${calls} calls, quiet after ${minutes} minutes`, ...broken);
      expect(broken, `npm run faults -- --seed ${seed} --schedules 1`).toEqual([]);
    },
    longest,
  );
});
