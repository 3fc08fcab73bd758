import { z } from "zod";
import { ErpProblem } from "~/domain/erp/erp-problem";
import type { PurchaseDocument } from "~/domain/erp/purchase-document";
import type {
  BookedDocument,
  DocumentKind,
  ErpConnection,
  ErpDriver,
  ErpFile,
  ErpRecord,
  ErpVendor,
  VendorKey,
} from "~/operations/erp/erp-ports";
import { type ErpClient, type ErpClientSettings, openErpClient, query, rowsOf } from "./erp-client";
import { anyOf, codesThere, quoted } from "./odata-filter";
import { taxNumbersOf } from "./tax-numbers-of";

const scope = "https://api.businesscentral.dynamics.com/.default";

const company = z.object({ id: z.string(), name: z.string(), displayName: z.string().optional() });
const vendorRow = z.object({ id: z.string(), number: z.string(), displayName: z.string() });
const numbered = z.object({ number: z.string() });
const attachment = z.object({ id: z.string(), fileName: z.string(), byteSize: z.number().default(0) });
const purchase = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string(),
  totalAmountIncludingTax: z.number(),
});

/** What differs between invoices and credit memos in the API (v2.0). Pages are those of the web client. */
const kinds = {
  invoice: {
    entity: "purchaseInvoices",
    lines: "purchaseInvoiceLines",
    date: "invoiceDate",
    number: "vendorInvoiceNumber",
    parentType: "Purchase_x0020_Invoice",
    pages: { draft: 51, posted: 138 },
  },
  "credit-memo": {
    entity: "purchaseCreditMemos",
    lines: "purchaseCreditMemoLines",
    date: "creditMemoDate",
    number: "vendorCreditMemoNumber",
    parentType: "Purchase_x0020_Credit_x0020_Memo",
    pages: { draft: 52, posted: 140 },
  },
} as const;

/** The longest texts that Business Central takes. */
const longest = { number: 35, description: 100 };

const vendorProperty: Record<VendorKey, string> = {
  taxNumber: "taxRegistrationNumber",
  number: "number",
  name: "displayName",
};

/** Dynamics 365 Business Central by its API v2.0. */
export function openBusinessCentral(connection: ErpConnection, settings: ErpClientSettings): ErpDriver {
  const { directoryId, environment, companyId } = connection;
  const place = [directoryId, environment].map(encodeURIComponent).join("/");
  const base = `${settings.hosts.businessCentral}/v2.0/${place}/api/v2.0`;
  const client = openErpClient(connection, scope, settings);
  const at = { client, connection, root: `${base}/companies(${encodeURIComponent(companyId)})` };
  return {
    canPost: true,
    keepsPosted: true,
    async listCompanies() {
      const rows = rowsOf(company, await client.ask({ url: `${base}/companies` }));
      return rows.map(({ id, name, displayName }) => ({ id, name: displayName || name }));
    },
    hasAccount: async (account) => (await listed(at, "accounts", numberIs([account]), numbered)).length > 0,
    findVendors: (by, value) => findVendors(at, by, value),
    findItems: (codes) => codesThere(codes, (some) => listedItems(at, some)),
    findDocument: (document, vendor) => findDocument(at, document, vendor),
    async readDocument(kind, id) {
      const row = await client.ask({ url: addressOf(at, kind, id) });
      return row === null ? null : recordOf(at, kind, purchase.parse(row));
    },
    createDocument: (document) => create(at, document),
    // One call has made the document and its lines, or neither.
    completeDocument: async () => {},
    attachFile: (kind, record, file) => attach(at, kind, record, file),
    async postDocument(kind, { id }) {
      await client.ask({
        method: "POST",
        url: `${addressOf(at, kind, id)}/Microsoft.NAV.post`,
        creates: true,
      });
    },
  };
}

type At = { client: ErpClient; connection: ErpConnection; root: string };

const addressOf = ({ root }: At, kind: DocumentKind, id: string) =>
  `${root}/${kinds[kind].entity}(${encodeURIComponent(id)})`;

async function listed<T>(
  { client, root }: At,
  entity: string,
  filter: string,
  row: z.ZodType<T>,
): Promise<T[]> {
  return rowsOf(row, await client.ask({ url: `${root}/${entity}?${query({ $filter: filter })}` }));
}

const numberIs = (numbers: readonly string[]) => anyOf("number", numbers);

