import type { ExportContext } from "~/operations/tenants/archive-port";
import type { StorageBindings } from "./bindings";
import { hashingStream } from "./hashing-stream";
import { makeRunContext } from "./processing-contexts";
import { moveSideOf } from "./tenancy";
import { zip } from "./zip";

/** The context of exporting a tenant; null when there is no such tenant (any more). */
export async function makeExportContext(
  bindings: StorageBindings,
  tenantId: string,
): Promise<ExportContext | null> {
  const context = await makeRunContext(bindings, tenantId, "export");
  if (!context) return null;
  const { rows } = moveSideOf(bindings, context.tenant, context.tenant.shardId);
  return { ...context, zip, digested: hashingStream, rows };
}
