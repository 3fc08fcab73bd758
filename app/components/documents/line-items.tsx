import { firstRowOf, isLineChanged, type ReviewDraft, rowCountWith } from "~/domain/review/review-draft";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { InlineIcon } from "../shell/inline-icon";
import { LineHistory } from "./line-history";
import { LineTools } from "./line-tools";
import { PasteRows } from "./paste-rows";
import { PickRadio } from "./pick-radio";
import type { Review, ReviewColumn } from "./review";
import { RowPages } from "./row-pages";

type Props = {
  review: Review;
  /** Changes when the inputs are to be redrawn. */
  turn: number;
  draft: Pick<ReviewDraft, "lines" | "was" | "window">;
  /** The names of the inputs that need review. */
  toCheck: ReadonlySet<string>;
  /** The input to review first, in this table or elsewhere. */
  first: string | undefined;
  /** Where the form goes, without the scroll position that the response should show. */
  address: string;
  active: string;
  error(name: string): string | undefined;
  mayEdit: boolean;
  /** Rows of a spreadsheet that are still to be put into the table. */
  pasted: string;
};

/** The line items as a table whose cells can be changed, and whose rows can be added and deleted. */
export function LineItems(props: Props) {
  const { review, turn, draft, toCheck, address, active, error, mayEdit, pasted } = props;
  const { t } = useTranslation();
  const { lines, was } = draft;
  const first = firstRowOf(draft);
  const count = rowCountWith(draft);
  return (
    <section id="lines" className="grid min-w-0 scroll-mt-16 gap-2">
      <h2>{t("document.lines", { count })}</h2>
      <RowPages first={first} shown={lines.length} count={count} address={address} mayEdit={mayEdit} />
      {lines.length > 0 && (
        <div key={turn} className="relative overflow-x-auto rounded-sm border border-line bg-surface">
          <table className="w-full border-collapse">
            <caption className="sr-only">{t("document.lines", { count })}</caption>
            <thead className="border-b border-line text-left text-sm text-muted">
              <tr>
                <th scope="col" className="px-1.5 py-1 font-medium">
                  {t("document.line")}
                </th>
                {review.columns.map(({ key, labelKey, name, number }) => (
                  <th
                    key={key}
                    scope="col"
                    className={`px-1 py-1 align-bottom font-medium ${number ? "text-right" : ""}`}
                  >
                    {t(labelKey, { name })}
                  </th>
                ))}
                <th scope="col">
                  <span className="sr-only">{t("document.line-actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, row) => {
                const saved =
                  line.line === null ? undefined : review.lines[line.line + first - review.firstLine];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position; every response is a new form
                  <tr key={row} className="border-b border-line last:border-0">
                    <th
                      scope="row"
                      className="px-1.5 text-left text-sm font-normal whitespace-nowrap text-muted"
                    >
                      {first + row + 1}{" "}
                      {isLineChanged(was, line) ? <Unsaved /> : <LineArithmetic line={saved} />}
                      <input type="hidden" name={`row.${row}`} value={line.line ?? ""} />
                    </th>
                    {review.columns.map((column) => (
                      <LineCell
                        key={column.key}
                        name={`line.${row}.${column.key}`}
                        column={column}
                        number={first + row + 1}
                        text={line.cells[column.key] ?? ""}
                        first={props.first === `line.${row}.${column.key}`}
                        doubtful={toCheck.has(`line.${row}.${column.key}`)}
                        active={active === `line.${row}.${column.key}`}
                        error={error(`line.${row}.${column.key}`)}
                        mayEdit={mayEdit}
                      />
                    ))}
                    <td className="px-0.5">
                      {mayEdit && <LineTools row={row} number={first + row + 1} address={address} />}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {mayEdit && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Button kind="secondary" name="intent" value="add" formAction={`${address}#lines`}>
            {t("document.line-add")}
          </Button>
          <PasteRows address={address} typed={pasted} error={error("paste")} />
        </div>
      )}
      <LineHistory changes={review.lineHistory} />
    </section>
  );
}

type CellProps = {
  name: string;
  column: ReviewColumn;
  /** The number of the row, from 1. */
  number: number;
  text: string;
  doubtful: boolean;
  first: boolean;
  active: boolean;
  error: string | undefined;
  mayEdit: boolean;
};

function LineCell({ name, column, number, text, doubtful, first, active, error, mayEdit }: CellProps) {
  const { t } = useTranslation();
  const label = t("document.cell", { column: t(column.labelKey, { name: column.name }), number });
  return (
    <td
      className={`px-0.5 py-0.5 ${column.key === "description" ? "w-2/5" : ""} ${active ? "bg-accent-soft" : ""}`}
    >
      <span className="flex items-center gap-1">
        {mayEdit && <PickRadio value={name} checked={active} label={label} />}
        <input
          id={fieldId(name)}
          name={name}
          aria-label={doubtful ? `${label}: ${t("certainty.doubtful")}` : label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(name)}-error` : undefined}
          defaultValue={text}
          readOnly={!mayEdit}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: whoever opens a document comes for the value in doubt
          autoFocus={first && mayEdit}
          title={text}
          style={{ minWidth: `calc(${shownLetters(column, text)}ch + 0.875rem)` }}
          className={`min-h-8 w-full rounded-xs border bg-surface px-1.5 text-sm aria-invalid:border-2 aria-invalid:border-failed ${column.number ? "text-right" : ""} scroll-mb-20 ${doubtful ? "border-dashed border-failed" : "border-transparent hover:border-edge"}`}
        />
        {doubtful && (
          <span aria-hidden="true" className="text-failed">
            !
          </span>
        )}
      </span>
      {error && (
        <span id={`${fieldId(name)}-error`} className="text-sm font-medium text-failed">
          {error}
        </span>
      )}
    </td>
  );
}

/** Letters that a cell has room for, so that all columns fit side by side; the rest is seen when one is in it. */
function shownLetters({ key }: ReviewColumn, text: string): number {
  const { least, most } = key === "description" ? { least: 20, most: 20 } : { least: 5, most: 14 };
  return Math.min(most, Math.max(least, text.length));
}

function Unsaved() {
  const { t } = useTranslation();
  return (
    <span className="text-edited" title={t("document.unsaved")}>
      <InlineIcon kind="pencil" />
      <span className="sr-only">{t("document.unsaved")}</span>
    </span>
  );
}

function LineArithmetic({ line }: { line: Review["lines"][number] | undefined }) {
  const { t } = useTranslation();
  if (line?.arithmetic !== "agrees" && line?.arithmetic !== "differs") return null;
  const agrees = line.arithmetic === "agrees";
  const sums = line.sums.map(({ key, values }) => t(key, values)).join(" · ");
  const text = sums || t(agrees ? "document.line-agrees" : "document.line-differs");
  return (
    <span className={agrees ? "text-success" : "text-failed"} title={text}>
      <InlineIcon kind={agrees ? "check" : "warning"} />
      <span className={agrees ? "sr-only" : "block min-w-28 whitespace-normal"}>{text}</span>
    </span>
  );
}
