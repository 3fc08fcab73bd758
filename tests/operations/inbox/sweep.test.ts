import { env } from "cloudflare:workers";
import { quietProcessing } from "@tests/stand-ins/quiet-queues";
import { inboxWorld, letter } from "@tests/support/inbox-world";
import { describe, expect, it } from "vitest";
import { documentFiles } from "~/domain/documents/document-files";
import { keptDays } from "~/domain/intake/kept-file";
import { listInbox } from "~/operations/inbox/list";
import { sweepInbox } from "~/operations/inbox/sweep";
import type { ReadingRequest } from "~/operations/ports";
import type { ProcessingContext } from "~/operations/processing/processing-context";
import { makeRunContext, makeSweepContext } from "~/platform/processing-contexts";

const day = 24 * 60 * 60 * 1000;

describe("the sweep of the inbox", () => {
  const sweep = (context: ProcessingContext, asked: ReadingRequest[]) => {
    const swept = makeSweepContext(env);
    return sweepInbox(
      {
        ...swept,
        now: context.now,
        processing: { ...quietProcessing, choose: async (requests) => void asked.push(...requests) },
        openTenant: ({ tenantId }) => makeRunContext(env, tenantId, "inbox"),
      },
      {},
    );
  };
  const ofTenant = ({ tenant }: ProcessingContext, requests: ReadingRequest[]) =>
    requests.filter(({ tenantId }) => tenantId === tenant.id);

  it("sets a reading going again that stands still, and asks a person in the end", async () => {
    const { context, arrive, clock } = await inboxWorld();
    const { waitingFileId } = await arrive();
    const asked: ReadingRequest[] = [];
    await sweep(context, asked);
    expect(ofTenant(context, asked)).toEqual([]);
    for (const _ of [1, 2, 3, 4]) {
      clock.now = new Date(clock.now.getTime() + 11 * 60_000);
      await sweep(context, asked);
    }
    const again = { tenantId: context.tenant.id, waitingFileId, afresh: true };
    expect(ofTenant(context, asked)).toEqual([again, again, again]);
    expect((await listInbox(context, {})).files).toMatchObject([{ state: "waiting", reason: "unread" }]);
  });

  it("deletes what nobody put into a model in time", async () => {
    const { context, settle, clock } = await inboxWorld();
    const { waitingFileId } = await settle(letter);
    clock.now = new Date(clock.now.getTime() + keptDays * day + 1000);
    await sweep(context, []);
    expect((await listInbox(context, {})).files).toEqual([]);
    expect(await context.files.get(documentFiles.original(waitingFileId))).toBeNull();
  });
});
