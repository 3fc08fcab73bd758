import { z } from "zod";
import type { PurchaseDocument } from "~/domain/erp/purchase-document";
import type {
  BookedDocument,
  ErpConnection,
  ErpDriver,
  ErpFile,
  ErpRecord,
  ErpVendor,
  VendorKey,
} from "~/operations/erp/erp-ports";
import { base64Body } from "./base64-body";
import { type ErpClient, type ErpClientSettings, openErpClient, query, rowsOf } from "./erp-client";
import { operationsOrigin } from "./erp-hosts";
import { anyOf, codesThere, quoted } from "./odata-filter";
import { taxNumbersOf } from "./tax-numbers-of";

const company = z.object({ LegalEntityId: z.string(), Name: z.string() });
const vendorRow = z.object({ VendorAccountNumber: z.string(), VendorOrganizationName: z.string() });
const item = z.object({ ItemNumber: z.string() });
const header = z.object({ HeaderReference: z.string(), InvoiceNumber: z.string() });
const line = z.object({ InvoiceLineNumber: z.number(), NetAmount: z.number() });
const attached = z.object({ Notes: z.string() });

const vendorProperty: Record<VendorKey, string> = {
  taxNumber: "TaxExemptNumber",
  number: "VendorAccountNumber",
  name: "VendorOrganizationName",
};

/**
 * Dynamics 365 Finance & Operations by its OData entities. A vendor invoice waits there, is known again by our id as its
 * reference, and is posted over there; a credit memo is one with negative amounts.
 */
export function openFinanceOperations(connection: ErpConnection, settings: ErpClientSettings): ErpDriver {
  const { environment } = connection;
  const scope = `${operationsOrigin(environment)}/.default`;
  const client = openErpClient(connection, scope, settings);
  const at = { client, connection, data: `${settings.hosts.operations(environment)}/data` };
  return {
    canPost: false,
    keepsPosted: false,
    async listCompanies() {
      const rows = rowsOf(company, await client.ask({ url: `${at.data}/LegalEntities` }));
      return rows.map(({ LegalEntityId, Name }) => ({ id: LegalEntityId, name: Name }));
    },
    // Categories of procurement have no entity that every environment offers: the first sending says it.
    hasAccount: async () => true,
    findVendors: (by, value) => findVendors(at, by, value),
    findItems: (codes) => codesThere(codes, (some) => listedItems(at, some)),
    findDocument: (document, vendor) => findDocument(at, document, vendor),
    readDocument: (kind, id) => readDocument(at, kind, id),
    createDocument: (document) => create(at, document),
    completeDocument: (_record, document) => addLines(at, document),
    attachFile: (_kind, record, file) => attach(at, record, file),
    postDocument: async () => {},
  };
}

type At = { client: ErpClient; connection: ErpConnection; data: string };

/** The rows of an entity in the connection's company. */
async function listed<T>(
  { client, connection, data }: At,
  entity: string,
  filter: string,
  row: z.ZodType<T>,
  only: { $select?: string } = {},
) {
  const inCompany = `dataAreaId eq ${quoted(connection.companyId)} and (${filter})`;
  const address = `${data}/${entity}?${query({ "cross-company": "true", $filter: inCompany, ...only })}`;
  return rowsOf(row, await client.ask({ url: address }));
}

async function findVendors(at: At, by: VendorKey, value: string): Promise<ErpVendor[]> {
  const values = by === "taxNumber" ? taxNumbersOf(value) : [value];
  const rows = await listed(at, "VendorsV2", anyOf(vendorProperty[by], values), vendorRow);
  return rows.map(({ VendorAccountNumber: number, VendorOrganizationName: name }) => ({
    id: number,
    number,
    name,
  }));
}

async function listedItems(at: At, codes: string[]): Promise<string[]> {
  const rows = await listed(at, "ReleasedProductsV2", anyOf("ItemNumber", codes), item);
  return rows.map(({ ItemNumber }) => ItemNumber);
}

/** Ours by its reference; else another one with the same number of the vendor. */
async function findDocument(
  at: At,
  document: PurchaseDocument,
  vendor: ErpVendor,
): Promise<ErpRecord | null> {
  const ours = await readDocument(at, document.kind, document.reference);
  if (ours) return ours;
  const sameNumber = `InvoiceNumber eq ${quoted(document.number)} and InvoiceAccount eq ${quoted(vendor.number)}`;
  const [other] = await listed(at, "VendorInvoiceHeaders", sameNumber, header);
  return other ? { ...recordOf(at, document.kind, other, []), isOurs: false } : null;
}

