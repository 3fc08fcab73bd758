import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { pickWord, textOf } from "~/domain/documents/pick-word";
import { changesOf, type ReviewDraft, rebase } from "~/domain/documents/review-draft";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import type { Page } from "~/domain/reading/page";
import { problemsOf, refusedPage } from "~/http/form-answer";
import { statusOf } from "~/http/status-of";
import type { TenantContext } from "~/operations/context";
import { getPageWords } from "~/operations/documents/get-page-words";
import { saveCorrections } from "~/operations/documents/save-corrections";
import { submitForTraining } from "~/operations/documents/submit-for-training";
import { reprocessDocument } from "~/operations/processing/reprocess-document";
import { answerDecision } from "./answer-decision";
import { type LoadedReview, loadReview } from "./load-review";
import { readReviewForm } from "./read-review-form";
import { inputOrder } from "./review-of";

/** The review again with what stands in its form. `stamp` differs from answer to answer. */
export type ReviewAnswer = {
  draft: ReviewDraft;
  problems: FormProblem[];
  status: number;
  stamp: string;
  /** The page ranges that were typed to split the file, when that was refused. */
  pages: string | null;
};

/**
 * What a button of the review screen does. Only Save, Submit and Reprocess change anything that is kept; when they did,
 * a redirect is thrown.
 */
export async function answerReview(context: TenantContext, args: ActionFunctionArgs): Promise<ReviewAnswer> {
  const form = await args.request.formData();
  const documentId = args.params.documentId ?? "";
  const intent = String(form.get("intent") ?? "");
  const loaded = await loadReview(context, documentId, new URL(args.request.url).searchParams).catch(
    refusedPage,
  );
  const draft = readReviewForm(form, loaded.draft);
  const done = await answerDecision(context, documentId, form)
    .then((decided) => decided ?? perform(context, documentId, intent, draft, loaded))
    .catch((error: unknown) => ({ ...refused(error, draft, loaded), pages: typedPages(form) }));
  if (typeof done === "string") throw redirect(`/documents/${documentId}?${done}`);
  return done ?? again(afterClick(draft, loaded, intent, form.get("word")));
}

/** Does what is kept; answers the query of the page that says so, or null when the button was none of these. */
async function perform(
  context: TenantContext,
  documentId: string,
  intent: string,
  draft: ReviewDraft,
  loaded: LoadedReview,
): Promise<string | null> {
  switch (intent) {
    case "reprocess":
      await reprocessDocument(context, { documentId });
      return "done=reprocess&watch=1";
    case "submit":
      await submitForTraining(context, { documentId });
      return "done=submit";
    case "save": {
      const { fields, lineItems } = changesOf(draft);
      const clicked = await clicksOf(context, documentId, draft, fields, loaded);
      await saveCorrections(context, { documentId, revision: draft.revision, fields, lineItems, clicked });
      return `page=${loaded.page?.number ?? 1}&done=save`;
    }
    default:
      return null;
  }
}

/**
 * Where the changed fields were filled from, as long as they still hold the words that were clicked. `picked` may be of
 * any page; the words of the others than the one at hand are fetched.
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
  for (const [field, { page, words }] of Object.entries(picked)) {
    if (changed[field] === undefined) continue;
    const on = pages.has(page) ? pages.get(page) : await getPageWords(context, { documentId, page });
    pages.set(page, on ?? null);
    if (on && changed[field] === textOf(on, words)) clicks.push({ field, page, words });
  }
  return clicks;
}

function afterClick(
  draft: ReviewDraft,
  { review, read }: LoadedReview,
  intent: string,
  word: FormDataEntryValue | null,
): ReviewDraft {
  const [, page, index] = /^(\d+):(\d+)$/.exec(String(word)) ?? [];
  if (read && Number(page) === read.number)
    return pickWord(draft, read, Number(index), inputOrder(review, draft.lines.length));
  const [, row] = /^delete:(\d+)$/.exec(intent) ?? [];
  if (row) return withoutLine(draft, Number(row));
  if (intent === "add") return { ...draft, lines: [...draft.lines, { line: null, cells: {} }] };
  return draft;
}

/** Rows below move up, so what was clicked for rows is forgotten; what was clicked for fields is not. */
function withoutLine(draft: ReviewDraft, row: number): ReviewDraft {
  const picked = Object.entries(draft.picked).filter(([name]) => !name.startsWith("line."));
  return { ...draft, lines: draft.lines.filter((_, at) => at !== row), picked: Object.fromEntries(picked) };
}

function refused(error: unknown, draft: ReviewDraft, loaded: LoadedReview): ReviewAnswer {
  if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
  const problems = problemsOf(error).map((problem) => ({ ...problem, field: inputOf(problem.field) }));
  const current = error.code === "conflict" ? rebase(draft, loaded.draft) : draft;
  return { ...again(current), problems, status: statusOf[error.code] };
}

/** The input that a path of the operation's input comes from. */
const inputOf = (path: string) =>
  path.replace(/^fields\./, "field.").replace(/^lineItems\.(\d+)\.cells\./, "line.$1.");

const typedPages = (form: FormData) => (form.has("pages") ? String(form.get("pages")) : null);

const again = (draft: ReviewDraft): ReviewAnswer => ({
  draft,
  problems: [],
  status: 200,
  stamp: crypto.randomUUID(),
  pages: null,
});
