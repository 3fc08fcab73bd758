import { describe, expect, it } from "vitest";
import { needsCustomer } from "~/domain/tenants/needs-customer";

describe("a page", () => {
  it.each([
    ["/reports", true],
    ["/billing/cancel", true],
    ["/tenant/settings", true],
    ["/payment_process/products", true],
    ["/training-documents/invoices-apac/training-documents", false],
    ["/document-processing/1/documents", false],
    ["/documents/1", false],
    ["/aimodels/aimodels-list", false],
    ["/dashboard", false],
  ])("%s is about a customer alone: %s", (path, expected) => {
    expect(needsCustomer(path)).toBe(expected);
  });
});
