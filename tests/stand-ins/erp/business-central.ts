import { checkRow, matches, Refused, type Row, standIn } from "./odata";

const companyId = "5d115c9c-44e3-ea11-bb43-000d3a2feca1";
const purchaseKinds = {
  purchaseInvoices: {
    lines: "purchaseInvoiceLines",
    date: "invoiceDate",
    number: "vendorInvoiceNumber",
    parentType: "Purchase_x0020_Invoice",
    numbers: ["107", "108"],
  },
  purchaseCreditMemos: {
    lines: "purchaseCreditMemoLines",
    date: "creditMemoDate",
    number: "vendorCreditMemoNumber",
    parentType: "Purchase_x0020_Credit_x0020_Memo",
    numbers: ["109", "110"],
  },
} as const;

type Entity = keyof typeof purchaseKinds;
type Attachment = Row & { id: string; parentId: string; fileName: string; byteSize: number; content: string };

const lineProperties = {
  lineType: 20,
  lineObjectNumber: 20,
  description: 100,
  quantity: "number",
  unitCost: "number",
  taxCode: 20,
} as const;

/**
 * A stand-in for Business Central's API v2.0, as strict as the real one: unknown and read-only properties, texts that are too
 * long, unknown accounts and a missing If-Match are refused. Its own tax setup is `taxPercent` on every line.
 */
