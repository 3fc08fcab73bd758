import { connect } from "cloudflare:sockets";
import { expect, inject, it } from "vitest";

/** The head of the answer that a server in the tests' main process gives, with what it says of the connection. */
async function headOf(address: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect({ hostname, port: Number(port) });
  const writer = socket.writable.getWriter();
  await writer.write(new TextEncoder().encode(`GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`));
  const { value } = await socket.readable.getReader().read();
  await socket.close();
  return new TextDecoder().decode(value);
}

// Closed after five seconds, one request in 60 that came just then was lost.
it("a connection to what stands in for others is kept longer than any test takes", async () => {
  expect(await headOf(inject("ftpStandIns"))).toContain("Keep-Alive: timeout=600");
});
