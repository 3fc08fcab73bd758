import { checkRow, matches, Refused, type Row, standIn } from "./odata";

type Attachment = Row & { Notes: string; FileContents: string };

/**
 * A stand-in for Finance & Operations' OData entities of vendor invoices, as strict as the real ones: unknown properties, keys
 * that are taken, unknown vendors and categories are refused.
 */
export function startFinanceOperations() {
  const headers: Row[] = [];
  const lines: Row[] = [];
  const attachments: Attachment[] = [];
  const vendors: Row[] = [
    {
      dataAreaId: "usmf",
      VendorAccountNumber: "1001",
      VendorOrganizationName: "Harbour Rope Ltd",
      TaxExemptNumber: "GB123456789",
    },
  ];
  const items: Row[] = [{ dataAreaId: "usmf", ItemNumber: "rope-10" }];
  const entities: Record<string, Row[]> = {
    VendorInvoiceHeaders: headers,
    VendorInvoiceLines: lines,
    VendorInvoiceDocumentAttachments: attachments,
    VendorsV2: vendors,
    ReleasedProductsV2: items,
    LegalEntities: [{ LegalEntityId: "usmf", Name: "Harbour US" }],
  };

  const world = standIn(
    { secret: "right secret", scope: "https://harbour.operations.dynamics.com/.default" },
    async (request, url) => {
      const [, entity = "", key] =
        /^\/data\/(\w+)(?:\((.*)\))?$/.exec(decodeURIComponent(url.pathname)) ?? [];
      const rows = entities[entity];
      if (!rows) throw new Refused(404, "", "No HTTP resource was found.");
      if (entity !== "LegalEntities" && url.searchParams.get("cross-company") !== "true")
        throw new Refused(400, "", "The company is not the user's own.");
      if (request.method === "POST") return insert(entity, (await request.json()) as Row);
      const filter = key === undefined ? url.searchParams.get("$filter") : filterOf(key);
      const found = filter ? rows.filter((row) => matches(row, filter)) : rows;
      if (key === undefined) return { value: found };
      if (!found[0]) throw new Refused(404, "", "No record.");
      return found[0];
    },
  );

  function insert(entity: string, row: Row): Row {
    if (entity === "VendorInvoiceHeaders") return insertHeader(row);
    if (!headers.some(({ HeaderReference }) => HeaderReference === row.HeaderReference))
      throw new Refused(400, "", "Write failed: the header does not exist.");
    if (entity === "VendorInvoiceLines") return insertLine(row);
    checkRow(row, attachmentProperties, ["dataAreaId", "HeaderReference", "TypeId", "FileContents"]);
    attachments.push(row as Attachment);
    return row;
  }

  function insertHeader(row: Row): Row {
    checkRow(row, headerProperties, ["dataAreaId", "HeaderReference", "InvoiceNumber", "InvoiceAccount"]);
    if (headers.some(({ HeaderReference }) => HeaderReference === row.HeaderReference))
      throw new Refused(
        400,
        "",
        "Write failed for table row of type 'VendorInvoiceHeaderEntity'. The record already exists.",
      );
    if (!vendors.some(({ VendorAccountNumber }) => VendorAccountNumber === row.InvoiceAccount))
      throw new Refused(400, "", "Field 'Invoice account' must be filled in.");
    headers.push(row);
    return row;
  }

  function insertLine(row: Row): Row {
    checkRow(row, lineProperties, ["dataAreaId", "HeaderReference"]);
    const isTaken = lines.some(
      (one) => one.HeaderReference === row.HeaderReference && one.InvoiceLineNumber === row.InvoiceLineNumber,
    );
    if (isTaken) throw new Refused(400, "", "The record already exists.");
    if (row.ProcurementCategoryName !== undefined && row.ProcurementCategoryName !== "Services")
      throw new Refused(400, "", "The value in field 'Procurement category' is not found.");
    lines.push(row);
    return row;
  }

  return Object.assign(world, { headers, lines, attachments, vendors });
}

const headerProperties = {
  dataAreaId: 4,
  HeaderReference: 60,
  InvoiceNumber: 20,
  InvoiceDate: 25,
  VendorAccount: 20,
  InvoiceAccount: 20,
  Currency: 3,
  ImportedAmount: "number" as const,
  DueDate: 25,
  IsPricesIncludeSalesTax: 3,
};
const lineProperties = {
  dataAreaId: 4,
  HeaderReference: 60,
  InvoiceLineNumber: "number" as const,
  ItemNumber: 20,
  ProcurementCategoryName: 100,
  PurchaseOrder: 20,
  NetAmount: "number" as const,
  LineDescription: 1_000,
  Currency: 3,
  ItemSalesTax: 10,
};
const attachmentProperties = {
  dataAreaId: 4,
  HeaderReference: 60,
  TypeId: 20,
  Notes: 1_000,
  FileContents: 40_000_000,
  Name: 60,
  FileName: 259,
  FileType: 5,
};

/** A key as a filter: "a='x',b='y'". */
const filterOf = (key: string) =>
  key
    .split(",")
    .map((part) => part.replace("=", " eq "))
    .join(" and ");
