import { changedPaper, paperLine } from "@tests/support/e-invoice-paper";
import { faultsIn } from "@tests/support/written-e-invoice";
import { expect, it } from "vitest";
import { ciiDocument } from "~/domain/e-invoice/cii-document";
import { eInvoiceProfiles } from "~/domain/e-invoice/e-invoice";
import { ublDocument } from "~/domain/e-invoice/ubl-document";
import { validatedEInvoice } from "~/domain/e-invoice/validated-e-invoice";
import { readXml } from "~/platform/reader/read-xml";

/** Numbers that look thrown, and are the same every time. */
function thrown(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return state % below;
  };
}

const money = (cents: number) => (cents / 100).toFixed(2);
const zeroes = ["Z", "E", "AE", "K", "G", "O"] as const;

/** Paper of one of many kinds: rates, credit notes, discounts, charges, prepaid, rounding, tax in prices, other currencies. */
function paper(seed: number) {
  const one = thrown(seed);
  const isZero = seed % 5 === 4;
  const rates = isZero ? ["0"] : ([["19"], ["19", "7"], ["7"]][one(3)] ?? ["19"]);
  const discounted = seed % 7 === 3;
  const rows = Array.from({ length: 1 + one(7) }, () => {
    const [quantity, price] = [1 + one(90), 5 + one(90_000)];
    const off = discounted ? one(Math.floor((quantity * price) / 2)) : 0;
    const isBack = one(11) === 0;
    const cents = (isBack ? -1 : 1) * (quantity * price - off);
    return {
      quantity: (isBack ? -1 : 1) * quantity,
      price,
      off,
      cents,
      rate: rates[one(rates.length)] ?? "19",
    };
  });
  const whole = rows.reduce((sum, row) => sum + row.cents, 0);
  // One that comes to nothing or less is another kind of paper.
  if (whole <= 1_000)
    rows.push({ quantity: 1, price: 2_000 - whole, off: 0, cents: 2_000 - whole, rate: rates[0] ?? "19" });
  const lines = rows.reduce((sum, row) => sum + row.cents, 0);
  const single = rates.length === 1;
  const [less, more] = [
    single && seed % 3 === 0 ? 1 + one(300) : 0,
    single && seed % 4 === 0 ? 1 + one(900) : 0,
  ];
  const net = lines - less + more;
  const tax = rates.reduce((sum, rate) => {
    const base = rows.filter((row) => row.rate === rate).reduce((all, row) => all + row.cents, 0);
    return sum + Math.round(((base + (single ? more - less : 0)) * Number(rate)) / 100);
  }, 0);
  // What adding up the taxes of single lines leaves.
  const printedTax = isZero ? 0 : tax + (seed % 6 === 5 && rows.length > 2 ? 1 : 0);
  const total = net + printedTax;
  const due = seed % 8 === 1 ? total - 500 : seed % 8 === 2 ? total - (total % 5) : total;
  const isCredit = seed % 9 === 0;
  return changedPaper({
    kind: isCredit ? "credit_note" : "invoice",
    fields: {
      currency: ["EUR", "SEK", "USD", "CHF"][seed % 4] ?? "EUR",
      subTotal: money(net),
      tax: money(printedTax),
      total: money(total),
      amountDue: money(due),
    },
    lines: rows.map((row, at) =>
      paperLine(
        {
          description: `Line ${at + 1} & <more>`,
          quantity: String(row.quantity),
          unitPrice: money(row.price),
          netTotal: money(row.cents),
          taxRate: row.rate,
        },
        { discount: discounted ? money(row.off) : null, unit: seed % 2 ? "h" : null },
      ),
    ),
    discounts: less ? [{ name: "Discount", amount: money(less) }] : [],
    charges: more ? [{ name: "Freight", amount: money(more) }] : [],
    seller: { zeroCategory: isZero ? (zeroes[seed % zeroes.length] ?? "Z") : "", zeroReason: "§ 4" },
    precedingInvoice: isCredit ? "R-1" : null,
  });
}

const proven = { proof: { state: "proven" as const, equations: [] }, isAnsweredFor: true };

it.each(eInvoiceProfiles)(
  "200 papers of many kinds leave as UBL and as CII by the rules of %s",
  (profile) => {
    const wrong = Array.from({ length: 200 }, (_, seed) => {
      const { invoice, problems } = validatedEInvoice({ ...paper(seed), profile }, proven);
      const read = (text: string) => readXml(new TextEncoder().encode(text));
      const faults = [...faultsIn(read(ublDocument(invoice))), ...faultsIn(read(ciiDocument(invoice)))];
      return [
        ...problems.map(
          ({ rule, line, values }) => `${seed} ${rule} ${line ?? ""} ${JSON.stringify(values)}`,
        ),
        ...faults.map((fault) => `${seed} ${fault}`),
      ];
    }).flat();
    expect(wrong).toEqual([]);
  },
);
