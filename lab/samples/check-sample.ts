import { isAbn, isCanadianBusinessNumber, isGstin, isNzGst, isRfc } from "./check-digits.ts";
import type { Sample } from "./sample.ts";

const LARGEST_FILE = 400 * 1024;

/** Stops with an Error when the numbers of a sample do not agree with each other or its file is too big. */
export function checkSample(sample: Sample, bytes: Uint8Array): void {
  const complaints = [
    ...(bytes.length > LARGEST_FILE ? [`${bytes.length} bytes are too many`] : []),
    ...(sample.kind === "bank_statement" ? statementComplaints(sample) : billComplaints(sample)),
    ...taxNumberComplaints(sample),
  ];
  if (complaints.length > 0) throw new Error(`${sample.file}: ${complaints.join("; ")}`);
}

function billComplaints(sample: Sample): string[] {
  if (!sample.readable) return [];
  const lines = sample.lineItems.reduce((sum, line) => sum + cents(line.netTotal), 0);
  const priced = sample.lineItems.filter(
    (line) =>
      line.quantity !== undefined &&
      Math.round(Number(line.quantity) * Number(line.unitPrice) * 100) !== cents(line.netTotal),
  );
  const [subTotal, tax, total] = ["subTotal", "tax", "total"].map((key) => cents(sample.fields[key]?.value));
  return [
    ...priced.map((line) => `${line.description}: quantity times price differs`),
    ...(lines === subTotal ? [] : ["the lines do not add up to the net amount"]),
    ...((subTotal ?? 0) + (tax ?? 0) === total ? [] : ["net and tax do not add up to the total"]),
  ];
}

function statementComplaints({ fields, lineItems }: Sample): string[] {
  let balance = cents(fields.openingBalance?.value);
  const broken = lineItems.filter((line) => {
    balance += cents(line.amount);
    return balance !== cents(line.balance);
  });
  const moved = cents(fields.totalCredits?.value) - cents(fields.totalDebits?.value);
  return [
    ...broken.map((line) => `balance after ${line.description} is wrong`),
    ...(balance === cents(fields.closingBalance?.value) ? [] : ["the closing balance is wrong"]),
    ...(cents(fields.openingBalance?.value) + moved === balance ? [] : ["the totals are wrong"]),
  ];
}

function taxNumberComplaints({ culture, fields }: Sample): string[] {
  const rules: Record<string, (text: string) => boolean> = {
    "en-AU": isAbn,
    "en-CA": isCanadianBusinessNumber,
    "en-IN": isGstin,
    "en-NZ": isNzGst,
    "es-MX": isRfc,
  };
  const rule = rules[culture];
  const numbers = [fields.vendorTaxNumber?.value, fields.customerTaxNumber?.value].filter(
    (n) => n !== undefined,
  );
  return rule
    ? numbers.filter((number) => !rule(number)).map((number) => `${number} has a wrong check digit`)
    : [];
}

function cents(amount: string | undefined): number {
  return Math.round(Number(amount) * 100);
}
