import { describe, expect, it } from "vitest";
import { isRuleMet } from "~/domain/rules/is-rule-met";
import { matchesPattern } from "~/domain/rules/matches-pattern";
import type { RuleKind } from "~/domain/rules/rule";
import { saveRuleInput } from "~/domain/rules/rule-inputs";

const met = (kind: RuleKind, given: { other?: string; value?: string }, values: Record<string, string>) =>
  isRuleMet(
    { id: "r", kind, field: "own", other: "", value: "", sentence: "No.", blocks: false, ...given },
    (key) => values[key] ?? "",
    values.taken === "yes",
  );
const other = { other: "other" };

describe("a rule", () => {
  it.each([
    ["equals", { value: "EUR" }, { own: "eur " }, true],
    ["equals", { value: "EUR" }, { own: "USD" }, false],
    ["equals", other, { own: "10.0", other: "10" }, true],
    ["equals", other, { own: "10.01", other: "10" }, false],
    ["equals", other, { own: "10", other: "" }, true],
    ["within", { value: "0..5000" }, { own: "5000" }, true],
    ["within", { value: "0..5000" }, { own: "5000.01" }, false],
    ["within", { value: "10.." }, { own: "9" }, false],
    ["within", { ...other, value: "2%" }, { own: "102", other: "100" }, true],
    ["within", { ...other, value: "2%" }, { own: "102.1", other: "100" }, false],
    ["within", { ...other, value: "0.05" }, { own: "1.1", other: "1" }, false],
    ["not-before", other, { own: "2026-02-01", other: "2026-01-31" }, true],
    ["not-before", other, { own: "2026-01-30", other: "2026-01-31" }, false],
    ["not-before", { value: "2026-01-01" }, { own: "2025-12-31" }, false],
    ["required-if", other, { own: "", other: "x" }, false],
    ["required-if", other, { own: "", other: "" }, true],
    ["required-if", { ...other, value: "EUR" }, { own: "", other: "USD" }, true],
    ["required-if", { ...other, value: "EUR" }, { own: "", other: "EUR" }, false],
    ["pattern", { value: "45######" }, { own: "45000123" }, true],
    ["pattern", { value: "45######" }, { own: "4500012" }, false],
    ["unique", {}, { own: "17", taken: "yes" }, false],
    ["unique", {}, { own: "", taken: "yes" }, true],
  ] as const)("%s %j %j: %s", (kind, given, values, outcome) => {
    expect(met(kind, given, values)).toBe(outcome);
  });

  it("holds a text against the worst pattern in no time", () => {
    const started = performance.now();
    expect(matchesPattern("a".repeat(500), `${"*a".repeat(49)}*b`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(200);
  });

  it.each([
    ["within", {}, "rules.error.bounds"],
    ["within", { other: "tax", value: "much" }, "rules.error.tolerance"],
    ["equals", {}, "rules.error.other-or-value"],
    ["equals", { other: "total" }, "rules.error.same-field"],
    ["not-before", { value: "2026-02-40" }, "rules.error.date"],
    ["required-if", {}, "rules.error.other"],
    ["pattern", {}, "rules.error.pattern"],
  ] as const)("%s %j is refused: %s", (kind, given, message) => {
    const parsed = saveRuleInput.safeParse({ modelId: "m", kind, field: "total", sentence: "No.", ...given });
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
