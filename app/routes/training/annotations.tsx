import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { fileInputStyle } from "~/components/form/file-input-style";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { AnnotationOutcomes } from "~/components/training/annotation-outcomes";
import { UsefulDocuments } from "~/components/training/useful-documents";
import { baseModelOf } from "~/domain/models/base-models";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { readAnnotationFiles } from "~/http/read-annotation-files";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listUsefulDocuments } from "~/operations/training/list-useful";
import { saveAnnotations } from "~/operations/training/save-annotations";

export const handle = {
  crumbs: (page: { base: { id: string; name: string } }) => [
    { key: "shell.document-training" },
    { text: page.base.name, to: `/training-documents/${page.base.id}/training-documents` },
    { key: "annotations.open" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const baseModelId = args.params.aiModelId ?? "";
  const useful = await listUsefulDocuments(context, { baseModelId }).catch(refusedPage);
  return {
    base: { id: baseModelId, name: baseModelOf(baseModelId)?.name ?? baseModelId },
    useful,
    maySave:
      isAllowed(context.actor, "Model.EditTrainingDocument") &&
      isAllowed(context.actor, "TenantModel.EditDocument"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Model.EditTrainingDocument");
  const baseModelId = args.params.aiModelId ?? "";
  // The form is read while it is counted: it may be too large only then.
  const form = await args.request.formData().catch(refusedPage);
  try {
    const files = await readAnnotationFiles(form);
    const outcomes = await saveAnnotations(context, { baseModelId, files });
    const isRight = outcomes.every(({ outcome }) => outcome === "done" || outcome === "unchanged");
    return data({ outcomes, problems: [] }, { status: isRight ? 200 : 422 });
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function Annotations() {
  const { t } = useTranslation();
  const { base, useful, maySave } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("annotations.title", { base: base.name })} hint={t("annotations.hint")} />
      <ProblemNotices problems={answer?.problems} />
      {answer && "outcomes" in answer && <AnnotationOutcomes outcomes={answer.outcomes} />}
      <h2>{t("annotations.useful")}</h2>
      <UsefulDocuments rows={useful} zipTo={`/training-documents/${base.id}/annotations.zip`} />
      {maySave && (
        <Form
          method="post"
          encType="multipart/form-data"
          reloadDocument
          className="grid justify-items-start gap-3 rounded-sm border border-line bg-surface p-4"
        >
          <label htmlFor="annotation-files" className="font-semibold">
            {t("annotations.upload")}
          </label>
          <p id="annotation-hint" className="max-w-prose text-sm text-muted">
            {t("annotations.upload-hint")}
          </p>
          <input
            id="annotation-files"
            type="file"
            name="files"
            multiple
            required
            accept=".json,.zip,application/json,application/zip"
            aria-describedby="annotation-hint"
            className={fileInputStyle}
          />
          <Button>{t("annotations.save")}</Button>
        </Form>
      )}
      <p>
        <Link className="link" to={`/training-documents/${base.id}/training-documents`}>
          {t("training.title", { base: base.name })}
        </Link>
      </p>
    </>
  );
}
