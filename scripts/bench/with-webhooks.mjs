import { once } from "node:events";
import { createServer } from "node:http";
import { quantile } from "./latency.mjs";
import { uploadAndWait } from "./upload-and-wait.mjs";

const endpoints = 5;

/**
 * What a document costs from upload to result without webhooks and with five that take every event, in turns, so that what
 * else the machine does is in both: `{ without, withFive, ratio, told }`, milliseconds at the median, and the messages that came.
 */
export async function withWebhooks({ url, demo, file, rounds, count }) {
  let told = 0;
  const receiver = createServer((request, answer) => {
    told += 1;
    request.resume().on("end", () => answer.end());
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const call = callerOf(url, demo);
  const { items: types } = await call("GET", "/api/webhook-event-types");
  const eventTypes = types.map(({ type }) => type).filter((type) => type !== "webhook.test");
  const made = [];
  for (let at = 0; at < endpoints; at++)
    made.push(
      await call("POST", "/api/webhooks", {
        url: `http://127.0.0.1:${receiver.address().port}/${at}`,
        eventTypes,
      }),
    );
  const taken = { without: [], withFive: [] };
  for (let round = 0; round < rounds; round++)
    for (const way of ["without", "withFive"]) {
      const turn = way === "without" ? "disable" : "enable";
      for (const { webhookId } of made) await call("POST", `/api/webhooks/${webhookId}/${turn}`, {});
      const label = `bench-webhooks-${way}-${round}`;
      taken[way].push(...(await uploadAndWait({ url, demo, file, count, label })));
    }
  for (const { webhookId } of made) await call("DELETE", `/api/webhooks/${webhookId}`);
  receiver.close();
  const [without, withFive] = [median(taken.without), median(taken.withFive)];
  return { without, withFive, ratio: withFive / without, told };
}

const median = (values) =>
  quantile(
    values.sort((a, b) => a - b),
    0.5,
  );

const callerOf = (url, demo) => async (method, path, body) => {
  const answer = await fetch(url + path, {
    method,
    headers: { Authorization: `Bearer ${demo.apiKey}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
};
