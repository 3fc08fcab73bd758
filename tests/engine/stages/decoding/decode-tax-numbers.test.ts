import { decodeTaxNumbers } from "@engine/stages/decoding/decode-tax-numbers";
import type { Chosen, Scored } from "@engine/stages/scoring/scored";
import { describe, expect, it } from "vitest";
import { tokensIn } from "../../support/rows";
import { chosenAs, scoredAs, valuesIn } from "../../support/scored";

/** The height of the words of a typed page, in its widths. */
const em = 10 / 600;

type Spot = { left?: number; top: number; page?: number };

const party = (value: string, { left = 0.1, top, page = 1 }: Spot): Chosen =>
  chosenAs(value, 3, {
    candidate: {
      type: "name",
      tokens: tokensIn(value),
      left,
      right: left + 0.2,
      top: top - em,
      bottom: top,
      page,
    },
  });

const number = (value: string, score: number, { left = 0.1, top, page = 1 }: Spot): Scored =>
  scoredAs(value, score, {
    candidate: {
      type: "taxId",
      tokens: tokensIn(value),
      left,
      right: left + 0.12,
      top,
      bottom: top + em,
      page,
    },
  });

const parties = {
  vendorName: party("Harbour Tools Ltd", { top: 0.2 }),
  customerName: party("Oakfield Trust", { top: 0.2, left: 0.6 }),
};

describe("tax numbers", () => {
  it("go to the party that they stand below", () => {
    const options = () => [
      number("GB111111111", 1, { top: 0.21, left: 0.6 }),
      number("GB980780684", 1, { top: 0.21 }),
    ];
    expect(
      valuesIn(decodeTaxNumbers({ vendorTaxNumber: options(), customerTaxNumber: options() }, parties)),
    ).toMatchObject({ vendorTaxNumber: "GB980780684", customerTaxNumber: "GB111111111" });
  });

  it("go to a party by its address as well", () => {
    const chosen = decodeTaxNumbers(
      { customerTaxNumber: [number("GB111111111", 0.5, { top: 0.41, left: 0.6 })] },
      { vendorName: parties.vendorName, billToAddress: party("1 Castle Hill", { top: 0.4, left: 0.6 }) },
    );
    expect(valuesIn(chosen)).toEqual({ customerTaxNumber: "GB111111111" });
  });

  it.each([
    ["right below it", { top: 0.2 }, 3],
    ["four and a half lines below it", { top: 0.2 + 4.5 * em }, 2],
    ["at nine lines below it, where nobody's reach ends", { top: 0.2 + 9 * em }, 1],
    ["out of its reach", { top: 0.2 + 10 * em }, 1],
    ["above it", { top: 0.2 - 7 * em }, 1],
    ["on another page", { top: 0.2, page: 2 }, 1],
    ["far beside it", { top: 0.2, left: 0.3 + 13 * em }, 1],
  ])("gain by their distance to the vendor: %s", (_name, spot, score) => {
    const chosen = decodeTaxNumbers(
      { vendorTaxNumber: [number("GB980780684", 1, spot)] },
      { vendorName: parties.vendorName },
    );
    expect(chosen.vendorTaxNumber?.score).toBeCloseTo(score);
  });

  it("lose beside the other party", () => {
    const chosen = decodeTaxNumbers(
      { vendorTaxNumber: [number("GB111111111", 2.5, { top: 0.2, left: 0.6 })] },
      parties,
    );
    expect(chosen.vendorTaxNumber?.score).toBeCloseTo(0.5);
  });

  it("are the customer's only where they stand by the customer", () => {
    const alone = (score: number) =>
      decodeTaxNumbers({ customerTaxNumber: [number("GB1", score, { top: 1.2 })] }, parties);
    expect(alone(2.4)).toEqual({});
    expect(alone(2.6).customerTaxNumber?.score).toBeCloseTo(0.1);
    const byVendor = decodeTaxNumbers({ customerTaxNumber: [number("GB1", 3.9, { top: 0.2 })] }, parties);
    expect(byVendor).toEqual({});
  });

  it("are whose their label says, wherever they stand", () => {
    const features = { "label-right": 1 };
    const told = { ...number("GB1", -1, { top: 1.2 }), features };
    const customers = decodeTaxNumbers({ customerTaxNumber: [told], vendorTaxNumber: [] }, parties);
    const shared = decodeTaxNumbers(
      { customerTaxNumber: [told], vendorTaxNumber: [{ ...told, score: -3 }] },
      parties,
    );
    expect(valuesIn(decodeTaxNumbers({ customerTaxNumber: [told] }, parties))).toEqual({});
    expect(valuesIn(customers)).toEqual({});
    expect(valuesIn(shared)).toEqual({});
    const other = number("GB2", 3, { top: 0.2 });
    const apart = decodeTaxNumbers({ customerTaxNumber: [told], vendorTaxNumber: [other] }, parties);
    expect(valuesIn(apart)).toEqual({ customerTaxNumber: "GB1", vendorTaxNumber: "GB2" });
  });

  it("are the vendor's anywhere, where no party is known", () => {
    expect(valuesIn(decodeTaxNumbers({ vendorTaxNumber: [number("GB1", 0.5, { top: 1 })] }, {}))).toEqual({
      vendorTaxNumber: "GB1",
    });
  });

  it("are both parties', where the vendor has another and the two are likelier together", () => {
    const shared = (score: number) => number("GB111111111", score, { top: 1.2 });
    const own = number("GB980780684", 3, { top: 1.2 });
    const decide = (customer: number) =>
      valuesIn(
        decodeTaxNumbers({ vendorTaxNumber: [shared(4), own], customerTaxNumber: [shared(customer)] }, {}),
      );
    expect(decide(4)).toEqual({ vendorTaxNumber: "GB980780684", customerTaxNumber: "GB111111111" });
    expect(decide(3)).toEqual({ vendorTaxNumber: "GB111111111" });
  });

  it("are no party's twice: a number on two places is that of the likelier party", () => {
    const above = { top: 0.3, left: 0.6 };
    const below = { top: 0.9, left: 0.6 };
    const chosen = decodeTaxNumbers(
      {
        vendorTaxNumber: [number("IE1176758C", 1, below)],
        customerTaxNumber: [number("IE 1176758 C", 6, above)],
      },
      {},
    );
    expect(valuesIn(chosen)).toEqual({ customerTaxNumber: "IE 1176758 C" });
  });
});
