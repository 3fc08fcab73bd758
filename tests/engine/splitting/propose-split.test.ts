import { autoSplitThreshold, proposeSplit } from "@engine/splitting/propose-split";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const acme = (number: string, rest: string, foot = "") => `
  Acme Tools Pty Ltd              TAX INVOICE
  4 Harbour Street, Newcastle     Invoice number: ${number}
  ABN 51 824 753 556              Invoice date: 12/02/2026

  Bill to: Larkmoor Joinery
  ${rest}

  ${foot}`;
const items = "Oak panel    4    120.00    480.00\n  Brass hinge    12    9.50    114.00";
const total = "Subtotal 594.00\n  GST 59.40\n  Total due 653.40";
const bolt = `
  Bolt & Sons Haulage                  STATEMENT OF ACCOUNT
  Unit 7 Carriers Way, Ballarat        Statement date: 28/02/2026
  Account number: 88120934

  Opening balance 1,200.00
  Closing balance 300.00`;
const pages = (...typed: string[]) => typed.map((text, index) => pageOf(text, { number: index + 1 }));
const ranges = (...typed: string[]) =>
  proposeSplit(pages(...typed))?.parts.map(({ first, last }) => `${first}-${last}`) ?? null;

describe("documents in one file", () => {
  it("are found where vendor, title and number change", () => {
    expect(ranges(acme("AT-1001", items, total), bolt)).toEqual(["1-1", "2-2"]);
  });

  it("are found though all are of one vendor, by number and closed totals", () => {
    expect(ranges(acme("AT-1001", items, total), acme("AT-1002", items, total))).toEqual(["1-1", "2-2"]);
  });

  it("keep their further pages", () => {
    const first = acme("AT-1001", items, "Carried forward 594.00\n  Page 1 of 2");
    const second = `\n  Acme Tools Pty Ltd   Invoice AT-1001\n  Brought forward 594.00\n  ${total}\n  Page 2 of 2`;
    expect(ranges(first, second, bolt)).toEqual(["1-2", "3-3"]);
  });

  it("begin where pages are counted from one again", () => {
    const page = (number: string, at: string) => acme(number, items, `${total}\n  Page ${at}`);
    expect(ranges(page("AT-1001", "1 of 2"), page("AT-1001", "2 of 2"), page("AT-1002", "1 of 1"))).toEqual([
      "1-2",
      "3-3",
    ]);
  });

  it("are parted by blank sheets, which belong to none of them", () => {
    expect(ranges(acme("AT-1001", items, total), "", bolt)).toEqual(["1-1", "3-3"]);
  });

  it("are one where a page goes on, and where a blank back lies within it", () => {
    const first = acme("AT-1001", items, "Continued on next page    Page 1 of 2");
    const second = `\n  Acme Tools Pty Ltd  Invoice AT-1001\n  ${items}\n  ${total}\n  Page 2 of 2`;
    expect(ranges(first, second)).toBeNull();
    expect(ranges(first, "", second)).toBeNull();
    expect(ranges(first)).toBeNull();
  });

  it("have each a confidence, and the proposal that of being right as a whole", () => {
    const proposal = proposeSplit(pages(acme("AT-1001", items, total), bolt, acme("AT-1002", items, total)));
    if (!proposal) throw new Error("three documents are found");
    for (const part of proposal.parts) {
      expect(part.confidence).toBeGreaterThan(0.5);
      expect(part.confidence).toBeLessThanOrEqual(1);
      expect(part.confidence).toBeGreaterThanOrEqual(proposal.confidence);
    }
    expect(proposal.confidence).toBeGreaterThan(autoSplitThreshold);
  });
});
