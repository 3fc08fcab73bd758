import { ibanLength, isIban, passesMod97 } from "@engine/values/iban";
import { describe, expect, it } from "vitest";

/** The examples of the IBAN registry, a country each. */
const examples = [
  "AD1200012030200359100100",
  "AE070331234567890123456",
  "AT611904300234573201",
  "BE68539007547034",
  "CH9300762011623852957",
  "CY17002001280000001200527600",
  "CZ6508000000192000145399",
  "DE89370400440532013000",
  "DK5000400440116243",
  "EE382200221020145685",
  "ES9121000418450200051332",
  "FI2112345600000785",
  "FR1420041010050500013M02606",
  "GB29NWBK60161331926819",
  "GR1601101250000000012300695",
  "HR1210010051863000160",
  "HU42117730161111101800000000",
  "IE29AIBK93115212345678",
  "IT60X0542811101000000123456",
  "LT121000011101001000",
  "LU280019400644750000",
  "LV80BANK0000435195001",
  "MT84MALT011000012345MTLCAST001S",
  "NL91ABNA0417164300",
  "NO9386011117947",
  "PL61109010140000071219812874",
  "PT50000201231234567890154",
  "RO49AAAA1B31007593840000",
  "SE4550000000058398257466",
  "SI56263300012039086",
  "SK3112000000198742637541",
  "SA0380000000608010167519",
  "TR330006100519786457841326",
  "BR1800360305000010009795493C1",
];

describe("IBANs", () => {
  it.each(examples)("%s holds, and with another digit it does not", (iban) => {
    expect(isIban(iban)).toBe(true);
    const other = iban.slice(0, -1) + (iban.endsWith("1") ? "2" : "1");
    expect(isIban(other)).toBe(false);
  });

  it("have the length of their country, and none of countries without them", () => {
    expect([ibanLength("DE"), ibanLength("NO"), ibanLength("RU"), ibanLength("US")]).toEqual([
      22,
      15,
      33,
      undefined,
    ]);
    // The check digits of a text that is too long may hold by chance.
    expect(passesMod97("DE89370400440532013000")).toBe(true);
    expect(isIban("DE8937040044053201300")).toBe(false);
    expect(isIban("de89370400440532013000")).toBe(false);
  });
});
