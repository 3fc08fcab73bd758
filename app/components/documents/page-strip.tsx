import { useEffect, useRef } from "react";
import { useTranslation } from "~/locales/use-translation";
import { type PageViewState, pageViewQuery } from "./page-view-state";
import type { Review } from "./review";

type Props = { pages: Review["pages"]; current: number | null; look: PageViewState };

/** The pages of the document. They are buttons of the review's form, so that turning a page loses no entry. */
export function PageStrip({ pages, current, look }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLOListElement>(null);
  const shown = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another page is shown
  useEffect(() => {
    if (strip.current && shown.current) bringToMiddle(strip.current, shown.current);
  }, [current]);
  if (pages.length < 2) return null;
  return (
    <ol
      ref={strip}
      className="relative flex max-h-[calc(100dvh-6rem)] gap-2 overflow-auto p-1 xl:w-18 xl:shrink-0 xl:flex-col"
      aria-label={t("document.pages")}
    >
      {pages.map(({ number, image, ratio }) => (
        <li key={number}>
          <button
            ref={number === current ? shown : undefined}
            type="submit"
            form="review"
            name="intent"
            value="show"
            formAction={`${pageViewQuery(number, look)}#page`}
            aria-current={number === current ? "page" : undefined}
            className="grid w-14 justify-items-center rounded-sm border border-line bg-surface text-sm aria-[current=page]:border-2 aria-[current=page]:border-accent"
          >
            <img
              src={image}
              alt=""
              loading="lazy"
              width={56}
              height={Math.round(56 * ratio)}
              className="w-full"
            />
            <span className="sr-only">{t("document.page")}</span>
            {number}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls only the strip, not the window, to the page that is shown. */
function bringToMiddle(strip: HTMLElement, shown: HTMLElement): void {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = shown;
  const left = offsetLeft - (strip.clientWidth - offsetWidth) / 2;
  strip.scrollTo({ left, top: offsetTop - (strip.clientHeight - offsetHeight) / 2 });
}
