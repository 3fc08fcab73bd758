import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { CardTable } from "../table/card-table";

type Row = { row: number; name: string; what: "new" | "changed"; accounts: number };
type Preview = {
  created: number;
  changed: number;
  rows: readonly Row[];
  refused: readonly { row: number; message: string }[];
};

/** Refused rows that are shown; there may be as many as the file has rows. */
const mostRefused = 100;

/** What a file would do, row by row, and the button that does it. `text` is the file. */
export function ImportPreview({ preview, text }: { preview: Preview; text: string }) {
  const { t } = useTranslation();
  const { created, changed, rows, refused } = preview;
  const count = created + changed;
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
          <p>{t("suppliers.would", { count, created, changed })}</p>
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
              { label: t("suppliers.name"), cell: ({ name }) => name },
              { label: t("suppliers.row-heading"), number: true, cell: ({ row }) => row },
              { label: t("suppliers.row-what"), cell: ({ what }) => t(`suppliers.row-${what}`) },
              { label: t("suppliers.accounts"), number: true, cell: ({ accounts }) => accounts },
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
