import { layoutsWorld, loom, mill, quay } from "@tests/support/layouts-world";
import { asc, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { supplierDocuments } from "~/data/shard/supplier-schema";
import { compareDueAmong } from "~/operations/suppliers/steps/compare-due";

type World = Awaited<ReturnType<typeof layoutsWorld>>;

const layoutsIn = async ({ context }: World): Promise<(string | null)[]> =>
  (
    await context.shard
      .select({ layout: supplierDocuments.layout })
      .from(supplierDocuments)
      .orderBy(asc(supplierDocuments.documentId))
  ).map(({ layout }) => layout);

describe("the layout of documents that did not see each other", () => {
  it("is one of all that were read at the same time", async () => {
    const world = await layoutsWorld();
    const ids = await world.arriveTogether([mill, quay, mill, quay, mill]);
    expect(new Set(await layoutsIn(world)).size).toBe(5);
    // In any order: here the newest is compared first.
    await compareDueAmong(world.context, ids.toReversed());
    const [one, two, ...others] = await layoutsIn(world);
    expect(one).not.toBe(two);
    expect(others).toEqual([one, two, one]);
  });

  it("is left to those of another, and stays where it was checked", async () => {
    const world = await layoutsWorld();
    await world.checked(quay, 3);
    await world.checked(loom, 3);
    await world.save();
    const [first = "", second = "", third = ""] = await world.arriveTogether([mill, mill, mill]);
    // Someone is quicker than the sweep.
    await world.check(third);
    expect([await world.isDoubtfulNow(first), await world.isDoubtfulNow(second)]).toEqual([false, false]);
    const [, , , , , , ...layouts] = await layoutsIn(world);
    expect(new Set(layouts).size).toBe(1);
  });

  it("is found of waiting documents from before layouts were noted", async () => {
    const { context, arrive, checked, check, save, isDoubtfulNow } = await layoutsWorld();
    await checked(quay, 3);
    await checked(loom, 3);
    await save();
    const before = [
      await arrive(mill, { noted: false }),
      await arrive(mill, { noted: false }),
      await arrive(mill, { noted: false }),
    ];
    await check(await arrive(mill));
    // As the migration does.
    await context.shard.run(
      (tenantId) => sql`update supplier_documents set due = due + 1, tries = 0
        where tenant_id = ${tenantId} and layout is null`,
    );
    const doubtful = [];
    for (const documentId of before) doubtful.push(await isDoubtfulNow(documentId));
    expect(doubtful).toEqual([false, false, false]);
  });

  it("has all its waiting documents judged when it was checked, however many", async () => {
    const world = await layoutsWorld();
    await world.checked(quay, 3);
    await world.checked(loom, 3);
    await world.save();
    const waiting = [await world.arrive(mill), ...(await world.arriveAgain(mill, 103))];
    await compareDueAmong(world.context, waiting);
    await world.check(await world.arrive(mill));
    const due = async () =>
      (await world.context.shard.select({ due: supplierDocuments.due }).from(supplierDocuments)).filter(
        (row) => row.due > 0,
      ).length;
    expect(await due()).toBe(100);
    await compareDueAmong(world.context, waiting);
    await compareDueAmong(world.context, waiting);
    expect(await due()).toBe(0);
    expect(await world.isDoubtful(waiting[0] ?? "")).toBe(false);
    expect(await world.isDoubtful(waiting.at(-1) ?? "")).toBe(false);
  });
});
