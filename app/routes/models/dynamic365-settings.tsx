import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { Notice } from "~/components/form/notice";
import { ErpForm } from "~/components/models/erp-form";
import { ErpSteps } from "~/components/models/erp-steps";
import { MissingErpFields } from "~/components/models/missing-erp-fields";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { missingPurchaseFields } from "~/domain/erp/purchase-fields";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteErpConnection } from "~/operations/erp/delete-settings";
import { editErpSettings } from "~/operations/erp/edit-settings";
import { getErpSettings } from "~/operations/erp/get-settings";
import { listErpCompanies } from "~/operations/erp/list-companies";
import { testErp } from "~/operations/erp/test";
import { erpSystemsOf } from "~/platform/erp/open-erp-systems";
import {
  companiesText,
  connectedErp,
  erpConnectionIn,
  erpSettingsIn,
  refusedErp,
  testedErp,
} from "./read-erp-form";
import { settingsCrumbs } from "./settings-crumbs";

export const handle = { crumbs: settingsCrumbs("dynamic365-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const { model, settings } = await getErpSettings(context, { modelId: args.params.id ?? "" }).catch(
    refusedPage,
  );
  const { id, name, baseModelId } = model;
  const company = settings && { id: settings.companyId, name: settings.companyName };
  return {
    id,
    name,
    baseModelId,
    lacks: missingPurchaseFields(model),
    done: isDialogDone(args.request),
    removed: new URL(args.request.url).searchParams.has("removed"),
    saved: settings && {
      kind: settings.kind,
      company: settings.companyName,
      environment: settings.environment,
    },
    values: {
      directoryId: settings?.directoryId ?? "",
      clientId: settings?.clientId ?? "",
      environment: settings?.environment ?? "",
      companyId: settings?.companyId ?? "",
      account: settings?.account ?? "",
      vendorAccounts: settings?.vendorAccounts ?? "",
      taxCodes: settings?.taxCodes ?? "",
      kind: settings?.kind ?? "business-central",
      postingDate: settings?.postingDate ?? "invoice",
      posting: settings?.posting ?? "draft",
      onApproval: settings?.onApproval ? "on" : "",
      revision: String(settings?.revision ?? 0),
      companies: company ? companiesText([company]) : "",
    } as Record<string, string>,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const typed = formFields(form);
  const modelId = args.params.id ?? "";
  const withErp = { ...context, erp: erpSystemsOf(args.context.cloudflare.env) };
  try {
    if (typed.intent === "companies")
      return connectedErp(form, await listErpCompanies(withErp, erpConnectionIn(modelId, typed)));
    if (typed.intent === "test") return testedErp(form, await testErp(withErp, { modelId }));
    if (typed.intent === "remove") {
      await deleteErpConnection(context, { modelId });
      return redirect("?removed=yes");
    }
    await editErpSettings(withErp, erpSettingsIn(modelId, typed));
    return dialogDone(args.request);
  } catch (error) {
    return refusedErp(error, form);
  }
}

/** A conflict means that the settings at hand are not the saved ones any more. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Dynamic365Settings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isConflict = answer?.problems.some(({ messageKey }) => messageKey === "erp.problem.changed");
  const typed = answer && { ...answer.typed, ...(isConflict && { revision: page.values.revision ?? "0" }) };
  return (
    <SavePage
      done={page.done && !answer}
      message={t("erp.saved", { name: page.name })}
      okTo="/aimodels/aimodels-list"
    >
      <PageHeader title={page.name} hint={t("erp.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      {page.removed && !answer && <Notice>{t("erp.removed")}</Notice>}
      {answer?.tested && <Notice>{t("erp.tested", { company: answer.tested })}</Notice>}
      {answer && answer.found !== null && (
        <Notice kind={answer.found > 0 ? "success" : "problem"}>
          {answer.found > 0 ? t("erp.connected", { count: answer.found }) : t("erp.connected-none")}
        </Notice>
      )}
      <p>
        {page.saved
          ? t("erp.where", { ...page.saved, kind: t(`erp.kind.${page.saved.kind}`) })
          : t("erp.nowhere")}
      </p>
      {page.lacks && <MissingErpFields modelId={page.id} {...page.lacks} />}
      <ErpSteps open={page.saved === null} />
      <ErpForm
        key={page.values.revision}
        values={typed ?? page.values}
        problems={answer?.problems}
        isSaved={page.saved !== null}
        again={answer?.again === true}
      />
    </SavePage>
  );
}
