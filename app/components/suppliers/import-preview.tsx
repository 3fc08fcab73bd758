import { useTranslation } from "~/locales/use-translation";
import { FilePreview } from "./file-preview";

type Row = { row: number; name: string; what: "new" | "changed"; accounts: number };
type Preview = {
  created: number;
  changed: number;
  rows: readonly Row[];
  refused: readonly { row: number; message: string }[];
};

/** What a file of suppliers would do, row by row, and the button that does it. `text` is the file. */
export function ImportPreview({ preview, text }: { preview: Preview; text: string }) {
  const { t } = useTranslation();
  const { created, changed, rows, refused } = preview;
  const count = created + changed;
  return (
    <FilePreview
      would={t("suppliers.would", { count, created, changed })}
      count={count}
      rows={rows}
      refused={refused}
      text={text}
      columns={[
        { label: t("suppliers.name"), cell: ({ name }) => name },
        { label: t("suppliers.row-heading"), number: true, cell: ({ row }) => row },
        { label: t("suppliers.row-what"), cell: ({ what }) => t(`suppliers.row-${what}`) },
        { label: t("suppliers.accounts"), number: true, cell: ({ accounts }) => accounts },
      ]}
    />
  );
}
