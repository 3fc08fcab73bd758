import { pageOf } from "@tests/support/page-of";
import { expect, it } from "vitest";
import { candidatesOn } from "../candidates-on";

const namesOn = (typed: string) => candidatesOn(pageOf(typed)).name;
const valuesOn = (typed: string) => namesOn(typed).map((found) => found.value);

it.each([
  [
    "over two lines of the letterhead",
    "Los Angeles Department of\nWater and Power",
    "Los Angeles Department of Water and Power",
  ],
  ["without the document's title", "Amazon Web Services Invoice", "Amazon Web Services"],
  [
    "inside a sentence",
    "\n".repeat(50) +
      "These goods remain the property of Acme Tools Pty Ltd until they are paid for in full and cleared",
    "Acme Tools Pty Ltd",
  ],
  [
    "with a legal form of many words",
    "Sold by Muebles Rivera S.A. de C.V. on account of the buyer named above here",
    "Muebles Rivera S.A. de C.V.",
  ],
  ["of a person below a label", "Customer:\nJohn Smith", "John Smith"],
  [
    "as a piece before a comma",
    "Bill to:\nYourCompany, Mitchell Admin\n215 Vine St\nScranton, PA 18503",
    "Mitchell Admin",
  ],
  ["without brackets", "Advertiser: Mike Bloomberg 2020 Inc-D (133903)", "Mike Bloomberg 2020 Inc-D"],
  ["in a greeting", "Thank you for shopping at Oakfield Foods", "Oakfield Foods"],
  [
    "in small letters with its legal form",
    "acme tools elektronik GmbH & Co. KG",
    "acme tools elektronik GmbH & Co. KG",
  ],
  ["with a misread legal form", "Acme Werkzeuge GnbH 8 Co. KG", "Acme Werkzeuge GmbH & Co. KG"],
  ["behind a logo of its first letter", "H Horizon Parking", "Horizon Parking"],
  [
    "over two lines without the stars between them",
    "Oakfield Restaurant\n*** Oakfield Crown ***",
    "Oakfield Restaurant Oakfield Crown",
  ],
  ["of a company without its courtesy", "Buyer: M/s Deccan Traders", "Deccan Traders"],
])("a name %s", (_, typed, value) => {
  expect(valuesOn(typed)).toContain(value);
});

it("does not go on behind the number of a company", () => {
  expect(valuesOn("Acme Tools Sdn Bhd (482123-U)\nBentong-2")).not.toContain(
    "Acme Tools Sdn Bhd (482123-U) Bentong-2",
  );
});

it("tells the line at the top of a block from the one next to the street", () => {
  const [first, second] = namesOn("Kunden AG\nHans Muster\nHauptstraße 15\n69876 Frankfurt");
  expect([...(first?.facts ?? [])]).toEqual(expect.arrayContaining(["party", "block-top", "company"]));
  expect([...(second?.facts ?? [])]).toEqual(
    expect.arrayContaining(["party", "next-to-street", "person-shape"]),
  );
});

it.each(["TAX INVOICE", "Page 1 of 2", "Original for Recipient", "www.acme.com", "GmbH"])(
  "%s is none",
  (typed) => {
    expect(valuesOn(typed)).toEqual([]);
  },
);
