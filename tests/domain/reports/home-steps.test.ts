import { expect, it } from "vitest";
import { stepsToShow } from "~/domain/reports/home-steps";

const step = (key: "model" | "document" | "people", done: boolean, to: string | null) => ({ key, done, to });

it.each([
  ["can invite", [step("model", true, "/m"), step("people", false, "/p")], 2],
  ["may not invite", [step("model", true, null), step("people", false, null)], 0],
  ["has done all", [step("model", true, "/m"), step("people", true, "/p")], 0],
  ["may send documents alone", [step("document", false, "/d"), step("people", false, null)], 2],
])("somebody who %s is shown the steps or none", (_, steps, count) => {
  expect(stepsToShow(steps)).toHaveLength(count);
});
