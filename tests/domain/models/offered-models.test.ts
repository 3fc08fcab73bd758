import { expect, it } from "vitest";
import { baseModels } from "~/domain/models/base-models";
import { offeredModels } from "~/domain/models/offered-models";

it.each([
  ["US", "invoices-north-america"],
  ["CA", "invoices-north-america"],
  ["AU", "invoices-apac"],
  ["IN", "invoices-apac"],
  ["DE", "invoices-europe"],
  ["MX", "invoices-europe"],
  ["??", "invoices-europe"],
])("%s is offered %s first, and every other model after it", (country, first) => {
  const offers = offeredModels(country).map(({ id }) => id);
  expect(offers[0]).toBe(first);
  expect([...offers].sort()).toEqual(baseModels.map(({ id }) => id).sort());
});
