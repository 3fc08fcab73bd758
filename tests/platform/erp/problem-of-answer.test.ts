import { describe, expect, it } from "vitest";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { problemOfAnswer } from "~/platform/erp/problem-of-answer";

const odata = (code: string, message = "What went wrong.") => JSON.stringify({ error: { code, message } });
const told = (status: number, text = "", asked: number | null = null) => {
  const problem = problemOfAnswer(status, text, asked);
  expect(problem).toBeInstanceOf(ErpProblem);
  return problem as unknown as Record<string, unknown>;
};

describe("why a call to an ERP system failed", () => {
  it.each([429, 503])("is that it is busy at %i, and for how long", (status) => {
    const problem = JSON.stringify(told(status, odata("x"), 30_000));
    expect(problem).toContain("erp.problem.busy");
    expect(problem).toContain("30");
    expect(problem).toContain('"slowDown":true');
  });

  it.each([
    [500, ""],
    [502, "<html>"],
    [408, ""],
    [409, odata("x")],
    [400, odata("Internal_TenantUnavailable")],
    [400, odata("x", "Your activity was deadlocked.")],
  ])("may pass by itself at %i %s", (status, text) => {
    expect(JSON.stringify(told(status, text))).toContain("erp.problem.unavailable");
  });

  it.each([
    [401, ""],
    [403, odata("x")],
    [400, odata("Authentication_InvalidCredentials")],
    [400, odata("Unauthorized")],
  ])("is a right that is missing at %i %s", (status, text) => {
    expect(JSON.stringify(told(status, text))).toContain("erp.problem.not-allowed");
  });

  it.each([
    ["Application_StringExceededLength", "erp.problem.too-long"],
    ["Internal_InvalidTableRelation", "erp.problem.unknown-account"],
    ["Application_DialogException", "erp.problem.said"],
    ["xApplication_StringExceededLength", "erp.problem.said"],
  ])("%s is %s", (code, key) => {
    expect(JSON.stringify(told(400, odata(code)))).toContain(key);
  });

  it("stands as the system says it, without what only its makers can read", () => {
    const text = JSON.stringify(told(400, odata("x", "The vendor is blocked.  CorrelationId:  12ab-cd.")));
    expect(text).toContain("The vendor is blocked.");
    expect(text).not.toContain("Correlation");
  });

  it("stands as its status where it says nothing that can be read, and never at any length", () => {
    expect(JSON.stringify(told(418, "not json"))).toContain("418");
    expect(JSON.stringify(told(400, odata("x", "y".repeat(5_000)))).length).toBeLessThan(2_000);
  });
});
