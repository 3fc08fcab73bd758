import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { Notice } from "~/components/form/notice";
import { ModelTabs } from "~/components/models/model-tabs";
import { StorageForm } from "~/components/models/storage-form";
import { PageHeader } from "~/components/shell/page-header";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { fileTransferOf } from "~/http/file-transfer";
import { refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editStorage } from "~/operations/models/edit-storage";
import { getStorage } from "~/operations/models/get-storage";
import { testStorage } from "~/operations/models/test-storage";
import { ftpIn, refusedStorage, storageIn, testedStorage } from "./read-storage-form";
import { settingsCrumbs } from "./settings-crumbs";

export const handle = { crumbs: settingsCrumbs("ftp-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const { model, ftp } = await getStorage(context, { modelId: args.params.id ?? "" }).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const { id, name, baseModelId, csvGeneration } = model;
  const provider = ftp || query.get("provider") === "ftp" ? "ftp" : "default";
  return {
    id,
    name,
    baseModelId,
    revision: String(model.revision),
    done: isDialogDone(args.request),
    created: query.has("created"),
    hasPassword: ftp !== null,
    values: {
      hostName: "",
      userName: "",
      documentFolder: "",
      encryption: "explicit",
      ...ftp,
      provider,
      port: String(ftp?.port ?? 21),
      csvGeneration: csvGeneration ? "on" : "",
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const typed = formFields(form);
  const modelId = args.params.id ?? "";
  try {
    if (typed.intent === "test") {
      const transfer = await fileTransferOf(args);
      await testStorage({ ...context, transfer }, { modelId, storage: ftpIn(typed) });
      return testedStorage(form);
    }
    const revision = Number(typed.revision);
    const csvGeneration = typed.csvGeneration === "on";
    await editStorage(context, { modelId, revision, csvGeneration, storage: storageIn(typed) });
    return dialogDone(args.request);
  } catch (error) {
    return refusedStorage(error, form);
  }
}

/** A conflict means that the model at hand is not the saved one any more. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function FtpSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isConflict = answer?.problems.some(({ messageKey }) => messageKey === "models.problem.changed");
  return (
    <SavePage
      done={page.done && !answer}
      message={t("models.saved", { name: page.name })}
      okTo="/aimodels/aimodels-list"
    >
      <PageHeader title={page.name} hint={t("models.ftp.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      {page.created && !answer && <Notice>{t("models.created-ftp", { name: page.name })}</Notice>}
      {answer?.tested && <Notice>{t("models.ftp.tested")}</Notice>}
      <StorageForm
        key={page.revision}
        values={answer?.typed ?? page.values}
        problems={answer?.problems}
        revision={isConflict ? page.revision : (answer?.typed.revision ?? page.revision)}
        hasPassword={page.hasPassword}
        again={answer?.again === true}
      />
    </SavePage>
  );
}
