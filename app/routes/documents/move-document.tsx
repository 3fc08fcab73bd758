import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { LinkButton } from "~/components/form/link-button";
import { ProblemNotices } from "~/components/form/problem-notices";
import { SelectField } from "~/components/form/select-field";
import { PageHeader } from "~/components/shell/page-header";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { getDocument } from "~/operations/documents/get";
import { listMoves } from "~/operations/documents/list-moves";
import { moveDocument } from "~/operations/documents/move";

type Asked = { id: string; fileName: string; modelId: string; modelName: string };

export const handle = {
  crumbs: ({ id, fileName, modelId, modelName }: Asked) => [
    { key: "shell.document-processing" },
    { text: modelName, to: `/document-processing/${modelId}/documents` },
    { text: fileName, to: `/documents/${id}` },
    { key: "document.move" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const documentId = args.params.documentId ?? "";
  const nothing = { first: 0, count: 0 };
  const document = await getDocument(context, { documentId, rows: nothing }).catch(refusedPage);
  const { id, fileName, modelId, modelName } = document;
  return { id, fileName, modelId, modelName, ...(await listMoves(context, { documentId })) };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const { modelId = "" } = formFields(await args.request.formData());
  try {
    const moved = await moveDocument(context, { documentId: args.params.documentId ?? "", modelId });
    return redirect(`/documents/${moved.documentId}?done=moved&watch=1`, 303);
  } catch (error) {
    return formErrorResponse(error, new FormData());
  }
}

/** Asks which model a document belongs to. */
export default function MoveDocument() {
  const { t } = useTranslation();
  const { id, fileName, modelName, chosen, proposed, models } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const choices = models.map(({ id: value, name: label }) => ({ value, label }));
  return (
    <>
      <PageHeader title={t("document.move-title", { name: fileName })} />
      <ProblemNotices problems={refused?.problems} />
      {chosen && (
        <p className="max-w-prose">
          {chosen.rule
            ? t("intake.inbox-rules.why", {
                rule: t(`intake.inbox-rules.said.${chosen.rule.kind}`, { value: chosen.rule.value }),
              })
            : t(`intake.inbox.why.${chosen.reason}`, { model: modelName })}
        </p>
      )}
      <p className="max-w-prose">{t("document.move-what")}</p>
      <Form method="post" className="grid max-w-prose gap-3">
        <SelectField
          name="modelId"
          label={t("document.move-model")}
          choices={choices}
          defaultValue={proposed[0]?.id}
        />
        <div className="flex flex-wrap gap-2">
          <Button>{t("document.move-button")}</Button>
          <LinkButton to={`/documents/${id}`}>{t("learning.keep")}</LinkButton>
        </div>
      </Form>
    </>
  );
}
