import type { FtpOptions } from "@tests/stand-ins/ftp/ftp-server";
import { onTestFinished } from "vitest";
import type { Afterwards, Destination } from "~/domain/folders/intake-folder";
import { editFolder } from "~/operations/folders/edit";
import { pollFolder } from "~/operations/folders/poll";
import { listIntakeLog } from "~/operations/intake/list-log";
import type { ProcessingRequest } from "~/operations/ports";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";
import { openWorkerSocket } from "~/platform/ftp/worker-sockets";
import { makeModel } from "./make-model";
import { makeTenant } from "./make-tenant";
import { startRemoteFtp } from "./remote-ftp";
import { usShard } from "./us-shard";

export const folderAccount = { userName: "harbour", password: "rope and paint" };

/** Files in a folder "in", each a document of its own. */
export const papers = (count: number, first = 1): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `in/paper-${first + at}.pdf`,
      `%PDF-1.7 ${crypto.randomUUID()}`,
    ]),
  );

/** A tenant with a model whose documents come from the folder "in" of an FTP server, and a clock that is moved on by hand. */
export async function folderWorld(
  { minutes = 5, afterwards = "move" as Afterwards, destination = "model" as Destination } = {},
  options: FtpOptions = {},
) {
  const server = await startRemoteFtp(options);
  onTestFinished(() => server.stop());
  await server.put({ "in/.keep": "" });
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const queued: ProcessingRequest[] = [];
  const tenant = await makeTenant();
  const processing = {
    ...tenant.processing,
    send: async (requests: ProcessingRequest[]) => void queued.push(...requests),
  };
  const context = { ...tenant, now, processing };
  const { id: modelId } = await makeModel(context);
  const transfer = openFileTransfer(openWorkerSocket, { allowPrivateHosts: true });
  const place = {
    modelId,
    hostName: "localhost",
    port: server.port,
    ...folderAccount,
    encryption: options.encryption ?? "none",
    folder: "/in",
    minutes,
    afterwards,
    destination,
  };
  await editFolder(context, { ...place, revision: 0 });
  const system = { ...context, actor: { kind: "system", id: "folders" } as const, transfer };
  return {
    server,
    clock,
    context,
    system,
    modelId,
    queued,
    place,
    poll: () => pollFolder(system, { modelId }),
    pass: (milliseconds: number) => {
      clock.ahead += milliseconds;
    },
    documents: () =>
      usShard()
        .prepare("select count(*) as count from documents where model_id = ? and source = 'ftp'")
        .bind(modelId)
        .first<number>("count"),
    lines: async () => (await listIntakeLog(context, { size: 100 })).lines,
    /** What lies on the server, by path. */
    paths: async () =>
      (await server.seen()).files.map(([path]) => path).filter((path) => path !== "in/.keep"),
  };
}
