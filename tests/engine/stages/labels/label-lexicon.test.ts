import { labelLexicon } from "@engine/stages/labels/label-lexicon";
import { compact } from "@engine/text/fold";
import { expect, it } from "vitest";

const fieldsOf = (label: string) => labelLexicon.get(compact(label))?.map((sense) => sense.field) ?? [];

it.each([
  ["Adjustment Note No.", "invoiceNumber"],
  ["Nº Factura", "invoiceNumber"],
  ["Rechnungs-Nr.", "invoiceNumber"],
  ["Tax Point", "invoiceDate"],
  ["Émise le", "invoiceDate"],
  ["Data di emissione", "invoiceDate"],
  ["Fecha de vto.", "dueDate"],
  ["Zahlbar bis zum", "dueDate"],
  ["À régler avant le", "dueDate"],
  ["Your Order No.", "orderNumber"],
  ["Vs. Ordine n.", "orderNumber"],
  ["Fed. ID No.", "vendorTaxNumber"],
  ["GST/HST Reg. #", "vendorTaxNumber"],
  ["N.I.F./C.I.F.", "vendorTaxNumber"],
  ["C.F. e P.IVA", "vendorTaxNumber"],
  ["Ihre USt-IdNr.", "customerTaxNumber"],
  ["P.IVA cliente", "customerTaxNumber"],
  ["Titulaire du compte", "vendorName"],
  ["Ten name van", "vendorName"],
  ["Details of Recipient", "customerName"],
  ["Intestatario fattura", "customerName"],
  ["Ter attentie van", "customerName"],
  ["Lieu de livraison", "shipToAddress"],
  ["Indirizzo di spedizione", "shipToAddress"],
  ["Morada de entrega", "shipToAddress"],
  ["Total T.T.C.", "total"],
  ["Totaal te voldoen", "total"],
  ["Total s/IVA", "subTotal"],
  ["Taxable Total", "subTotal"],
  ["BTW hoog 21%", "tax"],
  ["Saldo a pagar", "amountDue"],
  ["Vertragskonto", "accountNumber"],
  ["Codice utente", "accountNumber"],
  ["Summe der Belastungen", "totalDebits"],
  ["Deposits and other credits", "totalCredits"],
  ["Consumo fatturato", "usageKwh"],
])("%s announces %s", (label, field) => {
  expect(fieldsOf(label)).toContain(field);
});

it.each(["DUNS No.", "Registro Mercantil", "Bank account number"])("%s announces no field", (label) => {
  expect(fieldsOf(label)).toEqual(["other"]);
});
