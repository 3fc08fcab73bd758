import { partyBoxesOf, sidesOf } from "@engine/stages/features/party-boxes";
import { partyFeatures } from "@engine/stages/features/party-features";
import { placeFeatures } from "@engine/stages/features/place-features";
import { ratesOf } from "@engine/stages/features/scoring-context";
import type { CandidateType } from "@engine/values/candidate-type";
import { describe, expect, it } from "vitest";
import { candidateIn, countingIn, madeCandidate, seenIn } from "../../support/seen";

type Pages = string | readonly string[];
type About = Parameters<typeof seenIn>[1];

describe("the place of a candidate", () => {
  const placeOf = (typed: Pages, start: string, type: CandidateType = "amount", about: About = {}) => {
    const seen = seenIn(typed, about);
    return countingIn(placeFeatures(candidateIn(seen, type, start), seen));
  };

  it.each([
    ["on top of the first page", "Net 80.00", { "page-top": 1 }],
    ["below the middle", `${"\n".repeat(50)}Net 80.00`, { "page-bottom": 1 }],
    ["at the right", `Net${" ".repeat(60)}80.00`, { right: 1 }],
  ])("is %s", (_name, typed, features) => {
    expect(placeOf(typed, "80.00")).toMatchObject(features);
  });

  it("on a later page is not on top", () => {
    const features = placeOf(["Page one", "Net 80.00"], "80.00");
    expect(features).toMatchObject({ "later-page": 1 });
    expect(features).not.toHaveProperty("page-top");
  });

  it("tells the only value of its type, the first, and one printed again", () => {
    expect(placeOf("Net 80.00", "80.00")).toMatchObject({ sole: 1, first: 1 });
    const several = "Net 80.00\nTotal 96.00\nDue 96.00";
    expect(placeOf(several, "96.00")).toMatchObject({ repeated: 1 });
    expect(placeOf(several, "96.00")).not.toHaveProperty("first");
    expect(placeOf(several, "80.00")).not.toHaveProperty("repeated");
  });

  it("tells amounts by the largest of the document", () => {
    const typed = "Net 80.00\nDiscount -5.00\nTax 0.00\nTotal 96.00";
    expect(placeOf(typed, "96.00")).toMatchObject({ largest: 1 });
    expect(placeOf(typed, "80.00")).not.toHaveProperty("largest");
    expect(placeOf(typed, "-5.00")).toMatchObject({ negative: 1 });
    expect(placeOf(typed, "0.00")).toMatchObject({ zero: 1 });
  });

  it.each([
    ["2026-03-05", true],
    ["2026-03-04", false],
    ["2025-12-31", false],
  ])("tells that %s lies after the day of receipt: %s", (day, future) => {
    const features = placeOf(`Due ${day}`, day, "date", { receivedOn: "2026-03-04" });
    expect("future" in features).toBe(future);
    expect(placeOf(`Due ${day}`, day, "date")).not.toHaveProperty("future");
  });

  it("tells how badly its worst word was read", () => {
    expect(placeOf("Net 80.00", "80.00", "amount", { confidence: 0.7 })["low-reading"]).toBe(0.3);
    expect(placeOf("Net 80.00", "80.00")).not.toHaveProperty("low-reading");
  });

  it("goes with what its text shows", () => {
    expect(placeOf("Net 80.00", "80.00")).toMatchObject({ decimals: 1 });
    expect(placeOf("Net 80", "80")).not.toHaveProperty("decimals");
  });
});

const invoice = `
    Harbour Tools Ltd
    1 Quay Street
    Leeds LS1 2TW
    Tel 0113 555 0100
    www.harbour-tools.co.uk

    Bill To:                  Ship To:
    Oakfield Trust            Oakfield School
    1 Castle Hill             4 Mill Lane
    Windsor SL4 1PD           Slough SL1 1AA`;

describe("what marks a name", () => {
  const seen = seenIn(invoice, { culture: "en-GB" });
  const featuresOf = (start: string, type: CandidateType = "name") =>
    countingIn(partyFeatures(candidateIn(seen, type, start), seen));

  it("is that it begins the letterhead and that a domain begins like it", () => {
    expect(featuresOf("Harbour")).toMatchObject({
      "first-in-letterhead": 1,
      domain: 1,
      "very-top": 1,
      left: 1,
    });
    expect(featuresOf("Oakfield")).not.toHaveProperty("domain");
    expect(featuresOf("Oakfield")).not.toHaveProperty("first-in-letterhead");
  });

  it("is no domain for an address", () => {
    expect(featuresOf("1 Quay", "address")).not.toHaveProperty("domain");
  });

  it.each([
    ["Acme Werkzeuge GmbH", "acmewerkzeuge", true],
    ["Acme", "acmewerkzeuge", true],
    ["Werkzeuge Acme", "acmewerkzeuge", false],
    ["AB Tools", "ab", false],
    ["Harbour Tools", "harbourtoolsuk", true],
    ["Harbour Master", "harbourtools", true],
    ["Har Tools", "harbourtools", false],
  ])("%s and the domain %s belong together: %s", (value, domain, belong) => {
    const name = madeCandidate({ type: "name", value, tokens: candidateIn(seen, "name", "Harbour").tokens });
    const features = partyFeatures(name, { ...seen, page: { ...seen.page, domains: [domain] } });
    expect(features.domain).toBe(belong ? 1 : 0);
  });

  it.each([
    ["at the very top", 0.05, { "very-top": 1 }],
    ["in the upper part", 0.4, { "upper-part": 1 }],
    ["in both", 0.17, { "very-top": 1, "upper-part": 1 }],
    ["in neither", 0.8, {}],
    ["at the foot", 1.25, { foot: 1 }],
  ])("is where it stands: %s", (_name, top, expected) => {
    const [tokens] = [candidateIn(seen, "name", "Harbour").tokens];
    const name = madeCandidate({ type: "name", value: "Nobody", tokens, top, bottom: top + 0.02, left: 0.6 });
    expect(countingIn(partyFeatures(name, seen))).toEqual(expected);
  });

  it.each([
    [1.15, 0],
    [1.75, 0.5],
    [2.35, 1],
    [5, 1],
  ])("is how much larger it is than the text: %d times", (times, big) => {
    const { medianHeight } = seen.page;
    const [token] = candidateIn(seen, "name", "Harbour").tokens;
    if (!token) throw new Error("a word is wanted");
    const tokens = [{ ...token, top: 0, bottom: times * medianHeight }];
    const name = madeCandidate({ type: "name", value: "Nobody", tokens });
    expect(partyFeatures(name, seen).big).toBeCloseTo(big);
  });
});

