import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { type KeptDelivery, noteAttempt } from "~/data/shard/webhook-deliveries";
import { type EndpointRow, updateOpenEndpoint } from "~/data/shard/webhook-endpoints";
import {
  endpointPause,
  failingUntil,
  jitterOf,
  mostAnswerBytes,
  retryAfterOf,
  retryDelay,
} from "~/domain/webhooks/webhook-endpoint";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../../audit-of";
import { tellSoon } from "../../notifications/steps/tell-soon";
import type { WebhookAnswer, WebhookContext } from "../webhook-ports";
import { openEndpoint } from "./endpoint-secrets";
import { webhookBody } from "./webhook-body";

type Attempt = WebhookAnswer & { milliseconds: number; isDelivered: boolean };
type Endpoint = EndpointRow;

/**
 * Sends an event to an endpoint once and notes the answer with both. Returns the endpoint as it stands then. `isTest`: a
 * failure is final and says nothing about the endpoint.
 */
export async function attemptDelivery(
  context: WebhookContext,
  endpoint: Endpoint,
  delivery: KeptDelivery,
  { isTest = false } = {},
): Promise<{ isDelivered: boolean; endpoint: Endpoint }> {
  const answer = await send(context, endpoint, delivery);
  const at = context.now();
  const asked = retryAfterOf(answer.retryAfter, at);
  const wait = isTest ? null : retryDelay(delivery.attempts + 1, jitterOf(delivery.id), asked);
  const isWaiting = !answer.isDelivered && wait !== null;
  const note = noteAttempt(context.shard, delivery, {
    state: answer.isDelivered ? "delivered" : isWaiting ? "waiting" : "failed",
    nextAt: new Date(at.getTime() + (isWaiting ? wait : 0)),
    attemptedAt: at,
    status: answer.status,
    milliseconds: answer.milliseconds,
    answer: answer.text.slice(0, mostAnswerBytes),
    problem: answer.isDelivered ? null : (answer.problem ?? problemOfStatus(answer.status)),
  });
  if (isTest && !answer.isDelivered) {
    await note;
    return { isDelivered: false, endpoint };
  }
  const change = answer.isDelivered ? afterSuccess(at) : afterFailure(endpoint, answer, asked, at);
  const isDisabled = change.state === "disabled";
  await commit(context.shard, [
    note,
    updateOpenEndpoint(context.shard, endpoint.id, change),
    ...(isDisabled
      ? [
          insertShardAuditIfChanged(
            context.shard,
            auditOf(context, "webhooks.disable", endpoint.id, {
              name: hostOf(endpoint.url),
              problem: change.problem,
            }),
          ),
        ]
      : []),
  ]);
  const left = { ...endpoint, ...change };
  if (isDisabled || (change.warnedAt && !endpoint.warnedAt)) await tellSoon(context, "delivery-failed");
  return { isDelivered: answer.isDelivered, endpoint: left };
}

async function send(
  context: WebhookContext,
  endpoint: Endpoint,
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
  const opened = await openEndpoint(context, endpoint, started);
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
