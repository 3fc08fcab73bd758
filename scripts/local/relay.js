/**
 * A Worker beside ours in each of the two local runtimes, because the local queues end at the border of a process. It
 * takes the messages of queues whose consumer runs in the other one and hands them to its twin there.
 */

/** Milliseconds. What is sent to a twin in the moment it is started again gets no answer, and the queue would wait for one for good. */
const longestAnswer = 15_000;

export default {
  async queue(batch, env) {
    const bodies = batch.messages.map(({ body }) => body);
    const answer = await env.TWIN.fetch(`http://relay/${batch.queue}`, {
      method: "POST",
      body: JSON.stringify(bodies),
      signal: AbortSignal.timeout(longestAnswer),
    });
    if (!answer.ok) throw new Error(`the other runtime does not take messages: ${answer.status}`);
  },
  async fetch(request, env) {
    const queue = env[new URL(request.url).pathname.slice(1)];
    if (!queue || request.method !== "POST") return new Response(null, { status: 404 });
    const bodies = await request.json();
    await queue.sendBatch(bodies.map((body) => ({ body, contentType: "json" })));
    return new Response(null, { status: 202 });
  },
};
