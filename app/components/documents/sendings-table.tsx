import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { erpSentence, type ShownSending } from "./erp-sentence";

type Row = ShownSending & { id: string; fileName: string; asked: string };
type Props = { caption: string; rows: readonly Row[]; ticked: boolean };

/** Documents with the outcome of sending them; with `ticked` each can be selected for the form around the table. */
export function SendingsTable({ caption, rows, ticked }: Props) {
  const { t } = useTranslation();
  return (
    <CardTable
      caption={caption}
      rows={rows}
      columns={[
        {
          label: t("documents.file"),
          cell: ({ id, fileName }) => (
            <span className="flex items-center gap-3">
              {ticked && (
                <input
                  type="checkbox"
                  name="documentId"
                  value={id}
                  aria-label={t("list.tick", { name: fileName })}
                  className="size-6 shrink-0"
                />
              )}
              <Link to={`/documents/${id}`} className="link wrap-anywhere lg:min-w-44">
                {fileName}
              </Link>
            </span>
          ),
        },
        { label: t("erp.sendings.outcome"), cell: (row) => erpSentence(t, row) },
        {
          label: t("erp.sendings.number"),
          cell: ({ number, link }) =>
            link ? (
              <a className="link" href={link} rel="noreferrer">
                {number ?? t("erp.column")}
              </a>
            ) : (
              (number ?? "–")
            ),
        },
        { label: t("erp.sendings.asked"), cell: ({ asked }) => asked },
      ]}
    />
  );
}
