import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { PageHeader } from "~/components/shell/page-header";
import { ChangesTable } from "~/components/training/changes-table";
import { MetricsTable } from "~/components/training/metrics-table";
import { VersionStateBadge } from "~/components/training/version-state-badge";
import { shownTime } from "~/domain/documents/shown-time";
import { baseModelOf } from "~/domain/models/base-models";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { type Actor, isAllowed } from "~/domain/permissions/actor";
import { type Decision, decisionsOn, mayPublish, type VersionState } from "~/domain/training/version-state";
import { refusedPage } from "~/http/form-error-response";
import { requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { getVersion } from "~/operations/training/get-version";
import { listAnswerChanges } from "~/operations/training/list-changes";
import { managesBaseModels } from "~/operations/training/steps/manages-base-models";
import { shownChange } from "./shown-change";

type Crumbed = {
  base: { id: string; name: string };
  model: { name: string };
  version: { number: number };
};

export const handle = {
  crumbs: ({ base, model, version }: Crumbed) => [
    { key: "shell.document-training" },
    { text: base.name, to: `/training-documents/${base.id}/training-documents` },
    { text: `${model.name} ${version.number}` },
  ],
};

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const versionId = args.params.versionId ?? "";
  const query = new URL(args.request.url).searchParams;
  const cursor = query.get("cursor") ?? undefined;
  const [{ version, model, isPinned }, changes] = await Promise.all([
    getVersion(context, { versionId }),
    listAnswerChanges(context, { versionId, cursor }),
  ]).catch(refusedPage);
  const { id, number, state, metrics, documentCount, changes: summary } = version;
  return {
    base: { id: model.baseModelId, name: baseModelOf(model.baseModelId)?.name ?? model.baseModelId },
    model: { name: model.name },
    version: { id, number, state, metrics, documentCount, summary, isStale: version.staleAt !== null },
    made: shownTime(version.createdAt, model.culture, model.timeZone),
    fields: model.fields.map((field) => {
      const { key, labelKey, name } = fieldOfModel(model.baseModelId, field);
      return { key, labelKey, name };
    }),
    changes: changes.items.map((change) => shownChange(change, model)),
    next: changes.nextCursor,
    isFurther: cursor !== undefined,
    decisions: isAllowed(context.actor, "Model.TrainModel") ? decisionsOn(state, isPinned) : [],
    comparesAt: comparesAt(context.actor, model.id, version),
    isPinned,
    publishes: managesBaseModels(context) && mayPublish(state),
    done: query.get("done"),
  };
}

const kinds = { promote: "primary", discard: "secondary", "roll-back": "secondary" } as const;

export default function Version() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const { base, model, version, made, fields, changes, next, isFurther, decisions, publishes, done } = page;
  const { isPinned, comparesAt } = page;
  const { number, state, documentCount, summary } = version;
  const here = `/training-documents/${base.id}/versions/${version.id}`;
  return (
    <>
      <PageHeader
        title={t("training.version-title", { name: model.name, number })}
        hint={t("training.version-hint", { count: documentCount, made })}
      >
        {decisions.map((decision) => (
          <LinkButton key={decision} kind={kinds[decision]} to={`${here}/${decision}`}>
            {t(`training.${decision}`)}
          </LinkButton>
        ))}
        {publishes && (
          <LinkButton to={`/training-documents/${base.id}/publish`}>{t("training.publish")}</LinkButton>
        )}
      </PageHeader>
      {isDecision(done) && <Notice>{t(`training.done.${done}`, { number })}</Notice>}
      <p>
        <VersionStateBadge state={state} />
      </p>
      {isPinned && <Notice>{t("training.error.pinned")}</Notice>}
      {comparesAt && (
        <p>
          <Link to={comparesAt} className="link">
            {t("training.compare")}
          </Link>
        </p>
      )}
      {version.isStale && <Notice kind="problem">{t("training.stale")}</Notice>}
      <MetricsTable metrics={version.metrics} fields={fields} />
      <section aria-labelledby="changes" className="grid gap-3">
        <h2 id="changes">{t("training.changes")}</h2>
        <p className="max-w-prose">
          {summary.changedValues > 0 ? t("training.changes-summary", summary) : t("training.changes-none")}{" "}
          {t("training.changes-kept")}
        </p>
        {changes.length > 0 && <ChangesTable rows={changes} fields={fields} />}
        {(next || isFurther) && (
          <p className="flex gap-4">
            {isFurther && (
              <Link to="?#changes" className="link">
                {t("training.first-changes")}
              </Link>
            )}
            {next && (
              <Link to={`?cursor=${encodeURIComponent(next)}#changes`} className="link">
                {t("training.more-changes")}
              </Link>
            )}
          </p>
        )}
      </section>
    </>
  );
}

/** Where the version is compared with the base model, for who may look at a model's settings. */
const comparesAt = (actor: Actor, modelId: string, { id, state }: { id: string; state: VersionState }) =>
  state !== "discarded" && isAllowed(actor, "TenantModel.EditModel")
    ? `/aimodels/compare/${modelId}?before=&after=${id}`
    : null;

const isDecision = (done: string | null): done is Decision => done !== null && done in kinds;
