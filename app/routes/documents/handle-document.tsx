import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HandlingForms } from "~/components/documents/handling-forms";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { isOpen } from "~/domain/documents/handling";
import { mayMove } from "~/domain/documents/status";
import { localDayOf } from "~/domain/listing/local-day";
import { isAllowed } from "~/domain/permissions/actor";
import { daysAfter } from "~/domain/reports/period";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { siteOriginOf } from "~/http/site-origin";
import { useTranslation } from "~/locales/use-translation";
import { getDocument } from "~/operations/documents/get";
import { getHandling } from "~/operations/documents/get-handling";
import { listAssignees } from "~/operations/documents/list-assignees";
import { answerHandling } from "./answer-handling";

type Asked = { id: string; fileName: string; modelId: string; modelName: string };

export const handle = {
  crumbs: ({ id, fileName, modelId, modelName }: Asked) => [
    { key: "shell.document-processing" },
    { text: modelName, to: `/document-processing/${modelId}/documents` },
    { text: fileName, to: `/documents/${id}` },
    { key: "review.handling.link" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditDocument");
  const documentId = args.params.documentId ?? "";
  const nothing = { first: 0, count: 0 };
  const document = await getDocument(context, { documentId, rows: nothing }).catch(refusedPage);
  const { id, fileName, modelId, modelName, status, revision, timeZone } = document;
  const [{ assignment, postponement }, colleagues] = await Promise.all([
    getHandling(context, { documentId }),
    listAssignees(context, {}),
  ]).catch(refusedPage);
  const tomorrow = daysAfter(localDayOf(context.now(), timeZone), 1);
  return {
    ...{ id, fileName, modelId, modelName, revision, colleagues, tomorrow },
    assignedTo: assignment?.userId ?? "",
    until: postponement?.until ?? "",
    mayReject: isAllowed(context.actor, "TenantModel.ApproveDocument") && mayMove(status, "rejected"),
    isOpen: isOpen(status),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ViewDocument");
  const form = await args.request.formData();
  const site = siteOriginOf(args.context.cloudflare.env, args.request);
  const documentId = args.params.documentId ?? "";
  try {
    return redirect(await answerHandling(context, { documentId, site, ...formFields(form) }), 303);
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

/** What can be done with a document that is not to be approved as it stands, by oneself or at all. */
export default function HandleDocument() {
  const { t } = useTranslation();
  const asked = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const messages = Object.fromEntries(
    (refused?.problems ?? []).map(({ field, messageKey, values }) => [field, t(messageKey, values)]),
  );
  return (
    <>
      <PageHeader title={t("review.handling.title", { name: asked.fileName })} />
      {messages[""] && <Notice kind="problem">{messages[""]}</Notice>}
      <HandlingForms {...asked} messages={messages} typed={refused?.typed ?? {}} />
    </>
  );
}
