import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { CardTable } from "../table/card-table";

type Preview = {
  created: number;
  changed: number;
  count: number;
  rows: readonly { row: number; number: string; line: string; what: "new" | "changed" }[];
  refused: readonly { row: number; message: string }[];
};

/** Refused rows that are shown; there may be as many as the file has rows. */
const mostRefused = 100;

/** What a file of orders would do, row by row, and the button that does it. `text` is the file. */
export function OrdersPreview({ preview, text }: { preview: Preview; text: string }) {
  const { t } = useTranslation();
  const { created, changed, count, rows, refused } = preview;
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
          <p>{t("orders.would", { count: created + changed, created, changed })}</p>
          <form method="post">
            <textarea name="text" readOnly hidden value={text} />
            <Button name="intent" value="apply">
              {t("suppliers.apply")}
            </Button>
          </form>
          <CardTable
            caption={t("suppliers.preview")}
            rows={rows.map((row) => ({ ...row, id: String(row.row) }))}
            columns={[
              { label: t("orders.number"), cell: ({ number }) => number },
              { label: t("orders.line"), cell: ({ line }) => line },
              { label: t("suppliers.row-heading"), number: true, cell: ({ row }) => row },
              { label: t("suppliers.row-what"), cell: ({ what }) => t(`suppliers.row-${what}`) },
            ]}
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
