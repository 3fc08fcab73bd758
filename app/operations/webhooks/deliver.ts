import { type KeptDelivery, selectDueDeliveries } from "~/data/shard/webhook-deliveries";
import { claimEndpoint, type EndpointRow, updateEndpoint } from "~/data/shard/webhook-endpoints";
import { endpointInput } from "~/domain/webhooks/webhook-inputs";
import { defineOperation } from "../define-operation";
import { attemptDeliveries } from "./steps/attempt-deliveries";
import type { WebhookContext } from "./webhook-ports";

/** A turn ends after this long or this many, so that the next endpoint gets its own; what is left is asked for again. */
const turn = { milliseconds: 20_000, deliveries: 100 };
/** How long an endpoint is locked: one turn, and the longest wait for a response. */
const held = 60_000;
/** Pauses up to here end with a message of their own; what is later is found by the sweep, which comes every minute. */
const longestOwnPause = 60_000;
/** A delivery is tried again up to a tenth of its 5 seconds after the pause of its endpoint. */
const afterPause = 1_000;

/**
 * Makes the due deliveries of an endpoint, one after another, so that a slow receiver costs only itself. After a failure
 * the endpoint is left alone for a while. A turn that is cut off is made again: a receiver may get its latest events twice,
 * with the same ids. Returns whether more is due now, and the milliseconds after which it is to be called again; null
 * leaves that to the sweep.
 */
export const deliverWebhooks = defineOperation({
  name: "webhooks.deliver",
  permission: "system",
  input: endpointInput,
  async run(context: WebhookContext, { endpointId }): Promise<Turn> {
    const { shard } = context;
    const started = context.now();
    const claimed = await claimEndpoint(shard, endpointId, { at: started, until: heldFrom(started) });
    if (!claimed) return { delivered: 0, more: false, again: null };
    try {
      return await deliverTurn(context, claimed, started);
    } finally {
      await updateEndpoint(shard, endpointId, { busyUntil: context.now() });
    }
  },
});

type Turn = { delivered: number; more: boolean; again: number | null };

async function deliverTurn(context: WebhookContext, claimed: EndpointRow, started: Date): Promise<Turn> {
  let [endpoint, delivered] = [claimed, 0];
  for (;;) {
    const due = await dueOf(context, endpoint.id);
    if (due.length === 0) return { delivered, more: false, again: null };
    const attempted = await attemptDeliveries(context, endpoint, due);
    delivered += attempted.delivered;
    if (!attempted.endpoint) return { delivered, more: false, again: againAfter(attempted.pause) };
    endpoint = attempted.endpoint;
    const isOver = context.now().getTime() - started.getTime() >= turn.milliseconds;
    if (isOver || delivered >= turn.deliveries) return { delivered, more: true, again: null };
  }
}

/** Whole seconds, as queues count them. */
const againAfter = (pause: number | null): number | null =>
  pause === null || pause > longestOwnPause ? null : Math.ceil(pause / 1_000) * 1_000 + afterPause;

const dueOf = ({ shard, now }: WebhookContext, endpointId: string): Promise<KeptDelivery[]> =>
  selectDueDeliveries(shard, endpointId, now(), turn.deliveries);

const heldFrom = (at: Date) => new Date(at.getTime() + held);
