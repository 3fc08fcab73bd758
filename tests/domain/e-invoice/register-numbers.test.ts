import { describe, expect, it } from "vitest";
import { isValidIban } from "~/domain/e-invoice/iban";
import {
  isValidAbn,
  isValidBelgianNumber,
  isValidGln,
  isValidItalianTaxCode,
  isValidItalianVatNumber,
  isValidNorwegianNumber,
  isValidSwedishNumber,
} from "~/domain/e-invoice/register-numbers";

/** Numbers that registers publish as examples, and the check that each must pass. */
const registers: [name: string, holds: (id: string) => boolean, right: string[], shapeless: string[]][] = [
  ["GLN", isValidGln, ["4006381333931", "4012345000009", "96385074"], ["", "1234567", "4006381333931x"]],
  ["Norway", isValidNorwegianNumber, ["974760673", "923609016"], ["", "97476067", "NO974760673"]],
  ["Belgium", isValidBelgianNumber, ["0403170701", "0202239951"], ["", "403170701", "BE0403170701"]],
  ["Sweden", isValidSwedishNumber, ["5560125790", "2120000142"], ["", "556012579", "556012-5790"]],
  ["ABN", isValidAbn, ["51824753556", "53004085616"], ["", "5182475355", "51 824 753 556"]],
];

describe("numbers of registers", () => {
  it.each(registers)("%s: published numbers hold", (_name, holds, right) => {
    for (const id of right) expect(holds(id), id).toBe(true);
  });

  it.each(registers)("%s: with any one digit changed they do not", (_name, holds, right) => {
    for (const id of right)
      for (let at = 0; at < id.length; at++)
        for (let add = 1; add < 10; add++) {
          const digit = (Number(id[at]) + add) % 10;
          const changed = `${id.slice(0, at)}${digit}${id.slice(at + 1)}`;
          // Modulo 11 with its eleventh remainder left out, the others by their moduli: none lets one digit pass.
          expect(holds(changed), changed).toBe(false);
        }
  });

  it.each(registers)("%s: what has another shape does not", (_name, holds, _right, shapeless) => {
    for (const id of shapeless) expect(holds(id), id).toBe(false);
  });
});

describe("an account number", () => {
  // The examples of the IBAN registry.
  const published = [
    "DE89370400440532013000",
    "GB29NWBK60161331926819",
    "FR1420041010050500013M02606",
    "ES9121000418450200051332",
    "NL91ABNA0417164300",
    "NO9386011117947",
    "MT84MALT011000012345MTLCAST001S",
  ];

  it.each(published)("%s holds, however it is spaced", (iban) => {
    expect(isValidIban(iban)).toBe(true);
    expect(isValidIban(iban.replace(/(.{4})/g, "$1 ").toLowerCase())).toBe(true);
    expect(isValidIban(iban.replace(/(.{4})(?=.)/g, "$1-"))).toBe(true);
  });

  it("does not with two neighbouring digits swapped", () => {
    expect(isValidIban("DE98370400440532013000")).toBe(false);
    expect(isValidIban("ES9121000418450200051323")).toBe(false);
  });

  it.each(["", "DE89", "8937040044053201300000", "DE89 3704 0044 0532 0130 0Ö", "1289370400440532013000"])(
    "%j is none",
    (text) => {
      expect(isValidIban(text)).toBe(false);
    },
  );

  it("an Italian VAT number: Luhn after its IT, and others are not looked at", () => {
    const all = ["IT00743110157", "IT00743110158", "IT0074311015", "DE1"].map(isValidItalianVatNumber);
    expect(all).toEqual([true, false, false, true]);
  });

  it("an Italian tax code: of a person by its letters and digits, of a company by eleven digits", () => {
    const all = ["RSSMRA85T10A562S", "00743110157", "RSSMRA85T10A562", "RSSMRA85T10A5625"].map(
      isValidItalianTaxCode,
    );
    expect(all).toEqual([true, true, false, false]);
  });
});
