import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { IntakeLine } from "~/domain/intake/intake-line";
import { type StatusLook, StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";

type Line = Omit<IntakeLine, "at"> & { at: string };

const looks: Record<Line["outcome"], StatusLook> = {
  taken: { colour: "text-success", path: statusShapes.works },
  repeated: { colour: "text-muted", path: "M2 4h12v2.5H2zm0 5.5h12V12H2z" },
  refused: { colour: "text-failed", path: statusShapes.ending },
};

/** What came in by mail, part by part, and what became of it. */
export function IntakeTable({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("intake.title")}
      rows={lines}
      columns={[
        { label: t("intake.at"), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
        { label: t("intake.sender"), cell: ({ sender }) => <span className="break-all">{sender}</span> },
        { label: t("intake.subject"), cell: ({ subject }) => <span className="break-words">{subject}</span> },
        {
          label: t("documents.file"),
          cell: ({ fileName, documentId }) =>
            documentId ? (
              <Link to={`/documents/${documentId}`} className="break-all link">
                {fileName}
              </Link>
            ) : (
              <span className="break-all">{fileName || "–"}</span>
            ),
        },
        { label: t("intake.outcome"), cell: (line) => <Outcome line={line} /> },
      ]}
    />
  );
}

function Outcome({ line: { outcome, reason } }: { line: Line }) {
  const { t } = useTranslation();
  return (
    <>
      <StatusWord {...looks[outcome]}>{t(`intake.outcome.${outcome}`)}</StatusWord>
      {reason && <span className="block text-sm text-muted">{t(`intake.reason.${reason}`)}</span>}
    </>
  );
}
