import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { shownTime } from "~/domain/documents/shown-time";
import { percentSign } from "~/domain/documents/shown-value";
import { AppError } from "~/domain/errors/app-error";
import { cultureOfCountry } from "~/domain/models/cultures";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { isAllowed } from "~/domain/permissions/actor";
import type { Permission } from "~/domain/permissions/permission";
import { stepsToShow } from "~/domain/reports/home-steps";
import { homeTiles } from "~/domain/reports/home-tiles";
import { standingTable } from "~/domain/reports/standing-table";
import { problemsOf, refusedPage } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { reportQueryOf } from "~/http/report-query";
import { shownReport } from "~/http/shown-report";
import { shownCount } from "~/locales/shown-count";
import type { TenantContext } from "~/operations/context";
import { getHome } from "~/operations/reports/get-home";

/** The home page of an organization, written out in the reader's language and culture; a wrong filter shows the usual one and says what is wrong. */
export async function readHome(args: LoaderFunctionArgs, context: TenantContext) {
  const { filter } = reportQueryOf(args.request);
  const { countryCode } = context.tenant;
  const asked = filter as Parameters<typeof getHome>[1];
  const { problems, ...home } = await getHome(context, asked)
    .then((found) => ({ ...found, problems: [] }))
    .catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "invalid") return refusedPage(error);
      return { ...(await getHome(context, {})), problems: problemsOf(error) };
    });
  const { scope, rows, figures, before, steps } = home;
  const picked = home.waiting.find(({ modelId }) => modelId === scope.modelId)?.model;
  const writing = {
    language: await languageOf(args.request),
    culture: picked?.culture ?? cultureOfCountry(countryCode),
    timeZone: picked?.timeZone ?? timeZoneOfCountry(countryCode),
  };
  const { chart, columns, rows: shown } = shownReport(standingTable(scope, rows), writing);
  const shownDocument = ({ id, fileName, status, model, receivedAt }: (typeof home.waiting)[number]) => ({
    id,
    fileName,
    status,
    model: model?.name ?? "",
    // One order of day and month in a list, whatever the models' are.
    at: shownTime(receivedAt, writing.culture, writing.timeZone),
  });
  const may = (permission: Permission) => isAllowed(context.actor, permission);
  const firstModel = home.latest[0]?.modelId ?? home.firstModel;
  return {
    tiles: homeTiles(figures, before, home.waitingTotal, {
      count: (count) => shownCount(count, writing.language),
      percent: (percent) => `${percent}${percentSign(writing.language)}`,
    }),
    waiting: home.waiting.map(shownDocument),
    latest: home.latest.map(shownDocument),
    wrong: home.wrong.map(({ at, ...line }) => ({
      ...line,
      at: shownTime(at, writing.culture, writing.timeZone),
    })),
    filter: { ...filter, startDate: scope.from, endDate: scope.to, by: scope.by },
    problems,
    chart: chart.kind === "bars" ? chart : { series: [], bars: [] },
    table: { columns, rows: shown },
    isNew: !steps.document,
    steps: stepsToShow(
      [
        {
          key: "model" as const,
          done: steps.model,
          to: may("TenantModel.EditModel") ? "/aimodels/create-aimodel" : null,
        },
        {
          key: "document" as const,
          done: steps.document,
          to:
            firstModel && may("TenantModel.UploadDocument")
              ? `/document-processing/${firstModel}/documents`
              : null,
        },
        { key: "people" as const, done: steps.people, to: may("Users.Invite") ? "/Users/inviteuser" : null },
      ],
      steps.begun,
      context.now(),
    ),
  };
}
