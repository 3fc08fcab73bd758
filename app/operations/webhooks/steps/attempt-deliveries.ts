import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { type KeptDelivery, type NotedAttempt, noteAttempts } from "~/data/shard/webhook-deliveries";
import { type EndpointRow, updateOpenEndpoint } from "~/data/shard/webhook-endpoints";
import {
  endpointPause,
  failingUntil,
  jitterOf,
  maxAnswerBytes,
  retryAfterOf,
  retryDelay,
} from "~/domain/webhooks/webhook-endpoint";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../../audit-of";
import { sendNotificationsSoon } from "../../notifications/steps/send-notifications-soon";
import type { WebhookAnswer, WebhookContext } from "../webhook-ports";
import { openEndpoint } from "./endpoint-secrets";
import { webhookBody } from "./webhook-body";

type Attempt = WebhookAnswer & { milliseconds: number; isDelivered: boolean };
type Endpoint = EndpointRow;

/**
 * What was answered is recorded together for so long: a transaction for each message would be the slowest part of it. A
 * turn that is cut off repeats at most what it sent since.
 */
const notedEvery = 1_000;

/**
 * Sends events to an endpoint one after another, until one fails or their answers are to be recorded, and notes all
 * answers with the endpoint. Returns how many arrived and the endpoint as it is then, null when nothing more is to
 * be sent to it now; after a failure `pause` is how many milliseconds it is left alone, null when it is sent nothing
 * any more. `isTest`: a failure is final and says nothing about the endpoint.
 */
export async function attemptDeliveries(
  context: WebhookContext,
  endpoint: Endpoint,
  deliveries: readonly KeptDelivery[],
  { isTest = false } = {},
): Promise<{ delivered: number; endpoint: Endpoint | null; pause: number | null }> {
  const started = context.now();
  const opened = await openEndpoint(context, endpoint, started);
  const sent: Sent = { attempts: [], change: {}, delivered: 0, isFailed: false };
  let isOpen = true;
  try {
    for (const delivery of deliveries) {
      const answer = await send(context, endpoint, opened, delivery);
      const at = context.now();
      take(sent, endpoint, { delivery, answer, at, isTest });
      if (sent.isFailed || at.getTime() - started.getTime() >= notedEvery) break;
    }
  } finally {
    // What was sent is recorded, too, when the next message cannot be made.
    isOpen = await note(context, endpoint, sent);
  }
  const { delivered, change, isFailed } = sent;
  const isPaused = isFailed && isOpen && change.state === "failing";
  return {
    delivered,
    endpoint: isFailed || !isOpen ? null : { ...endpoint, ...change },
    pause: isPaused && change.notBefore ? change.notBefore.getTime() - context.now().getTime() : null,
  };
}

type Sent = {
  attempts: NotedAttempt[];
  change: Partial<Endpoint>;
  delivered: number;
  isFailed: boolean;
};

/** Adds an answer to what was sent. */
function take(
  sent: Sent,
  endpoint: Endpoint,
  { delivery, answer, at, isTest }: { delivery: KeptDelivery; answer: Attempt; at: Date; isTest: boolean },
): void {
  const { isDelivered, status, milliseconds } = answer;
  const asked = retryAfterOf(answer.retryAfter, at);
  const wait = isTest ? null : retryDelay(delivery.attempts + 1, jitterOf(delivery.id), asked);
  const isWaiting = !isDelivered && wait !== null;
  sent.attempts.push({
    id: delivery.id,
    attempts: delivery.attempts,
    state: isDelivered ? "delivered" : isWaiting ? "waiting" : "failed",
    nextAt: new Date(at.getTime() + (isWaiting ? wait : 0)),
    attemptedAt: at,
    status,
    milliseconds,
    answer: answer.text.slice(0, maxAnswerBytes),
    problem: isDelivered ? null : (answer.problem ?? problemOfStatus(status)),
  });
  sent.isFailed = !isDelivered;
  if (isDelivered) sent.delivered += 1;
  if (isDelivered) sent.change = afterSuccess(at);
  else if (!isTest)
    sent.change = { ...sent.change, ...afterFailure({ ...endpoint, ...sent.change }, answer, asked, at) };
}

/** Writes the answers and the endpoint in one batch. Returns whether the endpoint was still on. */
async function note(
  context: WebhookContext,
  endpoint: Endpoint,
  { attempts, change }: Sent,
): Promise<boolean> {
  if (attempts.length === 0) return true;
  const { shard } = context;
  const noted = noteAttempts(shard, attempts);
  if (!change.state) {
    await noted;
    return true;
  }
  const isDisabled = change.state === "disabled";
  const detail = { name: hostOf(endpoint.url), problem: change.problem };
  const [changed] = await commit(shard, [
    updateOpenEndpoint(shard, endpoint.id, change),
    ...(isDisabled
      ? [insertShardAuditIfChanged(shard, auditOf(context, "webhooks.disable", endpoint.id, detail))]
      : []),
    noted,
  ]);
  if (isDisabled || (change.warnedAt && !endpoint.warnedAt))
    await sendNotificationsSoon(context, "delivery-failed");
  return changed.length > 0;
}

async function send(
  context: WebhookContext,
  endpoint: Endpoint,
  opened: Awaited<ReturnType<typeof openEndpoint>>,
  { eventId, ...event }: KeptDelivery,
): Promise<Attempt> {
  const started = context.now();
  const end = (answer: Partial<WebhookAnswer>): Attempt => {
    const { status = null, text = "", retryAfter = null, problem = null } = answer;
    const isDelivered = status !== null && status >= 200 && status < 300;
    const milliseconds = context.now().getTime() - started.getTime();
    return { status, text, retryAfter, problem, milliseconds, isDelivered };
  };
  const forbidden = context.webhooks.problemOf(endpoint.url);
  if (forbidden) return end({ problem: forbidden });
  if (!opened) return end({ problem: "webhooks.problem.secret" });
  const body = await webhookBody(context, event, endpoint.withValues);
  return end(await context.webhooks.send({ url: endpoint.url, id: eventId, at: started, body, ...opened }));
}

const problemOfStatus = (status: number | null): string =>
  status === null
    ? "webhooks.problem.no-answer"
    : status >= 300 && status < 400
      ? "webhooks.problem.redirect"
      : "webhooks.problem.status";

type Change = Partial<Endpoint> & Pick<Endpoint, "state" | "problem">;

const afterSuccess = (at: Date): Change => ({
  state: "enabled",
  problem: null,
  failures: 0,
  failingSince: null,
  warnedAt: null,
  lastSuccessAt: at,
});

function afterFailure(
  { failures, failingSince, warnedAt }: Endpoint,
  answer: Attempt,
  asked: number | null,
  at: Date,
): Change {
  const since = failingSince ?? at;
  const failing = at.getTime() - since.getTime();
  const problem =
    answer.status === 410
      ? "webhooks.problem.gone"
      : failing >= failingUntil.disabled
        ? "webhooks.problem.five-days"
        : null;
  return {
    state: problem ? "disabled" : "failing",
    problem,
    failures: failures + 1,
    failingSince: since,
    warnedAt: warnedAt ?? (failing >= failingUntil.warned ? at : null),
    lastFailureAt: at,
    notBefore: new Date(at.getTime() + endpointPause(failures + 1, asked)),
  };
}
