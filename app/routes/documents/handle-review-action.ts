import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { pageViewStateOf } from "~/components/documents/page-view-state";
import type { Concern } from "~/domain/documents/concerns";
import { NotReady } from "~/domain/documents/not-ready";
import type { RowWindow } from "~/domain/documents/row-chunks";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { type ChangedMeanwhile, changedMeanwhile } from "~/domain/review/changed-meanwhile";
import { draftActionOf } from "~/domain/review/draft-action";
import { draftOfForm } from "~/domain/review/draft-of-form";
import { mergeDrafts } from "~/domain/review/merge-drafts";
import { reduceDraft } from "~/domain/review/reduce-draft";
import { firstRowOf, type PagePoint, type ReviewDraft } from "~/domain/review/review-draft";
import { pasteProblem } from "~/domain/review/review-rows";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { siteOriginOf } from "~/http/site-origin";
import { statusOf } from "~/http/status-of";
import type { TenantContext } from "~/operations/context";
import { claimDocument } from "~/operations/documents/claim";
import { openErpQueue } from "~/platform/erp/erp-queue";
import { openReleaseQueue } from "~/platform/releases";
import { type LoadedReview, loadReview } from "./load-review";
import { performDecision } from "./perform-decision";
import { isUnsaved, performReview } from "./perform-review";

/** The review again with what stands in its form. `stamp` differs from answer to answer. */
export type ReviewAnswer = {
  draft: ReviewDraft;
  problems: FormProblem[];
  status: number;
  stamp: string;
  /** The page ranges that were typed to split the file, when that was refused. */
  pages: string | null;
  /** What someone else saved meanwhile, when that is why the form was refused. */
  meanwhile: ChangedMeanwhile[];
  /** What was done besides, as the page says it. */
  done: string | null;
  comment: string;
  /** Rows of a spreadsheet that were not put into the table yet. */
  pasted: string;
  /** What speaks against approving the document, when that was asked for. */
  concerns: Concern[];
};

/** What a button of the review screen does. When something was kept that makes another page, a redirect is thrown. */
export async function handleReviewAction(
  context: TenantContext,
  args: ActionFunctionArgs,
): Promise<ReviewAnswer> {
  const form = await args.request.formData();
  const documentId = args.params.documentId ?? "";
  const intent = String(form.get("intent") ?? "");
  const query = new URL(args.request.url).searchParams;
  const load = (rows?: RowWindow) => loadReview(context, documentId, query, rows).catch(refusedPage);
  const loaded = await load();
  if (isOfAnother(form, documentId))
    return refused(new AppError("conflict", "review.error.other-document"), loaded.draft);
  const typed = draftOfForm(form, loaded.draft);
  const pressed = buttonIn(form, intent);
  const fillsRows = rowFillingIntents.includes(intent) || intent.startsWith("rows");
  const problem = fillsRows && pasteProblem(typed, pressed.pasted, loaded.review.columns);
  if (problem)
    return { ...refused(new AppError("invalid", problem, { field: "paste" }), typed), ...besidesOf(form) };
  const paper = { shape: loaded.review, page: loaded.read };
  const action = draftActionOf(pressed);
  if (action) {
    await claimIfFree(context, documentId, loaded);
    return { ...again(reduceDraft(typed, action, paper)), ...besidesOf(form, intent) };
  }
  // Rows that wait in their box go along with what is saved.
  const draft = fillsRows ? reduceDraft(typed, { type: "paste", text: pressed.pasted }, paper) : typed;
  const kept = besidesOf(form, fillsRows ? "paste" : undefined);
  const site = siteOriginOf(args.context.cloudflare.env, args.request);
  const asked = { documentId, intent, form, draft, loaded, look: pageViewStateOf(query), site };
  try {
    const decided = await performDecision(context, documentId, form);
    const { RELEASE_QUEUE, ERP_QUEUE } = args.context.cloudflare.env;
    const queues = { releases: openReleaseQueue(RELEASE_QUEUE), erpQueue: openErpQueue(ERP_QUEUE) };
    const to = decided ?? (await performReview({ ...context, ...queues }, asked));
    const done = besides.find((one) => intent.startsWith(one));
    if (to && !(done && isUnsaved(asked))) throw goTo(to, documentId);
    return { ...again(draft), ...besidesOf(form, intent), done: done ?? null };
  } catch (error) {
    if (error instanceof Response) throw error;
    if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
    if (error instanceof NotReady) {
      const concerns = error.documents.flatMap((one) => one.concerns);
      return { ...again(draft), ...kept, concerns, status: statusOf.conflict };
    }
    if (error.code !== "conflict") return { ...refused(error, draft), ...kept };
    const now = await load(await rowsNow(draft, load));
    const meanwhile = changedMeanwhile(draft, now.draft);
    return { ...refused(error, mergeDrafts(draft, now.draft)), ...kept, meanwhile };
  }
}

