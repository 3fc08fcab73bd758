import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { maxDocumentsPerCall } from "~/domain/documents/bulk-action";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { filterPartOf } from "~/domain/documents/saved-filter";
import { AppError } from "~/domain/errors/app-error";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { useTranslation } from "~/locales/use-translation";
import type { TenantContext } from "~/operations/context";
import { countMatching } from "~/operations/documents/count-matching";
import { deleteDocuments } from "~/operations/documents/delete-many";
import { startBulkAction } from "~/operations/documents/start-bulk";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { listAddress, listFilterOf } from "./whole-list";

type Asked = { model: { id: string; name: string } };
/** What is about to be deleted: the documents of these ids, or all `count` that the filter in `query` finds. */
type Chosen = { ids: string[]; whole: boolean; query: string; count: number; problem: string | null };

export const handle = {
  crumbs: ({ model }: Asked) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "list.do.delete" },
  ],
};

export async function loader(args: LoaderFunctionArgs): Promise<Asked> {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  const { id, name } = await getDocumentModel(context, { modelId }).catch(refusedPage);
  return { model: { id, name } };
}

/** Asks first: what was chosen travels in the form, and only its own button deletes. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  await getDocumentModel(context, { modelId }).catch(refusedPage);
  const form = await args.request.formData();
  const chosen = chosenOf(form);
  const back = (outcome: string) => redirect(listAddress(modelId, chosen.query, outcome), 303);
  try {
    if (form.get("confirmed") !== "yes") return data(await counted(context, modelId, chosen));
    if (!chosen.whole) {
      const outcomes = await deleteDocuments(context, { modelId, documentIds: chosen.ids });
      const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
      return back(`outcome=delete&ok=${done}&conflicts=${conflict + gone}`);
    }
    const site = siteOriginOf(args.context.cloudflare.env, args.request);
    await startBulkAction(context, { ...listFilterOf(modelId, chosen.query), action: "delete", site });
    return back("watch=1");
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
    const [problem] = problemsOf(error);
    return data({ ...chosen, problem: problem?.messageKey ?? error.messageKey }, { status: 422 });
  }
}

const chosenOf = (form: FormData): Chosen => ({
  ids: [...new Set(form.getAll("documentId").map(String))].slice(0, maxDocumentsPerCall),
  whole: form.get("which") === "all",
  query: filterPartOf(String(form.get("query") ?? "")),
  count: 0,
  problem: null,
});

/** What was chosen with how many documents it is. A whole list is counted now; more may come in meanwhile. */
async function counted(context: TenantContext, modelId: string, chosen: Chosen): Promise<Chosen> {
  if (!chosen.whole) return { ...chosen, count: chosen.ids.length };
  return { ...chosen, count: await countMatching(context, listFilterOf(modelId, chosen.query)) };
}

export default function DeleteSelection() {
  const { t } = useTranslation();
  const { model } = useLoaderData<typeof loader>();
  const { ids, whole, query, count, problem } = useActionData<typeof action>() ?? nothing;
  return (
    <>
      <PageHeader title={count > 0 ? t("list.delete-title", { count }) : t("list.action.delete")} />
      {problem && <Notice kind="problem">{t(problem)}</Notice>}
      <p className="max-w-prose">
        {count === 0 ? t("list.delete-none") : t(whole ? "list.delete-what-all" : "list.delete-what")}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        {!whole && ids.map((id) => <input key={id} type="hidden" name="documentId" value={id} />)}
        {whole && <input type="hidden" name="which" value="all" />}
        <input type="hidden" name="query" value={query} />
        {count > 0 && (
          <Button kind="danger" name="confirmed" value="yes">
            {t("list.delete-yes", { count })}
          </Button>
        )}
        <LinkButton to={listAddress(model.id, query, "")}>{t("list.delete-no")}</LinkButton>
      </Form>
    </>
  );
}

const nothing: Chosen = { ids: [], whole: false, query: "", count: 0, problem: null };
