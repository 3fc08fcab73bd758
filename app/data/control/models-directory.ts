import { and, eq } from "drizzle-orm";
import type { ControlDatabase } from "./control-database";
import { modelsDirectory } from "./control-schema";

export const insertDirectoryEntry = (control: ControlDatabase, row: typeof modelsDirectory.$inferInsert) =>
  control.insert(modelsDirectory).values(row);

export const deleteDirectoryEntry = (control: ControlDatabase, tenantId: string, modelId: string) =>
  control
    .delete(modelsDirectory)
    .where(and(eq(modelsDirectory.modelId, modelId), eq(modelsDirectory.tenantId, tenantId)));
