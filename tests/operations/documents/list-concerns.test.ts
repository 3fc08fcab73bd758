import { makeModel } from "@tests/support/make-model";
import { makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { describe, expect, it } from "vitest";
import { type ConcernKind, encodeConcerns } from "~/domain/documents/concerns";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve";
import { countByConcern } from "~/operations/documents/count-by-concern";
import { countMatching } from "~/operations/documents/count-matching";
import { listDocuments } from "~/operations/documents/list";
import { searchDocuments } from "~/operations/documents/search";

async function world() {
  const context = await makeTenant();
  const { id: modelId } = await makeModel(context);
  const kinds: ConcernKind[][] = [["doubtful"], [], ["sums", "doubtful"], ["duplicate", "sums"], ["sums"]];
  const ids: string[] = [];
  for (const [at, some] of kinds.entries())
    ids.push(
      await plantDocument(context, modelId, {
        position: at + 1,
        concerns: encodeConcerns(some),
        fileName: `${at}.pdf`,
      }),
    );
  return { context, modelId, ids };
}

const numbersOf = async (list: Promise<{ items: { fileName: string }[] }>) =>
  (await list).items.map(({ fileName }) => Number.parseInt(fileName, 10));

const listed = (context: TenantContext, query: Parameters<typeof listDocuments>[1]) =>
  numbersOf(listDocuments(context, query));

describe("a list of what one concern keeps from being ready", () => {
  it("holds these documents alone, however it is sorted, paged and narrowed", async () => {
    const { context, modelId } = await world();
    const sums = { modelId, concern: "sums" };
    expect(await listed(context, sums)).toEqual([4, 3, 2]);
    expect(await listed(context, { ...sums, sortOrder: "asc" })).toEqual([2, 3, 4]);
    expect(await listed(context, { ...sums, size: 2, page: 2 })).toEqual([2]);
    expect(await listed(context, { ...sums, sortOrder: "asc", size: 2, page: 2 })).toEqual([4]);
    expect(await listed(context, { ...sums, sortField: "fileName", sortOrder: "asc" })).toEqual([2, 3, 4]);
    expect(await listed(context, { ...sums, readiness: "blocked" })).toEqual([3]);
    expect(await listed(context, { ...sums, startDate: "2026-03-10" })).toEqual([]);
    expect(await listDocuments(context, { ...sums, size: 2 })).toMatchObject({
      totalCount: 3,
      totalPages: 2,
    });
    expect(await countMatching(context, { ...sums, startDate: "2026-03-09" })).toBe(3);
    const found = (text: string) =>
      numbersOf(searchDocuments(context, { ...sums, text, looksAt: "file-name" }));
    expect([await found("3.pdf"), await found("1.pdf")]).toEqual([[3], []]);
  });

  it("is written as the API has it, in any case, and nothing else is taken", async () => {
    const { context, modelId } = await world();
    expect(await listed(context, { modelId, concern: "DUPLICATE" })).toEqual([3]);
    await expect(listDocuments(context, { modelId, concern: "ugly" })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("holds none that were approved all the same", async () => {
    const { context, modelId, ids } = await world();
    await approveDocument(context, { documentId: ids[4] ?? "", force: true });
    expect(await listed(context, { modelId, concern: "sums" })).toEqual([3, 2]);
    expect(await countByConcern(context, { modelId })).toEqual([
      { kind: "duplicate", count: 1 },
      { kind: "doubtful", count: 2 },
      { kind: "sums", count: 2 },
    ]);
  });

  it("counts nobody else's", async () => {
    const { modelId } = await world();
    expect(await countByConcern(await makeTenant(), { modelId })).toEqual([]);
  });
});
