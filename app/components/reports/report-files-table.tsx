import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";

/** A file of a report as it is shown; sentences and numbers are written by the loader. */
export type ShownReportFile = {
  id: string;
  report: string;
  model: string | null;
  period: string;
  requested: string;
  expires: string | null;
  fileName: string | null;
  state: "waiting" | "running" | "ready" | "failed";
  problem: string | null;
  done: number;
  total: number;
  shownDone: string;
  shownTotal: string;
  megabytes: string;
};

/** The report files that were requested, with the progress of each and a link to those that are ready. */
export function ReportFilesTable({ files }: { files: readonly ShownReportFile[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("reports.file.title")}
      rows={files}
      columns={[
        { label: t("reports.file.report"), cell: ({ report }) => t(`reports.name.${report}`) },
        { label: t("reports.file.model"), cell: ({ model }) => model ?? t("reports.file.all-models") },
        { label: t("reports.file.period"), cell: ({ period }) => period },
        { label: t("reports.file.requested"), cell: ({ requested }) => requested },
        { label: t("reports.file.state"), cell: (file) => <Standing file={file} /> },
        { label: t("reports.file.until"), cell: ({ expires }) => expires ?? "–" },
      ]}
    />
  );
}

function Standing({ file }: { file: ShownReportFile }) {
  const { t } = useTranslation();
  const { id, state, fileName, done, total, shownDone, shownTotal, megabytes } = file;
  if (state === "failed")
    return <span className="text-error">{t(file.problem ?? "reports.file.failed")}</span>;
  if (state === "waiting") return <span className="text-processing">{t("reports.file.waiting")}</span>;
  if (state === "running") {
    const text = t("reports.file.running", { done: shownDone, total: shownTotal });
    return (
      <span className="flex flex-wrap items-center gap-2 text-processing">
        {text}
        <progress max={total} value={done} aria-label={text} />
      </span>
    );
  }
  return (
    <>
      <a href={`/reports/files/${id}`} download className="link">
        {t("reports.file.download", { name: fileName })}
      </a>{" "}
      <span className="text-sm text-muted">
        {t("reports.file.rows", { count: done, shown: shownDone, size: megabytes })}
      </span>
    </>
  );
}
