import { and, eq, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { modelsDirectory } from "./control-schema";
import type { TenantControl } from "./tenant-control";

export const insertDirectoryEntry = (control: TenantControl, row: NewRow<typeof modelsDirectory>) =>
  control.insert(modelsDirectory).values({ ...row, tenantId: control.tenantId });

export const deleteDirectoryEntry = (control: TenantControl, modelId: string) =>
  control
    .delete(modelsDirectory)
    .where(and(eq(modelsDirectory.modelId, modelId), eq(modelsDirectory.tenantId, control.tenantId)));

/** The same for any number of models, in one parameter; those that are there already are left alone. */
export const insertDirectoryEntries = (control: TenantControl, modelIds: readonly string[], at: Date) =>
  control
    .insert(modelsDirectory)
    .select(
      sql`select value, ${control.tenantId}, ${at.getTime()} from json_each(${JSON.stringify(modelIds)}) where true`,
    )
    .onConflictDoNothing();

/** Forgets every model of the tenant. */
export const deleteDirectory = (control: TenantControl) =>
  control.delete(modelsDirectory).where(eq(modelsDirectory.tenantId, control.tenantId));
