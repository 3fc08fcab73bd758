import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import type { Review } from "./review";

type Props = {
  pages: Review["pages"];
  /** The pages at which a document begins, as proposed; empty when nothing was. */
  starts: readonly number[];
  /**
   * Whether the review is beside it: the button that keeps the file whole sends the review too, so that nothing is
   * lost.
   */
  reviewed: boolean;
};

/**
 * The pages of a file side by side; ticking a page starts a document there, shown by a gap. Plain checkboxes of a form.
 */
export function SplitStrip({ pages, starts, reviewed }: Props) {
  const { t } = useTranslation();
  const isProposal = starts.length > 0;
  return (
    <form method="post" className="grid gap-3 pt-2">
      <p className="text-sm text-muted">{t("splitting.strip")}</p>
      <input type="hidden" name="strip" value={pages.length} />
      <ol className="flex flex-wrap gap-y-3">
        {pages.map(({ number, image, ratio }) => (
          <li
            key={number}
            className="border-l-4 border-transparent pl-1 has-checked:ml-3 has-checked:border-accent has-checked:pl-2"
          >
            <label className="grid w-24 gap-1 text-sm">
              <img
                src={image}
                alt=""
                loading="lazy"
                width={96}
                height={Math.round(96 * ratio)}
                className="w-full border border-line bg-white"
              />
              <span className="flex items-center gap-1.5">
                <input
                  type="checkbox"
                  name="start"
                  value={number}
                  defaultChecked={isProposal ? starts.includes(number) : number === 1}
                  aria-label={t("splitting.begins", { number })}
                  className="size-5 accent-accent"
                />
                <span aria-hidden="true">
                  {number} · {t("splitting.begins-short")}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 pb-1">
        <Button kind={isProposal ? "primary" : "secondary"} name="intent" value="split">
          {t("splitting.split")}
        </Button>
        {isProposal && (
          <Button kind="secondary" form={reviewed ? "review" : undefined} name="intent" value="keep-whole">
            {t("splitting.keep")}
          </Button>
        )}
      </div>
    </form>
  );
}
