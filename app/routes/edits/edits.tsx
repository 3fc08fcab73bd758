import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { DownloadValues } from "~/components/edits/download-values";
import { UploadValues } from "~/components/edits/upload-values";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { AutoRefresh } from "~/components/shell/auto-refresh";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { shownTime } from "~/domain/documents/shown-time";
import { isEditRunning, keptEditDays, maxEditBytes } from "~/domain/edits/edit-upload";
import { AppError } from "~/domain/errors/app-error";
import { isAllowed } from "~/domain/permissions/actor";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { statusOf } from "~/http/status-of";
import { useTranslation } from "~/locales/use-translation";
import { countMatching } from "~/operations/documents/count-matching";
import { listEdits } from "~/operations/edits/list";
import { uploadEdits } from "~/operations/edits/upload";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { editCrumbs } from "./edit-crumbs";

export const handle = { crumbs: editCrumbs };

const filterNames = ["startDate", "endDate", "status", "readiness", "orderOutcome", "concern", "text"];

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const query = new URL(args.request.url).searchParams;
  const filter = filterNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [{ name, value }] : [];
  });
  const asked = Object.fromEntries(filter.map(({ name, value }) => [name, value]));
  const [matching, uploads] = await Promise.all([
    countMatching(context, { ...asked, modelId } as Parameters<typeof countMatching>[1])
      .then((count) => ({ count, problems: [] }))
      .catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
        return { count: null, problems: problemsOf(error) };
      }),
    listEdits(context, { modelId, cursor: query.get("cursor") ?? undefined }).catch(refusedPage),
  ]);
  const shown = {
    model: { id: model.id, name: model.name },
    filter,
    ...matching,
    mayEdit: isAllowed(context.actor, "TenantModel.EditDocument"),
    uploads: uploads.items.map(({ id, fileName, status, problem, documents, rows, counts, createdAt }) => ({
      id,
      fileName,
      status,
      problem,
      documents,
      rows,
      changed: counts.change + counts.changed,
      uploaded: shownTime(createdAt, model.culture, model.timeZone),
    })),
    next: uploads.nextCursor,
    running: uploads.items.some(({ status }) => isEditRunning(status)),
    deleted: query.has("deleted"),
    repeats: query.has("watch"),
  };
  return data(shown, { status: matching.problems.length > 0 ? 422 : 200 });
}

/** Takes an edited file in and leads to what it would change. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.EditDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  const file = (await args.request.formData()).get("file");
  try {
    const { id } = await uploadEdits(context, {
      modelId,
      fileName: file instanceof File ? file.name : "",
      bytes: await bytesOf(file),
    });
    return redirect(`/edits/${modelId}/uploads/${id}?watch=1`, 303);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "not-found") return refusedPage(error);
    const problems = problemsOf(error).map((problem) => ({ ...problem, field: "file" }));
    return data({ problems }, { status: statusOf[error.code] });
  }
}

/** A file that is too long is not read to its end; its length is refused by the operation. */
const bytesOf = async (file: FormDataEntryValue | null) =>
  file instanceof File
    ? new Uint8Array(await file.slice(0, maxEditBytes + 1).arrayBuffer())
    : new Uint8Array();

export default function Edits() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { model, filter, count, problems, uploads, next, mayEdit, running, deleted, repeats } = page;
  const messages = fieldMessages(t, [...problems, ...(answer?.problems ?? [])], { file: t("edits.file") });
  return (
    <>
      <PageHeader title={t("edits.title")} hint={t("edits.hint")} />
      {deleted && <Notice>{t("edits.deleted")}</Notice>}
      <ErrorSummary messages={messages} />
      {count !== null && <DownloadValues model={model} filter={filter} count={count} />}
      {mayEdit && <UploadValues messages={messages} />}
      <section className="grid gap-3" aria-labelledby="uploads">
        <h2 id="uploads">{t("edits.uploads")}</h2>
        <p className="text-muted">{t("edits.uploads-hint", { days: keptEditDays })}</p>
        {running && <AutoRefresh refreshTo="?watch=1" repeats={repeats} />}
        {uploads.length === 0 ? (
          <p className="rounded-sm border border-line bg-surface p-6">{t("edits.none")}</p>
        ) : (
          <CardTable
            caption={t("edits.uploads")}
            rows={uploads}
            columns={[
              {
                label: t("documents.file"),
                cell: ({ id, fileName }) => (
                  <Link to={`/edits/${model.id}/uploads/${id}`} className="link wrap-anywhere">
                    {fileName}
                  </Link>
                ),
              },
              { label: t("edits.uploaded"), cell: ({ uploaded }) => uploaded },
              {
                label: t("documents.status"),
                cell: ({ status, problem }) => (
                  <>
                    {t(`edits.status.${status}`)}
                    {problem && (
                      <span className="block text-sm text-failed">{t(problem.key, problem.values)}</span>
                    )}
                  </>
                ),
              },
              { label: t("edits.documents"), number: true, cell: ({ documents }) => documents },
              { label: t("edits.rows"), number: true, cell: ({ rows }) => rows },
              { label: t("edits.changes"), number: true, cell: ({ changed }) => changed },
            ]}
          />
        )}
        {next && <PageLinks previous={null} next={`?cursor=${next}`} />}
      </section>
    </>
  );
}