async function readDocument(at: At, kind: PurchaseDocument["kind"], id: string): Promise<ErpRecord | null> {
  const { client, connection, data } = at;
  const key = `dataAreaId=${quoted(connection.companyId)},HeaderReference=${quoted(id)}`;
  const row = await client.ask({
    url: `${data}/VendorInvoiceHeaders(${encodeURIComponent(key)})?cross-company=true`,
  });
  return row === null ? null : recordOf(at, kind, header.parse(row), await linesThere(at, id));
}

const linesThere = (at: At, reference: string) =>
  listed(at, "VendorInvoiceLines", `HeaderReference eq ${quoted(reference)}`, line);

const signOf = (kind: PurchaseDocument["kind"]) => (kind === "credit-memo" ? -1 : 1);

async function create(at: At, document: BookedDocument): Promise<ErpRecord> {
  const { client, connection, data } = at;
  const row = await client.ask({
    method: "POST",
    url: `${data}/VendorInvoiceHeaders?cross-company=true`,
    creates: true,
    json: {
      dataAreaId: connection.companyId,
      HeaderReference: document.reference,
      InvoiceNumber: document.number,
      InvoiceDate: noon(document.date),
      ...(document.kind === "invoice" && document.dueDate && { DueDate: noon(document.dueDate) }),
      VendorAccount: document.vendorFound.number,
      InvoiceAccount: document.vendorFound.number,
      ...(document.currency && { Currency: document.currency }),
      ImportedAmount: (signOf(document.kind) * document.grossCents) / 100,
      IsPricesIncludeSalesTax: document.includesTax ? "Yes" : "No",
    },
  });
  return recordOf(at, document.kind, header.parse(row), []);
}

/** A day as the entities take it: at noon it is the same day wherever the environment stands. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** Adds the lines that are not there yet; they are numbered, so that a line is added once. */
async function addLines(at: At, document: BookedDocument): Promise<void> {
  const { client, connection, data } = at;
  const there = new Set((await linesThere(at, document.reference)).map((row) => row.InvoiceLineNumber));
  for (const [index, { account, itemCode, description, cents, taxCode }] of document.booked.entries()) {
    if (there.has(index + 1)) continue;
    await client.ask({
      method: "POST",
      url: `${data}/VendorInvoiceLines?cross-company=true`,
      creates: true,
      json: {
        dataAreaId: connection.companyId,
        HeaderReference: document.reference,
        InvoiceLineNumber: index + 1,
        ...(account === null ? { ItemNumber: itemCode } : { ProcurementCategoryName: account }),
        LineDescription: description,
        ...(document.currency && { Currency: document.currency }),
        NetAmount: (signOf(document.kind) * cents) / 100,
        ...(taxCode && { ItemSalesTax: taxCode }),
      },
    });
  }
}

/** The longest name of an attachment; the name of its file may be longer. */
const longestName = 60;

/** The note of an attachment is the file's name, by which it is known again. */
async function attach(at: At, { id }: ErpRecord, file: ErpFile): Promise<void> {
  const { client, connection, data } = at;
  const rows = await listed(
    at,
    "VendorInvoiceDocumentAttachments",
    `HeaderReference eq ${quoted(id)}`,
    attached,
    // Not the files themselves.
    { $select: "Notes" },
  );
  if (rows.some(({ Notes }) => Notes === file.name)) return;
  const about = {
    dataAreaId: connection.companyId,
    HeaderReference: id,
    TypeId: "File",
    Name: file.name.slice(0, longestName),
    FileName: file.name,
    FileType: file.name.replace(/^.*\./, ""),
    Notes: file.name,
  };
  await client.ask({
    method: "POST",
    url: `${data}/VendorInvoiceDocumentAttachments?cross-company=true`,
    creates: true,
    file: {
      contentType: "application/json",
      open: async () => base64Body(about, "FileContents", await file.open(), file.byteSize),
    },
  });
}

function recordOf(
  { connection }: At,
  kind: PurchaseDocument["kind"],
  { HeaderReference, InvoiceNumber }: z.output<typeof header>,
  lines: readonly z.output<typeof line>[],
): ErpRecord {
  const sum = lines.reduce((cents, { NetAmount }) => cents + Math.round(NetAmount * 100), 0);
  const { environment, companyId } = connection;
  return {
    id: HeaderReference,
    number: InvoiceNumber,
    isDraft: true,
    isOurs: true,
    cents: signOf(kind) * sum,
    of: "net",
    link: `${operationsOrigin(environment)}/?${query({ cmp: companyId, mi: "VendInvoiceInfoListPage" })}`,
  };
}
