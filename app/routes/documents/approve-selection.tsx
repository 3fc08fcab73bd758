import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { maxDocumentsPerCall } from "~/domain/documents/bulk-action";
import { type ConcernKind, neverForced } from "~/domain/documents/concerns";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import type { TenantContext } from "~/operations/context";
import { approveDocuments } from "~/operations/documents/approve-many";
import { type ApprovalCheck, checkApproval } from "~/operations/documents/check-approval";
import { startBulkAction } from "~/operations/documents/start-bulk";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { listAddress, listFilterOf } from "./whole-list";

type Asked = { model: { id: string; name: string } };
/**
 * What is about to be approved: the documents of these ids, or all that the filter in `query` finds. `anyway` are those among
 * them that were ticked although they are not ready.
 */
type Chosen = { ids: string[]; anyway: string[]; whole: boolean; query: string };
/** A document on the page; one that is `held` someone else has to settle first. */
type Named = ApprovalCheck["documents"][number] & { held: boolean };
type Question = Chosen & { counts: ApprovalCheck["counts"]; documents: Named[] };
type Unready = "ask" | "leave" | "approve" | "ticked";

export const handle = {
  crumbs: ({ model }: Asked) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "list.do.approve" },
  ],
};

export async function loader(args: LoaderFunctionArgs): Promise<Asked> {
  const { context } = await requirePermission(args, "TenantModel.ApproveDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  const { id, name } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  return { model: { id, name } };
}

/** Approves what is ready at once; when something is not, it asks first, and what was chosen travels in the form. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ApproveDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  await getDocumentModel(context, { modelId }).catch(refusedPage);
  const form = await args.request.formData();
  const chosen = chosenOf(form);
  const site = siteOriginOf(args.context.cloudflare.env, args.request);
  try {
    const unready = unreadyOf(form);
    const check = unready === "ask" ? await checked(context, modelId, chosen) : null;
    if (check && check.counts.unready > 0) return data<Question>({ ...chosen, ...shown(check) });
    const outcome = await approve(context, { modelId, chosen, unready, site });
    return redirect(listAddress(modelId, chosen.query, outcome), 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
    const [problem] = problemsOf(error);
    const told = new URLSearchParams({
      outcome: "approve",
      problem: problem?.messageKey ?? error.messageKey,
    });
    return redirect(listAddress(modelId, chosen.query, told.toString()), 303);
  }
}

const idsIn = (form: FormData, name: string): string[] =>
  [...new Set(form.getAll(name).map(String))].slice(0, maxDocumentsPerCall);

const chosenOf = (form: FormData): Chosen => ({
  ids: idsIn(form, form.get("unready") === "approve" ? "all" : "documentId"),
  anyway: idsIn(form, "anyway"),
  whole: form.get("which") === "all",
  query: filterPartOf(String(form.get("query") ?? "")),
});

function unreadyOf(form: FormData): Unready {
  const answer = form.get("unready");
  return answer === "leave" || answer === "approve" || answer === "ticked" ? answer : "ask";
}

/** What is not ready comes first. */
const shown = ({ counts, documents, ready }: ApprovalCheck) => ({
  counts,
  documents: [...documents, ...ready].map((document) => ({
    ...document,
    held: document.concerns.some((kind) => neverForced.includes(kind)),
  })),
});

const checked = (context: TenantContext, modelId: string, { ids, whole, query }: Chosen) =>
  checkApproval(context, whole ? listFilterOf(modelId, query) : { modelId, documentIds: ids });

type Approval = { modelId: string; chosen: Chosen; unready: Unready; site: string };

async function approveTogether(
  context: TenantContext,
  asked: { modelId: string; documentIds: string[]; unready: "ask" | "leave" | "approve" },
) {
  const approvalId = context.newId();
  return { approvalId, outcomes: await approveDocuments(context, { ...asked, approvalId }) };
}

/** Approves what was ticked as ready if it still is, and what was ticked in spite of its reasons. */
async function approveTicked(context: TenantContext, modelId: string, { ids, anyway }: Chosen) {
  const approvalId = context.newId();
  const outcomes = [];
  if (ids.length === 0 && anyway.length === 0) throw new AppError("invalid", "documents.error.none-chosen");
  for (const [documentIds, unready] of [[ids, "leave"] as const, [anyway, "approve"] as const])
    if (documentIds.length > 0)
      outcomes.push(...(await approveDocuments(context, { modelId, documentIds, unready, approvalId })));
  return { approvalId, outcomes };
}

/** Returns what the address of the list says of it. */
async function approve(context: TenantContext, { modelId, chosen, unready, site }: Approval) {
  if (chosen.whole) {
    const all = listFilterOf(modelId, chosen.query);
    const anyway = unready === "approve" ? "approve" : "leave";
    await startBulkAction(context, { ...all, action: "approve", site, unready: anyway });
    return "watch=1";
  }
  const { outcomes, approvalId } = await (unready === "ticked"
    ? approveTicked(context, modelId, chosen)
    : approveTogether(context, { modelId, documentIds: chosen.ids, unready }));
  const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
  return `outcome=approve&ok=${done}&conflicts=${conflict + gone}&approval=${approvalId}`;
}

export default function ApproveSelection() {
  const { t } = useTranslation();
  const { model } = useLoaderData<typeof loader>();
  const question = useActionData<Question>();
  if (!question)
    return (
      <>
        <PageHeader title={t("list.action.approve")} />
        <p>{t("readiness.ask.none")}</p>
        <p>
          <LinkButton to={listAddress(model.id, "", "")}>{t("readiness.ask.back")}</LinkButton>
        </p>
      </>
    );
  const { ids, whole, query, counts, documents } = question;
  const { ready, unready } = counts;
  return (
    <>
      <PageHeader title={t("readiness.ask.title-many", { count: unready })} />
      <Counts counts={counts} />
      <Form method="post" className="grid gap-4">
        {whole ? <input type="hidden" name="which" value="all" /> : <Documents documents={documents} />}
        {!whole && ids.map((id) => <input key={id} type="hidden" name="all" value={id} />)}
        <input type="hidden" name="query" value={query} />
        <p className="flex flex-wrap gap-2">
          {!whole && (
            <Button name="unready" value="ticked">
              {t("readiness.ask.ticked")}
            </Button>
          )}
          {whole && ready > 0 && (
            <Button name="unready" value="leave">
              {t("readiness.ask.ready", { count: ready })}
            </Button>
          )}
          <Button kind="secondary" name="unready" value="approve">
            {t("readiness.ask.all", { count: ready + unready })}
          </Button>
          <LinkButton to={listAddress(model.id, query, "")}>{t("readiness.ask.back")}</LinkButton>
        </p>
      </Form>
    </>
  );
}

/** What is told of even where there is none: whoever approves many looks for these first. */
const alwaysListed: readonly ConcernKind[] = ["doubtful", "duplicate", "split", "missing", "bankAccount"];

function Counts({ counts: { ready, reasons, others } }: { counts: ApprovalCheck["counts"] }) {
  const { t, i18n } = useTranslation();
  const rest = reasons.map(({ kind }) => kind).filter((kind) => !alwaysListed.includes(kind));
  const countOf = (kind: ConcernKind) => reasons.find((reason) => reason.kind === kind)?.count ?? 0;
  return (
    <>
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        <li>
          {t("readiness.ask.are-ready")}: {shownCount(ready, i18n.language)}
        </li>
        {[...alwaysListed, ...rest].map((kind) => (
          <li key={kind} className={countOf(kind) === 0 ? "text-muted" : ""}>
            {t(`readiness.concern.${kind}`)}: {shownCount(countOf(kind), i18n.language)}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="max-w-prose">{t("readiness.ask.others", { count: others })}</p>}
    </>
  );
}

/** Only what is ready is ticked; what someone else has to settle first cannot be. */
function Documents({ documents }: { documents: readonly Named[] }) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-1 rounded-sm border border-line bg-surface px-4 py-3">
      <legend className="px-1 font-medium">{t("readiness.ask.documents")}</legend>
      {documents.map(({ id, fileName, concerns, held }) => (
        <div key={id} className="flex items-start gap-2 py-1">
          <input
            type="checkbox"
            id={`${id}-tick`}
            name={concerns.length > 0 ? "anyway" : "documentId"}
            value={id}
            defaultChecked={concerns.length === 0}
            disabled={held}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <label htmlFor={`${id}-tick`} className="min-w-0 wrap-anywhere">
            {fileName}
            {concerns.length > 0 && `: ${concerns.map((kind) => t(`readiness.short.${kind}`)).join(", ")}`}
          </label>
          <Link
            to={`/documents/${id}`}
            className="link ml-auto"
            aria-label={t("readiness.ask.open", { fileName })}
          >
            {t("readiness.ask.look")}
          </Link>
        </div>
      ))}
    </fieldset>
  );
}
