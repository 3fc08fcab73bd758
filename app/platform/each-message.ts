import type { ZodType } from "zod";
import type { Log } from "~/operations/ports";

/** Seconds until a message is tried again: 2, 4, 8, … up to five minutes. */
const delayOf = (attempts: number) => Math.min(300, 2 ** attempts);

/**
 * Handles the messages of a batch, each on its own: handled ones leave the queue, those that threw are retried later
 * and end in the dead-letter queue. Unknown messages are dropped.
 */
export async function eachMessage<T>(
  batch: MessageBatch,
  shape: ZodType<T>,
  log: Log,
  handle: (body: T) => Promise<void>,
): Promise<void> {
  await Promise.all(
    batch.messages.map(async (message) => {
      const body = shape.safeParse(message.body);
      if (!body.success) {
        log.error("queue.not-understood", body.error, { queue: batch.queue });
        return message.ack();
      }
      try {
        await handle(body.data);
        message.ack();
      } catch (error) {
        log.error("queue.failed", error, {
          queue: batch.queue,
          attempts: message.attempts,
          body: message.body,
        });
        message.retry({ delaySeconds: delayOf(message.attempts) });
      }
    }),
  );
}
