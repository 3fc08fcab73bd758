import { rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it } from "vitest";
import { ProblemNotices } from "~/components/form/problem-notices";

const problems = [
  { field: "", messageKey: "models.problem.archived-already", values: {} },
  { field: "name", messageKey: "error.model-not-found", values: {} },
];

describe("why an action refused", () => {
  it.each(["en", "es"] as const)("is a notice for each problem that is read out (%s)", (language) => {
    const html = rendered(ProblemNotices, { problems }, language);
    expect(html.match(/role="alert"/g)).toHaveLength(2);
    for (const { messageKey } of problems) expect(wordsOf(html)).toContain(said(messageKey, {}, language));
  });

  it("is nothing where it did not", () => {
    expect(rendered(ProblemNotices, { problems: undefined })).toBe("");
    expect(rendered(ProblemNotices, { problems: [] })).toBe("");
  });
});
