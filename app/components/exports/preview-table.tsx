import { useTranslation } from "~/locales/use-translation";

type Props = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** How the newest documents are exported. Wide tables scroll, also by keyboard. */
export function PreviewTable({ headings, rows }: Props) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-2">
      <h2>{t("exports.preview-title")}</h2>
      {rows.length === 0 ? (
        <p>{t("exports.preview-none")}</p>
      ) : (
        <section
          className="overflow-x-auto rounded-sm border border-line bg-surface"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t("exports.preview-title")}
        >
          <table className="border-collapse text-sm">
            <thead className="border-b border-line">
              <tr>
                {headings.map((heading) => (
                  <th key={heading} scope="col" className="px-3 py-2 text-left font-medium whitespace-nowrap">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
                <tr key={at} className="border-b border-line last:border-0">
                  {headings.map((heading, column) => (
                    <td key={heading} className="max-w-80 truncate px-3 py-2">
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
