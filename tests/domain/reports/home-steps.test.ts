import { expect, it } from "vitest";
import { stepsToShow } from "~/domain/reports/home-steps";

const now = new Date("2026-11-23T12:00:00Z");
const step = (key: "model" | "document" | "people", done: boolean, to: string | null) => ({ key, done, to });

it.each([
  ["can invite", [step("model", true, "/m"), step("people", false, "/p")], 2],
  ["may not invite", [step("model", true, null), step("people", false, null)], 0],
  ["has done all", [step("model", true, "/m"), step("people", true, "/p")], 0],
  ["may send documents alone", [step("document", false, "/d"), step("people", false, null)], 2],
])("somebody who %s is shown the steps or none", (_, steps, count) => {
  expect(stepsToShow(steps, null, now)).toHaveLength(count);
});

it.each([
  ["a week", 7, 2],
  ["three weeks", 21, 0],
])("an organization of one that began %s ago", (_, days, count) => {
  const steps = [step("model", true, "/m"), step("people", false, "/p")];
  const begun = new Date(now.getTime() - days * 86_400_000);
  expect(stepsToShow(steps, begun, now)).toHaveLength(count);
  expect(stepsToShow([...steps, step("document", false, "/d")], begun, now)).toHaveLength(3);
});
