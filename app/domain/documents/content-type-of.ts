import type { FileKind } from "@fieldwise/engine/reading";

const contentTypes: Record<FileKind, string> = {
  pdf: "application/pdf",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** The MIME type of a file by its kind; a file that is none of them is never shown by a browser. */
export const contentTypeOf = (kind: FileKind | null): string =>
  kind === null ? "application/octet-stream" : contentTypes[kind];
