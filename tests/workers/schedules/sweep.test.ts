import { env } from "cloudflare:workers";
import { makeRun } from "@tests/support/make-run";
import { documentRow } from "@tests/support/stored-rows";
import { atStart, sweep } from "@workers/schedules/sweep";
import { expect, test, vi } from "vitest";

test("the start of the local server sets going at once what a minute's tick leaves alone", async () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const send = vi.fn(async (_messages: Iterable<MessageSendRequest>) => {});
  const bindings = { ...env, INTAKE_QUEUE: { ...env.INTAKE_QUEUE, sendBatch: send } as unknown as Queue };
  const { run } = await makeRun([{ text: "Invoice" }]);
  await env.SHARD_US_1?.prepare("update documents set progress_at = ? where id = ?")
    .bind(Date.now() - 1_000, run.documentId)
    .run();

  await sweep(bindings, "* * * * *");
  expect(send).not.toHaveBeenCalled();
  await sweep(bindings, atStart);
  const sent = send.mock.calls.flatMap(([messages]) => [...messages]).map((message) => message.body);
  expect(sent).toContainEqual(expect.objectContaining({ ...run, afresh: true }));
  expect(await documentRow(run.documentId)).toMatchObject({ redrives: 1 });
  expect(info).toHaveBeenCalled();
});
