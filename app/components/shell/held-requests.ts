import { useSyncExternalStore } from "react";

type Sent = { form: HTMLFormElement; submitter: HTMLElement | null };
type Held = { again(): void; writes: boolean };

const held = new Set<Held>();
const watchers = new Set<() => void>();
let sent: Sent | null = null;

/**
 * Has what a page asks of the server wait when no answer of ours comes (no network, or somebody in between who refuses).
 * Left to fail, it would take the page away and all that was typed into it. Another press or another page ends the wait.
 */
export function holdUnanswered(): void {
  const fetchOnce = window.fetch.bind(window);
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith(".data")
      ? fetchHeld(() => fetchOnce(input, init), init ?? {})
      : fetchOnce(input, init);
  window.addEventListener("submit", rememberSent, { capture: true });
  window.addEventListener("online", readAgain);
}

/** Asks again for all that waits. */
export function tryAgain(): void {
  for (const { again } of [...held]) again();
}

/** Whether something waits for an answer that did not come. */
export const useIsHeld = (): boolean => useSyncExternalStore(watch, isHeld, () => false);

async function fetchHeld(fetchOnce: () => Promise<Response>, { method, signal }: RequestInit) {
  const writes = method !== undefined && method !== "GET";
  const by = writes ? sent : null;
  if (writes) sent = null;
  for (;;) {
    const answer = await fetchOnce().then(whole).catch(unlessAborted(signal));
    if (answer && isOurs(answer)) return answer;
    signal?.throwIfAborted();
    await untilAgain(by, writes, signal);
  }
}

/** An answer may also break off halfway. */
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

function untilAgain(by: Sent | null, writes: boolean, signal: RequestInit["signal"]): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      held.delete(entry);
      tell();
    };
    const again = () => {
      // What was typed since is sent, too; that press ends this wait.
      if (by && mayPress(by)) return by.form.requestSubmit(by.submitter);
      leave();
      resolve();
    };
    const entry = { again, writes };
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

/** What writes is sent again by the person alone. */
function readAgain(): void {
  for (const { again, writes } of [...held]) if (!writes) again();
}

const isHeld = () => held.size > 0;

function tell(): void {
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
