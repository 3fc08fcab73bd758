import { expect, it } from "vitest";
import { postalCodeProblem } from "~/domain/tenants/postal-code";

it.each([
  ["2300", null],
  ["1234567", null],
  ["", "form.required"],
  ["123", "tenants.problem.postal-code-short"],
  ["12345678", "tenants.problem.postal-code-long"],
  ["12.34", "tenants.problem.postal-code-digits"],
  ["SW1A 1AA", "tenants.problem.postal-code-digits"],
])("postal code %j: %s", (code, problem) => {
  expect(postalCodeProblem(code)).toBe(problem);
});

it.each([
  ["K1A 0B6", "CA", null],
  ["SW1A 1AA", "GB", null],
  ["1012 AB", "NL", null],
  ["K1A", "CA", "tenants.problem.postal-code-short"],
  ["K1A 0B6 77", "CA", "tenants.problem.postal-code-long"],
  ["K1A_0B6", "CA", "tenants.problem.postal-code-characters"],
  ["K1A 0B6", "US", "tenants.problem.postal-code-digits"],
])("postal code %j of %s: %s", (code, country, problem) => {
  expect(postalCodeProblem(code, country)).toBe(problem);
});
