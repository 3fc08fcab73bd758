import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DownloadForm } from "~/components/exports/download-form";
import { EInvoiceForm } from "~/components/exports/e-invoice-form";
import { NewTemplate } from "~/components/exports/new-template";
import { TemplatesTable } from "~/components/exports/templates-table";
import { Notice } from "~/components/form/notice";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import type { EInvoiceProfile } from "~/domain/e-invoice/e-invoice";
import type { PresetName } from "~/domain/exports/export-presets";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editEInvoiceSettings } from "~/operations/e-invoices/edit-settings";
import { getEInvoiceSettings } from "~/operations/e-invoices/get-settings";
import { createTemplate } from "~/operations/export-templates/create";
import { listTemplates } from "~/operations/export-templates/list";
import { settingsCrumbs } from "./settings-crumbs";

export const handle = { crumbs: settingsCrumbs("export-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ViewDocument");
  const modelId = args.params.id ?? "";
  const [{ model, templates }, { profile, withPdf }] = await Promise.all([
    listTemplates(context, { modelId }),
    getEInvoiceSettings(context, { modelId }),
  ]).catch(refusedPage);
  const saved = new URL(args.request.url).searchParams.has("saved");
  return {
    id: model.id,
    name: model.name,
    baseModelId: model.baseModelId,
    saved,
    eInvoice: { profile, withPdf },
    mayEdit: isAllowed(context.actor, "TenantModel.EditModel"),
    templates: templates.map(({ id, name, layout, onRelease, inMail }) => ({
      id,
      name,
      onRelease,
      inMail,
      format: layout.format,
      columns: layout.columns.length,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const { preset, name, intent, profile, withPdf } = formFields(form);
  const modelId = args.params.id ?? "";
  try {
    if (intent === "e-invoice") {
      const wanted = (profile || null) as EInvoiceProfile | null;
      await editEInvoiceSettings(context, { modelId, profile: wanted, withPdf: withPdf === "on" });
      return redirect(`/aimodels/export-settings/${modelId}?saved=yes`);
    }
    const { id } = await createTemplate(context, {
      modelId,
      preset: preset as PresetName,
      ...(name?.trim() && { name }),
    });
    return redirect(`/aimodels/export-settings/${modelId}/${id}`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function ExportSettings() {
  const { t } = useTranslation();
  const { id, name, baseModelId, saved, templates, mayEdit, eInvoice } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={name} hint={t("exports.hint")} />
      {mayEdit && <ModelTabs modelId={id} baseModelId={baseModelId} />}
      {saved && !answer && <Notice>{t("exports.saved")}</Notice>}
      {templates.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t("exports.none")}</p>
      ) : (
        <>
          <TemplatesTable modelId={id} rows={templates} mayEdit={mayEdit} />
          <DownloadForm modelId={id} templates={templates} />
        </>
      )}
      {mayEdit && <EInvoiceForm key={`${eInvoice.profile} ${eInvoice.withPdf}`} {...eInvoice} />}
      {mayEdit && <NewTemplate typed={answer?.typed ?? {}} problems={answer?.problems} />}
    </>
  );
}
