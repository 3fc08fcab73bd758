import { read } from "~/data/commit";
import { countUsers } from "~/data/control/user-list";
import { selectDocumentDays } from "~/data/shard/document-days";
import {
  selectLastFailedReleases,
  selectLastRefused,
  selectLatest,
  selectOldestWaiting,
  selectWaitingCounts,
} from "~/data/shard/home";
import { selectLastRefusedSendings } from "~/data/shard/listed-sendings";
import { findFirstModelTime, selectTenantModels } from "~/data/shard/tenant-models";
import { selectEndpoints } from "~/data/shard/webhook-endpoints";
import { isAllowed } from "~/domain/permissions/actor";
import type { TileFigures } from "~/domain/reports/home-tiles";
import { periodBefore } from "~/domain/reports/period";
import { figuresInput } from "~/domain/reports/report-inputs";
import { medianBound, reviewBounds } from "~/domain/reports/review-time";
import { switchedOff } from "~/domain/webhooks/webhook-endpoint";
import { hostOf } from "~/domain/webhooks/webhook-url";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { daysOf, type FiguresScope, figuresScope } from "./steps/figures-scope";
import { standingRows } from "./steps/standing-rows";

/** Models that are looked through for what waits and what came last, and lines that each list shows. */
const mostModels = 25;
const linesShown = 6;

/**
 * What someone who may see documents starts the day with: the period in numbers and against the one before it, what
 * waits over all models (oldest first), what came last and what went wrong last. Each part costs the same for ten
 * documents and for a million.
 */
export const getHome = defineOperation({
  name: "reports.get-home",
  permission: "TenantModel.ViewDocument",
  input: figuresInput,
  async run(context: TenantContext, query) {
    const { shard } = context;
    const scope = await figuresScope(context, query);
    const [rows, figures, before, models, waitingCounts, wrong] = await Promise.all([
      standingRows(context, scope),
      figuresOf(context, scope),
      figuresOf(context, { ...scope, ...periodBefore(scope) }),
      selectTenantModels(shard),
      selectWaitingCounts(shard),
      latestProblems(context),
    ]);
    const open = models.filter(({ archivedAt }) => archivedAt === null);
    const asked = open.filter(({ id }) => scope.modelId === undefined || id === scope.modelId);
    const named = new Map(models.map(({ id, name, culture, timeZone }) => [id, { name, culture, timeZone }]));
    const [waiting, latest] = await Promise.all([
      oldestWaiting(
        context,
        asked.filter(({ id }) => waitingCounts.some(({ modelId }) => modelId === id)),
      ),
      latestOf(context, asked),
    ]);
    const withModel = <T extends { modelId: string }>(line: T) => ({
      ...line,
      model: named.get(line.modelId),
    });
    return {
      scope,
      rows,
      figures,
      before,
      waitingTotal: waitingCounts
        .filter(({ modelId }) => asked.some(({ id }) => id === modelId))
        .reduce((sum, { count }) => sum + count, 0),
      waiting: waiting.map(withModel),
      latest: latest.map(withModel),
      wrong,
      firstModel: open[0]?.id ?? null,
      steps: {
        begun: await findFirstModelTime(shard),
        model: models.length > 0,
        // Of any model, whichever is picked.
        document: latest.length > 0 || (await latestOf(context, models)).length > 0,
        people: (await countUsers(context.control, { search: "" })) > 1,
      },
    };
  },
});

/** All that happened in the days of a scope, as one row. */
async function figuresOf({ shard }: TenantContext, scope: FiguresScope): Promise<TileFigures> {
  const months = await selectDocumentDays(shard, daysOf(scope), "month");
  const sum = (name: keyof (typeof months)[number]) =>
    months.reduce((all, month) => all + Number(month[name]), 0);
  const settled = sum("approved") + sum("released");
  const waiting = sum("received") + sum("processing");
  const others =
    sum("success") +
    sum("failed") +
    sum("rejected") +
    sum("error") +
    sum("userEdited") +
    sum("forTraining") +
    sum("submitted");
  const classes = Array.from({ length: reviewBounds.length + 1 }, (_, index) =>
    sum(`took${index}` as keyof (typeof months)[number]),
  );
  return {
    documents: settled + waiting + others + sum("trained"),
    untouched: settled > 0 ? sum("untouched") / settled : null,
    reviewTime: medianBound(classes),
  };
}

type Model = { id: string };
type Line = { receivedAt: Date };
const oldestFirst = (one: Line, other: Line) => one.receivedAt.getTime() - other.receivedAt.getTime();

async function oldestWaiting({ shard, now }: TenantContext, models: readonly Model[]) {
  const ways = [
    { status: "failed", readiness: null },
    { status: "success", readiness: "look" },
    { status: "success", readiness: "blocked" },
  ] as const;
  const [first, ...rest] = models
    .slice(0, mostModels)
    .flatMap(({ id }) => ways.map((way) => selectOldestWaiting(shard, id, way, now(), linesShown)));
  const found = first ? await read(shard, [first, ...rest]) : [];
  return found.flat().sort(oldestFirst).slice(0, linesShown);
}

async function latestOf({ shard }: TenantContext, models: readonly Model[]) {
  const [first, ...rest] = models.slice(0, mostModels).map(({ id }) => selectLatest(shard, id, linesShown));
  const found = first ? await read(shard, [first, ...rest]) : [];
  return found
    .flat()
    .sort((one, other) => oldestFirst(other, one))
    .slice(0, linesShown);
}

/** What went wrong last, newest first. A new kind of trouble is one more list here, of the same shape. */
async function latestProblems({ actor, shard }: TenantContext) {
  const [refused, releases, sendings, endpoints] = await Promise.all([
    selectLastRefused(shard, linesShown),
    selectLastFailedReleases(shard, linesShown),
    selectLastRefusedSendings(shard, linesShown),
    isAllowed(actor, "Webhooks") ? selectEndpoints(shard) : [],
  ]);
  return [
    ...refused.map(({ at, fileName, sender, reason }) => ({
      kind: "refused" as const,
      at,
      about: fileName || sender,
      to: "/aimodels/intake-log?outcome=refused",
      problem: reason ? `intake.reason.${reason}` : null,
    })),
    ...releases.map(({ id, at, fileName, problem }) => ({
      kind: "release" as const,
      at,
      about: fileName,
      to: `/documents/${id}`,
      problem,
    })),
    ...sendings.map(({ id, at, fileName }) => ({
      kind: "erp" as const,
      at: at ?? new Date(0),
      about: fileName,
      to: `/documents/${id}`,
      // Its sentence is filled with the ERP system's words, which the document's page shows.
      problem: null,
    })),
    ...endpoints.flatMap(({ id, url, state, problem, lastFailureAt }) =>
      state === "enabled" || problem === switchedOff || lastFailureAt === null
        ? []
        : {
            kind: "webhook" as const,
            at: lastFailureAt,
            about: hostOf(url),
            to: `/connections/webhooks/${id}`,
            problem,
          },
    ),
  ]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, linesShown);
}
