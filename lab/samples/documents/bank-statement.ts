import { decimal, printed, trueFields } from "../amounts.ts";
import { LETTER, onPaper, rows } from "../paper.ts";
import type { SampleSource } from "../sample.ts";

const OPENING = 1842716;
/** Day of September, text on the statement, cents: money in is positive. */
const ENTRIES: [number, string, number][] = [
  [1, "Card settlement 0831 Batch 2290", 318455],
  [1, "ACH debit Cedar Ridge Properties rent Sep", -420000],
  [2, "Card settlement 0901 Batch 2291", 276310],
  [3, "Check 1418", -87240],
  [4, "ACH debit Payroll services", -961533],
  [4, "Card settlement 0903 Batch 2293", 402988],
  [8, "Card settlement 0907 Batch 2296", 688127],
  [8, "ACH debit Hill Country Produce", -214365],
  [9, "Deposit branch 014", 150000],
  [10, "ACH debit City utilities", -61879],
  [11, "Card settlement 0910 Batch 2299", 297544],
  [14, "Check 1419", -33500],
  [15, "ACH debit Bluestem Restaurant Supply", -188912],
  [16, "Card settlement 0915 Batch 2304", 451206],
  [18, "ACH debit Payroll services", -974218],
  [18, "Wire in catering Harmon event", 525000],
  [21, "Card settlement 0920 Batch 2308", 733519],
  [22, "ACH debit State sales tax", -512774],
  [23, "Check 1421", -125000],
  [25, "Card settlement 0924 Batch 2312", 389940],
  [28, "ACH debit Insurance premium", -98650],
  [29, "Card settlement 0928 Batch 2316", 515083],
  [30, "Interest paid", 214],
  [30, "Monthly service charge", -2500],
];
const HOLDER = "Magnolia Street Kitchen, Inc.";

const credits = ENTRIES.reduce((sum, [, , cents]) => sum + Math.max(cents, 0), 0);
const debits = -ENTRIES.reduce((sum, [, , cents]) => sum + Math.min(cents, 0), 0);
const closing = OPENING + credits - debits;
const balances = ENTRIES.map(
  (_, at) => OPENING + ENTRIES.slice(0, at + 1).reduce((sum, [, , cents]) => sum + cents, 0),
);

/** A month of a business account: every balance follows from the one before. */
export const bankStatement: SampleSource = {
  capture: { as: "print" },
  html: onPaper(LETTER, css(), [sheet()]),
  sample: {
    file: "larkmoor-statement-2026-09.pdf",
    baseModel: "bank-statements",
    kind: "bank_statement",
    language: "en",
    culture: "en-US",
    currency: "USD",
    medium: "digital",
    pages: 1,
    readable: true,
    fields: trueFields({
      accountNumber: "004471-88203",
      statementDate: "2026-09-30",
      periodStart: "2026-09-01",
      periodEnd: "2026-09-30",
      currency: "USD",
      openingBalance: decimal(OPENING),
      totalCredits: decimal(credits),
      totalDebits: decimal(debits),
      closingBalance: decimal(closing),
      vendorName: "Larkmoor Savings Bank",
      customerName: HOLDER,
    }),
    lineItems: ENTRIES.map(([day, description, cents], at) => ({
      date: `2026-09-${String(day).padStart(2, "0")}`,
      description,
      amount: decimal(cents),
      balance: decimal(balances[at] ?? 0),
    })),
  },
};

function sheet(): string {
  const entries = ENTRIES.map(([day, description, cents], at) => [
    `Sep ${String(day).padStart(2, "0")}`,
    description,
    cents < 0 ? printed(-cents) : "",
    cents > 0 ? printed(cents) : "",
    printed(balances[at] ?? 0),
  ]);
  return `
  <header><div class="bank"><svg viewBox="0 0 48 48"><path d="M4 40C14 12 30 4 44 6C40 20 30 34 10 38M18 28L30 16" fill="none" stroke="#0f5a4f" stroke-width="3"/></svg><div><b>Larkmoor Savings Bank</b><br><span>Member services (512) 555-0190 &nbsp; larkmoor.example</span></div></div>
    <div class="kind">Business Checking<br><span>Account statement</span></div></header>
  <section><address>${HOLDER}<br>905 Linden Hollow Ave<br>Round Rock, TX 78699</address>
    <table class="facts"><tr><th>Account number</th><td>004471-88203</td></tr><tr><th>Statement period</th><td>Sep 1, 2026 – Sep 30, 2026</td></tr><tr><th>Statement date</th><td>Sep 30, 2026</td></tr><tr><th>Page</th><td>1 of 1</td></tr></table></section>
  <div class="summary">${[
    ["Opening balance", printed(OPENING)],
    ["Total deposits", printed(credits)],
    ["Total withdrawals", printed(debits)],
    ["Closing balance", `$${printed(closing)}`],
  ]
    .map(([label, amount]) => `<div><span>${label}</span><b>${amount}</b></div>`)
    .join("")}</div>
  <table class="entries"><thead><tr><th>Date</th><th>Description</th><th class="n">Withdrawals</th><th class="n">Deposits</th><th class="n">Balance</th></tr></thead>
    <tbody><tr class="o"><td>Sep 01</td><td>Opening balance</td><td></td><td></td><td class="n">${printed(OPENING)}</td></tr>
    ${rows(entries, ["d", "", "n", "n", "n"])}
    <tr class="o"><td>Sep 30</td><td>Closing balance</td><td></td><td></td><td class="n">${printed(closing)}</td></tr></tbody></table>
  <footer>Please examine this statement at once. If no error is reported within 60 days the account will be considered correct. Amounts in US dollars.</footer>`;
}

function css(): string {
  return `
  .sheet { font: 9.2pt/1.35 Lato, sans-serif; padding: 0.5in 0.6in; color: #1d2b29 }
  header { display: flex; justify-content: space-between; border-bottom: 3px solid #0f5a4f; padding-bottom: 10px } .bank { display: flex; gap: 10px; align-items: center } .bank svg { width: 0.5in } .bank b { font-size: 15pt; color: #0f5a4f } .bank span { font-size: 8pt; color: #566 }
  .kind { text-align: right; font-size: 12pt; font-weight: bold } .kind span { font-weight: normal; font-size: 10pt }
  section { display: flex; justify-content: space-between; margin: 0.3in 0 0.25in } address { font-style: normal; font-size: 10.5pt; padding-top: 6px } .facts { width: 3.2in } .facts th { color: #566; padding: 2px 0 } .facts td { text-align: right; font-weight: bold }
  .summary { display: grid; grid-template-columns: repeat(4, 1fr); background: #e7f1ef; margin-bottom: 0.22in } .summary div { padding: 8px 12px; border-left: 3px solid #0f5a4f } .summary span { display: block; font-size: 8pt; color: #455 } .summary b { font-size: 12pt }
  .entries th { border-bottom: 1.5px solid #0f5a4f; font-weight: bold; color: #0f5a4f; padding: 4px 6px } .entries td { padding: 3.6px 6px; border-bottom: 1px solid #e3eae9 } .d { width: 0.7in; white-space: nowrap } .n { text-align: right !important; width: 1.05in; font-variant-numeric: tabular-nums } .o td { font-weight: bold; background: #f4f8f7 }
  footer { position: absolute; left: 0.6in; right: 0.6in; bottom: 0.4in; font-size: 7.5pt; color: #566; border-top: 1px solid #cdd; padding-top: 6px }`;
}
