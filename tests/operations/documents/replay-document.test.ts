import { expectConsole } from "@tests/support/announced-console";
import { makeModel } from "@tests/support/make-model";
import { adminActor, asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { usShard } from "@tests/support/us-shard";
import { expect, test } from "vitest";
import type { ReplayRequest } from "~/domain/processing/replay-job";
import type { ReplayReport } from "~/domain/processing/replay-report";
import { getReplay } from "~/operations/documents/get-replay";
import { replayDocument } from "~/operations/documents/replay";
import { failReplay } from "~/operations/processing/fail-replay";
import type { Replays } from "~/operations/replay-port";

const makeLong = (documentId: string) =>
  usShard().prepare("update documents set page_count = 200 where id = ?").bind(documentId).run();

const version = { before: "1", after: "1" };
const same: ReplayReport = {
  state: "same",
  problem: null,
  inputHash: "a",
  resultHash: version,
  engineVersion: version,
  modelVersion: version,
  changes: [],
  changesTotal: 0,
  today: [],
  todayTotal: 0,
};

async function planted(report: ReplayReport | null = same) {
  const tenant = await makeTenant();
  const asked: unknown[] = [];
  const started: unknown[] = [];
  const replays: Replays = {
    async replay(run) {
      asked.push(run);
      return report;
    },
    async start(request) {
      started.push(request);
    },
  };
  const modelId = (await makeModel(tenant)).id;
  const documentId = await plantDocument(tenant, modelId);
  return { context: { ...tenant, replays }, asked, started, modelId, documentId };
}

test("whoever may see a document may replay its present run", async () => {
  const { context, asked, modelId, documentId } = await planted();
  const viewer = { kind: "person", id: "p", permissions: ["TenantModel.ViewDocument"] } as const;
  const seen = {
    ...asActor(context, { ...viewer, permissions: [...viewer.permissions] }),
    replays: context.replays,
  };
  expect(await replayDocument(seen, { documentId, modelId })).toEqual(same);
  expect(asked).toEqual([{ tenantId: context.tenant.id, documentId, attempt: 1 }]);
});

test("nobody else may, and nothing is run for them", async () => {
  const { context, asked, documentId } = await planted();
  const stranger = { ...context, actor: { kind: "person" as const, id: "p", permissions: [] } };
  await expect(replayDocument(stranger, { documentId })).rejects.toMatchObject({ code: "forbidden" });
  const { tenant, shard, control } = await makeTenant(adminActor);
  const other = { ...context, tenant, shard, control };
  await expect(replayDocument(other, { documentId })).rejects.toMatchObject({ code: "not-found" });
  await expect(replayDocument(context, { documentId, modelId: "x" })).rejects.toMatchObject({
    code: "not-found",
  });
  expect(asked).toEqual([]);
});

test("a long document's check is started once, and told until it has ended", async () => {
  const { context, asked, started, documentId } = await planted();
  await makeLong(documentId);
  expect(await getReplay(context, { documentId })).toBeNull();
  expect(await Promise.all([1, 2, 3].map(() => replayDocument(context, { documentId })))).toEqual([
    null,
    null,
    null,
  ]);
  expect(asked).toEqual([]);
  expect(started).toEqual([
    {
      tenantId: context.tenant.id,
      documentId,
      attempt: 1,
      requestedAt: expect.any(Number),
      number: 1,
    },
  ]);
  expect(await getReplay(context, { documentId })).toMatchObject({ state: "waiting", report: null });
  const [request] = started as [ReplayRequest];
  const system = asActor(context, { kind: "system", id: "test" });
  await failReplay(system, { ...request, number: 2, problem: "replay.failed" });
  expect(await getReplay(context, { documentId })).toMatchObject({ state: "waiting" });
  await failReplay(system, { ...request, problem: "replay.failed" });
  expect(await getReplay(context, { documentId })).toMatchObject({
    state: "failed",
    problem: "replay.failed",
    endedAt: expect.any(Date),
  });
  await replayDocument(context, { documentId });
  expect(started).toHaveLength(2);
  expect(await getReplay(context, { documentId })).toMatchObject({ state: "waiting", problem: null });
});

test("a check that could not be started waits for the sweep", async () => {
  const { context, documentId } = await planted();
  await makeLong(documentId);
  const replays = { ...context.replays, start: () => Promise.reject(new Error("not there")) };
  expectConsole(/documents\.replay-not-started/);
  expect(await replayDocument({ ...context, replays }, { documentId })).toBeNull();
  expect(await getReplay(context, { documentId })).toMatchObject({ state: "waiting" });
});

test("a document without a result has nothing to replay", async () => {
  const { context, documentId } = await planted(null);
  await expect(replayDocument(context, { documentId })).rejects.toMatchObject({
    code: "not-found",
    messageKey: "documents.error.no-result",
  });
});
