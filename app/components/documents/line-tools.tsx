import { useTranslation } from "~/locales/use-translation";
import { InlineIcon } from "../shell/inline-icon";

const tools = [
  { intent: "add", mark: "plus", text: "review.line-below" },
  { intent: "split", mark: "apart", text: "review.line-split" },
  { intent: "merge", mark: "together", text: "review.line-merge" },
  { intent: "delete", mark: "cross", text: "document.line-delete" },
] as const;

/** What can be done with a row. */
export function LineTools({ row, number, address }: { row: number; number: number; address: string }) {
  const { t } = useTranslation();
  return (
    <span className="flex">
      {tools.map(({ intent, mark, text }) => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={`${intent}:${row}`}
          formAction={`${address}#lines`}
          disabled={intent === "merge" && row === 0}
          title={t(text, { number })}
          className={`grid size-7 xl:size-6 place-items-center rounded-sm text-muted disabled:opacity-30 ${intent === "delete" ? "enabled:hover:bg-failed-soft enabled:hover:text-failed" : "enabled:hover:bg-accent-soft enabled:hover:text-ink"}`}
        >
          <InlineIcon kind={mark} />
          <span className="sr-only">{t(text, { number })}</span>
        </button>
      ))}
    </span>
  );
}
