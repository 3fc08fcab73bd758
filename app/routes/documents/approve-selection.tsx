import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { PageHeader } from "~/components/shell/page-header";
import { mostAtOnce } from "~/domain/documents/bulk-action";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-answer";
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
/** What is about to be approved: the documents of these ids, or all that the filter in `query` finds. */
type Chosen = { ids: string[]; whole: boolean; query: string };
type Question = Chosen & { check: ApprovalCheck };
type Unready = "ask" | "leave" | "approve";

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
    if (check && check.counts.unready > 0) return data<Question>({ ...chosen, check });
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

const chosenOf = (form: FormData): Chosen => ({
  ids: [...new Set(form.getAll("documentId").map(String))].slice(0, mostAtOnce),
  whole: form.get("which") === "all",
  query: filterPartOf(String(form.get("query") ?? "")),
});

function unreadyOf(form: FormData): Unready {
  const answer = form.get("unready");
  return answer === "leave" || answer === "approve" ? answer : "ask";
}

const checked = (context: TenantContext, modelId: string, { ids, whole, query }: Chosen) =>
  checkApproval(context, whole ? listFilterOf(modelId, query) : { modelId, documentIds: ids });

type Approval = { modelId: string; chosen: Chosen; unready: Unready; site: string };

/** Returns what the address of the list says of it. */
async function approve(context: TenantContext, { modelId, chosen, unready, site }: Approval) {
  if (chosen.whole) {
    const all = listFilterOf(modelId, chosen.query);
    await startBulkAction(context, { ...all, action: "approve", site, unready });
    return "watch=1";
  }
  const approvalId = context.newId();
  const asked = { modelId, documentIds: chosen.ids, unready, approvalId };
  const { done, conflict, "not-found": gone } = countOutcomes(await approveDocuments(context, asked));
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
  const { ids, whole, query, check } = question;
  const { ready, unready } = check.counts;
  return (
    <>
      <PageHeader title={t("readiness.ask.title-many", { count: unready })} />
      <Reasons check={check} />
      <Form method="post" className="flex flex-wrap gap-2">
        {!whole && ids.map((id) => <input key={id} type="hidden" name="documentId" value={id} />)}
        {whole && <input type="hidden" name="which" value="all" />}
        <input type="hidden" name="query" value={query} />
        {ready > 0 && (
          <Button name="unready" value="leave">
            {t("readiness.ask.ready", { count: ready })}
          </Button>
        )}
        <Button kind="secondary" name="unready" value="approve">
          {t("readiness.ask.all", { count: ready + unready })}
        </Button>
        <LinkButton to={listAddress(model.id, query, "")}>{t("readiness.ask.back")}</LinkButton>
      </Form>
    </>
  );
}

function Reasons({ check: { counts, documents } }: { check: ApprovalCheck }) {
  const { t, i18n } = useTranslation();
  return (
    <>
      <h2>{t("readiness.ask.reasons")}</h2>
      <ul className="grid max-w-prose list-disc gap-1 pl-5">
        {counts.reasons.map(({ kind, count }) => (
          <li key={kind}>
            {t(`readiness.concern.${kind}`)}: {shownCount(count, i18n.language)}
          </li>
        ))}
      </ul>
      {documents.length > 0 && (
        <>
          <h2>{t("readiness.ask.documents")}</h2>
          <ul className="grid max-w-prose gap-1">
            {documents.map(({ id, fileName, concerns }) => (
              <li key={id} className="wrap-anywhere">
                <Link to={`/documents/${id}`} className="link">
                  {fileName}
                </Link>
                : {concerns.map((kind) => t(`readiness.short.${kind}`)).join(", ")}
              </li>
            ))}
          </ul>
        </>
      )}
      {counts.others > 0 && (
        <p className="max-w-prose">{t("readiness.ask.others", { count: counts.others })}</p>
      )}
    </>
  );
}
