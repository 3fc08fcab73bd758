import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { ExportTemplate } from "~/domain/exports/export-layout";
import { maxTemplates } from "~/domain/exports/export-layout";
import type { NewRow } from "../new-row";
import { exportTemplates } from "./export-schema";
import type { TenantShard } from "./tenant-shard";

const { id, modelId, name, layout, onRelease, inMail, revision } = getTableColumns(exportTemplates);
const columns = { id, modelId, name, layout, onRelease, inMail, revision };

/** The templates of a model by name; the domain bounds them. */
export const selectTemplates = (shard: TenantShard, model: string): Promise<ExportTemplate[]> =>
  shard
    .select(columns)
    .from(exportTemplates)
    .where(eq(modelId, model))
    .orderBy(asc(exportTemplates.foldedName))
    .limit(maxTemplates);

export async function findTemplate(
  shard: TenantShard,
  at: { modelId: string; templateId: string },
): Promise<ExportTemplate | null> {
  const row = await shard.select(columns).from(exportTemplates).where(isTemplate(at)).get();
  return row ?? null;
}

export const insertTemplate = (shard: TenantShard, row: NewRow<typeof exportTemplates>) =>
  shard.insert(exportTemplates).values(row);

type Change = Omit<ExportTemplate, "id" | "modelId" | "revision"> & { foldedName: string; updatedAt: Date };

/** Saves a template if it still stands at the expected revision; returns no row otherwise. */
export const updateTemplate = (
  shard: TenantShard,
  expected: { modelId: string; templateId: string; revision: number },
  change: Change,
) =>
  shard
    .update(exportTemplates)
    .set({ ...change, revision: expected.revision + 1 })
    .where(and(isTemplate(expected), eq(revision, expected.revision)))
    .returning({ id });

export const deleteTemplate = (shard: TenantShard, at: { modelId: string; templateId: string }) =>
  shard.delete(exportTemplates).where(isTemplate(at)).returning({ id });

const isTemplate = (at: { modelId: string; templateId: string }) =>
  and(eq(id, at.templateId), eq(modelId, at.modelId));
