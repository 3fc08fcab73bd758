import { useTranslation } from "~/locales/use-translation";
import { FilePreview } from "../suppliers/file-preview";

type Preview = {
  created: number;
  changed: number;
  count: number;
  rows: readonly { row: number; number: string; line: string; what: "new" | "changed" }[];
  refused: readonly { row: number; message: string }[];
};

/** What a file of orders would do, row by row, and the button that does it. `text` is the file. */
export function OrdersPreview({ preview, text }: { preview: Preview; text: string }) {
  const { t } = useTranslation();
  const { created, changed, count, rows, refused } = preview;
  return (
    <FilePreview
      would={t("orders.would", { count: created + changed, created, changed })}
      count={count}
      rows={rows}
      refused={refused}
      text={text}
      columns={[
        { label: t("orders.number"), cell: ({ number }) => number },
        { label: t("orders.line"), cell: ({ line }) => line },
        { label: t("suppliers.row-heading"), number: true, cell: ({ row }) => row },
        { label: t("suppliers.row-what"), cell: ({ what }) => t(`suppliers.row-${what}`) },
      ]}
    />
  );
}
