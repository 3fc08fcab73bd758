import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { CardTable } from "~/components/table/card-table";
import { PageLinks } from "~/components/table/page-links";
import { shownTime } from "~/domain/documents/shown-time";
import { trashDays } from "~/domain/documents/trash";
import { AppError } from "~/domain/errors/app-error";
import { refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { useTranslation } from "~/locales/use-translation";
import { emptyTrash } from "~/operations/documents/empty-trash";
import { eraseDocument } from "~/operations/documents/erase";
import { listTrash } from "~/operations/documents/list-trash";
import { restoreDocument } from "~/operations/documents/restore";
import { getDocumentModel } from "~/operations/models/get-for-documents";

export const handle = {
  crumbs: ({ model }: { model: { id: string; name: string } }) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "documents.trash" },
  ],
};

const outcomes = ["restored", "erased", "emptied"] as const;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  const query = new URL(args.request.url).searchParams;
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const cursor = query.get("cursor") ?? undefined;
  const { items, nextCursor } = await listTrash(context, { modelId, cursor }).catch(refusedPage);
  const time = (at: Date) => shownTime(at, model.culture, model.timeZone);
  return {
    model: { id: model.id, name: model.name },
    days: trashDays,
    done: outcomes.find((one) => one === query.get("done")) ?? null,
    restored: query.get("document"),
    rows: items.map(({ documentId, fileName, deletedAt, deletedBy, eraseAt }) => ({
      id: documentId,
      fileName,
      deletedAt: time(deletedAt),
      deletedBy,
      eraseAt: time(eraseAt),
    })),
    next: nextCursor && `?${new URLSearchParams({ cursor: nextCursor })}`,
  };
}

/** Asks first before anything is erased: the first press of its button only leads to the question. */
export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.DeleteDocument");
  const modelId = args.params.tenantAIModelId ?? "";
  await getDocumentModel(context, { modelId }).catch(refusedPage);
  const form = await args.request.formData();
  const intent = String(form.get("intent") ?? "");
  const documentId = String(form.get("documentId") ?? "");
  const asks = { ...nothing, intent, documentId, fileName: String(form.get("fileName") ?? "") };
  try {
    if (intent === "restore") {
      await restoreDocument(context, { modelId, documentId });
      return redirect(`?${new URLSearchParams({ done: "restored", document: documentId })}`, 303);
    }
    if (form.get("confirmed") !== "yes") return data(asks);
    if (intent === "erase") await eraseDocument(context, { modelId, documentId });
    else await emptyTrash(context, { modelId });
    return redirect(intent === "erase" ? "?done=erased" : "?done=emptied", 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ ...nothing, problem: error.messageKey }, { status: 409 });
  }
}

const nothing = { intent: "", documentId: "", fileName: "", problem: null as string | null };

/** A model's deleted documents: restored, or erased at once. */
export default function Trash() {
  const { t } = useTranslation();
  const { model, days, done, restored, rows, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() ?? nothing;
  return (
    <>
      <PageHeader title={t("documents.trash")} hint={t("documents.trash-hint", { days })} />
      {answer.problem && <Notice kind="problem">{t(answer.problem)}</Notice>}
      {done && (
        <Notice>
          {t(`documents.trash-done.${done}`)}{" "}
          {done === "restored" && restored && (
            <Link to={`/documents/${restored}`} className="link">
              {t("documents.trash-open")}
            </Link>
          )}
        </Notice>
      )}
      {(answer.intent === "erase" || answer.intent === "empty") && <Question {...answer} />}
      {rows.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t("documents.trash-none")}{" "}
          <Link to={`/document-processing/${model.id}/documents`} className="link">
            {t("readiness.ask.back")}
          </Link>
        </p>
      ) : (
        <>
          <CardTable
            caption={t("documents.trash-caption", { model: model.name })}
            rows={rows}
            columns={[
              { label: t("documents.trash-head.name"), cell: ({ fileName }) => fileName },
              { label: t("documents.trash-head.deleted"), cell: ({ deletedAt }) => deletedAt },
              {
                label: t("documents.trash-head.by"),
                cell: ({ deletedBy }) => deletedBy ?? t("documents.trash-nobody"),
              },
              { label: t("documents.trash-head.until"), cell: ({ eraseAt }) => eraseAt },
              { label: t("documents.trash-head.actions"), cell: (row) => <RowActions {...row} /> },
            ]}
          />
          <Form method="post">
            <Button kind="danger" name="intent" value="empty">
              {t("documents.trash-empty")}
            </Button>
          </Form>
        </>
      )}
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}

function RowActions({ id, fileName }: { id: string; fileName: string }) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="documentId" value={id} />
      <input type="hidden" name="fileName" value={fileName} />
      {(["restore", "erase"] as const).map((intent) => (
        <Button key={intent} kind="secondary" name="intent" value={intent}>
          {t(`documents.trash-${intent}`)} <span className="sr-only">{fileName}</span>
        </Button>
      ))}
    </Form>
  );
}

type Asked = { intent: string; documentId: string; fileName: string };

function Question({ intent, documentId, fileName }: Asked) {
  const { t } = useTranslation();
  const one = intent === "erase";
  return (
    <section role="alert" className="grid gap-3 rounded-sm border border-failed bg-surface p-4">
      <p className="max-w-prose">
        {one ? t("documents.trash-ask.erase", { name: fileName }) : t("documents.trash-ask.empty")}
      </p>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="documentId" value={documentId} />
        <Button kind="danger" name="confirmed" value="yes">
          {t(one ? "documents.trash-erase" : "documents.trash-empty")}
        </Button>
        <Link to="?" className="link self-center">
          {t("learning.keep")}
        </Link>
      </Form>
    </section>
  );
}
