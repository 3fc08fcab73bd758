import { createExecutionContext, createMessageBatch, env, getQueueResult } from "cloudflare:test";
import type { FtpOptions } from "@tests/stand-ins/ftp/ftp-server";
import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { startRemoteFtp } from "@tests/support/remote-ftp";
import { documentRow } from "@tests/support/stored-rows";
import { deliverBatch } from "@workers/releases/deliver-batch";
import { describe, expect, it, onTestFinished } from "vitest";
import { getRelease } from "~/operations/documents/get-release";
import { getReleasedFile } from "~/operations/documents/get-released-file";
import { releaseDocuments } from "~/operations/documents/release";
import type { ReleaseRequest } from "~/operations/documents/release-ports";
import { editStorage } from "~/operations/models/edit-storage";
import type { WebBindings } from "~/platform/bindings";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";
import { openWorkerSocket } from "~/platform/ftp/worker-sockets";

/** An approved document of a model that releases to an FTP server, asked to be released. */
async function asked(options: FtpOptions = {}) {
  const server = await startRemoteFtp(options);
  onTestFinished(() => server.stop());
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const { encryption = "none" } = options;
  const account = { userName: "harbour", password: "rope and paint", documentFolder: "/in/invoices" };
  const storage = {
    provider: "ftp",
    hostName: "localhost",
    port: server.port,
    encryption,
    ...account,
  } as const;
  await editStorage(context, { modelId, revision: 1, csvGeneration: true, storage });
  const documentId = await plantDocument(context, modelId, { status: "approved", fileName: "March.pdf" });
  const queued: ReleaseRequest[] = [];
  const releases = { send: async (requests: ReleaseRequest[]) => void queued.push(...requests) };
  await releaseDocuments({ ...context, releases }, { documentIds: [documentId] });
  const run = async () => {
    const messages = queued.map((body, id) => ({ id: `m-${id}`, timestamp: new Date(), attempts: 1, body }));
    const batch = createMessageBatch("fieldwise-releases", messages);
    const execution = createExecutionContext();
    await deliverBatch(batch, env as unknown as WebBindings);
    const { explicitAcks, retryMessages } = await getQueueResult(batch, execution);
    return {
      acknowledged: explicitAcks.length,
      again: retryMessages.length,
    };
  };
  return { context, server, documentId, run };
}

describe("a release to an FTP server, by the queue,", () => {
  it.each(["none", "explicit", "implicit"] as const)(
    "puts JSON and CSV there, from where they can be fetched again (%s)",
    async (encryption) => {
      const { context, server, documentId, run } = await asked({ encryption });
      expect(await run()).toEqual({ acknowledged: 1, again: 0 });
      const files = new Map((await server.seen()).files);
      const name = `in/invoices/March-${documentId}`;
      expect([...files.keys()]).toEqual([`${name}.json`, `${name}.csv`]);
      expect(JSON.parse(files.get(`${name}.json`) ?? "")).toMatchObject({
        documentId,
        status: "released",
        fields: { total: { value: "100.00" } },
      });
      expect(files.get(`${name}.csv`)).toContain(",1,Rope,,60.00");
      expect(await documentRow(documentId)).toMatchObject({ status: "released" });
      const transfer = openFileTransfer(openWorkerSocket, { allowPrivateHosts: true });
      const { bytes } = await getReleasedFile({ ...context, transfer }, { documentId });
      expect(new TextDecoder().decode(bytes)).toBe(files.get(`${name}.json`));
    },
  );

  it("is tried again when the server refuses it, and done then", async () => {
    const { context, server, documentId, run } = await asked({ refuse: { STOR: "552 full" }, refusals: 1 });
    expectConsole(/release.failed/);
    expect(await run()).toEqual({ acknowledged: 0, again: 1 });
    expect(await getRelease(context, { documentId })).toMatchObject({
      state: "waiting",
      attempts: 1,
      problem: "releases.problem.full",
    });
    expect(await run()).toEqual({ acknowledged: 1, again: 0 });
    expect((await server.seen()).files).toHaveLength(2);
    expect(await getRelease(context, { documentId })).toMatchObject({ state: "done", problem: null });
  });

  it("is given up after six tries; the document stays approved and nothing is left on the server", async () => {
    const { context, server, documentId, run } = await asked({ refuse: { PASS: "530 no" } });
    const tries = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expectConsole(/release.failed/);
      tries.push(await run());
    }
    expect(tries.map(({ again }) => again)).toEqual([1, 1, 1, 1, 1, 0]);
    expect(await getRelease(context, { documentId })).toMatchObject({
      state: "failed",
      attempts: 6,
      problem: "releases.problem.sign-in",
      nextAt: null,
    });
    expect((await server.seen()).files).toEqual([]);
    expect(await documentRow(documentId)).toMatchObject({ status: "approved" });
  });
});
