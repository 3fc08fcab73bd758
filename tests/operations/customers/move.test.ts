import { env } from "cloudflare:workers";
import { makeSystemAdmin } from "@tests/support/make-system-admin";
import { makeTenant } from "@tests/support/make-tenant";
import { expect, it } from "vitest";
import { controlOf } from "~/data/control/tenant-control";
import { findMove as findMoveRow } from "~/data/control/tenant-moves";
import { cancelMove } from "~/operations/customers/cancel-move";
import { findMove } from "~/operations/customers/find-move";
import { moveCustomer } from "~/operations/customers/move";

/** A data center of two shards that no Worker of the tests is bound to, and a customer in the first. */
async function customerOfTwoShards() {
  const [{ context: admin }, { tenant }] = [await makeSystemAdmin(), await makeTenant()];
  const center = `two-${tenant.id}`;
  const shards = [`${center}-1`, `${center}-2`, `${center}-3`] as const;
  for (const id of shards)
    await env.DB_CONTROL.prepare("insert into shards (id, data_center) values (?, ?)").bind(id, center).run();
  await env.DB_CONTROL.prepare("update tenants set shard_id = ?, data_center = ? where id = ?")
    .bind(shards[0], center, tenant.id)
    .run();
  const started: unknown[] = [];
  const jobs = { startMove: async (request: unknown) => void started.push(request) };
  const context = { ...admin, jobs, bound: ["us-1", shards[0], shards[1]] };
  return { context, tenantId: tenant.id, shards, started };
}

it("has a customer moved to a bound shard of its data center, once at a time", async () => {
  const { context, tenantId, shards, started } = await customerOfTwoShards();
  expect(await findMove(context, { tenantId })).toEqual({
    shardId: shards[0],
    others: [shards[1]],
    move: null,
  });
  const { moveId } = await moveCustomer(context, { tenantId, shardId: shards[1] });
  expect(started).toEqual([{ tenantId, moveId }]);
  await expect(moveCustomer(context, { tenantId, shardId: shards[1] })).rejects.toMatchObject({
    messageKey: "customers.problem.moving",
  });
  expect((await findMove(context, { tenantId })).move).toMatchObject({
    state: "copying",
    isOpen: true,
    rows: 0,
  });
  await cancelMove(context, { tenantId });
  expect(await findMoveRow(controlOf(context.control, { tenantId }))).toMatchObject({ state: "cancelling" });
  await expect(cancelMove(context, { tenantId })).rejects.toMatchObject({
    messageKey: "customers.problem.not-moving",
  });
});

it.each([
  ["of another data center", () => "us-1"],
  ["that is not bound", (shards: readonly string[]) => shards[2] ?? ""],
  ["in which it lives", (shards: readonly string[]) => shards[0] ?? ""],
])("refuses a shard %s", async (_, shardOf) => {
  const { context, tenantId, shards, started } = await customerOfTwoShards();
  await expect(moveCustomer(context, { tenantId, shardId: shardOf(shards) })).rejects.toMatchObject({
    code: "invalid",
    field: "shardId",
  });
  expect(started).toEqual([]);
});

it("does not move a customer that is being deleted, and knows no other", async () => {
  const { context, tenantId, shards } = await customerOfTwoShards();
  await env.DB_CONTROL.prepare("update tenants set status = 'closing' where id = ?").bind(tenantId).run();
  await expect(moveCustomer(context, { tenantId, shardId: shards[1] })).rejects.toMatchObject({
    messageKey: "customers.problem.closing",
  });
  await expect(moveCustomer(context, { tenantId: "nobody", shardId: shards[1] })).rejects.toMatchObject({
    code: "not-found",
  });
});