describe("the boxes of parties", () => {
  const boxesOf = (typed: string, culture = "en-GB") => {
    const seen = seenIn(typed, { culture });
    return partyBoxesOf(seen.candidates.address, seen.around);
  };

  it("come from top to bottom, and side by side from left to right", () => {
    expect(boxesOf(invoice).map(({ address }) => address.value.split(",")[0])).toEqual([
      "1 Quay Street",
      "1 Castle Hill",
      "4 Mill Lane",
    ]);
  });

  it("belong to whom their labels announce", () => {
    const sides = boxesOf(invoice).map(({ sides }) =>
      Object.entries(sides)
        .filter(([, strength]) => strength > 0.5)
        .map(([side]) => side),
    );
    expect(sides).toEqual([[], ["customer"], ["ship"]]);
  });

  it.each([
    ["box-phone", "Tel 0113 555 0100"],
    ["box-phone", "+49 30 1234567"],
    ["box-mail", "info@harbour.example"],
    ["box-mail", "www.harbour.example"],
    ["box-tax", "VAT No GB980780684"],
    ["box-tax", "P. IVA 01234567890"],
    ["box-bank", "IBAN GB33 BUKB 2020 1555 5555 55"],
    ["box-bank", "Sort Code 20-20-15"],
    ["box-register", "Amtsgericht Leeds HRB 4711"],
    ["box-register", "Company No 01234567"],
    ["box-attention", "Attn: Jane Miller"],
  ])("hold %s by %s", (feature, line) => {
    const holding = (typed: string) => Object.keys(boxesOf(typed)[0]?.holds ?? {});
    const box = `Harbour Tools\n1 Quay Street\nLeeds LS1 2TW\n${line}`;
    expect(holding(box)).toContain(feature);
    expect(holding(box.replace(`\n${line}`, ""))).not.toContain(feature);
  });

  it("hold nothing of the column beside them", () => {
    const [left] = boxesOf("Harbour Tools           Tel 0113 555 0100\n1 Quay Street\nLeeds LS1 2TW");
    expect(left?.holds).not.toHaveProperty("box-phone");
  });

  it.each([
    ["Harbour Tools Ltd", "box-company"],
    ["Talleres Ruiz S.L.", "box-company"],
    ["Jane Miller", "box-no-company"],
  ])("begin with a company or not: %s", (name, feature) => {
    expect(boxesOf(`${name}\n1 Quay Street\nLeeds LS1 2TW`)[0]?.holds).toHaveProperty(feature, 1);
  });

  it("are none without an address", () => expect(boxesOf("Harbour Tools Ltd")).toEqual([]));
});

describe("whose place labels announce", () => {
  const seen = seenIn(invoice, { culture: "en-GB" });

  it.each([
    ["Oakfield Trust", "customer"],
    ["Oakfield School", "ship"],
  ] as const)("%s is the %s's", (start, side) => {
    const sides = sidesOf(candidateIn(seen, "name", start), seen.around);
    expect(sides[side]).toBeGreaterThan(0.5);
  });

  it("is nobody's without a label", () => {
    expect(sidesOf(candidateIn(seen, "name", "Harbour"), seen.around)).toEqual({
      vendor: 0,
      customer: 0,
      ship: 0,
    });
  });
});

describe("the rates of tax in play", () => {
  const ratesFor = (typed: string, country?: string) => ratesOf(seenIn(typed).candidates, country);

  it.each([
    ["those of the country", "Total 12.00", "ES", [21, 10, 4, 7, 3]],
    ["those that are printed", "VAT 17.5%", undefined, [17.5]],
    ["both, each once", "VAT 20% and 12.5%", "GB", [20, 5, 12.5]],
    ["none of a discount of half", "Less 50%", undefined, []],
    ["none of nothing", "VAT 0%", undefined, []],
    ["none that is no percentage", "Qty 20", undefined, []],
  ])("are %s", (_name, typed, country, rates) => {
    expect(ratesFor(typed, country)).toEqual(rates);
  });
});
