import type { FileKind } from "@fieldwise/engine/reading";
import { contentTypeOf } from "~/domain/documents/content-type-of";
import { documentFiles } from "~/domain/documents/document-files";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { releaseName } from "~/domain/releases/release-paths";
import type { FileStore } from "../../ports";
import type { ErpFile } from "../erp-ports";

type Filed = { id: string; fileName: string; fileKind: string | null };

/** The paper of a document as it is attached. Throws ErpProblem when it no longer exists. */
export async function erpFileOf(
  { files }: { files: FileStore },
  { id, fileName, fileKind }: Filed,
): Promise<ErpFile> {
  const contentType = contentTypeOf(fileKind as FileKind | null);
  const open = async () => {
    const file = await files.get(documentFiles.original(id));
    if (!file) throw new ErpProblem("erp.problem.no-file");
    return file;
  };
  const first = await open();
  await first.stream.cancel();
  return {
    name: `${releaseName({ documentId: id, fileName })}.${endings[fileKind ?? ""] ?? "bin"}`,
    contentType,
    byteSize: first.byteSize,
    open: async () => (await open()).stream,
  };
}

const endings: Record<string, string> = { pdf: "pdf", png: "png", jpeg: "jpg" };
