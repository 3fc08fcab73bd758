import { Form, Link } from "@remix-run/react";
import { minTrainingDocuments } from "~/domain/training/training-run";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { RunProgress } from "./run-progress";
import type { ShownModel } from "./shown-training";
import { VersionsTable } from "./versions-table";

type Props = { model: ShownModel; versionsTo: string; mayTrain: boolean; repeats: boolean };

/** One model of the tenant: its training documents, the training in progress, what is proposed, its versions. */
export function ModelTraining({ model, versionsTo, mayTrain, repeats }: Props) {
  const { t } = useTranslation();
  const { name, documents, trained, run, activeNumber, isPinned, candidate, versions } = model;
  const isRunning = run?.state === "running";
  return (
    <section
      aria-labelledby={`model-${model.id}`}
      className="grid gap-3 rounded-sm border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid gap-1">
          <h2 id={`model-${model.id}`}>{name}</h2>
          <p className="text-muted">
            {activeNumber === null
              ? t("training.base-in-use")
              : t("training.version-in-use", { number: activeNumber })}
            {isPinned && ` · ${t("training.pinned")}`}
            {" · "}
            {t("training.documents-of-model", { documents, trained })}
          </p>
        </div>
        {mayTrain && !isRunning && <TrainForm model={model} />}
      </div>
      {isRunning && <RunProgress run={run} repeats={repeats} />}
      {run?.state === "failed" && (
        <Notice kind="problem">
          {t("training.failed")} {run.problem && t(run.problem)}
        </Notice>
      )}
      {candidate && (
        <Notice kind="info">
          {t("training.proposed", { number: candidate.number })}{" "}
          <Link to={`${versionsTo}/${candidate.id}`} className="link font-medium">
            {t("training.look-and-decide")}
          </Link>
        </Notice>
      )}
      {versions.length > 0 && (
        <VersionsTable
          caption={t("training.versions-of", { name })}
          versionsTo={versionsTo}
          versions={versions}
        />
      )}
    </section>
  );
}

function TrainForm({ model: { id, name, documents, candidate } }: { model: ShownModel }) {
  const { t } = useTranslation();
  if (documents < minTrainingDocuments)
    return (
      <p className="max-w-prose text-muted">{t("training.needs-more", { fewest: minTrainingDocuments })}</p>
    );
  return (
    <Form method="post">
      <input type="hidden" name="modelId" value={id} />
      <Button
        name="intent"
        value="train"
        kind={candidate ? "secondary" : "primary"}
        aria-label={t("training.train-model", { name })}
      >
        {t("training.train")}
      </Button>
    </Form>
  );
}
