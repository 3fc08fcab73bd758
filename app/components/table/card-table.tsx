import type { ReactNode } from "react";

export type Column<Row> = {
  label: string;
  cell(row: Row): ReactNode;
  number?: boolean;
  /** Takes what the others leave of the table's width; what does not fit is cut. */
  grows?: boolean;
  sort?: { href: ReactNode; direction: "ascending" | "descending" | "none" };
};

type Props<Row> = {
  caption: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** For many columns with long names: these may take several lines. */
  wrapHeads?: boolean;
};

/** A dense table; on a narrow screen each row becomes a card whose cells carry their column's label. */
export function CardTable<Row extends { id: string }>({ caption, rows, columns, wrapHeads }: Props<Row>) {
  return (
    <div className="relative rounded-sm border border-line bg-surface sm:overflow-x-auto">
      <table className="w-full border-collapse max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line max-sm:sr-only">
          <tr>
            {columns.map(({ label, number, sort }) => (
              <th
                key={label}
                scope="col"
                aria-sort={sort?.direction}
                className={`px-2 py-2 text-sm font-medium first:pl-3 last:pr-3 ${wrapHeads ? "align-bottom" : "whitespace-nowrap"} text-muted ${number ? "text-right" : "text-left"}`}
              >
                {sort?.href ?? label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="border-b border-line last:border-0 hover:bg-raised max-sm:block max-sm:px-3 max-sm:py-2"
            >
              {columns.map(({ label, cell, number, grows }, index) => (
                <Cell
                  key={label}
                  label={label}
                  look={`${number ? "text-right" : "text-left"} ${grows ? "sm:w-full sm:max-w-0 sm:min-w-34" : ""}`}
                  head={index === 0}
                >
                  {cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { label: string; look: string; head: boolean; children: ReactNode };

function Cell({ label, look, head, children }: CellProps) {
  const Tag = head ? "th" : "td";
  return (
    <Tag
      scope={head ? "row" : undefined}
      className={`px-2 py-1.5 font-normal sm:first:pl-3 sm:last:pr-3 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:px-0 max-sm:py-1 max-sm:text-left ${look}`}
    >
      <span aria-hidden="true" className="w-28 shrink-0 text-sm text-muted sm:hidden">
        {label}
      </span>
      <span className="min-w-0 max-sm:grow max-sm:basis-40 max-sm:wrap-anywhere">{children}</span>
    </Tag>
  );
}
