import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Notice } from "~/components/form/notice";
import { ProblemNotices } from "~/components/form/problem-notices";
import { PageHeader } from "~/components/shell/page-header";
import { ModelTraining } from "~/components/training/model-training";
import { PublishedBase } from "~/components/training/published-base";
import { TrainingDocumentsTable } from "~/components/training/training-documents-table";
import { baseModelOf } from "~/domain/models/base-models";
import { isAllowed } from "~/domain/permissions/actor";
import { formErrorResponse, refusedPage } from "~/http/form-error-response";
import { redirect } from "~/http/redirect";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getBaseTraining } from "~/operations/training/get-base";
import { listTrainingDocuments } from "~/operations/training/list-documents";
import { listPublications } from "~/operations/training/list-publications";
import { startTraining } from "~/operations/training/start";
import { managesBaseModels } from "~/operations/training/steps/manages-base-models";
import { withdrawDocument } from "~/operations/training/withdraw-document";
import { openTrainingRuns } from "~/platform/training-runs";
import { shownDocuments, shownModel } from "./shown-models";
import { shownPublication } from "./shown-publications";

export const handle = {
  crumbs: (page: { base: { name: string } }) => [
    { key: "shell.document-training" },
    { text: page.base.name },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const baseModelId = args.params.aiModelId ?? "";
  const query = new URL(args.request.url).searchParams;
  const cursor = query.get("cursor") ?? undefined;
  const managesBase = managesBaseModels(context);
  const [models, documents, publications] = await Promise.all([
    getBaseTraining(context, { baseModelId }),
    listTrainingDocuments(context, { baseModelId, cursor }),
    managesBase ? listPublications(context, { baseModelId }) : null,
  ]).catch(refusedPage);
  return {
    base: { id: baseModelId, name: baseModelOf(baseModelId)?.name ?? baseModelId },
    mayTrain: isAllowed(context.actor, "Model.TrainModel"),
    mayWithdraw: isAllowed(context.actor, "Model.EditTrainingDocument"),
    managesBase,
    published: publications?.inForce ? shownPublication(publications.inForce, context.tenant) : null,
    models: models.map(shownModel),
    documents: shownDocuments(documents.items, context.tenant),
    next: documents.nextCursor,
    isFurther: cursor !== undefined,
    repeats: query.has("watch"),
    done: query.get("done"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requireTenant(args);
  const form = await args.request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  try {
    if (text("intent") === "withdraw") {
      await withdrawDocument(context, { documentId: text("documentId") });
      return redirect("?done=withdrawn");
    }
    const training = openTrainingRuns(args.context.cloudflare.env.EXTRACTION);
    await startTraining({ ...context, training }, { modelId: text("modelId") });
    return redirect("?done=started&watch=1");
  } catch (error) {
    return formErrorResponse(error, form);
  }
}

export default function Training() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const {
    base,
    managesBase,
    published,
    models,
    documents,
    mayTrain,
    mayWithdraw,
    repeats,
    done,
    next,
    isFurther,
  } = page;
  const isRunning = models.some(({ run }) => run?.state === "running");
  return (
    <>
      <PageHeader
        title={t("training.title", { base: base.name })}
        hint={t(managesBase ? "training.hint-base" : "training.hint")}
      />
      {done === "withdrawn" && !refused && <Notice>{t("training.withdrawn")}</Notice>}
      {done === "started" && isRunning && <Notice>{t("training.started")}</Notice>}
      <ProblemNotices problems={refused?.problems} />
      {managesBase && <PublishedBase baseId={base.id} models={models} published={published} />}
      {models.map((model) => (
        <ModelTraining
          key={model.id}
          model={model}
          versionsTo={`/training-documents/${base.id}/versions`}
          mayTrain={mayTrain}
          repeats={repeats}
        />
      ))}
      <h2>{t("training.documents")}</h2>
      <p>
        <Link to={`/training-documents/${base.id}/annotations`} className="link">
          {t("annotations.useful")}
        </Link>
      </p>
      {documents.length > 0 ? (
        <TrainingDocumentsTable
          caption={t("training.documents")}
          rows={documents}
          mayWithdraw={mayWithdraw}
        />
      ) : (
        <p className="rounded-sm border border-line bg-surface p-6">
          {t(models.length > 0 ? "training.documents-none" : "training.no-models")}
        </p>
      )}
      {(next || isFurther) && (
        <p className="flex gap-4">
          {isFurther && (
            <Link to="?" className="link">
              {t("training.newest")}
            </Link>
          )}
          {next && (
            <Link to={`?cursor=${next}`} className="link">
              {t("training.older")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
