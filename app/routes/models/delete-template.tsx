import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OutcomePage } from "~/components/dialog/outcome-page";
import { QuestionPage } from "~/components/dialog/question-page";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { deleteExportTemplate } from "~/operations/export-templates/delete";
import { getTemplate } from "~/operations/export-templates/get";

export const handle = { crumbs: () => [{ key: "exports.title" }, { key: "exports.delete" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const at = placeOf(args);
  if (isDialogDone(args.request)) return { modelId: at.modelId, name: "", done: true };
  const { name } = await getTemplate(context, at).catch(refusedPage);
  return { modelId: at.modelId, name, done: false };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  try {
    await deleteExportTemplate(context, placeOf(args));
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
  return dialogDone(args.request);
}

const placeOf = ({ params }: LoaderFunctionArgs | ActionFunctionArgs) => ({
  modelId: params.id ?? "",
  templateId: params.templateId ?? "",
});

export default function DeleteTemplate() {
  const { t } = useTranslation();
  const { modelId, name, done } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const back = `/aimodels/export-settings/${modelId}`;
  if (done) return <OutcomePage message={t("exports.deleted")} okTo={back} />;
  return (
    <QuestionPage
      icon="trash"
      title={t("exports.ask-delete", { name })}
      cancelTo={back}
      problems={refused?.problems}
    >
      <p>{t("exports.ask-delete-what")}</p>
    </QuestionPage>
  );
}
