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
