import { Link } from "@remix-run/react";
import type { ShownTable } from "~/domain/reports/shown-table";

/** The figures of a report. */
export function ReportTable({ caption, columns, rows }: ShownTable & { caption: string }) {
  return (
    <section
      className="overflow-x-auto rounded-sm border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
    >
      <table className="w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line">
          <tr>
            {columns.map(({ key, label, isNumber }) => (
              <th
                key={key}
                scope="col"
                className={`px-3 py-2 text-sm font-medium text-muted ${isNumber ? "text-right" : "text-left"}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report have no key, and never move
            <tr key={index} className="border-b border-line last:border-0">
              {row.map(({ text, to }, place) => (
                <td
                  key={columns[place]?.key}
                  className={`px-3 py-2 ${columns[place]?.isNumber ? "text-right tabular-nums" : "break-words"}`}
                >
                  {to ? (
                    <Link to={to} className="link">
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
