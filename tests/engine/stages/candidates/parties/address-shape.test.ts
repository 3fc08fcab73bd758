import {
  hasStreetWord,
  isContactLine,
  isCountryLine,
  isParticularLine,
  isPlaceLine,
  isPostalLine,
  isStreetLine,
} from "@engine/stages/candidates/parties/address-shape";
import { describe, expect, it } from "vitest";

describe("a line with a postal code", () => {
  it.each([
    "Springfield, IL 62701",
    "Boston, MA 02110-1234",
    "Leeds LS1 4AB",
    "Toronto ON M5J 2N8",
    "Newcastle NSW 2300",
    "Mumbai 400 001",
    "C.P. 06600 Ciudad de México",
    "10115 Berlin",
    "D-10115 Berlin",
    "28013 Madrid",
    "1012 AB Amsterdam",
    "1200-195 Lisboa",
    "00-950 Warszawa",
    "114 55 Stockholm",
    "Auckland 1010",
    "Singapore 079903",
    "Dublin D02 X285",
    "111 57, Stockholm",
    "Seattle, Washington 98158",
    "Raleigh, North Carolina 27601-1234",
  ])("%s", (text) => {
    expect(isPostalLine(text)).toBe(true);
  });

  it.each([
    "Invoice 62701",
    "Total 1,234.56",
    "17 March 2026",
    "Tel: 0113 496 0000 Leeds LS1 4AB",
    "© 2026 Acme, Leeds LS1 4AB",
    "",
    "Leeds",
  ])("is not %j", (text) => {
    expect(isPostalLine(text)).toBe(false);
  });
});

describe("a line with a street", () => {
  it.each([
    "14 Mill Lane",
    "Hauptstraße 7",
    "Calle Mayor 7",
    "C/ Mayor, 7",
    "12 rue de la Paix",
    "Via Roma 12",
    "Kerkstraat 12",
    "P.O. Box 123",
    "Jalan Ampang 12",
    "Rua Augusta 12",
  ])("%s", (text) => {
    expect(isStreetLine(text)).toBe(true);
    expect(hasStreetWord(text)).toBe(true);
  });

  it.each(["Oak panel 120.00", "17/03/2026", "Tel: 14 Mill Lane", "Acme Tools", "", "x 1 ".repeat(30)])(
    "is not %j",
    (text) => {
      expect(isStreetLine(text)).toBe(false);
    },
  );
});

it.each(["100 N Tucker Bivd", "8 NW. Larch Avenue", "Rumfordstr.S", "Markt! 5"])(
  "%s is a street as recognition may have it",
  (text) => {
    expect(isStreetLine(text)).toBe(true);
  },
);

it.each([
  ["Larkmoor Hotel St. Louis at the Arch", false],
  ["St. Hilda of Larkmoor", false],
  ["Chestnut St", true],
  ["12 St. John's Road", true],
])("a saint is no street: %s (%s)", (text, expected) => {
  expect(hasStreetWord(text)).toBe(expected);
});

it.each([
  ["United Kingdom", true],
  ["DEUTSCHLAND", true],
  ["España", true],
  ["The Netherlands", true],
  ["Acme", false],
  ["", false],
])("%j is a country: %s", (text, expected) => {
  expect(isCountryLine(text)).toBe(expected);
});

it.each([
  ["Newcastle, NSW", true],
  ["Madrid, España", true],
  ["Selangor Darul Ehsan", true],
  ["Anytown, Ontario", true],
  ["Newcastle NSW 2300", false],
  ["Acme Tools", false],
  [`${"long ".repeat(20)}, Madrid`, false],
])("%j is a place without a code: %s", (text, expected) => {
  expect(isPlaceLine(text)).toBe(expected);
});

describe("a fact beside the address", () => {
  it.each([
    "Tel: 0113 496 0000",
    "post@acme.example",
    "www.acme.example",
    "(02) 4929 1234",
    "+61 2 4929 1234",
  ])("%s", (text) => {
    expect(isContactLine(text)).toBe(true);
    expect(isParticularLine(text)).toBe(true);
  });

  it("is more than a word of a name", () => {
    expect(isParticularLine("Contact Energy")).toBe(false);
    expect(isParticularLine("Phone House")).toBe(false);
    expect(isContactLine("Larkmoor Joinery")).toBe(false);
  });
});
