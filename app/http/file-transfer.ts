import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { FileTransfer } from "~/operations/documents/release-ports";
import type { FolderTransfer } from "~/operations/folders/folder-ports";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";

/** Files over FTP. Sockets exist in the Workers runtime alone, so that they are loaded when they are needed. */
export async function fileTransferOf({
  context,
}: ActionFunctionArgs): Promise<FileTransfer & FolderTransfer> {
  const { openWorkerSocket } = await import("~/platform/ftp/worker-sockets");
  const allowPrivateHosts = context.cloudflare.env.APP_ENV === "local";
  return openFileTransfer(openWorkerSocket, { allowPrivateHosts });
}
