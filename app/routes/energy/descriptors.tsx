import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { DescriptorForm } from "~/components/energy/descriptor-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { FileField } from "~/components/uploads/file-field";
import type { RefusedRow } from "~/domain/energy/descriptors-file";
import { maxEnergyFileBytes } from "~/domain/energy/energy-inputs";
import { AppError } from "~/domain/errors/app-error";
import type { FormProblem } from "~/domain/errors/form-problem";
import { isAllowed } from "~/domain/permissions/actor";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import { describeLines } from "~/operations/energy/describe";
import { forgetLine } from "~/operations/energy/forget-line";
import { listDescriptors } from "~/operations/energy/list-descriptors";
import { uploadDescriptors } from "~/operations/energy/upload-descriptors";

export const handle = {
  crumbs: () => [{ key: "models.title", to: "/aimodels/aimodels-list" }, { key: "energy.lines" }],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const query = new URL(args.request.url).searchParams;
  const described = query.has("described");
  const after = query.get("after") ?? "";
  const { items, next, counts } = await listDescriptors(context, { described, after, size: 50 }).catch(
    refusedPage,
  );
  return {
    described,
    counts,
    lines: items.map(({ words: _, ...line }) => line),
    next: next && `?${described ? "described=1&" : ""}after=${next}`,
    mayEdit: isAllowed(context.actor, "TenantModel.EditModel"),
    saved: Math.max(0, Math.trunc(Number(query.get("saved")) || 0)),
    forgotten: query.has("forgotten"),
  };
}

type Answer = { problems: FormProblem[]; refused: RefusedRow[]; lineId: string };

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const form = await args.request.formData();
  const { intent, lineId = "", line = "", ...typed } = formFields(form);
  const of = (name: string) => typed[`${name}-${lineId}`] ?? "";
  try {
    if (intent === "forget") {
      await forgetLine(context, { descriptorId: lineId });
      return redirect("?described=1&forgotten=1");
    }
    if (intent === "upload") {
      const { described, refused } = await uploadDescriptors(context, {
        bytes: await bytesOf(form.get("file")),
      });
      if (refused.length === 0 && described > 0) return redirect(`?described=1&saved=${described}`);
      const problems =
        refused.length === 0 ? [{ field: "file", messageKey: "energy.file-nothing", values: {} }] : [];
      return data<Answer>({ problems, refused, lineId: "" }, { status: 422 });
    }
    const fields = ["commodity", "chargeType", "unit", "heading", "quantityHeading"].map((name) => [
      name,
      of(name),
    ]);
    const descriptor = { line, ...Object.fromEntries(fields) };
    await describeLines(context, { descriptors: [descriptor] });
    return redirect("?saved=1");
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
    const problems = problemsOf(error).map(({ field, ...problem }) => ({
      ...problem,
      field: field === "bytes" ? "file" : `${field.split(".").at(-1)}-${lineId}`,
    }));
    return data<Answer>({ problems, refused: [], lineId }, { status: statusOf[error.code] });
  }
}

/** A file that is too long is not read to its end; its length is refused by the operation. */
const bytesOf = async (file: FormDataEntryValue | null) =>
  file instanceof File
    ? new Uint8Array(await file.slice(0, maxEnergyFileBytes + 1).arrayBuffer())
    : new Uint8Array();

const labels: Record<string, string> = {
  commodity: "energy.commodity",
  chargeType: "energy.charge",
  unit: "energy.unit",
  heading: "energy.heading",
  quantityHeading: "energy.quantity-heading",
  file: "energy.file",
};

export default function BillDescriptors() {
  const { t } = useTranslation();
  const { described, counts, lines, next, mayEdit, saved, forgotten } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = [
    ...(answer?.problems ?? []).map(({ field, messageKey, values }) => ({
      field,
      label: t(labels[field.split("-")[0] ?? ""] ?? "energy.line"),
      text: t(messageKey, values),
    })),
    ...(answer?.refused ?? []).map(({ row, message }) => ({
      field: "file",
      label: t("energy.file-row", { row }),
      text: t(message),
    })),
  ];
  const tab = (isDescribed: boolean) => (
    <Link
      to={isDescribed ? "?described=1" : "?"}
      aria-current={described === isDescribed ? "page" : undefined}
      className="link aria-[current]:font-medium aria-[current]:no-underline"
    >
      {isDescribed
        ? t("energy.lines.described", { count: counts.described })
        : t("energy.lines.waiting", { count: counts.waiting })}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("energy.lines")} hint={t("energy.lines-hint")} />
      {saved > 0 && !answer && <Notice>{t("energy.described", { count: saved })}</Notice>}
      {forgotten && !answer && <Notice>{t("energy.forgotten")}</Notice>}
      <ErrorSummary messages={messages} />
      <nav aria-label={t("energy.lines")} className="flex flex-wrap gap-4">
        {tab(false)}
        {tab(true)}
      </nav>
      {lines.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(described ? "energy.lines.none-described" : "energy.lines.none-waiting")}
        </p>
      ) : (
        <div className="rounded-sm border border-line bg-surface">
          {lines.map((line) => (
            <DescriptorForm
              key={line.id}
              line={line}
              mayEdit={mayEdit}
              messages={answer?.lineId === line.id ? messages : []}
            />
          ))}
        </div>
      )}
      {next && <PageLinks previous={null} next={next} />}
      <section className="grid gap-2 rounded-sm border border-line bg-surface p-4">
        <h2>{t("energy.file-title")}</h2>
        <p className="text-muted">{t("energy.file-hint")}</p>
        <p>
          <a className="link" href="/aimodels/bill-descriptors.csv" download>
            {t("energy.file-download")}
          </a>
        </p>
        {mayEdit && (
          <form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
            <FileField label={t("energy.file")} accept=".csv,text/csv" />
            <Button kind="secondary" name="intent" value="upload">
              {t("energy.file-upload")}
            </Button>
          </form>
        )}
      </section>
    </>
  );
}
