/** The ERP systems that documents can be sent to. */
export const erpKinds = ["business-central", "finance-operations"] as const;
export type ErpKind = (typeof erpKinds)[number];

/** Which day is the posting date: that of the invoice, or the one on which it is sent. */
export const postingDates = ["invoice", "today"] as const;
export type PostingDate = (typeof postingDates)[number];

/** What happens to a document in the ERP system: it stays a draft, or is posted when the totals agree. */
export const postingRules = ["draft", "post"] as const;
export type PostingRule = (typeof postingRules)[number];

/**
 * Where a model's approved documents are sent. `vendorAccounts` has a line "vendor number = account" for each exception,
 * `taxCodes` a line "rate = code" for each rate whose lines get a code.
 */
export type ErpSettings = {
  kind: ErpKind;
  directoryId: string;
  clientId: string;
  environment: string;
  companyId: string;
  companyName: string;
  account: string;
  vendorAccounts: string;
  taxCodes: string;
  postingDate: PostingDate;
  posting: PostingRule;
  onApproval: boolean;
};

/** What identifies the destination of a document: the same document at another destination is another one. */
export const erpPlaceOf = ({
  kind,
  environment,
  companyId,
}: Pick<ErpSettings, "kind" | "environment" | "companyId">) => [kind, environment, companyId].join("|");

const exception = /^([^=]{1,40})=([^=]{1,100})$/;

/** Accounts by vendor number in upper case; null when a line is none of these. */
export function vendorAccountsOf(text: string): Map<string, string> | null {
  const accounts = new Map<string, string>();
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [, vendor, account] = exception.exec(line) ?? [];
    if (!vendor?.trim() || !account?.trim()) return null;
    accounts.set(vendor.trim().toUpperCase(), account.trim());
  }
  return accounts;
}

/** The longest code that Business Central takes: that of a VAT product posting group. */
const taxCode = /^(\d{1,2}(?:[.,]\d{1,3})?)\s*%?\s*=\s*(\S.{0,19})$/;

/** The codes there by tax rate in percent; null when a line is none of these. */
export function taxCodesOf(text: string): Map<number, string> | null {
  const codes = new Map<number, string>();
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    const [, rate, code] = taxCode.exec(line) ?? [];
    if (!rate || !code) return null;
    codes.set(Number(rate.replace(",", ".")), code);
  }
  return codes;
}

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const operationsHost = new RegExp(`^${label}(?:\\.${label}){0,3}$`);

/**
 * The first part of the host name of a Finance & Operations environment, however it was copied: "contoso" of
 * "https://contoso.operations.dynamics.com/". Null for what is none.
 */
export function operationsEnvironment(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, "")
    .replace(/\/.*$/, "")
    .replace(/\.operations\.dynamics\.com$/, "");
  return operationsHost.test(name) ? name : null;
}
