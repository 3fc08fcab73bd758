import { expect, it } from "vitest";
import { proofVerdict } from "~/domain/documents/proof-verdict";

const sum = (key: string, holds: boolean) => ({ key, values: {}, holds });

it("proven totals beside rows that do not add up are no whole proof", () => {
  const totals = sum("equation.net-tax-total", true);
  expect(proofVerdict({ state: "proven", equations: [totals, sum("equation.rows", false)] })).toBe("partly");
  expect(proofVerdict({ state: "proven", equations: [totals, sum("equation.rows", true)] })).toBe("proven");
  expect(proofVerdict({ state: "differs", equations: [sum("equation.rows", false)] })).toBe("differs");
});
