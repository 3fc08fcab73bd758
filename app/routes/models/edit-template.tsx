import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PreviewTable } from "~/components/exports/preview-table";
import { TemplateForm } from "~/components/exports/template-form";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { AppError } from "~/domain/errors/app-error";
import type { ExportLayout } from "~/domain/exports/export-layout";
import { movedColumns } from "~/domain/exports/moved-columns";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import type { TenantContext } from "~/operations/context";
import { editTemplate } from "~/operations/export-templates/edit";
import { getTemplate } from "~/operations/export-templates/get";
import { listTemplates } from "~/operations/export-templates/list";
import { previewTemplate } from "~/operations/export-templates/preview";
import { atControls, readTemplateForm } from "./read-template-form";
import { settingsCrumbs } from "./settings-crumbs";

type Crumbed = { id: string; name: string; draft: { name: string } };

export const handle = {
  crumbs: (shown: Crumbed) => [...settingsCrumbs("export-settings")(shown), { text: shown.draft.name }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const at = placeOf(args);
  const { model, sources } = await listTemplates(context, at).catch(refusedPage);
  const { name, layout, onRelease, inMail, revision } = await getTemplate(context, at).catch(refusedPage);
  const own = new Map(model.fields.flatMap(({ key, own }) => (own ? [[key, own.name] as const] : [])));
  return {
    id: model.id,
    name: model.name,
    baseModelId: model.baseModelId,
    revision: String(revision),
    draft: { name, layout, onRelease, inMail },
    choices: sources.map((source) => ({ source, name: own.get(source.replace(/^\w+\./, "")) ?? null })),
    preview: await previewOf(context, at.modelId, layout),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const at = placeOf(args);
  const form = await args.request.formData();
  const typed = readTemplateForm(form);
  const pressed = String(form.get("intent") ?? "save");
  const revision = Number(form.get("revision"));
  if (pressed === "save") {
    try {
      await editTemplate(context, { ...at, ...typed, revision });
    } catch (error) {
      return refused(error, typed);
    }
    return redirect(`/aimodels/export-settings/${at.modelId}?saved=`);
  }
  const draft = {
    ...typed,
    layout: { ...typed.layout, columns: movedColumns(typed.layout.columns, pressed) },
  };
  try {
    const preview = await previewTemplate(context, { modelId: at.modelId, layout: draft.layout });
    return data({ draft, pressed, problems: [], preview });
  } catch (error) {
    // While columns are moved, one of them may still be empty; that is said when it matters.
    return pressed === "preview"
      ? refused(error, draft)
      : data({ draft, pressed, problems: [], preview: null });
  }
}

const placeOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs) => ({
  modelId: params.id ?? "",
  templateId: params.templateId ?? "",
});

function refused(error: unknown, draft: ReturnType<typeof readTemplateForm>) {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "not-found") return refusedPage(error);
  const problems = atControls(problemsOf(error));
  return data({ draft, pressed: "", problems, preview: null }, { status: statusOf[error.code] });
}

/** What the newest documents come to; nothing where the sources of saved columns no longer exist. */
async function previewOf(context: TenantContext, modelId: string, layout: ExportLayout) {
  return previewTemplate(context, { modelId, layout }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "invalid") return null;
    throw error;
  });
}

export default function EditTemplate() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const draft = answer?.draft ?? page.draft;
  const preview = answer ? answer.preview : page.preview;
  return (
    <>
      <PageHeader title={page.draft.name} hint={t("exports.edit-hint", { model: page.name })} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      <TemplateForm
        key={JSON.stringify(draft.layout.columns)}
        draft={draft}
        revision={page.revision}
        choices={page.choices}
        problems={answer?.problems}
        pressed={answer?.pressed ?? ""}
        backTo={`/aimodels/export-settings/${page.id}`}
      />
      {preview && <PreviewTable headings={preview.headings} rows={preview.rows} />}
    </>
  );
}
