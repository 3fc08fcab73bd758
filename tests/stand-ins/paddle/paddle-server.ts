import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { StandInPrice } from "./paddle-entities";
import { addPaddlePages } from "./paddle-pages";
import { createPaddleStandIn } from "./paddle-stand-in";

type Options = {
  /** Where the product stands; asked for when something is sent there, since it starts after the stand-in. */
  site(): string;
  prices: Record<string, StandInPrice>;
  discounts: NonNullable<Parameters<typeof createPaddleStandIn>[0]["discounts"]>;
  secret: string;
  now(): Date;
};

/** The stand-in as a server on this machine that sends its webhooks to the product. */
export async function startPaddleStandIn({ site, ...options }: Options) {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn = createPaddleStandIn({
    ...options,
    address,
    signedAt: () => new Date(),
    paymentLink: "https://site.example/payment_process/checkout",
    async deliver(body, signature) {
      const headers = { "Paddle-Signature": signature };
      const { status } = await fetch(`${site()}/webhooks/paddle`, { method: "POST", body, headers });
      if (status !== 200) throw new Error(`the product answered a webhook with ${status}`);
    },
  });
  addPaddlePages(standIn.app, standIn, site());
  server.on("request", (incoming, outgoing) => void answer(incoming, outgoing, address, standIn.fetch));
  return {
    ...standIn,
    address,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  fetchIt: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = "GET", headers } = incoming;
  const body = method === "GET" ? null : Buffer.concat(chunks);
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await fetchIt(new Request(`${address}${incoming.url}`, { method, headers: pairs, body }));
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
