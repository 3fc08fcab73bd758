import type { Page } from "@fieldwise/engine/reading";
import { type PageViewState, pageViewQuery } from "~/components/documents/page-view-state";
import { AppError } from "~/domain/errors/app-error";
import { checkedKeys } from "~/domain/review/inputs-to-check";
import { textOf } from "~/domain/review/pick-word";
import { changesOf, firstRowOf, isChanged, type ReviewDraft, rowsOnPage } from "~/domain/review/review-draft";
import type { TenantContext } from "~/operations/context";
import { claimDocument } from "~/operations/documents/claim";
import { commentOnDocument } from "~/operations/documents/comment";
import { getPageWords } from "~/operations/documents/get-page-words";
import { releaseDocuments } from "~/operations/documents/release";
import type { ReleaseContext } from "~/operations/documents/release-ports";
import { reprocessDocument } from "~/operations/documents/reprocess";
import { reviewDocument } from "~/operations/documents/review";
import { sendApproved } from "~/operations/documents/send-approved";
import { requireDone } from "~/operations/documents/steps/move-documents";
import { undoApproval } from "~/operations/documents/take-back";
import { enterByHand } from "~/operations/documents/type-by-hand";
import type { ErpSendContext } from "~/operations/erp/erp-ports";
import { sendToErp } from "~/operations/erp/send";
import type { LoadedReview } from "./load-review";

type Asked = {
  documentId: string;
  /** Where links in mails lead. */
  site: string;
  intent: string;
  form: FormData;
  draft: ReviewDraft;
  loaded: LoadedReview;
  look: PageViewState;
};

/**
 * Does what is kept. Returns where to go ("?…" stays with the document), or null when the button asked for nothing of
 * this. Throws AppError `invalid` for what would lose values that are not saved.
 */
export async function performReview(
  context: ReleaseContext & ErpSendContext,
  asked: Asked,
): Promise<string | null> {
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
    case "type-by-hand":
      await enterByHand(context, { documentId });
      return "?done=type-by-hand";
    case "submit":
      await reviewDocument(context, { ...(await reviewOf(context, asked)), verb: "submit" });
      return "?done=submit";
    case "release":
      requireDone(await releaseDocuments(context, { documentIds: [documentId] }), "error.document-changed");
      return "?done=release&watch=1";
    case "erp":
      requireDone(await sendToErp(context, { documentIds: [documentId] }), "error.document-changed");
      return "?done=erp&watch=1";
    case "send":
      requireDone(
        (await sendApproved(context, { documentIds: [documentId], site: asked.site })).outcomes,
        "error.document-changed",
      );
      return "?done=send";
    case "save":
      await reviewDocument(context, { ...(await reviewOf(context, asked)), verb: "save" });
      return `${here}&done=save`;
    case "approve":
    case "approve-anyway": {
      const force = asked.intent === "approve-anyway";
      await reviewDocument(context, { ...(await reviewOf(context, asked)), verb: "approve", force });
      return afterApproval(asked);
    }
    case "take-back":
      await undoApproval(context, { documentId });
      return "?done=take-back";
    case "claim":
      return claim(context, asked);
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
  if (isChanged(asked.draft) || commentIn(asked).trim() !== "") {
    const review = { ...(await reviewOf(context, asked)), verb: "save" as const, claim: "keep" as const };
    await reviewDocument(context, review);
  }
  const { annotating, ready } = asked.look;
  const from = annotating ? "training" : ready ? "ready" : null;
  return `?rows=${Math.max(1, rows)}${from ? `&from=${from}` : ""}#lines`;
}

/** The page of rows on which the row stands whose number was typed. */
function rowPageNamed({ form, loaded }: Asked): number {
  const row = Math.trunc(Number(form.get("row")));
  const last = Math.max(1, loaded.review.lineCount);
  return Math.ceil(Math.min(Math.max(row || 1, 1), last) / rowsOnPage);
}

/** Says that the person works on the document. Throws AppError `conflict` when someone else has begun to meanwhile. */
async function claim(context: TenantContext, asked: Asked): Promise<string> {
  const { mine } = await claimDocument(context, { documentId: asked.documentId });
  if (!mine) throw new AppError("conflict", "review.error.claimed");
  return `${placeOf(asked)}&done=claim`;
}

const commentIn = ({ form }: Asked) => String(form.get("comment") ?? "");

/** Whether the form holds what is not saved yet, besides what its button takes over. */
export const isUnsaved = (asked: Asked): boolean =>
  isChanged(asked.draft) ||
  String(asked.form.get("paste") ?? "").trim() !== "" ||
  (asked.intent !== "comment" && commentIn(asked).trim() !== "");

const needsSaved = ["reprocess", "release", "erp", "send", "take-back"];

const placeOf = ({ loaded, look }: Pick<Asked, "loaded" | "look">) =>
  pageViewQuery(loaded.page?.number ?? 1, { ...look, zoom: 100, turn: 0 });

function afterApproval({ loaded: { queue, review }, look: { ready } }: Asked): string {
  const { next } = queue;
  const query = new URLSearchParams({ done: next ? "approve" : "approve-last", approved: review.id });
  if (ready) query.set("from", "ready");
  return `${next ? `/documents/${next.documentId}` : ""}?${query}`;
}

/** What was changed and written; a comment that was not added goes along. */
async function reviewOf(context: TenantContext, asked: Asked) {
  const { documentId, draft, loaded } = asked;
  const { fields, lineItems } = changesOf(draft);
  const clicked = await clicksOf(context, documentId, draft, fields, loaded);
  const first = firstRowOf(draft);
  return {
    documentId,
    revision: draft.revision,
    fields,
    clicked,
    checked: checkedKeys(loaded.review, draft),
    comment: commentIn(asked),
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
