import { env } from "cloudflare:workers";
import { fates } from "@tests/support/faults/faults";
import { runSchedule } from "@tests/support/faults/run-schedule";
import type { Points } from "@tests/support/faults/simulation";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const first = Number(env.FAULT_SEED);
const count = Number(env.FAULT_SCHEDULES);
const isTold = env.FAULTS_TOLD === "yes";
const points: Points = new Map();

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

describe("whatever fails on their way, documents", () => {
  it.each(Array.from({ length: count }, (_, at) => first + at))(
    "are neither lost nor doubled nor stuck (seed %i)",
    async (seed) => {
      const { broken, calls, minutes } = await runSchedule(seed, points);
      if (isTold) console.log(`seed ${seed}: ${calls} calls, quiet after ${minutes} minutes`, ...broken);
      expect(broken, `npm run faults -- --seed ${seed} --schedules 1`).toEqual([]);
    },
  );
});
