import { expect, it } from "vitest";
import { needsPlan } from "~/domain/accounts/needs-plan";

it.each(["/payment_process/products", "/payment_process", "/support/faq", "/create-tenant/done", "/logout"])(
  "%s opens before a plan is chosen",
  (path) => expect(needsPlan(path)).toBe(false),
);

it.each(["/", "/dashboard", "/billing", "/supported", "/Users/users", "/document-processing/support"])(
  "%s is for tenants with a plan",
  (path) => expect(needsPlan(path)).toBe(true),
);
