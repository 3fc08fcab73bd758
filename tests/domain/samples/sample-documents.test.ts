import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { baseModels } from "~/domain/models/base-models";
import { samplesFor } from "~/domain/samples/sample-documents";

const first = (baseModelId: string, culture: string) => samplesFor({ baseModelId, culture })[0];

describe("the samples of a model", () => {
  it("are written as its culture writes", () => {
    expect(first("invoices-north-america", "en-US")?.path).toBe("/samples/us/invoice-1.pdf");
    expect(first("invoices-north-america", "en-CA")?.path).toBe("/samples/gb/invoice-1.pdf");
    expect(first("invoices-europe", "es-ES")).toEqual({
      path: "/samples/es/invoice-1.pdf",
      fileName: "factura-de-ejemplo-1.pdf",
    });
    expect(first("invoices-apac", "en-AU")?.path).toBe("/samples/au/invoice-1.pdf");
    expect(first("bank-statements", "de-DE")).toEqual({
      path: "/samples/gb/bank-statement-1.pdf",
      fileName: "sample-bank-statement-1.pdf",
    });
  });

  it.each(baseModels.map(({ id }) => id))("are two or three of %s, and are there", (baseModelId) => {
    for (const culture of ["en-US", "en-GB", "en-AU", "es-MX", "fr-FR"]) {
      const samples = samplesFor({ baseModelId, culture });
      expect([2, 3]).toContain(samples.length);
      for (const { path } of samples) expect(existsSync(`public${path}`)).toBe(true);
    }
  });
});
