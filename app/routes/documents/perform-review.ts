import type { Page } from "@fieldwise/engine";
import { lookQuery, type PageLook } from "~/components/documents/page-turns";
import { approvableWhenReviewed } from "~/domain/documents/approval";
import { AppError } from "~/domain/errors/app-error";
import { isSaved } from "~/domain/review/is-saved";
import { textOf } from "~/domain/review/pick-word";
import { changesOf, firstRowOf, isChanged, type ReviewDraft, rowsOnPage } from "~/domain/review/review-draft";
import type { TenantContext } from "~/operations/context";
import { approveDocument } from "~/operations/documents/approve-document";
import { approveReviewed } from "~/operations/documents/approve-reviewed";
import { claimDocument } from "~/operations/documents/claim-document";
import { commentOnDocument } from "~/operations/documents/comment-on-document";
import { getPageWords } from "~/operations/documents/get-page-words";
import { requireDone } from "~/operations/documents/move-documents";
import { releaseClaim } from "~/operations/documents/release-claim";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { takeBackApproval } from "~/operations/documents/take-back-approval";
import { updateResult } from "~/operations/documents/update-result";
import { reprocessDocument } from "~/operations/processing/reprocess-document";
import { releaseDocuments } from "~/operations/releases/release-documents";
import type { ReleaseContext } from "~/operations/releases/release-ports";
import { sendApproved } from "~/operations/releases/send-approved";
import type { LoadedReview } from "./load-review";

type Asked = {
  documentId: string;
  /** Where links in mails lead. */
  site: string;
  intent: string;
  form: FormData;
  draft: ReviewDraft;
  loaded: LoadedReview;
  look: PageLook;
};

/**
 * Does what is kept. Answers where to go ("?…" stays with the document), or null when the button asked for nothing of
 * this. Throws AppError `invalid` for what would lose values that are not saved.
 */
export async function performReview(context: ReleaseContext, asked: Asked): Promise<string | null> {
  const { documentId } = asked;
  const here = placeOf(asked);
  if (needsSaved.includes(asked.intent) && isUnsaved(asked))
    throw new AppError("invalid", "review.error.unsaved");
  const rows = /^rows(?::(\d{1,5}))?$/.exec(asked.intent);
  if (rows) return goToRows(context, asked, Number(rows[1] ?? rowPageNamed(asked)));
  switch (asked.intent) {
    case "reprocess":
      await reprocessDocument(context, { documentId });
      return "?done=reprocess&watch=1";
    case "submit":
      await submit(context, asked);
      return "?done=submit";
    case "release":
      requireDone(await releaseDocuments(context, { documentIds: [documentId] }), "error.document-changed");
      return "?done=release&watch=1";
    case "send":
      requireDone(
        (await sendApproved(context, { documentIds: [documentId], site: asked.site })).outcomes,
        "error.document-changed",
      );
      return "?done=send";
    case "save":
      await saveCorrections(context, await correctionsOf(context, asked));
      await saveComment(context, asked);
      await releaseClaim(context, { documentId });
      return `${here}&done=save`;
    case "approve":
      return approve(context, asked, false);
    case "approve-anyway":
      return approve(context, asked, true);
    case "take-back":
      await takeBackApproval(context, { documentId });
      return "?done=take-back";
    case "take-over":
      await claimDocument(context, { documentId, takeOver: true });
      return `${here}&done=take-over`;
    case "comment":
      await commentOnDocument(context, { documentId, body: commentIn(asked) });
      return `${here}&done=comment#comments`;
    default:
      return null;
  }
}

/** Saves what was changed, and shows another page of rows. */
async function goToRows(context: ReleaseContext, asked: Asked, rows: number): Promise<string> {
  if (isChanged(asked.draft)) await saveCorrections(context, await correctionsOf(context, asked));
  await saveComment(context, asked);
  const { annotating } = asked.look;
  return `?rows=${Math.max(1, rows)}${annotating ? "&from=training" : ""}#lines`;
}

/** The page of rows on which the row stands whose number was typed. */
function rowPageNamed({ form, loaded }: Asked): number {
  const row = Math.trunc(Number(form.get("row")));
  const last = Math.max(1, loaded.review.lineCount);
  return Math.ceil(Math.min(Math.max(row || 1, 1), last) / rowsOnPage);
}

