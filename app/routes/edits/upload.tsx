import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { EditState } from "~/components/edits/edit-state";
import { OutcomeLinks } from "~/components/edits/outcome-links";
import { RowTable } from "~/components/edits/row-table";
import { Button } from "~/components/form/button";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { shownValue } from "~/domain/documents/shown-value";
import { valueColumnsOf } from "~/domain/edits/edit-columns";
import { isEditRunning, rowOutcomes, type ValueChange } from "~/domain/edits/edit-upload";
import { AppError } from "~/domain/errors/app-error";
import { exportedFieldsOf } from "~/domain/exports/exported-fields-of";
import { isAllowed } from "~/domain/permissions/actor";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import { applyEdits } from "~/operations/edits/apply";
import { deleteEdits } from "~/operations/edits/delete";
import { getEdits } from "~/operations/edits/get";
import { listEditRows } from "~/operations/edits/list-rows";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { editCrumbs } from "./edit-crumbs";

type Page = { model: { id: string; name: string }; upload: { fileName: string } };

export const handle = {
  crumbs: (page: Page) => [...editCrumbs(page), { text: page.upload.fileName }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const { tenantAIModelId: modelId = "", uploadId = "" } = args.params;
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const upload = await getEdits(context, { modelId, uploadId }).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const outcome = rowOutcomes.find((one) => one === query.get("outcome"));
  const after = Number(query.get("after")) || 0;
  const { items, next } = await listEditRows(context, {
    modelId,
    uploadId,
    outcome,
    after: Math.max(0, Math.trunc(after)),
  }).catch(refusedPage);
  const { fileName, status, problem, layout, rows, counts } = upload;
  const { ignored, monthFirst, decimalMark } = layout;
  const running = isEditRunning(status);
  const mayEdit = isAllowed(context.actor, "TenantModel.EditDocument");
  return {
    model: { id: model.id, name: model.name },
    upload: { id: upload.id, fileName, status, problem, ignored, monthFirst, decimalMark, rows, counts },
    outcome: outcome ?? null,
    items: items.map((row) => ({ ...row, changes: shownChanges(model, row.changes) })),
    next: next && `?${new URLSearchParams({ ...(outcome && { outcome }), after: String(next) })}`,
    running,
    mayApply: mayEdit && status === "ready",
    mayDelete: mayEdit && !running,
    repeats: query.has("watch"),
  };
}

type Model = Parameters<typeof exportedFieldsOf>[0] & { culture: string };

/** Changes with their values as the model's culture writes them. */
function shownChanges(model: Model, changes: readonly ValueChange[]): ValueChange[] {
  const types = new Map(
    valueColumnsOf(exportedFieldsOf(model)).map(({ heading, field }) => [heading, field.type]),
  );
  return changes.map(({ field, from, to }) => {
    const shown = (value: string) => shownValue(value, types.get(field) ?? "text", model.culture);
    return { field, from: shown(from), to: shown(to) };
  });
}

/** Saves what the upload changes, or removes it. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditDocument");
  const { tenantAIModelId: modelId = "", uploadId = "" } = args.params;
  const intent = (await args.request.formData()).get("intent");
  try {
    if (intent === "delete") {
      await deleteEdits(context, { modelId, uploadId });
      return redirect(`/edits/${modelId}?deleted=1`, 303);
    }
    await applyEdits(context, { modelId, uploadId });
    return redirect("?watch=1", 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
    return data({ problems: problemsOf(error) }, { status: statusOf[error.code] });
  }
}

export default function EditUpload() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { model, upload, outcome, items, next, mayApply, mayDelete, repeats } = page;
  const at = `/edits/${model.id}/uploads/${upload.id}`;
  return (
    <>
      <PageHeader title={upload.fileName} />
      <ProblemNotices problems={answer?.problems} />
      <EditState upload={upload} running={page.running} repeats={repeats} />
      {(mayApply || mayDelete) && (
        <Form method="post" className="flex flex-wrap items-center gap-3">
          {mayApply && (
            <>
              <Button name="intent" value="apply">
                {t("edits.save", { count: upload.counts.change })}
              </Button>
              <span className="max-w-prose text-muted">{t("edits.save-hint")}</span>
            </>
          )}
          {mayDelete && (
            <Button kind="danger" name="intent" value="delete">
              {t("edits.delete")}
            </Button>
          )}
        </Form>
      )}
      {upload.rows > 0 && (
        <>
          <OutcomeLinks rows={upload.rows} counts={upload.counts} current={outcome} />
          <RowTable caption={t("edits.caption", { file: upload.fileName })} rows={items} />
          {next && <PageLinks previous={null} next={next} />}
          <p className="flex flex-wrap gap-4">
            {["csv", "xlsx", "json"].map((format) => (
              <a key={format} className="link" href={`${at}/result?format=${format}`} download>
                {t("edits.result", { format: format.toUpperCase() })}
              </a>
            ))}
          </p>
        </>
      )}
      <p>
        <Link to={`/edits/${model.id}`} className="link">
          {t("edits.back")}
        </Link>
      </p>
    </>
  );
}
