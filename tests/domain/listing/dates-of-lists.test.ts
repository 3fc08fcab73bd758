import { expect, it } from "vitest";
import type { Customer } from "~/domain/customers/customer";
import { shownCustomer } from "~/domain/customers/shown-customer";

const customerIn = (countryCode: string) =>
  ({
    id: countryCode,
    name: "A",
    companyName: "A",
    countryCode,
    dataCenter: "us",
    status: "closing",
    suspendedFor: null,
    members: 1,
    plan: null,
    createdAt: new Date("2026-03-04T12:00:00Z"),
    deletionDueAt: new Date("2026-11-23T12:00:00Z"),
  }) as unknown as Customer;

it("the list of customers writes all its dates alike, wherever a customer is", () => {
  const rows = ["US", "DE", "JP", "HU", "IN", "SE", "CA"].map((country) =>
    shownCustomer(customerIn(country), undefined, "en"),
  );
  expect(new Set(rows.map(({ since }) => since))).toEqual(new Set(["04/03/2026"]));
  expect(new Set(rows.map(({ erasedOn }) => erasedOn))).toEqual(new Set(["23/11/2026"]));
});