/** Approves, with what was changed or not at all, and goes on with the next document that waits. */
async function approve(context: TenantContext, asked: Asked, force: boolean): Promise<string> {
  const { documentId, draft, loaded } = asked;
  const seen = { documentId, revision: draft.revision, force };
  if (isChanged(draft))
    await updateResult(context, { ...(await correctionsOf(context, asked)), status: "approved", force });
  else if (approvableWhenReviewed.includes(loaded.review.status)) await approveReviewed(context, seen);
  else await approveDocument(context, seen);
  await saveComment(context, asked);
  if (loaded.claim) await releaseClaim(context, { documentId });
  return afterApproval(loaded);
}

/** Submits for training, with what was changed or not at all. */
async function submit(context: TenantContext, asked: Asked): Promise<void> {
  const { documentId, draft } = asked;
  if (isChanged(draft))
    await updateResult(context, { ...(await correctionsOf(context, asked)), status: "submitted" });
  else await submitForTraining(context, { documentId });
  await saveComment(context, asked);
}

/** A comment that was written but not added goes with what is saved. */
async function saveComment(context: TenantContext, asked: Asked): Promise<void> {
  const body = commentIn(asked);
  if (body.trim()) await commentOnDocument(context, { documentId: asked.documentId, body });
}

const commentIn = ({ form }: Asked) => String(form.get("comment") ?? "");

/** Whether the form holds what is not saved yet, besides what its button takes over. */
export const isUnsaved = (asked: Asked): boolean =>
  isChanged(asked.draft) ||
  String(asked.form.get("paste") ?? "").trim() !== "" ||
  (asked.intent !== "comment" && commentIn(asked).trim() !== "");

const needsSaved = ["reprocess", "release", "send", "take-back"];

/** Where it goes on when what is asked was done already: by the same form, sent once more. Null when it was not. */
export function alreadyDone({ intent, draft, loaded, look }: Asked): string | null {
  if (!isSaved(draft, loaded.saved)) return null;
  if (intent === "save") return `${placeOf({ loaded, look })}&done=save`;
  const isApproval = intent === "approve" || intent === "approve-anyway";
  return isApproval && loaded.review.status === "approved" ? afterApproval(loaded) : null;
}

const placeOf = ({ loaded, look }: Pick<Asked, "loaded" | "look">) =>
  lookQuery(loaded.page?.number ?? 1, { ...look, zoom: 100, turn: 0 });

const afterApproval = ({ queue: { next }, review }: LoadedReview) =>
  next
    ? `/documents/${next.documentId}?done=approve&approved=${review.id}`
    : `?done=approve-last&approved=${review.id}`;

async function correctionsOf(context: TenantContext, asked: Asked) {
  const { documentId, draft, loaded } = asked;
  const { fields, lineItems } = changesOf(draft);
  const clicked = await clicksOf(context, documentId, draft, fields, loaded);
  const first = firstRowOf(draft);
  return {
    ...{ documentId, revision: draft.revision, fields, clicked },
    ...(lineItems && {
      lineItems: lineItems.map(({ line, cells }) => ({ line: line === null ? null : line + first, cells })),
      rows: { first, count: draft.was.lines.length },
    }),
  };
}

/**
 * Where the changed fields were filled from: a box, or words as long as they still are what the field holds. A place may
 * be on any page; the words of the others than the one at hand are fetched.
 */
async function clicksOf(
  context: TenantContext,
  documentId: string,
  { picked }: ReviewDraft,
  changed: Record<string, string>,
  { read }: LoadedReview,
) {
  const pages = new Map<number, Page | null>(read ? [[read.number, read]] : []);
  const clicks = [];
  for (const [field, { page, words, box }] of Object.entries(picked)) {
    if (changed[field] === undefined) continue;
    if (box) {
      clicks.push({ field, page, box: [...box] as [number, number, number, number] });
      continue;
    }
    const on = pages.has(page) ? pages.get(page) : await getPageWords(context, { documentId, page });
    pages.set(page, on ?? null);
    if (on && changed[field] === textOf(on, words)) clicks.push({ field, page, words });
  }
  return clicks;
}
