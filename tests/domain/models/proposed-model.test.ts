import { expect, test } from "vitest";
import { baseModels } from "~/domain/models/base-models";
import { createModelInput } from "~/domain/models/model-inputs";
import { proposedModel } from "~/domain/models/proposed-model";

test.each(baseModels.map((base) => [base.name, base] as const))(
  "what is proposed for %s can be saved as it stands",
  (_, base) => {
    const proposal = proposedModel(base, "AU");
    expect(createModelInput.safeParse({ ...proposal, name: "Ours" }).error).toBeUndefined();
    expect(proposal.fields).toHaveLength(base.fields.length);
    expect(proposal.fields.some(({ required }) => required)).toBe(true);
  },
);

test.each([
  ["US", { currency: "USD", culture: "en-US", timeZone: "America/New_York" }],
  ["AU", { currency: "AUD", culture: "en-AU", timeZone: "Australia/Sydney" }],
  ["DE", { currency: "EUR", culture: "de-DE", timeZone: "Europe/Berlin" }],
  ["MX", { currency: "MXN", culture: "es-MX", timeZone: "America/Mexico_City" }],
  ["AQ", { currency: "USD", culture: "en-GB", timeZone: "UTC" }],
])("a tenant of %s is proposed what is usual there", (country, usual) => {
  const [base] = baseModels;
  if (!base) throw new Error("there are no base models");
  expect(proposedModel(base, country)).toMatchObject(usual);
});
