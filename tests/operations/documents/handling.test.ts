import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makeModel } from "@tests/support/make-model";
import { makePerson } from "@tests/support/make-person";
import { asActor, makeTenant } from "@tests/support/make-tenant";
import { plantDocument } from "@tests/support/plant-document";
import { auditedOperations, documentRow } from "@tests/support/stored-rows";
import { usShard } from "@tests/support/us-shard";
import { describe, expect, it } from "vitest";
import { encodeConcerns } from "~/domain/documents/concerns";
import { documentStatuses } from "~/domain/documents/status";
import type { TenantContext } from "~/operations/context";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { assignDocument } from "~/operations/documents/assign";
import { countAssignedToMe } from "~/operations/documents/count-assigned";
import { getHandling } from "~/operations/documents/get-handling";
import { getReviewQueue } from "~/operations/documents/get-review-queue";
import { getReviewStart } from "~/operations/documents/get-review-start";
import { listDocuments } from "~/operations/documents/list";
import { listAssigned } from "~/operations/documents/list-assigned";
import { listAssignees } from "~/operations/documents/list-assignees";
import { postponeDocument } from "~/operations/documents/postpone";
import { rejectDocument } from "~/operations/documents/reject";
import { resumeDocument } from "~/operations/documents/resume";
import { undoRejection } from "~/operations/documents/undo-rejection";
import { chooseNotifications } from "~/operations/notifications/choose";
import { getHome } from "~/operations/reports/get-home";
import { removeUser } from "~/operations/users/remove";
import { makeVisitorContext } from "~/platform/context";

const reason = "Not addressed to us";

async function world() {
  const clock = { now: new Date("2026-03-10T10:00:00Z") };
  const context: TenantContext = { ...(await makeTenant()), now: () => clock.now };
  const { id: modelId } = await makeModel(context, { name: "Invoices" });
  const plant = (position: number, plan = {}) =>
    plantDocument(context, modelId, { status: "failed", position, ...plan });
  return { context, clock, modelId, plant };
}

async function colleague(context: TenantContext, roleId = "admin") {
  const { person } = await makePerson();
  const { id: memberId } = await makeMember(context, { userId: person.id, email: person.email, roleId });
  const seen = asActor(context, { kind: "person", id: person.id, permissions: ["*"] });
  const mails = async () =>
    (
      await env.DB_CONTROL.prepare(
        "select body from mail_outbox where recipient = ? and subject like '%asks you%' order by id",
      )
        .bind(person.email)
        .all<{ body: string }>()
    ).results;
  return { person, memberId, seen, mails };
}

const rejectedOnDays = async (modelId: string) =>
  await usShard()
    .prepare("select sum(rejected) as rejected, sum(failed) as failed from document_days where model_id = ?")
    .bind(modelId)
    .first<{ rejected: number; failed: number }>();

