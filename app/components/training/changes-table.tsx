import type { AnswerChange } from "@fieldwise/engine/training";
import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import type { FieldName } from "./shown-training";
import { type ShapeName, TrainingIcon } from "./training-icon";

export type ChangeRow = AnswerChange & { id: string; documentId: string; fileName: string };

const looks: Record<AnswerChange["verdict"], { colour: string; shape: ShapeName | null }> = {
  better: { colour: "text-success", shape: "up" },
  worse: { colour: "text-failed", shape: "down" },
  "still-wrong": { colour: "text-error", shape: "same" },
  unknown: { colour: "text-muted", shape: null },
};

type Props = { rows: readonly ChangeRow[]; fields: readonly FieldName[] };

/** Which stored documents a version would answer differently, value by value. */
export function ChangesTable({ rows, fields }: Props) {
  const { t } = useTranslation();
  const labelOf = (key: string) => {
    const field = fields.find((one) => one.key === key);
    return field ? t(field.labelKey, { name: field.name }) : key;
  };
  const value = (text: string | null) =>
    text === null ? (
      <span className="text-muted">{t("training.nothing")}</span>
    ) : (
      <span className="break-words">{text}</span>
    );
  return (
    <CardTable
      caption={t("training.changes")}
      rows={rows}
      columns={[
        {
          label: t("training.document"),
          cell: ({ documentId, fileName }) => (
            <Link to={`/documents/${documentId}`} className="break-all link">
              {fileName}
            </Link>
          ),
        },
        { label: t("training.field"), cell: ({ field }) => labelOf(field) },
        { label: t("training.old-value"), cell: ({ before }) => value(before) },
        { label: t("training.new-value"), cell: ({ after }) => value(after) },
        {
          label: t("training.checked-value"),
          cell: ({ checked, verdict }) => (verdict === "unknown" ? "–" : value(checked)),
        },
        { label: t("training.verdict"), cell: ({ verdict }) => <Verdict verdict={verdict} /> },
      ]}
    />
  );
}

function Verdict({ verdict }: { verdict: AnswerChange["verdict"] }) {
  const { t } = useTranslation();
  const { colour, shape } = looks[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap ${colour}`}>
      {shape && <TrainingIcon name={shape} />} {t(`training.verdict.${verdict}`)}
    </span>
  );
}