/**
 * Whether a form was drawn for another document than its address names: someone pressed twice, and the browser had gone on to
 * the next document's address while the form before was still on the screen.
 */
const isOfAnother = (form: FormData, documentId: string) =>
  form.has("document") && form.get("document") !== documentId;

/** Without script whoever first changes something in the form works on the document from then on. */
async function claimIfFree(
  context: TenantContext,
  documentId: string,
  { may, claim }: LoadedReview,
): Promise<void> {
  if (may.edit && claim === null) await claimDocument(context, { documentId });
}

/**
 * The rows that a form's rows may have become: those in their place, and where rows came or went before them, as many more
 * on either side.
 */
async function rowsNow(draft: ReviewDraft, load: (rows: RowWindow) => Promise<LoadedReview>) {
  const first = firstRowOf(draft);
  const { lines, was, window } = draft;
  const { review } = await load({ first, count: 0 });
  const moved = review.lineCount - (window?.of ?? was.lines.length);
  // As many rows more or less as in this form: they are its own, sent before.
  if (moved === lines.length - was.lines.length) return { first, count: lines.length };
  const around = Math.min(Math.abs(moved), mostMoved);
  return { first: Math.max(0, first - around), count: was.lines.length + 2 * around };
}

const mostMoved = 500;

const rowFillingIntents = ["paste", "save", "approve", "approve-anyway", "submit"];

/** What is done besides the review: what stands in its form and is not saved goes on standing there. */
const besides = ["comment", "claim", "take-over", "not-duplicate", "keep-whole"];

const goTo = (to: string, documentId: string) =>
  redirect(to.startsWith("/") ? to : `/documents/${documentId}${to}`);

function buttonIn(form: FormData, intent: string) {
  const word = form.get("word");
  return {
    intent,
    word: typeof word === "string" ? word : null,
    corner: pointOf(form),
    pasted: String(form.get("paste") ?? ""),
  };
}

/** Where the image was clicked; browsers send pixels of the image as it is shown. Enter on it gives 0, 0 and means nothing. */
function pointOf(form: FormData): PagePoint | null {
  const [x, y, width, height, page] = ["point.x", "point.y", "point.width", "point.height", "point.page"].map(
    (name) => Number(form.get(name)),
  );
  if (!form.has("point.x") || !x || !y || !width || !height || !page) return null;
  return { page, x: Math.min(x / width, 1), y: Math.min(y / height, 1) };
}

function refused(error: AppError, draft: ReviewDraft): ReviewAnswer {
  const problems = problemsOf(error).map((problem) => ({ ...problem, field: inputOf(problem.field) }));
  return { ...again(draft), problems, status: statusOf[error.code] };
}

/** The input that a path of the operation's input comes from. */
const inputOf = (path: string) =>
  path
    .replace(/^fields\./, "field.")
    .replace(/^lineItems\.(\d+)\.cells\./, "line.$1.")
    .replace(/^body$/, "comment");

const again = (draft: ReviewDraft): ReviewAnswer => ({
  draft,
  problems: [],
  status: 200,
  stamp: crypto.randomUUID(),
  pages: null,
  meanwhile: [],
  done: null,
  comment: "",
  pasted: "",
  concerns: [],
});

/** What was typed besides the values, except for what `taken` took over. */
const besidesOf = (form: FormData, taken?: string) => ({
  pages: form.has("pages") ? String(form.get("pages")) : null,
  comment: taken === "comment" ? "" : String(form.get("comment") ?? ""),
  pasted: taken === "paste" ? "" : String(form.get("paste") ?? ""),
});