describe("rejecting a document", () => {
  it("keeps the reason and takes it out of the queue, and back again", async () => {
    const { context, modelId, plant } = await world();
    const [documentId, other] = [await plant(1), await plant(2)];
    expect(await rejectDocument(context, { documentId, reason: `  ${reason} ` })).toEqual({
      status: "rejected",
    });
    expect(await getHandling(context, { documentId })).toMatchObject({ rejection: { reason } });
    expect(await getReviewQueue(context, { documentId })).toEqual({
      place: null,
      total: 1,
      next: { documentId: other, attempt: 1 },
    });
    const rejected = await listDocuments(context, { modelId, status: "rejected" });
    expect(rejected).toMatchObject({ totalCount: 1, items: [{ id: documentId, readiness: null }] });
    expect(await rejectedOnDays(modelId)).toEqual({ rejected: 1, failed: 1 });
    await expect(approveReviewed(context, { documentId, force: true })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await undoRejection(context, { documentId })).toEqual({ status: "failed" });
    expect(await rejectedOnDays(modelId)).toEqual({ rejected: 0, failed: 2 });
    expect((await getReviewQueue(context, { documentId })).total).toBe(2);
    expect((await getHandling(context, { documentId })).rejection).toBeNull();
    await expect(undoRejection(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
    expect(await auditedOperations(context)).toEqual(
      expect.arrayContaining(["documents.reject", "documents.undo-rejection"]),
    );
  });

  it.each(documentStatuses)(
    "answers %s as its state allows, and gives back the state before",
    async (status) => {
      const { context, plant } = await world();
      const documentId = await plant(1, { status });
      const asked = rejectDocument(context, { documentId, reason });
      if (!["success", "failed", "error", "userEdited", "forTraining"].includes(status)) {
        await expect(asked).rejects.toMatchObject({ code: "conflict" });
        expect(await documentRow(documentId)).toMatchObject({ status, reject_reason: null });
        return;
      }
      await asked;
      await undoRejection(context, { documentId });
      expect(await documentRow(documentId)).toMatchObject({ status, rejected_from: null });
    },
  );

  it("asks for a reason, and for the revision that was seen", async () => {
    const { context, plant } = await world();
    const documentId = await plant(1);
    const invalid = { code: "invalid" };
    await expect(rejectDocument(context, { documentId, reason: "  " })).rejects.toMatchObject(invalid);
    await expect(rejectDocument(context, { documentId, reason: "x".repeat(501) })).rejects.toMatchObject(
      invalid,
    );
    await expect(rejectDocument(context, { documentId, reason, revision: 7 })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("the queue of documents that are ready", () => {
  it("holds those alone that wait for approval, oldest first, and goes on at the oldest behind the last", async () => {
    const { context, plant } = await world();
    const green = { status: "success", concerns: 0 } as const;
    const red = await plant(1);
    const first = await plant(2, green);
    const second = await plant(3, { ...green, status: "userEdited" });
    await plant(4, { status: "success", concerns: encodeConcerns(["doubtful"]) });
    const queueOf = (documentId: string) => getReviewQueue(context, { documentId, ready: true });
    expect(await queueOf(first)).toMatchObject({ place: 1, total: 2, next: { documentId: second } });
    expect(await queueOf(second)).toMatchObject({ place: 2, total: 2, next: { documentId: first } });
    expect(await queueOf(red)).toMatchObject({ place: null, total: 2, next: { documentId: first } });
    await postponeDocument(context, { documentId: first, until: "2026-03-12" });
    expect(await queueOf(second)).toEqual({ place: 1, total: 1, next: null });
    expect(await getReviewQueue(context, { documentId: red })).toMatchObject({ place: 1, total: 2 });
  });
});

describe("postponing a document", () => {
  it("takes it out of everybody's queue until the day begins", async () => {
    const { context, clock, plant } = await world();
    const [documentId, second] = [await plant(1), await plant(2)];
    await postponeDocument(context, { documentId, until: "2026-03-12" });
    expect(await getReviewQueue(context, { documentId: second })).toEqual({ place: 1, total: 1, next: null });
    expect((await getReviewQueue(context, { documentId })).place).toBeNull();
    expect((await getHandling(context, { documentId })).postponement).toMatchObject({ until: "2026-03-12" });
    expect((await listAssigned(context, { list: "postponed" })).items.map(({ id }) => id)).toEqual([
      documentId,
    ]);
    expect((await getHome(context, {})).waiting.map(({ id }) => id)).toEqual([second]);
    clock.now = new Date("2026-03-13T00:00:00Z");
    expect(await getReviewQueue(context, { documentId: second })).toMatchObject({
      place: 2,
      total: 2,
      next: { documentId },
    });
    expect((await getHandling(context, { documentId })).postponement).toBeNull();
  });

  it("ends when somebody says so, and only once", async () => {
    const { context, plant } = await world();
    const documentId = await plant(1);
    await postponeDocument(context, { documentId, until: "2026-03-12" });
    await resumeDocument(context, { documentId });
    expect((await getReviewQueue(context, { documentId })).place).toBe(1);
    await expect(resumeDocument(context, { documentId })).rejects.toMatchObject({ code: "conflict" });
  });

  it.each(["", "soon", "2026-03-10", "2026-03-09", "2027-03-20"])("takes no day %j", async (until) => {
    const { context, plant } = await world();
    const documentId = await plant(1);
    await expect(postponeDocument(context, { documentId, until })).rejects.toMatchObject({ code: "invalid" });
  });

  it("does not postpone what is settled", async () => {
    const { context, plant } = await world();
    const documentId = await plant(1, { status: "approved" });
    await expect(postponeDocument(context, { documentId, until: "2026-03-12" })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("assigning a document", () => {
  it("shows it to the colleague, writes a mail, and leaves it out of the queue of others", async () => {
    const { context, plant } = await world();
    const { person, seen, mails } = await colleague(context);
    const [documentId, other] = [await plant(1), await plant(2)];
    const site = "https://app.example";
    await assignDocument(context, { documentId, userId: person.id, site });
    expect((await listAssigned(seen, {})).items.map(({ id }) => id)).toEqual([documentId]);
    expect(await countAssignedToMe(seen, {})).toBe(1);
    expect(await countAssignedToMe(context, {})).toBe(0);
    expect((await getHandling(seen, { documentId })).assignment).toMatchObject({ mine: true });
    expect((await getReviewQueue(context, { documentId: other })).next).toBeNull();
    expect((await getReviewQueue(seen, { documentId: other })).next).toMatchObject({ documentId });
    expect(await mails()).toMatchObject([
      { body: expect.stringContaining(`${site}/documents/${documentId}`) },
    ]);
    await approveReviewed(context, { documentId, force: true });
    expect((await listAssigned(seen, {})).items).toEqual([]);
  });

  it("writes no mail to who wants none, or to oneself", async () => {
    const { context, plant } = await world();
    const { person, seen, mails } = await colleague(context);
    const documentId = await plant(1);
    await assignDocument(seen, { documentId, userId: person.id });
    await chooseNotifications({ ...makeVisitorContext(env, seen.actor) }, { kinds: ["daily"] });
    await assignDocument(context, { documentId, userId: person.id });
    expect(await mails()).toEqual([]);
  });

  it("takes only active people of the tenant, and nobody", async () => {
    const { context, plant } = await world();
    const documentId = await plant(1);
    const stranger = await colleague(await makeTenant());
    const { person, memberId, seen } = await colleague(context);
    expect((await listAssignees(context, {})).map(({ userId }) => userId)).toEqual([person.id]);
    await expect(assignDocument(context, { documentId, userId: stranger.person.id })).rejects.toMatchObject({
      code: "invalid",
      messageKey: "review.handling.error.no-such-colleague",
    });
    await assignDocument(context, { documentId, userId: person.id });
    await assignDocument(context, { documentId, userId: "" });
    expect(await countAssignedToMe(seen, {})).toBe(0);
    await assignDocument(context, { documentId, userId: person.id });
    await colleague(context);
    await removeUser(context, { memberId });
    expect(await documentRow(documentId)).toMatchObject({ assigned_to: null });
  });

  it("is paged by place, each document once", async () => {
    const { context, clock, plant } = await world();
    const { person, seen } = await colleague(context);
    const ids: string[] = [];
    for (let position = 1; position <= 5; position += 1) {
      const documentId = await plant(position);
      if (position % 2 === 0) clock.now = new Date(clock.now.getTime() + 1000);
      await assignDocument(context, { documentId, userId: person.id });
      ids.push(documentId);
    }
    const found: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 5; page += 1) {
      const { items, next } = await listAssigned(seen, { after, size: 2 });
      found.push(...items.map(({ id }) => id));
      if (!next) break;
      after = next;
    }
    expect([...found].sort()).toEqual([...ids].sort());
  });
});

describe("where the review of a model begins", () => {
  it("is the oldest that waits, is not postponed, and nobody else was given", async () => {
    const { context, modelId, plant } = await world();
    expect(await getReviewStart(context, { modelId })).toEqual({ total: 0, documentId: null });
    const ready = { status: "success", concerns: 0 } as const;
    await plant(1, ready);
    const [postponed, assigned, doubtful, failed] = [
      await plant(2),
      await plant(3),
      await plant(4, { status: "success", concerns: encodeConcerns(["doubtful"]) }),
      await plant(5),
    ];
    expect(await getReviewStart(context, { modelId })).toEqual({ total: 4, documentId: postponed });
    await postponeDocument(context, { documentId: postponed, until: "2026-03-12" });
    const { person } = await colleague(context);
    await assignDocument(context, { documentId: assigned, userId: person.id });
    expect(await getReviewStart(context, { modelId })).toEqual({ total: 3, documentId: doubtful });
    await rejectDocument(context, { documentId: doubtful, reason });
    expect(await getReviewStart(context, { modelId })).toEqual({ total: 2, documentId: failed });
  });

  it("is nowhere in a model of somebody else", async () => {
    const { modelId, plant } = await world();
    await plant(1);
    expect(await getReviewStart(await makeTenant(), { modelId })).toEqual({ total: 0, documentId: null });
  });
});
