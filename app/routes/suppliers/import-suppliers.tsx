import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { PageHeader } from "~/components/shell/page-header";
import { ImportForm } from "~/components/suppliers/import-form";
import { ImportPreview } from "~/components/suppliers/import-preview";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { maxSupplierFileBytes } from "~/domain/suppliers/supplier-inputs";
import { problemsOf } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { statusOf } from "~/http/status-of";
import { textOfImport } from "~/http/text-of-import";
import { useTranslation } from "~/locales/use-translation";
import { importSuppliers, type SuppliersImport } from "~/operations/suppliers/import";

export const handle = {
  crumbs: () => [{ key: "suppliers.title", to: "/suppliers" }, { key: "suppliers.import" }],
};

/** Rows of a preview that are shown; the counts are of all. */
const mostShown = 100;

export async function loader(args: LoaderFunctionArgs) {
  await requirePermission(args, "Suppliers.Edit");
  return null;
}

type Answer = { problems: FormProblem[]; text: string; preview: SuppliersImport | null };

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "Suppliers.Edit");
  const form = await args.request.formData();
  const apply = form.get("intent") === "apply";
  try {
    const text = await textOfImport(form, maxSupplierFileBytes);
    const outcome = await importSuppliers(context, { text, apply });
    const count = outcome.created + outcome.changed;
    if (apply && count > 0) return redirect(`/suppliers?imported=${count}`);
    const isEmpty = count === 0 && outcome.refused.length === 0;
    return data<Answer>({
      problems: isEmpty ? [{ field: "file", messageKey: "suppliers.error.no-rows", values: {} }] : [],
      // What is applied is what was shown.
      text: count > 0 ? text : "",
      preview: isEmpty ? null : { ...outcome, rows: outcome.rows.slice(0, mostShown) },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems = problemsOf(error).map((problem) => ({ ...problem, field: "file" }));
    return data<Answer>({ problems, text: "", preview: null }, { status: statusOf[error.code] });
  }
}

export default function ImportSuppliers() {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, answer?.problems, { file: t("suppliers.file") });
  return (
    <>
      <PageHeader title={t("suppliers.import-title")} />
      <ErrorSummary messages={messages} />
      {answer?.preview && <ImportPreview preview={answer.preview} text={answer.text} />}
      <ImportForm hint={t("suppliers.import-hint")} />
    </>
  );
}
