import { layoutOf } from "@engine/stages/layout/document-layout";
import { strongIdentifiersOf } from "@engine/stages/memory/strong-identifiers-of";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const keysOn = (typed: string) => strongIdentifiersOf(layoutOf([pageOf(typed)]));

describe("numbers and names that identify a party", () => {
  it.each([
    ["ABN 53 004 085 616", "tax:53004085616"],
    ["USt-IdNr. DE136695976", "tax:DE136695976"],
    ["IBAN DE89 3704 0044 0532 0130 00", "iban:DE89370400440532013000"],
    ["IBAN GB82WEST12345698765432", "iban:GB82WEST12345698765432"],
    ["www.larkmoor-joinery.co.uk", "web:larkmoor-joinery"],
    ["accounts@larkmoor.example", "web:larkmoor"],
    ["https://www.larkmoor.example/pay", "web:larkmoor"],
    ["Tel: 0113 496 0000", "tel:34960000"],
    ["Phone +44 (0)113 496-0000", "tel:34960000"],
  ])("%s has %s", (typed, key) => {
    expect(keysOn(typed)).toContain(key);
  });

  it.each([
    ["DE136695977", "the check digit is wrong"],
    ["IBAN DE88 3704 0044 0532 0130 00", "the check digits are wrong"],
    ["larkmoor@gmail.com", "everybody may have it"],
    ["Tel: 4960", "it is too short"],
    ["Invoice 2041", "it is the document's own"],
    ["", "there is nothing"],
  ])("%s has none: %s", (typed) => {
    expect(keysOn(typed)).toEqual([]);
  });

  it("are twelve at most", () => {
    const sites = Array.from({ length: 20 }, (_, at) => `www.vendor${String.fromCharCode(97 + at)}x.example`);
    expect(keysOn(sites.join("\n"))).toHaveLength(12);
  });
});
