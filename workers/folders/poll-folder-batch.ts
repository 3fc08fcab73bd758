import { folderMessage } from "~/domain/folders/folder-inputs";
import { pollFolder } from "~/operations/folders/poll";
import type { WebBindings } from "~/platform/bindings";
import { openFolderQueue } from "~/platform/folders/folder-queue";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";
import { openProcessingQueue } from "~/platform/queues";
import { openTransfer } from "../releases/deliver-batch";

/**
 * Looks into the folders of the batch. A folder in which more can be taken is asked for again at once. It runs in the web Worker,
 * which alone holds the key that opens passwords.
 */
export async function pollFolderBatch(batch: MessageBatch, bindings: WebBindings): Promise<void> {
  const transfer = openTransfer(bindings);
  for (const message of batch.messages) {
    const request = folderMessage.safeParse(message.body);
    if (!request.success) log.error("queue.not-understood", request.error, { queue: batch.queue });
    else {
      const { tenantId, modelId } = request.data;
      const run = await makeRunContext(bindings, tenantId, "folders");
      const processing = openProcessingQueue(bindings.INTAKE_QUEUE);
      const poll = run && (await pollFolder({ ...run, processing, transfer }, { modelId }));
      if (poll?.more) await openFolderQueue(bindings.FOLDER_QUEUE).send([request.data]);
    }
    message.ack();
  }
}
