import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type FtpStandIn, startFtpServer } from "./ftp-server";

declare module "vitest" {
  interface ProvidedContext {
    ftpStandIns: string;
  }
}

/**
 * Starts FTP servers for tests that run inside of workerd, which can open sockets but not listen. POST with options starts
 * one and answers its port, GET /port tells what it saw, PUT /port puts files there, DELETE /port stops it.
 */
export default async function serveStandIns(project: TestProject) {
  const running = new Map<string, FtpStandIn>();
  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const port = request.url?.slice(1) ?? "";
    if (request.method === "POST") {
      const started = await startFtpServer(JSON.parse(await textOf(request)));
      running.set(String(started.port), started);
      return { port: started.port };
    }
    const standIn = running.get(port);
    if (request.method === "DELETE") await standIn?.stop();
    if (request.method === "PUT")
      for (const [path, text] of Object.entries<string>(JSON.parse(await textOf(request))))
        standIn?.put(path, text);
    return standIn
      ? { files: [...standIn.files], folders: [...standIn.folders], commands: standIn.commands }
      : null;
  };
  const server = createServer(async (request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(await answer(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  project.provide("ftpStandIns", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    await Promise.all([...running.values()].map((standIn) => standIn.stop()));
    server.close();
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
