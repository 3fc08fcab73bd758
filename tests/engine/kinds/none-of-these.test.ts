import { kindOf } from "@engine/kinds/kind-of";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { titledPage } from "@tests/support/titled-page";
import { describe, expect, it } from "vitest";
import { autoAssignThreshold } from "~/domain/inbox/choose-model";

/** Papers of an office that no model reads, in the languages that are read. */
const papers: Record<string, string[]> = {
  "a contract of employment": [
    "!EMPLOYMENT AGREEMENT",
    "between Quay Hotel and Ines Marlow",
    "1. Start: the employee begins on 1 May 2026",
    "2. Salary: 3,200.00 a month, paid on the last day",
    "Signed in Newcastle",
  ],
  "a lease": [
    "!LEASE",
    "The landlord lets the premises at 1 Wharf Road",
    "The rent is 1,450.00 a month, payable in advance",
    "The tenant shall keep the premises in repair",
  ],
  "a German contract": [
    "!MIETVERTRAG",
    "zwischen Hafen GmbH und Frau Marlow",
    "Die Miete beträgt 900,00 EUR im Monat",
    "Hamburg, den 3. Mai 2026",
  ],
  "a French contract": [
    "!CONTRAT DE TRAVAIL",
    "entre la société Quai et Mme Marlow",
    "Fait à Nantes, le 3 mai",
  ],
  "a Spanish power of attorney": [
    "!PODER NOTARIAL",
    "Ante mí, notario de Madrid, comparece doña Inés",
    "para que la represente en juicio",
  ],
  "a letter": ["Dear Ms Marlow,", "thank you for your letter of last week", "Yours sincerely", "Dana Quay"],
  "a German letter": [
    "Sehr geehrte Frau Marlow,",
    "vielen Dank für Ihr Schreiben",
    "Mit freundlichen Grüßen",
  ],
  "a letter of a bank": [
    "Dear customer,",
    "from 1 June we change our terms for savings",
    "The interest is 1.25 % a year",
    "Your branch",
  ],
  "an application": [
    "!CURRICULUM VITAE",
    "Ines Marlow",
    "2019 to 2024 rope maker at Quay Hotel",
    "Languages: Spanish",
  ],
  "minutes of a meeting": [
    "!MINUTES",
    "Present: Dana, Ines",
    "1. Budget of 12,000.00 approved",
    "2. Any other business",
  ],
  "a delivery note": ["!DELIVERY NOTE", "Rope 3 pieces", "Paint 2 cans", "Received in good order"],
  "a menu": ["!TODAY", "Soup of the day", "Fish with rice", "Cake of the house"],
};

describe("a paper of no kind that is read", () => {
  it.each(Object.entries(papers))("%s goes to no model by itself", (_name, lines) => {
    for (const source of ["text", "ocr"] as const) {
      const { kind, confidence } = kindOf(layoutOf([{ ...titledPage(lines), source }]));
      expect(kind === null || confidence < autoAssignThreshold, `${kind} ${confidence}`).toBe(true);
    }
  });

  it.each(Object.entries(papers))("%s is seen as none", (_name, lines) => {
    expect(kindOf(layoutOf([titledPage(lines)])).kind).toBeNull();
  });

  it("is a picture without words, too", () => {
    expect(kindOf(layoutOf([{ ...titledPage([]), words: [] }])).kind).toBeNull();
  });
});
