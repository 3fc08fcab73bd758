import { compact, fold } from "@engine/text/fold";
import { describe, expect, it } from "vitest";

describe("folded text", () => {
  it.each([
    ["Prüfstraße", "prufstrasse"],
    ["ÎLE-DE-FRANCE", "ile-de-france"],
    ["Nº Factura", "no factura"],
    ["Facture n° 12", "facture no 12"],
    ["№ 7", "no 7"],
    ["Málaga – Córdoba", "malaga - cordoba"],
    ["−12.50", "-12.50"],
    ["L’Équipe", "l'equipe"],
    ["Rock ‘n’ Roll", "rock 'n' roll"],
    ["ﬁnance oﬃce", "finance office"],
    ["Ｔｏｔａｌ １２", "total 12"],
    ["Łódź", "łodz"],
    ["Ångström", "angstrom"],
    ["", ""],
  ])("%s is compared as %s", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("of a text in parts is that of composed letters", () => {
    expect(fold("Zu\u0308rich")).toBe(fold("Zürich"));
  });

  it.each(["ＧＳＴ ™ ½", "İstanbul", "Straße № 5", "naïve – ‘quoted’"])(
    "of %s does not change by folding it again",
    (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    },
  );
});

describe("a phrase without its spacing", () => {
  it.each([
    ["Invoice No. :", "invoiceno"],
    ["I N V O I C E", "invoice"],
    ["Rechnungs-Nr.", "rechnungsnr"],
    ["Invoice #", "invoice#"],
    ["VAT (20%)", "vat20%"],
    ["Nº de pedido", "nodepedido"],
    ["請求書 番号", "請求書番号"],
    ["…", ""],
  ])("%s is %s", (text, phrase) => {
    expect(compact(text)).toBe(phrase);
  });
});