async function findVendors(at: At, by: VendorKey, value: string): Promise<ErpVendor[]> {
  const values = by === "taxNumber" ? taxNumbersOf(value) : [value];
  const rows = await listed(at, "vendors", anyOf(vendorProperty[by], values), vendorRow);
  return rows.map(({ id, number, displayName }) => ({ id, number, name: displayName }));
}

/** Codes are kept in upper case there. */
async function listedItems(at: At, codes: string[]): Promise<string[]> {
  const wanted = numberIs(codes.map((code) => code.toUpperCase()));
  return (await listed(at, "items", wanted, numbered)).map(({ number }) => number);
}

async function findDocument(
  at: At,
  document: PurchaseDocument,
  vendor: ErpVendor,
): Promise<ErpRecord | null> {
  const { entity, number } = kinds[document.kind];
  const isIt = `${number} eq ${quoted(numberOf(document))} and vendorNumber eq ${quoted(vendor.number)}`;
  const [row] = await listed(at, entity, isIt, purchase);
  return row ? recordOf(at, document.kind, row) : null;
}

/** Numbers of vendors are kept in upper case there. */
function numberOf({ number }: PurchaseDocument): string {
  if (number.length > longest.number)
    throw new ErpProblem("erp.problem.number-too-long", String(longest.number));
  return number.toUpperCase();
}

async function create(at: At, document: BookedDocument): Promise<ErpRecord> {
  const { client, root } = at;
  const { entity, date, number, lines } = kinds[document.kind];
  const row = await client.ask({
    method: "POST",
    url: `${root}/${entity}`,
    creates: true,
    json: {
      [number]: numberOf(document),
      [date]: document.date,
      postingDate: document.postingDate,
      ...(document.kind === "invoice" && document.dueDate && { dueDate: document.dueDate }),
      vendorId: document.vendorFound.id,
      ...(document.currency && { currencyCode: document.currency }),
      pricesIncludeTax: document.includesTax,
      [lines]: linesOf(document),
    },
  });
  return recordOf(at, document.kind, purchase.parse(row));
}

/** The number of the order is a line of text: the field for it is read-only. */
function linesOf({ orderNumber, booked }: BookedDocument) {
  return [
    ...(orderNumber ? [{ lineType: "Comment", description: orderNumber.slice(0, longest.description) }] : []),
    ...booked.map(({ account, itemCode, description, quantity, unitCost, taxCode }) => ({
      lineType: account === null ? "Item" : "Account",
      lineObjectNumber: account ?? itemCode?.toUpperCase() ?? "",
      description: description.slice(0, longest.description),
      quantity,
      unitCost,
      ...(taxCode && { taxCode }),
    })),
  ];
}

async function attach(at: At, kind: DocumentKind, { id }: ErpRecord, file: ErpFile): Promise<void> {
  const { client, root } = at;
  const rows = rowsOf(
    attachment,
    await client.ask({ url: `${addressOf(at, kind, id)}/documentAttachments` }),
  );
  const there = rows.find(({ fileName }) => fileName === file.name);
  if (there && there.byteSize > 0) return;
  const { id: attachmentId } = there ?? attachment.parse(await newAttachment(at, kind, id, file));
  await client.ask({
    method: "PATCH",
    url: `${root}/documentAttachments(${encodeURIComponent(attachmentId)})/attachmentContent`,
    headers: { "If-Match": "*" },
    file: {
      contentType: file.contentType,
      open: async () => (await file.open()).pipeThrough(new FixedLengthStream(file.byteSize)),
    },
  });
}

const newAttachment = ({ client, root }: At, kind: DocumentKind, parentId: string, { name }: ErpFile) =>
  client.ask({
    method: "POST",
    url: `${root}/documentAttachments`,
    creates: true,
    json: { fileName: name, parentType: kinds[kind].parentType, parentId },
  });

function recordOf({ connection }: At, kind: DocumentKind, row: z.output<typeof purchase>): ErpRecord {
  const isDraft = row.status === "Draft";
  return {
    id: row.id,
    number: row.number,
    isDraft,
    isOurs: null,
    cents: Math.round(row.totalAmountIncludingTax * 100),
    of: "gross",
    link: linkOf(connection, kinds[kind].pages[isDraft ? "draft" : "posted"], row.number),
  };
}

function linkOf(
  { directoryId, environment, companyName }: ErpConnection,
  page: number,
  number: string,
): string {
  const place = [directoryId, environment].map(encodeURIComponent).join("/");
  const filter = `'No.' IS ${quoted(number)}`;
  return `https://businesscentral.dynamics.com/${place}?${query({ company: companyName, page: String(page), filter })}`;
}
