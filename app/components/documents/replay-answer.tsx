import { Link } from "@remix-run/react";
import type { AnswerDifference, ReplayReport } from "~/domain/processing/replay-report";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";

type Props = {
  documentId: string;
  report: ReplayReport;
  labels: Record<string, string>;
  /** When it was run; null just now. */
  checked: string | null;
};

/** The result of the reproducibility check. */
export function ReplayAnswer({ documentId, report, labels, checked }: Props) {
  const { t } = useTranslation();
  const {
    state,
    problem,
    changes,
    changesTotal,
    today,
    todayTotal,
    inputHash,
    resultHash,
    engineVersion,
    modelVersion,
  } = report;
  const versions = [
    [t("replay.engine"), engineVersion.before, engineVersion.after],
    [t("replay.model"), modelVersion.before, modelVersion.after],
    [t("replay.result"), resultHash.before, resultHash.after],
    [t("replay.input"), inputHash, problem ? "" : inputHash],
  ];
  return (
    <div className="grid max-w-4xl gap-4">
      <h1>{t("replay.title")}</h1>
      {checked && <p>{t("replay.checked", { at: checked })}</p>}
      <Notice kind={state === "same" ? "success" : state === "changed" ? "info" : "problem"}>
        {t(
          problem ??
            (state === "changed" && changes.length === 0 ? "replay.changed-words" : `replay.${state}`),
        )}
      </Notice>
      <div className="relative overflow-x-auto rounded-sm border border-line bg-surface">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{t("replay.versions")}</caption>
          <thead className="border-b border-line text-sm text-muted">
            <tr>
              <th scope="col" className="px-3 py-1 font-medium">
                {t("replay.what")}
              </th>
              <th scope="col" className="px-3 py-1 font-medium">
                {t("replay.then")}
              </th>
              <th scope="col" className="px-3 py-1 font-medium">
                {t("replay.now")}
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map(([name = "", before = "", after = ""]) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-1 font-normal">
                  {name}
                </th>
                <td className="px-3 py-1 font-mono text-sm" title={before}>
                  {shortened(before)}
                </td>
                <td className="px-3 py-1 font-mono text-sm" title={after}>
                  {shortened(after)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {changes.length > 0 && (
        <Differences title={t("replay.changes")} list={changes} total={changesTotal} labels={labels} />
      )}
      {problem === null &&
        (today.length > 0 ? (
          <Differences title={t("replay.today")} list={today} total={todayTotal} labels={labels} />
        ) : (
          <p>{t("replay.today-nothing")}</p>
        ))}
      {checked && (
        <form method="post">
          <Button kind="secondary">{t("replay.again")}</Button>
        </form>
      )}
      <p>
        <Link className="link" to={`/documents/${documentId}`}>
          {t("replay.back")}
        </Link>
      </p>
    </div>
  );
}

type DifferencesProps = {
  title: string;
  list: readonly AnswerDifference[];
  total: number;
  labels: Record<string, string>;
};

function Differences({ title, list, total, labels }: DifferencesProps) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-1">
      <h2>{title}</h2>
      <ul className="grid gap-1">
        {list.map(({ field, line, before, after }) => (
          <li key={`${line} ${field}`}>
            {t(line === null ? "replay.difference" : "replay.line-difference", {
              field: t(labels[field] ?? field),
              line,
              before: before ?? "–",
              after: after ?? "–",
            })}
          </li>
        ))}
      </ul>
      {total > list.length && <p>{t("replay.more", { more: total - list.length })}</p>}
    </section>
  );
}

const shortened = (text: string) => (/^[0-9a-f]{64}$/.test(text) ? `${text.slice(0, 12)}…` : text);
