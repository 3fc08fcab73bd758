import { sniffFileKind } from "@fieldwise/engine/reading";
import { z } from "zod";
import { cleanFileName } from "../documents/clean-file-name";
import { type ArrivalSource, arrivalSources } from "./arrival-source";
import { isZip } from "./is-zip";

/** What a list shows of a ZIP file that was sent in. `problem` and those of `refused` are keys of sentences. */
export type ZipFileSummary = {
  id: string;
  fileName: string;
  byteSize: number;
  source: ArrivalSource;
  status: "received" | "processing" | "done" | "error";
  problem: string | null;
  taken: number;
  refused: RefusedEntry[];
  submittedAt: Date;
};

/** A file in a ZIP file that became no document, and why. */
export type RefusedEntry = { fileName: string; problem: string };

/** Where a ZIP file is kept, relative to the tenant. */
export const zipFileKey = (zipFileId: string): string => `zip-files/${zipFileId}/original`;

/** A ZIP file that came in; the same `sourceKey` once more creates nothing twice. */
export const receiveZipInput = z.object({
  modelId: z.string().min(1).max(64),
  fileName: z.string().transform(cleanFileName),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, "error.invalid"),
  source: z.enum(arrivalSources),
  sourceKey: z.string().min(1).max(1_000).optional(),
});

/** One ZIP file; with `modelId` it must be of this model. */
export const zipFileInput = z.object({
  zipFileId: z.string().min(1).max(64),
  modelId: z.string().min(1).max(64).optional(),
});

/** A page of the ZIP files of a model. `before` is the `nextCursor` of the page before. */
export const zipListInput = z.object({
  modelId: z.string().min(1).max(64),
  size: z.coerce.number().int().min(1).max(200).default(20),
  cursor: z.string().max(200).optional(),
});

/** Whether an entry is none of the files someone meant to send: folders, and what computers put beside files. */
export const isIgnoredEntry = (path: string): boolean =>
  path.endsWith("/") || /(^|\/)(__MACOSX\/|\.(?!\.?\/)|Thumbs\.db$|desktop\.ini$)/i.test(path);

/** Why an unpacked entry becomes no document, or null when it does. The content decides, not the name. */
export function problemOfEntry(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return "zip.problem.empty";
  if (sniffFileKind(bytes)) return null;
  return isZip(bytes) ? "zip.problem.nested" : "zip.problem.unsupported";
}
