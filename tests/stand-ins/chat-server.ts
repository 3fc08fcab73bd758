import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in was asked: the headers and the JSON body. */
export type AskedChat = { headers: IncomingMessage["headers"]; body: Record<string, unknown> };

type Answer = (response: ServerResponse) => void;

/** A local stand-in for an OpenAI-compatible service. It answers what it is told to and keeps what it was asked. */
export async function startChatServer() {
  const asked: AskedChat[] = [];
  let answer: Answer = (response) => response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString() || "{}") });
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    base: `http://127.0.0.1:${port}/v1`,
    answers: (next: Answer) => {
      answer = next;
    },
    says: (content: string) => {
      answer = (response) =>
        response
          .writeHead(200, { "Content-Type": "application/json" })
          .end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
