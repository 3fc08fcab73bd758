import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { Notice } from "~/components/form/notice";
import { FolderForm } from "~/components/models/folder-form";
import { ModelTabs } from "~/components/models/model-tabs";
import { PageHeader } from "~/components/shell/page-header";
import { shownMoment } from "~/domain/tenants/shown-day";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { fileTransferOf } from "~/http/file-transfer";
import { refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { editFolder } from "~/operations/folders/edit";
import { getFolder } from "~/operations/folders/get";
import { removeFolder } from "~/operations/folders/remove";
import { testFolder } from "~/operations/folders/test";
import { folderIn, folderServerIn, refusedFolder, testedFolder } from "./read-folder-form";
import { settingsCrumbs } from "./settings-crumbs";

export const handle = { crumbs: settingsCrumbs("intake-ftp-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const asked = { modelId: args.params.id ?? "" };
  const { model, settings, released } = await getFolder(context, asked).catch(refusedPage);
  const { id, name, baseModelId } = model;
  const shown = (at: Date | null) => at && shownMoment(at, context.tenant);
  const server = settings ?? released;
  return {
    id,
    name,
    baseModelId,
    done: isDialogDone(args.request),
    removed: new URL(args.request.url).searchParams.has("removed"),
    isReleased: released !== null,
    standing: settings && {
      problem: settings.problem,
      last: shown(settings.lastSuccessAt),
      next: shown(settings.nextAt),
    },
    values: {
      hostName: server?.hostName ?? "",
      port: String(server?.port ?? 21),
      userName: server?.userName ?? "",
      encryption: server?.encryption ?? "explicit",
      folder: settings?.folder ?? "",
      minutes: String(settings?.minutes ?? 5),
      afterwards: settings?.afterwards ?? "move",
      destination: settings?.destination ?? "model",
      revision: String(settings?.revision ?? 0),
    } as Record<string, string>,
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
      const { files } = await testFolder({ ...context, transfer }, folderServerIn(modelId, typed));
      return testedFolder(form, files);
    }
    if (typed.intent === "remove") {
      await removeFolder(context, { modelId });
      return redirect("?removed=yes");
    }
    await editFolder(context, folderIn(modelId, typed));
    return dialogDone(args.request);
  } catch (error) {
    return refusedFolder(error, form);
  }
}

/** A conflict means that the settings at hand are not the saved ones any more. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function IntakeFtpSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isConflict = answer?.problems.some(({ messageKey }) => messageKey === "folders.problem.changed");
  const typed = answer && { ...answer.typed, ...(isConflict && { revision: page.values.revision ?? "0" }) };
  return (
    <SavePage
      done={page.done && !answer}
      message={t("folders.saved", { name: page.name })}
      okTo="/aimodels/aimodels-list"
    >
      <PageHeader title={page.name} hint={t("folders.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      {page.removed && !answer && <Notice>{t("folders.removed")}</Notice>}
      {answer && answer.files !== null && <Notice>{t("folders.tested", { count: answer.files })}</Notice>}
      <Standing standing={page.standing} />
      <FolderForm
        key={page.values.revision}
        values={typed ?? page.values}
        problems={answer?.problems}
        isSaved={page.standing !== null}
        isReleased={page.isReleased}
        again={answer?.again === true}
      />
    </SavePage>
  );
}

type Shown = { problem: string | null; last: string | null; next: string | null };

/** How the folder stands, and where to see the outcome of each file. */
function Standing({ standing }: { standing: Shown | null }) {
  const { t } = useTranslation();
  if (!standing) return <p>{t("folders.nowhere")}</p>;
  const { problem, last, next } = standing;
  return (
    <p className="flex flex-wrap gap-x-4">
      {problem ? (
        <span className="font-medium text-failed">{t("folders.failing", { why: t(problem), next })}</span>
      ) : (
        <span>{last ? t("folders.works", { at: last, next }) : t("folders.never")}</span>
      )}
      <Link to="/aimodels/intake-log" className="link">
        {t("folders.log")}
      </Link>
    </p>
  );
}
