import { releaseMessage } from "~/domain/releases/release-inputs";
import { deliverRelease } from "~/operations/documents/deliver-release";
import type { WebBindings } from "~/platform/bindings";
import { pdfCarrier } from "~/platform/e-invoice/pdf-carrier";
import { openFileTransfer } from "~/platform/ftp/ftp-transfer";
import { openWorkerSocket } from "~/platform/ftp/worker-sockets";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";

/**
 * Carries out the releases of the queue, one after another: a server of one tenant is not stormed. How often a release is
 * tried is counted with it and not by the queue, so that people can see it. It runs in the web Worker, which alone holds
 * the key that opens passwords.
 */
export async function deliverBatch(batch: MessageBatch, bindings: WebBindings): Promise<void> {
  const transfer = openTransfer(bindings);
  for (const message of batch.messages) {
    const request = releaseMessage.safeParse(message.body);
    if (!request.success) {
      log.error("queue.not-understood", request.error, { queue: batch.queue });
      message.ack();
      continue;
    }
    const { tenantId, documentId } = request.data;
    const context = await makeRunContext(bindings, tenantId, "releases");
    const delivery =
      context && (await deliverRelease({ ...context, transfer, pdfs: pdfCarrier }, { documentId }));
    if (delivery?.retryAfter) message.retry({ delaySeconds: delivery.retryAfter });
    else message.ack();
  }
}

/** Files over FTP. Servers in private networks are for the local environment alone. */
export const openTransfer = ({ APP_ENV }: Pick<WebBindings, "APP_ENV">) =>
  openFileTransfer(openWorkerSocket, { allowPrivateHosts: APP_ENV === "local" });
