import { useSyncExternalStore } from "react";

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null };
/** Why the page waits: no answer of ours came, or the form holds more than is taken. */
type Reason = "unanswered" | "too-large";
type Held = { again(): void; writes: boolean; reason: Reason };

const held = new Set<Held>();
const watchers = new Set<() => void>();
let sent: Sent | null = null;

/**
 * Makes a page's requests wait when no response of ours comes (no network, or a proxy that refuses), or when a form is
 * too large. If they failed, the page would be lost with all that was typed into it. Another click or another page ends
 * the wait.
 */
export function retainFailedRequests(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith(".data")
      ? fetchHeld(() => fetchOnce(input, init), init ?? {})
      : fetchOnce(input, init);
  window.addEventListener("submit", rememberSent, { capture: true });
  window.addEventListener("online", readAgain);
}

/** Sends again everything that waits for a response. */
export function retryPendingRequests(): void {
  for (const { again, reason } of [...held]) if (reason === "unanswered") again();
}

/** Why something waits; null when nothing does. */
export const usePendingRequestReason = (): Reason | null =>
  useSyncExternalStore(watch, heldReason, () => null);

/** Whether anything waits. */
export const useHasPendingRequest = (): boolean => usePendingRequestReason() !== null;

async function fetchHeld(fetchOnce: () => Promise<Response>, { method, signal }: RequestInit) {
  const writes = method !== undefined && method !== "GET";
  const by = writes ? sent : null;
  if (writes) sent = null;
  for (;;) {
    const answer = await fetchOnce().then(whole).catch(unlessAborted(signal));
    const reason = writes && answer?.status === 413 ? "too-large" : "unanswered";
    if (answer && isOurs(answer) && reason === "unanswered") return answer;
    signal?.throwIfAborted();
    await untilAgain(by, { writes, reason }, signal);
  }
}

/** A response may also break off halfway. */
async function whole(answer: Response): Promise<Response> {
  await answer.clone().arrayBuffer();
  return answer;
}

const unlessAborted = (signal: RequestInit["signal"]) => (error: unknown) => {
  if (signal?.aborted) throw error;
  return null;
};

const isOurs = ({ ok, headers }: Response) =>
  ok || headers.get("Content-Type")?.startsWith("text/x-script") === true;

function untilAgain(
  by: Sent | null,
  about: Pick<Held, "writes" | "reason">,
  signal: RequestInit["signal"],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      held.delete(entry);
      tell();
    };
    const again = () => {
      // What was typed since is sent, too; that click ends this wait.
      if (by && mayPress(by)) return by.form.requestSubmit(by.submitter);
      leave();
      resolve();
    };
    const entry = { again, ...about };
    held.add(entry);
    tell();
    signal?.addEventListener("abort", () => {
      leave();
      reject(signal.reason);
    });
  });
}

const mayPress = ({ form, submitter }: Sent) =>
  form.isConnected && (!submitter || (submitter.isConnected && !submitter.matches(":disabled")));

function rememberSent({ target, submitter }: SubmitEvent): void {
  if (target instanceof HTMLFormElement) sent = { form: target, submitter };
}

/** Requests that write are sent again only by the person. */
function readAgain(): void {
  for (const { again, writes } of [...held]) if (!writes) again();
}

function heldReason(): Reason | null {
  const reasons = [...held].map(({ reason }) => reason);
  return reasons.includes("unanswered") ? "unanswered" : (reasons[0] ?? null);
}

function tell(): void {
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
