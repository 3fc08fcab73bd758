import { describe, expect, it } from "vitest";
import { rateLimits } from "~/domain/accounts/rate-limits";
import { costOfRequest } from "~/domain/accounts/request-cost";

describe("what a request counts for", () => {
  it.each([
    ["/dashboard", 1],
    ["/documents/1", 1],
    ["/documents/1/pages/2/image", 1],
    ["/assets/settings.json", 1],
    ["/search", 10],
    ["/search.data", 10],
    ["/aimodels/error-budget/1", 10],
    ["/documents/1/replay", 50],
    ["/documents/1/replay.data", 50],
    ["/documents/1/file", 50],
    ["/document-processing/1/documents.csv", 50],
    ["/tenant/export/1/2", 50],
    ["/reports/files/1", 50],
    ["/reports/files", 1],
  ])("%s: %i", (path, cost) => {
    expect(costOfRequest(path)).toBe(cost);
  });

  it("leaves room for a list of pictures and none for a loop over files", () => {
    const { most } = rateLimits.requestsByPerson;
    expect(most / costOfRequest("/documents/1/pages/1/image")).toBeGreaterThanOrEqual(1_000);
    expect(most / costOfRequest("/documents/1/file")).toBeLessThanOrEqual(60);
  });
});
