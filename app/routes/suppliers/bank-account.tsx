import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { VerifyAccountForm } from "~/components/suppliers/verify-account-form";
import { shownAccount } from "~/domain/suppliers/shown-account";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { languageOf } from "~/http/language";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { supplierSentences } from "~/http/supplier-sentences";
import { useTranslation } from "~/locales/use-translation";
import { getAccountQuestion } from "~/operations/suppliers/get-account-question";
import { verifyBankAccount } from "~/operations/suppliers/settle-account";

type Page = { documentId: string; fileName: string };

export const handle = {
  crumbs: ({ documentId, fileName }: Page) => [
    { key: "shell.document-processing" },
    { text: fileName, to: `/documents/${documentId}` },
    { key: "suppliers.settle" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const language = await languageOf(args.request);
  const documentId = args.params.documentId ?? "";
  const question = await getAccountQuestion(context, { documentId }).catch(refusedPage);
  const { supplier, fileName, revision, onFile, maySettle, isLastEditor, who } = question;
  return {
    documentId,
    fileName,
    revision,
    maySettle,
    isLastEditor,
    open: supplier?.open ?? false,
    unknown: supplier?.unknown.map(shownAccount) ?? [],
    onFile: onFile.map(shownAccount),
    mayBeAnother: supplier?.reason === "similar-name" || supplier?.reason === "account",
    hasSupplier: supplier !== null && supplier.supplierId !== null,
    sentences: supplier ? await supplierSentences(language, context.tenant, supplier, who) : [],
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const documentId = args.params.documentId ?? "";
  const form = await args.request.formData();
  const { revision = "", decision = "" } = formFields(form);
  try {
    await verifyBankAccount(context, { documentId, revision, decision: decision as never });
  } catch (error) {
    return formErrorResponse(error, form);
  }
  return redirect(`/documents/${documentId}`);
}

export default function BankAccount() {
  const { t } = useTranslation();
  const { documentId, fileName, sentences, open, ...question } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("suppliers.settle-title", { file: fileName })} />
      <ProblemNotices problems={answer?.problems} />
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {open ? <VerifyAccountForm {...question} /> : <Notice>{t("suppliers.settle-nothing")}</Notice>}
      <p>
        <LinkButton to={`/documents/${documentId}`}>{t("suppliers.back")}</LinkButton>
      </p>
    </>
  );
}
