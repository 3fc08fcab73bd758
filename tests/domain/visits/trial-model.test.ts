import { describe, expect, it } from "vitest";
import { createModelInput } from "~/domain/models/model-inputs";
import { trialDocumentKinds } from "~/domain/visits/trial-document-kinds";
import { trialModel } from "~/domain/visits/trial-model";
import { startVisitInput } from "~/domain/visits/visit-inputs";

describe("the model that a visitor's document is read with", () => {
  it.each(trialDocumentKinds)("can be made for a %s of any country", (kind) => {
    for (const country of ["US", "DE", "AU", "IN", "BR", "MX"]) {
      const model = trialModel(kind, country);
      expect(createModelInput.safeParse(model).error).toBeUndefined();
      expect(new Set(model.fields.map(({ key }) => key)).size).toBe(model.fields.length);
    }
  });

  it("asks for the tax and the net amount everywhere, and writes as the country does", () => {
    for (const [country, culture, currency] of [
      ["US", "en-US", "USD"],
      ["DE", "de-DE", "EUR"],
      ["AU", "en-AU", "AUD"],
    ] as const) {
      const model = trialModel("invoice", country);
      expect(model).toMatchObject({ culture, currency });
      expect(model.fields.map(({ key }) => key)).toEqual(
        expect.arrayContaining(["subTotal", "tax", "total"]),
      );
    }
  });

  it("takes what a form says that nobody knows for an invoice of the United States", () => {
    const bytes = new Uint8Array([1]);
    expect(
      startVisitInput.parse({ fileName: "a.pdf", bytes, kind: "novel" as never, country: "??" }),
    ).toMatchObject({
      kind: "invoice",
      country: "US",
    });
  });
});
