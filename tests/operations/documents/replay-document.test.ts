import { makeModel } from "@tests/support/make-model";
import { adminActor, asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { expect, test } from "vitest";
import type { ReplayReport } from "~/domain/processing/replay-report";
import { replayDocument } from "~/operations/documents/replay";
import type { Replays } from "~/operations/replay-port";

const version = { before: "1", after: "1" };
const same: ReplayReport = {
  state: "same",
  problem: null,
  inputHash: "a",
  resultHash: version,
  engineVersion: version,
  modelVersion: version,
  changes: [],
  today: [],
};

async function planted(report: ReplayReport | null = same) {
  const tenant = await makeTenant();
  const asked: unknown[] = [];
  const replays: Replays = {
    async replay(run) {
      asked.push(run);
      return report;
    },
  };
  const modelId = (await makeModel(tenant)).id;
  const documentId = await plantDocument(tenant, modelId);
  return { context: { ...tenant, replays }, asked, modelId, documentId };
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

test("a document without a result has nothing to replay", async () => {
  const { context, documentId } = await planted(null);
  await expect(replayDocument(context, { documentId })).rejects.toMatchObject({
    code: "not-found",
    messageKey: "documents.error.no-result",
  });
});
