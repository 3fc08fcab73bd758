import type { ExportPart } from "~/domain/tenants/data-export";
import {
  type ExportManifest,
  exportVersion,
  manifestName,
  sealedTextOf,
} from "~/domain/tenants/export-manifest";
import { ofTenant } from "../../of-tenant";
import type { RunContext } from "../../processing/processing-context";
import type { ArchiveEntry } from "./organization-entries";

/** The first file of an archive, which says what it is; the last archive names those before it, under the installation's seal. */
export async function manifestEntry(
  context: RunContext,
  { exportId, number, before }: { exportId: string; number: number; before?: readonly ExportPart[] },
): Promise<ArchiveEntry> {
  const manifest: ExportManifest = {
    format: "fieldwise-export",
    version: exportVersion,
    ...ofTenant(context, { exportId }),
    name: context.tenant.name,
    exportedAt: context.now().toISOString(),
    number,
    ...(before && { archives: before.map((part) => ({ number: part.number, sha256: part.sha256 ?? "" })) }),
  };
  const seal = before && (await context.secrets.sealedDigest(sealedTextOf(manifest)));
  return {
    name: manifestName,
    input: `${JSON.stringify({ ...manifest, seal }, null, 2)}\n`,
    lastModified: context.now(),
  };
}
