import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formAnswer, refusedPage } from "~/http/form-answer";
import { requirePermission } from "~/http/require-permission";
import { archiveModel } from "~/operations/models/archive-model";
import { getModel } from "~/operations/models/get-model";

const list = "/aimodels/aimodels-list";

export const handle = { crumbs: () => [{ key: "models.title", to: list }, { key: "models.archive" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  if (isDialogDone(args.request)) return { name: "", done: true };
  const { name } = await getModel(context, { modelId: args.params.id ?? "" }).catch(refusedPage);
  return { name, done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  try {
    await archiveModel(context, { modelId: args.params.id ?? "" });
  } catch (error) {
    return formAnswer(error, new FormData());
  }
  return dialogDone(args.request);
}

export default function ArchiveModel() {
  const { t } = useTranslation();
  const { name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (done) return <OutcomePage message={t("models.done.archive")} okTo={list} />;
  return (
    <QuestionPage
      title={t("models.ask.archive", { name })}
      yes={t("models.archive")}
      cancelTo={list}
      problems={refused?.problems}
    >
      <p className="max-w-prose">{t("models.ask.archive-what")}</p>
    </QuestionPage>
  );
}
