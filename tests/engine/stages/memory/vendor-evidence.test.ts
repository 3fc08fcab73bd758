import { layoutOf } from "@engine/stages/layout/document-layout";
import { fingerprintOf } from "@engine/stages/memory/fingerprint-of";
import { matchMemory } from "@engine/stages/memory/match-memory";
import { vendorEvidence } from "@engine/stages/memory/vendor-evidence";
import type { CorrectionSample, VendorMemory } from "@engine/stages/memory/vendor-memory";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

/** An invoice written with a template that many vendors use. */
const fromTemplate = (vendor: string, street: string, phone: string, number: string) =>
  fingerprintOf(
    layoutOf([
      pageOf(`
        ${vendor}                                INVOICE
        ${street}
        Phone: ${phone}

        Bill to:                                 Invoice number: ${number}
        Blue Harbour Pty Ltd                     Invoice date: 4 March 2026
        1 Wharf Road, Newcastle NSW 2300         Due date: 18 March 2026

        Description                    Quantity      Unit price      Amount
        Galvanised shackle             10            4.10            41.00

        Total                                                        41.00`),
    ]),
  );

/** What was learned from one invoice of a model that asks for no vendor. */
const sample: CorrectionSample = {
  documentId: "d1",
  recognised: false,
  fingerprint: fromTemplate("Kestrel Marine Traders", "14 Breakwater Street", "02 5550 1234", "KM-20417"),
  fields: {},
  dateOrder: null,
  decimalMark: null,
  table: null,
};
const memory: VendorMemory = {
  format: 1,
  id: "m1",
  revision: 1,
  closed: false,
  record: {},
  samples: [sample],
};

describe("whose a page is when no vendor was taught", () => {
  it("is the same vendor's by its letterhead", () => {
    const next = fromTemplate("Kestrel Marine Traders", "14 Breakwater Street", "02 5550 1234", "KM-20981");
    expect(vendorEvidence(sample, next)).toBeGreaterThan(0.9);
    expect(matchMemory([memory], next)).toMatchObject({ memory: { id: "m1" }, isVendor: true });
  });

  it("is not that of another vendor with the same template, which shares the layout alone", () => {
    const other = fromTemplate("Ingot Timber Mills", "902 Sawpit Lane", "03 5550 9876", "88013");
    expect(matchMemory([memory], other)).toMatchObject({ memory: { id: "m1" }, isVendor: false });
  });
});
