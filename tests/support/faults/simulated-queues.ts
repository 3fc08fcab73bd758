import type { Call } from "./faulty-bindings";

type Kept = { body: unknown; attempts: number; from: number };

/** How many times a message is given back at most, and where it ends then; as the wrangler files say. */
export type QueueRules = { batch: number; retries: number; dead?: string };

/** Messages of all queues. Each is delivered at least once, in any order. `now` is in milliseconds. */
export function simulatedQueues(rules: Record<string, QueueRules>, now: () => number) {
  const queues = new Map<string, Kept[]>(Object.keys(rules).map((name) => [name, []]));
  const dropped: { queue: string; body: unknown }[] = [];
  const put = (queue: string, body: unknown, delaySeconds = 0, attempts = 1) => {
    // As a queue takes it: what cannot be written as JSON is no message.
    const copied = JSON.parse(JSON.stringify(body));
    queues.get(queue)?.push({ body: copied, attempts, from: now() + delaySeconds * 1_000 });
  };
  const giveBack = (queue: string, message: Kept, delaySeconds = 0) => {
    const { retries, dead } = rules[queue] ?? { retries: 0 };
    if (message.attempts <= retries) put(queue, message.body, delaySeconds, message.attempts + 1);
    else if (dead) put(dead, message.body);
    else dropped.push({ queue, body: message.body });
  };
  return {
    dropped,
    producer(name: string, call: Call): Queue<unknown> {
      const send = (messages: Iterable<{ body: unknown; delaySeconds?: number }>, delaySeconds = 0) =>
        call(`${name.toUpperCase()} QUEUE.send`, async () => {
          for (const message of messages) put(name, message.body, message.delaySeconds ?? delaySeconds);
        });
      return {
        send: (body: unknown, options?: QueueSendOptions) => send([{ body }], options?.delaySeconds),
        sendBatch: (
          messages: Iterable<{ body: unknown; delaySeconds?: number }>,
          options?: QueueSendBatchOptions,
        ) => send(messages, options?.delaySeconds),
      } as unknown as Queue<unknown>;
    },
    /** Queues in which a message can be delivered now. */
    ready: () =>
      [...queues].filter(([, kept]) => kept.some(({ from }) => from <= now())).map(([name]) => name),
    /** When the next message can be delivered, or null. */
    next: () => {
      const moments = [...queues.values()].flat().map(({ from }) => from);
      return moments.length > 0 ? Math.min(...moments) : null;
    },
    size: () => [...queues.values()].reduce((sum, kept) => sum + kept.length, 0),
    /** Takes a batch in any order; `end` says the outcome of it. `chance` gives numbers 0..1. */
    take(name: string, chance: () => number, doubled: number) {
      const kept = queues.get(name) ?? [];
      const due = kept.filter(({ from }) => from <= now());
      const shuffled = due.map((message) => ({ message, at: chance() })).sort((a, b) => a.at - b.at);
      const wanted = shuffled.slice(0, 1 + Math.floor(chance() * (rules[name]?.batch ?? 1)));
      for (const { message } of wanted) kept.splice(kept.indexOf(message), 1);
      const said = new Map<Kept, { again: boolean; delaySeconds: number }>();
      const messages = wanted.map(({ message }, index) => ({
        id: `${index}`,
        timestamp: new Date(),
        body: message.body,
        attempts: message.attempts,
        ack: () => void (said.has(message) || said.set(message, { again: false, delaySeconds: 0 })),
        retry: (options?: QueueRetryOptions) =>
          void said.set(message, { again: true, delaySeconds: options?.delaySeconds ?? 0 }),
      }));
      const batch = { queue: name, messages, ackAll() {}, retryAll() {} } as unknown as MessageBatch;
      const end = (how: "done" | "threw" | "died") => {
        for (const { message } of wanted) {
          const word = how === "died" ? undefined : said.get(message);
          const again = word ? word.again : how !== "done";
          if (again) giveBack(name, message, word?.delaySeconds);
          else if (chance() < doubled) put(name, message.body, 20 * chance(), message.attempts);
        }
      };
      return { batch, end };
    },
  };
}

export type SimulatedQueues = ReturnType<typeof simulatedQueues>;
