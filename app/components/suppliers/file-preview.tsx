import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { CardTable, type Column } from "../table/card-table";

type RefusedRow = { row: number; message: string };
type Row = { row: number; what: "new" | "changed" };

type Props<R extends Row> = {
  /** What the file would do, in one sentence, and to how many. */
  would: ReactNode;
  count: number;
  rows: readonly R[];
  refused: readonly RefusedRow[];
  /** The file. */
  text: string;
  columns: readonly Column<R & { id: string }>[];
};

/** Rejected rows that are shown; there may be as many as the file has rows. */
const mostRefused = 100;

/** What a file would do, row by row, and the button that does it. */
export function FilePreview<R extends Row>({ would, count, rows, refused, text, columns }: Props<R>) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("suppliers.preview")} className="grid gap-3">
      {refused.length > 0 && (
        <Notice kind="problem">
          <p>{t("suppliers.refused", { count: refused.length })}</p>
          <ul className="list-disc pl-5">
            {refused.slice(0, mostRefused).map(({ row, message }) => (
              <li key={row}>
                {t("suppliers.row", { row })}: {t(message)}
              </li>
            ))}
          </ul>
          <More count={refused.length - mostRefused} />
        </Notice>
      )}
      {count > 0 && (
        <>
          <p>{would}</p>
          <form method="post">
            <textarea name="text" readOnly hidden value={text} />
            <Button name="intent" value="apply">
              {t("suppliers.apply")}
            </Button>
          </form>
          <CardTable
            caption={t("suppliers.preview")}
            rows={rows.map((row) => ({ ...row, id: String(row.row) }))}
            columns={columns}
          />
          <More count={count - rows.length} />
        </>
      )}
    </section>
  );
}

function More({ count }: { count: number }) {
  const { t } = useTranslation();
  return count > 0 ? <p className="text-muted">{t("suppliers.more-rows", { count })}</p> : null;
}
