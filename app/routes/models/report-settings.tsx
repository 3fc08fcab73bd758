import { cultureFormatOf } from "@fieldwise/engine/results";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { SavePage } from "~/components/dialog/save-page";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages } from "~/components/form/field-messages";
import { ModelTabs } from "~/components/models/model-tabs";
import { ScheduleForm } from "~/components/models/schedule-form";
import { SettingsList } from "~/components/models/settings-list";
import { PageHeader } from "~/components/shell/page-header";
import { shownTime } from "~/domain/documents/shown-time";
import { groupedNumber } from "~/domain/models/shown-number";
import { isAllowed } from "~/domain/permissions/actor";
import { dialogDone, isDialogDone } from "~/http/dialog-outcome";
import { formErrorResponse } from "~/http/form-error-response";
import { useTranslation } from "~/locales/use-translation";
import { getSchedule } from "~/operations/reports/get-schedule";
import { saveSchedule } from "~/operations/reports/save-schedule";
import { settingsCrumbs } from "./settings-crumbs";
import { settingsOf } from "./settings-of";

export const handle = { crumbs: settingsCrumbs("report-settings") };

export async function loader(args: LoaderFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const maySend = (["Reports", "Reports.Send"] as const).every((access) => isAllowed(context.actor, access));
  const schedule = maySend ? await getSchedule(context, { modelId: model.id }) : null;
  const { id, name, baseModelId, culture, timeZone, csvGeneration, currency } = model;
  return {
    id,
    name,
    baseModelId,
    csvGeneration,
    maySend,
    done: isDialogDone(args.request),
    next: schedule && shownTime(schedule.nextAt, culture, timeZone),
    schedule: {
      rhythm: schedule?.rhythm ?? "never",
      reports: schedule?.reports ?? ["documents"],
      recipients: schedule?.recipients.join(", ") ?? "",
      format: schedule?.format ?? "xlsx",
      language: schedule?.language ?? context.tenant.language,
    },
    timeZone: timeZone.replaceAll("_", " "),
    dates: `${cultureFormatOf(culture).date} (${culture})`,
    amounts: `${groupedNumber("1234.50", cultureFormatOf(culture))} ${currency}`,
  };
}

/** Says what is sent automatically. */
export async function action(args: ActionFunctionArgs) {
  const { context, model } = await settingsOf(args);
  const form = await args.request.formData();
  const value = (name: string) => String(form.get(name) ?? "");
  const asked = {
    rhythm: value("rhythm"),
    reports: form.getAll("reports").map(String),
    recipients: value("recipients"),
    format: value("format"),
    language: value("language"),
  };
  try {
    await saveSchedule(context, { modelId: model.id, ...asked } as Parameters<typeof saveSchedule>[1]);
  } catch (error) {
    const { data: answer, init } = formErrorResponse(error, form);
    return data({ problems: answer.problems, typed: asked }, init ?? {});
  }
  return dialogDone(args.request);
}

export default function ReportSettings() {
  const { t } = useTranslation();
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const messages = fieldMessages(t, answer?.problems, {
    recipients: t("reports.schedule.recipients"),
    reports: t("reports.schedule.reports"),
    rhythm: t("reports.schedule.rhythm"),
  });
  return (
    <SavePage
      done={page.done && !answer}
      message={t("reports.schedule.saved", { name: page.name })}
      okTo="/aimodels/aimodels-list"
    >
      <PageHeader title={page.name} hint={t("models.report.hint")} />
      <ModelTabs modelId={page.id} baseModelId={page.baseModelId} />
      <ErrorSummary messages={messages} />
      {page.maySend && (
        <ScheduleForm
          key={JSON.stringify(page.schedule)}
          values={answer?.typed ?? page.schedule}
          next={page.next}
          messages={messages}
        />
      )}
      <SettingsList
        items={[
          { term: t("models.report.dates"), text: page.dates },
          { term: t("models.report.amounts"), text: page.amounts },
          { term: t("models.report.days"), text: page.timeZone },
          { term: t("models.csv"), text: t(page.csvGeneration ? "models.csv-on" : "models.csv-off") },
        ]}
      />
      <p className="flex flex-wrap gap-4">
        <Link className="link" to={`/aimodels/edit-aimodel/${page.id}`}>
          {t("models.report.change")}
        </Link>
        <Link className="link" to={`/document-processing/${page.id}/documents`}>
          {t("models.documents-of", { name: page.name })}
        </Link>
      </p>
    </SavePage>
  );
}
