import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startBusinessCentral } from "./business-central";
import { startFinanceOperations } from "./finance-operations";

/** What the stand-ins hold, for a test in another process: the numbers of the vendors' invoices, and the names of files. */
export type HeldByErp = { invoices: string[]; files: string[] };

/**
 * The stand-ins of Business Central and of Finance & Operations as one server, for a product that runs: `variables` lead the
 * product to it, GET /held tells what they hold.
 */
export async function serveErpSystems() {
  const central = startBusinessCentral();
  central.vendors.push({
    id: "00000000-0000-0000-0000-000000000300",
    number: "V300",
    displayName: "Bluestem Restaurant Supply, LLC",
    taxRegistrationNumber: "",
  });
  const operations = startFinanceOperations();
  operations.vendors.push({
    dataAreaId: "usmf",
    VendorAccountNumber: "3001",
    VendorOrganizationName: "Bluestem Restaurant Supply, LLC",
    TaxExemptNumber: "",
  });
  const held = (): HeldByErp => ({
    invoices: [
      ...central.documents.purchaseInvoices.map((one) => String(one.vendorInvoiceNumber)),
      ...operations.headers.map((one) => String(one.InvoiceNumber)),
    ],
    files: [
      ...central.attachments.map((one) => one.fileName),
      ...operations.attachments.map((one) => String(one.FileName)),
    ],
  });
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    if (url === "/held") return response.end(JSON.stringify(held()));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    // Both are signed in to at one address; the token's scope says for which.
    const isForOperations =
      url.startsWith("/data/") ||
      (url.endsWith("/token") && body?.toString().includes("operations.dynamics.com"));
    const there = isForOperations ? operations : central;
    const answer = await there.ask(`http://erp.test${url}`, { method, headers, body });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    return response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    variables: { ERP_LOGIN_URL: url, ERP_BUSINESS_CENTRAL_URL: url, ERP_OPERATIONS_URL: url },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
