import { env } from "cloudflare:workers";
import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { findModelStorage } from "~/data/shard/tenant-models";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { TenantContext } from "~/operations/context";
import { deliverRelease } from "~/operations/documents/deliver-release";
import { getRelease } from "~/operations/documents/get-release";
import { getReleasedFile } from "~/operations/documents/get-released-file";
import { listReleases } from "~/operations/documents/list-releases";
import { releaseDocuments } from "~/operations/documents/release";
import type {
  DeliveryContext,
  FileTransfer,
  FtpServer,
  ReleaseRequest,
} from "~/operations/documents/release-ports";
import { sendApproved } from "~/operations/documents/send-approved";
import { sweepReleases } from "~/operations/documents/sweep-releases";
import { createTemplate } from "~/operations/export-templates/create";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import { createSecrets } from "~/platform/secrets";
import { allShards } from "~/platform/tenancy";

const system = { kind: "system", id: "releases" } as const;

/** The queue's consumer acts as the system does. */
const deliver = (context: DeliveryContext, input: { documentId: string }) =>
  deliverRelease({ ...context, actor: system }, input);

type Stored = { server: FtpServer; folder: readonly string[]; names: string[] };

async function world(status: DocumentStatus = "approved", settings: Partial<ModelSettings> = {}) {
  const tenant = await makeTenant();
  const model = await makeModel(tenant);
  await setModel(tenant, model.id, settings);
  const documentId = await plantDocument(tenant, model.id, { status, fileName: "Año 1.pdf" });
  const sent: ReleaseRequest[] = [];
  const stored: Stored[] = [];
  const failures: unknown[] = [];
  const transfer: FileTransfer = {
    test: async () => {},
    store: async (server, folder, files) => {
      const failure = failures.shift();
      if (failure) throw failure;
      stored.push({ server, folder, names: files.map(({ name }) => name) });
    },
    fetch: async (_server, folder, name) => new TextEncoder().encode([...folder, name].join("/")),
  };
  const clock = { ahead: 0 };
  const context = {
    ...tenant,
    now: () => new Date(tenant.now().getTime() + clock.ahead),
    releases: { send: async (requests: ReleaseRequest[]) => void sent.push(...requests) },
    transfer,
    pdfs: pdfCarrier,
  };
  return { context, model, documentId, sent, stored, failures, clock };
}

type ModelSettings = { storage: StorageSettings; csvGeneration: boolean };

async function setModel(context: TenantContext, modelId: string, settings: Partial<ModelSettings>) {
  await usShard()
    .prepare("update tenant_ai_models set storage = ?, csv_generation = ? where id = ? and tenant_id = ?")
    .bind(
      settings.storage ? JSON.stringify(settings.storage) : null,
      settings.csvGeneration ? 1 : 0,
      modelId,
      context.tenant.id,
    )
    .run();
}

async function ftp(context: TenantContext, documentFolder = "/in/invoices"): Promise<StorageSettings> {
  return {
    provider: "ftp",
    userName: "harbour",
    hostName: "ftp.example.com",
    port: 21,
    documentFolder,
    sealedPassword: await context.secrets.seal("rope and paint", {
      purpose: "ftp-password",
      owner: context.tenant.id,
    }),
    encryption: "explicit",
  };
}

describe("sending approved documents by mail", () => {
  it("sends one mail to whoever presses the button twice", async () => {
    const { context, documentId } = await world();
    const toEmail = `${documentId}@example.com`;
    // The middle of a minute.
    const at = Math.floor(context.now().getTime() / 60_000) * 60_000 + 30_000;
    const send = (seconds: number) =>
      sendApproved(
        { ...context, now: () => new Date(at + seconds * 1_000) },
        { documentIds: [documentId], toEmail, site: "https://fieldwise.example" },
      );
    for (const seconds of [0, 1, 60])
      expect((await send(seconds)).outcomes).toEqual([{ documentId, outcome: "done" }]);
    const mails = env.DB_CONTROL.prepare("select count(*) as n from mail_outbox where recipient = ?");
    expect(await mails.bind(toEmail).first("n")).toBe(2);
  });
});

