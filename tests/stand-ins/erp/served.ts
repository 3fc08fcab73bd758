import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startBusinessCentral } from "./business-central";

/** Business Central's stand-in as a server of its own, for a product that runs: `variables` lead the product to it. */
export async function serveBusinessCentral() {
  const there = startBusinessCentral();
  there.vendors.push({
    id: "00000000-0000-0000-0000-000000000300",
    number: "V300",
    displayName: "Bluestem Restaurant Supply, LLC",
    taxRegistrationNumber: "",
  });
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
    const { method = "GET" } = request;
    const answer = await there.ask(`http://erp.test${request.url}`, { method, headers, body });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: { ERP_LOGIN_URL: url, ERP_BUSINESS_CENTRAL_URL: url, ERP_OPERATIONS_URL: url },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