export function startBusinessCentral() {
  const vendors: Row[] = [
    vendorOf("V100", "Harbour Rope Ltd", "GB123456789"),
    vendorOf("V200", "Twin Paints", ""),
    vendorOf("V201", "Twin Paints", ""),
  ];
  const items = [{ number: "ROPE-10" }];
  const accounts = [{ number: "60100" }, { number: "62300" }];
  const documents: Record<Entity, Row[]> = { purchaseInvoices: [], purchaseCreditMemos: [] };
  const attachments: Attachment[] = [];
  const settings = { taxPercent: 20 };
  let made = 0;

  const world = standIn(
    { secret: "right secret", scope: "https://api.businesscentral.dynamics.com/.default" },
    async (request, url) => {
      const [, directory, environment, rest = ""] =
        /^\/v2\.0\/([^/]+)\/([^/]+)\/api\/v2\.0\/(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
      if (!directory || environment !== "Production")
        throw new Refused(404, "NoEnvironment", "No environment.");
      if (rest === "companies")
        return { value: [{ id: companyId, name: "HARBOUR", displayName: "Harbour" }] };
      const [, company, path = ""] = /^companies\(([^)]*)\)\/(.*)$/.exec(rest) ?? [];
      if (company !== companyId) throw new Refused(404, "Internal_CompanyNotFound", "No company.");
      return inCompany(request, path, url.searchParams.get("$filter"));
    },
  );

  async function inCompany(request: Request, path: string, filter: string | null): Promise<unknown> {
    const found = (rows: Row[]) => ({ value: filter ? rows.filter((row) => matches(row, filter)) : rows });
    if (path === "vendors") return found(vendors);
    if (path === "items") return found(items);
    if (path === "accounts") return found(accounts);
    if (path === "documentAttachments" && request.method === "POST")
      return attach((await request.json()) as Row);
    const content = /^documentAttachments\(([^)]*)\)\/attachmentContent$/.exec(path);
    if (content) return write(request, content[1] ?? "");
    const [, entity, id, action] = /^(purchase\w+)(?:\(([^)]*)\))?(?:\/(.*))?$/.exec(path) ?? [];
    if (!entity || !(entity in documents)) throw new Refused(404, "BadRequest_NotFound", `No ${path}.`);
    const kind = entity as Entity;
    if (id === undefined)
      return request.method === "POST" ? create(kind, (await request.json()) as Row) : found(documents[kind]);
    const row = documents[kind].find((one) => one.id === id);
    if (!row) throw new Refused(404, "Internal_RecordNotFound", "No record.");
    if (action === undefined) return row;
    if (action === "documentAttachments")
      return { value: attachments.filter((one) => one.parentId === id).map(({ content: _, ...one }) => one) };
    if (action === "Microsoft.NAV.post" && request.method === "POST") return post(kind, row);
    throw new Refused(404, "BadRequest_NotFound", `No ${action}.`);
  }

  function create(entity: Entity, { ...row }: Row): Row {
    const { lines, date, number, numbers } = purchaseKinds[entity];
    const allowed = {
      [number]: 35,
      [date]: 10,
      [lines]: "rows" as const,
      pricesIncludeTax: "boolean" as const,
      postingDate: 10,
      vendorId: 36,
      currencyCode: 10,
      ...(entity === "purchaseInvoices" && { dueDate: 10 }),
    };
    checkRow(row, allowed, [number, date]);
    const vendor = vendors.find(({ id }) => id === row.vendorId);
    if (!vendor)
      throw new Refused(
        400,
        "Application_DialogException",
        "The vendor cannot be found. CorrelationId: 7d3.",
      );
    let net = 0;
    for (const line of (row[lines] ?? []) as Row[]) {
      checkRow(line, lineProperties, ["lineType"]);
      if (line.lineType === "Comment") continue;
      const known = { Account: accounts, Item: items }[String(line.lineType)];
      if (!known?.some((one) => one.number === line.lineObjectNumber))
        throw new Refused(
          400,
          "Internal_InvalidTableRelation",
          `The field No. of table Purchase Line contains a value (${line.lineObjectNumber}) that cannot be found. CorrelationId: 7d4.`,
        );
      net += Number(line.quantity) * Number(line.unitCost);
    }
    const gross = row.pricesIncludeTax ? net : net * (1 + settings.taxPercent / 100);
    made += 1;
    const record = {
      ...row,
      [number]: String(row[number]).toUpperCase(),
      id: crypto.randomUUID(),
      number: `${numbers[0]}${String(made).padStart(3, "0")}`,
      vendorNumber: vendor.number,
      status: "Draft",
      totalAmountIncludingTax: Math.round(gross * 100) / 100,
    };
    documents[entity].push(record);
    return record;
  }

  function attach(row: Row): Row {
    checkRow(row, { fileName: 250, parentType: 40, parentId: 36 }, ["fileName", "parentType", "parentId"]);
    const parent = Object.entries(purchaseKinds).find(
      ([, { parentType }]) => parentType === row.parentType,
    )?.[0];
    if (!parent || !documents[parent as Entity].some(({ id }) => id === row.parentId))
      throw new Refused(
        400,
        "Application_DialogException",
        "The parent cannot be found. CorrelationId: 7d5.",
      );
    const name = /^[\w.-]+\.\w+$/.test(String(row.fileName)) ? String(row.fileName) : "filename.txt";
    const one = {
      id: crypto.randomUUID(),
      parentId: String(row.parentId),
      fileName: name,
      byteSize: 0,
      content: "",
    };
    attachments.push(one);
    const { content: _, ...shown } = one;
    return shown;
  }

  async function write(request: Request, id: string): Promise<null> {
    const one = attachments.find((attachment) => attachment.id === id);
    if (!one) throw new Refused(404, "Internal_RecordNotFound", "No attachment.");
    if (request.method !== "PATCH" || !request.headers.has("If-Match"))
      throw new Refused(400, "BadRequest_InvalidToken", "If-Match is missing.");
    one.content = await request.text();
    one.byteSize = one.content.length;
    return null;
  }

  function post(entity: Entity, row: Row): null {
    const { number, numbers } = purchaseKinds[entity];
    const isTwice = documents[entity].some(
      (one) => one.status !== "Draft" && one[number] === row[number] && one.vendorNumber === row.vendorNumber,
    );
    if (isTwice)
      throw new Refused(
        400,
        "Application_DialogException",
        "Purchase Invoice already exists for this vendor.",
      );
    Object.assign(row, { status: "Open", number: String(row.number).replace(numbers[0], numbers[1]) });
    return null;
  }

  return Object.assign(world, { documents, attachments, vendors, items, settings, companyId });
}

const vendorOf = (number: string, displayName: string, taxRegistrationNumber: string): Row => ({
  id: `00000000-0000-0000-0000-000000000${number.slice(1)}`,
  number,
  displayName,
  taxRegistrationNumber,
});