describe("releasing a document", () => {
  it("stores its JSON with the default provider, and the document is released then", async () => {
    const { context, model, documentId, sent } = await world();
    expect(await releaseDocuments(context, { documentIds: [documentId] })).toEqual([
      { documentId, outcome: "done" },
    ]);
    expect(sent).toEqual([{ tenantId: context.tenant.id, documentId }]);
    expect(await getRelease(context, { documentId })).toMatchObject({ state: "waiting", attempts: 0 });
    expect((await documentRow(documentId))?.status).toBe("approved");

    expect(await deliver(context, { documentId })).toEqual({ state: "done", retryAfter: null });
    expect(await documentRow(documentId)).toMatchObject({
      status: "released",
      released_at: expect.any(Number),
    });
    const { fileName, bytes } = await getReleasedFile(context, { documentId, modelId: model.id });
    expect(fileName).toBe(`Ano-1-${documentId}.json`);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
      documentId,
      fields: { total: { value: "100.00" } },
    });
    expect(await auditedOperations(context)).toEqual(["documents.release", "documents.deliver-release"]);
  });

  it("is asked for once by two people at the same moment, and again when it was done or failed", async () => {
    expectConsole(/release\.failed/);
    const { context, model, documentId, sent, failures, clock } = await world();
    const ask = async (since?: Date) =>
      (await releaseDocuments(context, { documentIds: [documentId], since }))[0];
    expect((await Promise.all([ask(), ask()])).map((told) => told?.outcome).sort()).toEqual([
      "conflict",
      "done",
    ]);
    expect(sent).toHaveLength(1);
    await deliver(context, { documentId });
    clock.ahead = 1_000;
    expect(await ask(context.now())).toMatchObject({ outcome: "done" });
    expect(await ask(new Date(0))).toMatchObject({ outcome: "conflict" });
    await setModel(context, model.id, { storage: await ftp(context) });
    failures.push(new AppError("unavailable", "releases.problem.unreachable"));
    await deliver(context, { documentId });
    expect(await getRelease(context, { documentId })).toMatchObject({ state: "waiting", attempts: 1 });
    expect(await ask()).toMatchObject({ outcome: "done" });
  });

  it("stores a file by each template that is meant for releases, named by it", async () => {
    const { context, model, documentId } = await world("approved");
    const modelId = model.id;
    await createTemplate(context, { modelId, preset: "datev", onRelease: true });
    await createTemplate(context, { modelId, preset: "xero" });
    await releaseDocuments(context, { documentIds: [documentId] });
    expect(await deliver(context, { documentId })).toEqual({ state: "done", retryAfter: null });
    const name = `released/${modelId}/EXTF_Buchungsstapel-Ano-1-${documentId}.csv`;
    const text = new TextDecoder("windows-1252").decode((await context.files.bytes(name)) ?? undefined);
    const [first, headings, row] = text.split("\r\n");
    expect(first).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";/);
    expect(headings).toContain(";BU-Schlüssel;Belegdatum;");
    // DATEV's posting batch has 125 cells in each row.
    expect(row).toMatch(/^100,00;"S";"EUR";;;;4980;70000;;;"INV-7";+0;+$/);
    expect(row?.split(";")).toHaveLength(125);
    expect(
      (await context.files.bytes(`released/${modelId}/Ano-1-${documentId}.json`))?.length,
    ).toBeGreaterThan(9);
    expect(await getRelease(context, { documentId })).toMatchObject({ state: "done", hasCsv: false });
  });

  it("stores a CSV beside it when the model wants one, in the model's folder when that is asked for", async () => {
    const { context, model, documentId } = await world("approved", { csvGeneration: true });
    await releaseDocuments(context, { documentIds: [documentId], folder: true });
    await deliver(context, { documentId });
    const path = (await getRelease(context, { documentId }))?.path ?? "";
    const csv = await context.files.bytes(`released/${model.id}/${path.replace(".json", ".csv")}`);
    expect(path).toContain("/");
    expect(new TextDecoder().decode(csv ?? new Uint8Array())).toContain("Rope");
    const file = await getReleasedFile(context, { documentId, kind: "csv" });
    expect(file.fileName).toBe(`Ano-1-${documentId}.csv`);
    expect(file.bytes).toEqual(csv);
  });

  it("says whether a CSV lies beside the JSON, whatever the model wants by now", async () => {
    const { context, model, documentId } = await world();
    const hasCsv = async () => (await getRelease(context, { documentId }))?.hasCsv;
    const released = async () => {
      await releaseDocuments(context, { documentIds: [documentId] });
      await deliver(context, { documentId });
    };
    await released();
    await setModel(context, model.id, { csvGeneration: true });
    expect(await hasCsv()).toBe(false);
    await released();
    await setModel(context, model.id, { csvGeneration: false });
    expect(await hasCsv()).toBe(true);
    await released();
    expect(await hasCsv()).toBe(false);
  });

  it("goes to the provider that the model has when it is its turn", async () => {
    const { context, model, documentId, failures, stored } = await world();
    await setModel(context, model.id, { storage: await ftp(context) });
    failures.push(new AppError("unavailable", "releases.problem.unreachable"));
    expectConsole(/release\.failed/);
    await releaseDocuments(context, { documentIds: [documentId] });
    await deliver(context, { documentId });
    await setModel(context, model.id, {});
    await deliver(context, { documentId });
    expect(stored).toEqual([]);
    expect(await getRelease(context, { documentId })).toMatchObject({ provider: "default", state: "done" });
    expect((await getReleasedFile(context, { documentId })).fileName).toBe(`Ano-1-${documentId}.json`);
  });

  it("offers no files of a provider that the model does not use any more", async () => {
    const { context, model, documentId, failures } = await world();
    await releaseDocuments(context, { documentIds: [documentId] });
    await deliver(context, { documentId });
    await setModel(context, model.id, { storage: await ftp(context) });
    failures.push(new AppError("unavailable", "releases.problem.unreachable"));
    expectConsole(/release\.failed/);
    await releaseDocuments(context, { documentIds: [documentId] });
    await deliver(context, { documentId });
    expect(await getRelease(context, { documentId })).toMatchObject({
      provider: "ftp",
      state: "waiting",
      problem: "releases.problem.unreachable",
      path: null,
    });
    expect(await listReleases(context, { documentIds: [documentId] })).toMatchObject([
      { id: documentId, state: "waiting", problem: "releases.problem.unreachable", path: null },
    ]);
    expect(await listReleases(await makeTenant(), { documentIds: [documentId] })).toEqual([]);
  });

  it("sends it to the model's FTP server, with the password opened", async () => {
    const { context, model, documentId, stored } = await world();
    await setModel(context, model.id, { storage: await ftp(context), csvGeneration: true });
    await releaseDocuments(context, { documentIds: [documentId] });
    await deliver(context, { documentId });
    const name = `Ano-1-${documentId}`;
    expect(stored).toMatchObject([
      {
        server: { hostName: "ftp.example.com", password: "rope and paint", encryption: "explicit" },
        folder: ["in", "invoices"],
        names: [`${name}.json`, `${name}.csv`],
      },
    ]);
    expect((await getReleasedFile(context, { documentId })).fileName).toBe(`${name}.json`);
  });

  it("opens a password that was sealed with a pepper that is being replaced, and seals it anew", async () => {
    const { context, model, documentId, stored } = await world();
    const settings = await ftp(context);
    await setModel(context, model.id, { storage: settings });
    const rotated = { ...context, secrets: createSecrets(() => "another pepper, local environment only") };
    const sealNow = async () => (await findModelStorage(context.shard, model.id))?.sealedPassword;
    await releaseDocuments(rotated, { documentIds: [documentId] });
    await deliver(rotated, { documentId });
    expect(stored).toMatchObject([{ server: { password: "rope and paint" } }]);
    const anew = (await sealNow()) ?? "";
    expect(anew).not.toBe(settings.sealedPassword);
    expect(await rotated.secrets.isStaleSeal(anew)).toBe(false);
    const use = { purpose: "ftp-password", owner: context.tenant.id } as const;
    expect(await createSecrets(() => "another pepper").unseal(anew, use)).toBe("rope and paint");
  });

  it("does not open a password that was copied from another tenant", async () => {
    const { context, model, documentId, stored } = await world();
    await setModel(context, model.id, { storage: await ftp(await makeTenant()) });
    expectConsole(/release\.failed/);
    await releaseDocuments(context, { documentIds: [documentId] });
    await deliver(context, { documentId });
    expect(stored).toEqual([]);
    expect(await getRelease(context, { documentId })).toMatchObject({ problem: "releases.problem.password" });
  });

  it("shows why it failed, is tried again later, and succeeds then", async () => {
    const { context, model, documentId, failures, clock } = await world();
    await setModel(context, model.id, { storage: await ftp(context) });
    await releaseDocuments(context, { documentIds: [documentId] });
    failures.push(new AppError("unavailable", "releases.problem.sign-in"));
    expectConsole(/release.failed/);
    expect(await deliver(context, { documentId })).toEqual({ state: "waiting", retryAfter: 60 });
    expect(await getRelease(context, { documentId })).toMatchObject({
      state: "waiting",
      attempts: 1,
      problem: "releases.problem.sign-in",
    });
    clock.ahead = 61_000;
    expect((await deliver(context, { documentId })).state).toBe("done");
    expect(await getRelease(context, { documentId })).toMatchObject({ state: "done", problem: null });
  });

  it("is given up after six tries, and can be asked for afresh", async () => {
    const { context, model, documentId, failures } = await world();
    await setModel(context, model.id, { storage: await ftp(context) });
    await releaseDocuments(context, { documentIds: [documentId] });
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      failures.push(new Error("odd"));
      expectConsole(/release.failed/);
      await deliver(context, { documentId });
    }
    expect(await getRelease(context, { documentId })).toMatchObject({ state: "failed", attempts: 6 });
    expect(await deliver(context, { documentId })).toEqual({ state: "gone", retryAfter: null });
    expect((await documentRow(documentId))?.status).toBe("approved");
    await releaseDocuments(context, { documentIds: [documentId] });
    expect((await deliver(context, { documentId })).state).toBe("done");
  });

  it("is carried out once by two runs at the same time", async () => {
    const { context, model, documentId, stored } = await world();
    await setModel(context, model.id, { storage: await ftp(context) });
    await releaseDocuments(context, { documentIds: [documentId] });
    const runs = await Promise.all([1, 2, 3].map(() => deliver(context, { documentId })));
    expect(runs.map(({ state }) => state).sort()).toEqual(["done", "gone", "gone"]);
    expect(stored).toHaveLength(1);
  });

  it("is refused for a folder that leads out of itself", async () => {
    const { context, model, documentId, stored } = await world();
    await setModel(context, model.id, { storage: await ftp(context, "../../etc") });
    await releaseDocuments(context, { documentIds: [documentId] });
    expectConsole(/release.failed/);
    await deliver(context, { documentId });
    expect(stored).toEqual([]);
    expect((await getRelease(context, { documentId }))?.problem).toBe("releases.problem.folder");
  });

  it.each(["success", "failed", "submitted"] as const)(
    "is a conflict for a document that is %s",
    async (status) => {
      const { context, documentId } = await world(status);
      expect(await releaseDocuments(context, { documentIds: [documentId] })).toEqual([
        { documentId, outcome: "conflict" },
      ]);
      expect(await getRelease(context, { documentId })).toBeNull();
    },
  );

  it("can be done again, over the same files", async () => {
    const { context, documentId } = await world("released");
    await releaseDocuments(context, { documentIds: [documentId] });
    await deliver(context, { documentId });
    await releaseDocuments(context, { documentIds: [documentId] });
    expect((await deliver(context, { documentId })).state).toBe("done");
  });

  it("of another tenant is as if it were not there", async () => {
    const { documentId } = await world();
    const other = (await world()).context;
    expect(await releaseDocuments(other, { documentIds: [documentId] })).toEqual([
      { documentId, outcome: "not-found" },
    ]);
    expect(await deliver(other, { documentId })).toEqual({ state: "gone", retryAfter: null });
    expect(await getRelease(other, { documentId })).toBeNull();
    await expect(getReleasedFile(other, { documentId })).rejects.toMatchObject({ code: "not-found" });
  });

  it("is put on the queue again when its message was lost", async () => {
    const { context, documentId, sent, clock } = await world();
    await releaseDocuments(context, { documentIds: [documentId] });
    sent.length = 0;
    const sweeping = { ...context, actor: system, shards: allShards(env) };
    await sweepReleases(sweeping, {});
    expect(sent.filter((request) => request.documentId === documentId)).toEqual([]);
    clock.ahead = 6 * 60_000;
    await sweepReleases(sweeping, {});
    expect(sent).toContainEqual({ tenantId: context.tenant.id, documentId });
  });

  it("goes on at a start of the service, even where its next try is later: no queue outlives a start", async () => {
    const { context, model, documentId, sent, failures } = await world();
    await setModel(context, model.id, { storage: await ftp(context) });
    await releaseDocuments(context, { documentIds: [documentId] });
    failures.push(new AppError("unavailable", "releases.problem.unreachable"));
    expectConsole(/release.failed/);
    await deliver(context, { documentId });
    sent.length = 0;
    const sweeping = { ...context, actor: system, shards: allShards(env) };
    await sweepReleases(sweeping, { everything: true });
    expect(sent.filter((request) => request.documentId === documentId)).toHaveLength(1);
  });
});
