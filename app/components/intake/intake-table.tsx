import { Link } from "@remix-run/react";
import type { IntakeLine } from "~/domain/intake/intake-line";
import { useTranslation } from "~/locales/use-translation";
import { type StatusStyle, StatusWord, statusShapes } from "../shell/status-word";
import { CardTable } from "../table/card-table";
import { PutIntoModel } from "./put-into-model";

type Line = Omit<IntakeLine, "at" | "keptUntil"> & { at: string; keptUntil: string | null };

/** The models that files may be assigned to, and what was chosen in a form that was refused. */
type Choice = { models: readonly { id: string; name: string }[]; typed: Record<string, string> };

const looks: Record<Line["outcome"], StatusStyle> = {
  taken: { colour: "text-success", path: statusShapes.works },
  repeated: { colour: "text-muted", path: "M2 4h12v2.5H2zm0 5.5h12V12H2z" },
  refused: { colour: "text-failed", path: statusShapes.ending },
};

/** What was received by e-mail and from folders, file by file, and the outcome. */
export function IntakeTable({ lines, ...choice }: { lines: readonly Line[] } & Choice) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={t("intake.title")}
      rows={lines}
      columns={[
        { label: t("intake.at"), cell: ({ at }) => <span className="whitespace-nowrap">{at}</span> },
        { label: t("intake.sender"), cell: (line) => <Sender {...line} /> },
        { label: t("intake.subject"), cell: ({ subject }) => <span className="break-words">{subject}</span> },
        {
          label: t("documents.file"),
          cell: ({ fileName, documentId, isInInbox }) =>
            documentId ? (
              <Link to={isInInbox ? "/inbox" : `/documents/${documentId}`} className="break-all link">
                {fileName}
              </Link>
            ) : (
              <span className="break-all">{fileName || "–"}</span>
            ),
        },
        { label: t("intake.outcome"), cell: (line) => <Outcome line={line} {...choice} /> },
      ]}
    />
  );
}

function Sender({ sender, senderStanding, source }: Pick<Line, "sender" | "senderStanding" | "source">) {
  const { t } = useTranslation();
  const isMarked = senderStanding === "unlisted" || senderStanding === "unproved";
  return (
    <>
      <span className="break-all">{sender}</span>
      {source === "ftp" && <span className="block text-sm text-muted">{t("intake.source.ftp")}</span>}
      {isMarked && <span className="block text-sm text-muted">{t(`intake.standing.${senderStanding}`)}</span>}
    </>
  );
}

function Outcome({ line, models, typed }: { line: Line } & Choice) {
  const { t } = useTranslation();
  const { outcome, reason, id, fileName, keptUntil, isInInbox } = line;
  const chosen = typed.lineId === id ? (typed.modelId ?? "") : "";
  return (
    <>
      <StatusWord {...looks[outcome]}>{t(`intake.outcome.${outcome}`)}</StatusWord>
      {reason && <span className="block text-sm text-muted">{t(`intake.reason.${reason}`)}</span>}
      {isInInbox && <span className="block text-sm text-muted">{t("intake.in-inbox")}</span>}
      {keptUntil && models.length > 0 && (
        <PutIntoModel lineId={id} fileName={fileName} keptUntil={keptUntil} models={models} chosen={chosen} />
      )}
    </>
  );
}
