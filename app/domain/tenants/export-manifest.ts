import { z } from "zod";

/** The version of what an export holds for being restored. Raise it when a release cannot restore what the one before wrote. */
export const exportVersion = 1;

/** The first file of every archive of an export. */
export const manifestName = "manifest.json";

const id = z.string().regex(/^[\w-]{1,64}$/);
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * What an archive says of itself. The last one of an export names all before it with the SHA-256 of each, so that one that is missing
 * or damaged is noticed; `seal` is the installation's HMAC of what it says, so that nobody else can make one.
 */
export const exportManifest = z.object({
  format: z.literal("fieldwise-export"),
  version: z.number().int(),
  exportId: id,
  tenantId: id,
  name: z.string().max(200),
  exportedAt: z.iso.datetime(),
  number: z.number().int().min(1).max(10_000),
  archives: z
    .array(z.object({ number: z.number().int(), sha256: digest }))
    .max(10_000)
    .optional(),
  seal: digest.optional(),
});

export type ExportManifest = z.output<typeof exportManifest>;

/** What the seal of the last archive covers: which export it is, and every byte of the archives before it. */
export const sealedTextOf = (manifest: ExportManifest): string =>
  JSON.stringify([
    manifest.format,
    manifest.version,
    manifest.exportId,
    manifest.tenantId,
    manifest.name,
    manifest.exportedAt,
    manifest.number,
    manifest.archives?.map(({ number, sha256 }) => [number, sha256]),
  ]);
