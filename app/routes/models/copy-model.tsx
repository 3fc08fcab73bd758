import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { QuestionPage } from "~/components/dialog/question-page";
import { Field } from "~/components/form/field";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { copyModel } from "~/operations/models/copy";
import { getModel } from "~/operations/models/get";

const list = "/aimodels/aimodels-list";

export const handle = { crumbs: () => [{ key: "models.title", to: list }, { key: "models.copy" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const { name } = await getModel(context, { modelId: args.params.id ?? "" }).catch(refusedPage);
  return { name };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditModel");
  const form = await args.request.formData();
  const { name = "" } = formFields(form);
  try {
    const { modelId } = await copyModel(context, { modelId: args.params.id ?? "", name });
    return redirect(`${list}?created=${modelId}`);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function CopyModel() {
  const { t } = useTranslation();
  const { name } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <QuestionPage
      title={t("models.ask.copy", { name })}
      yes={t("models.copy")}
      cancelTo={list}
      problems={answer?.problems}
    >
      <p className="max-w-prose">{t("models.ask.copy-what")}</p>
      <Field
        name="name"
        label={t("models.copy-name")}
        defaultValue={answer?.typed.name ?? t("models.copy-named", { name: name.slice(0, 70) })}
        maxLength={80}
        autoComplete="off"
        required
      />
    </QuestionPage>
  );
}
