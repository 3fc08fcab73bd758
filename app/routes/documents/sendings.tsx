import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { SendingsTable } from "~/components/documents/sendings-table";
import { StateLinks } from "~/components/documents/state-links";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { PageLinks } from "~/components/table/page-links";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { shownTime } from "~/domain/documents/shown-time";
import { maxCountedSendings, type SendingState, sendingStates } from "~/domain/erp/erp-sending";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requirePermission } from "~/http/require-permission";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { listSendings } from "~/operations/erp/list-sendings";
import { sendToErp } from "~/operations/erp/send";
import { getDocumentModel } from "~/operations/models/get-for-documents";
import { openErpQueue } from "~/platform/erp/erp-queue";
import { shownSending } from "./shown-sending";

export const handle = {
  crumbs: ({ model }: { model: { id: string; name: string } }) => [
    { key: "shell.document-processing" },
    { text: model.name, to: `/document-processing/${model.id}/documents` },
    { key: "erp.sendings.title" },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const modelId = args.params.tenantAIModelId ?? "";
  const query = new URL(args.request.url).searchParams;
  const state = sendingStates.find((one) => one === query.get("state")) ?? "refused";
  const model = await getDocumentModel(context, { modelId }).catch(refusedPage);
  const cursor = query.get("cursor") ?? undefined;
  const { items, counts, nextCursor } = await listSendings(context, { modelId, state, cursor }).catch(
    refusedPage,
  );
  return {
    model: { id: model.id, name: model.name },
    state,
    links: sendingStates.map((one) => ({
      state: one,
      count: counts[one],
      isMore: counts[one] >= maxCountedSendings,
      current: one === state,
    })),
    rows: items.map(({ documentId, fileName, ...sending }) => ({
      id: documentId,
      fileName,
      asked: shownTime(sending.requestedAt, model.culture, model.timeZone),
      ...shownSending(sending, model),
    })),
    maySend: model.hasErp && isAllowed(context.actor, "TenantModel.ReleaseDocument"),
    done: countIn(query, "done"),
    conflicts: countIn(query, "conflicts"),
    next: nextCursor && `?${new URLSearchParams({ state, cursor: nextCursor })}`,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePermission(args, "TenantModel.ReleaseDocument");
  const form = await args.request.formData();
  const documentIds = form.getAll("documentId").map(String);
  const modelId = args.params.tenantAIModelId ?? "";
  try {
    const erpQueue = openErpQueue(args.context.cloudflare.env.ERP_QUEUE);
    const { done, conflict } = countOutcomes(
      await sendToErp({ ...context, erpQueue }, { modelId, documentIds }),
    );
    const state: SendingState = "waiting";
    return redirect(`?${new URLSearchParams({ state, done: String(done), conflicts: String(conflict) })}`);
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, form);
    return data({ problems: answer.problems }, init ?? {});
  }
}

/** The outcome of sending a model's documents to the ERP system, by state, and another try for several of them. */
export default function Sendings() {
  const { t } = useTranslation();
  const { model, state, links, rows, maySend, done, conflicts, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={t("erp.sendings.title")} hint={t("erp.sendings.hint")} />
      <ErrorSummary messages={fieldMessages(t, answer?.problems, {})} />
      {done > 0 && <Notice>{t("erp.sendings.done", { count: done })}</Notice>}
      {conflicts > 0 && <Notice kind="problem">{t("erp.sendings.conflicts", { count: conflicts })}</Notice>}
      <StateLinks links={links} />
      {rows.length === 0 ? (
        <p className="rounded-sm border border-line bg-surface p-6">{t(`erp.sendings.none.${state}`)}</p>
      ) : (
        <Form method="post" className="grid gap-3">
          <SendingsTable
            caption={t("erp.sendings.caption", {
              model: model.name,
              state: t(`erp.sendings.state.${state}`),
            })}
            rows={rows}
            ticked={maySend}
          />
          {maySend && (
            <p>
              <Button kind="secondary">{t("erp.sendings.again")}</Button>
            </p>
          )}
        </Form>
      )}
      {next && <PageLinks previous={null} next={next} />}
    </>
  );
}

const countIn = (query: URLSearchParams, name: string) =>
  Math.max(0, Math.trunc(Number(query.get(name)) || 0));
