import type { EditProblem, EditStatus, RowCounts } from "~/domain/edits/edit-upload";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";
import { AutoRefresh } from "../shell/auto-refresh";

type Props = {
  upload: {
    status: EditStatus;
    problem: EditProblem | null;
    ignored: readonly string[];
    monthFirst: boolean | null;
    decimalMark: "." | "," | null;
    rows: number;
    counts: RowCounts;
  };
  running: boolean;
  repeats: boolean;
};

/** The status of an upload, the progress of its job, and how its file is interpreted. */
export function EditState({ upload, running, repeats }: Props) {
  const { t } = useTranslation();
  const { status, problem, ignored, monthFirst, decimalMark, counts } = upload;
  return (
    <>
      {problem && <Notice kind="problem">{t(problem.key, problem.values)}</Notice>}
      {running && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-processing">
          <Progress {...upload} />
          <AutoRefresh refreshTo="?watch=1" repeats={repeats} />
        </p>
      )}
      {status === "done" && (
        <Notice kind={counts.changed > 0 ? "success" : "info"}>
          {counts.changed > 0 ? t("edits.done", { count: counts.changed }) : t("edits.done-nothing")}
        </Notice>
      )}
      {(ignored.length > 0 || monthFirst !== null || decimalMark !== null) && (
        <ul className="grid max-w-prose list-disc gap-1 pl-5">
          {monthFirst !== null && (
            <li>{t(monthFirst ? "edits.read-as.month-first" : "edits.read-as.day-first")}</li>
          )}
          {decimalMark !== null && (
            <li>{t(decimalMark === "." ? "edits.read-as.point" : "edits.read-as.comma")}</li>
          )}
          {ignored.length > 0 && (
            <li className="wrap-anywhere">{t("edits.ignored", { columns: ignored.join(", ") })}</li>
          )}
        </ul>
      )}
    </>
  );
}

function Progress({ status, rows, counts }: Props["upload"]) {
  const { t, i18n } = useTranslation();
  if (status === "received") return t("edits.running.received");
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = (count: number) => shownCount(count, i18n.language);
  return status === "checking"
    ? t("edits.running.checking", { done: shown(done), rows: shown(rows) })
    : t("edits.running.applying", { left: shown(counts.change), rows: shown(rows) });
}
