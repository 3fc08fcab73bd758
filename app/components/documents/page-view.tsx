import type { Box } from "@fieldwise/engine/reading";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { PagePoint, PickMode } from "~/domain/review/review-draft";
import { useTranslation } from "~/locales/use-translation";
import { useScript } from "../form/use-script";
import { boxStyle } from "./box-style";
import { FoundBoxes } from "./found-boxes";
import { PageCorners } from "./page-corners";
import { type PageViewState, sheetStyle } from "./page-view-state";
import { PageWords } from "./page-words";
import type { Review, ShownPage } from "./review";
import { scrollPageTo } from "./scroll-page-to";
import { useBoxDrag } from "./use-box-drag";

type Props = {
  review: Review;
  page: ShownPage;
  look: PageViewState;
  address: string;
  active: string;
  /** The label of the input that the page fills. */
  into: string;
  pick: PickMode;
  corner: PagePoint | null;
  mayEdit: boolean;
  /** Changes whenever the page should scroll to the active value. */
  shown: number;
  /** Is given the word that the Tab key stops at. */
  word: RefObject<HTMLButtonElement>;
  onBox(box: Box): void;
  onWordsEntered(): void;
  onLeave(): void;
};

/** The image of a page with what was found on it outlined, and its words as buttons that fill the active field. */
export function PageView(props: Props) {
  const { review, page, look, address, active, into, pick, corner, mayEdit, shown } = props;
  const { t } = useTranslation();
  const script = useScript();
  const view = useRef<HTMLElement>(null);
  const activeBox = useRef<HTMLSpanElement>(null);
  // Corners are clicked on the page as it was scanned: browsers do not agree on the coordinates of a click on a rotated
  // image.
  const corners = mayEdit && pick === "box" && !script;
  const turn = corners ? 0 : look.turn;
  const { zoom } = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever looks closer or turns the page wants to see the value at hand
  useEffect(() => scrollPageTo(activeBox.current, view.current), [zoom, turn, shown]);
  const { drawn, handlers } = useBoxDrag(turn, view, mayEdit && page.words ? props.onBox : null);
  const ratio = page.height / page.width;
  const lying = turn === 90 || turn === 270;
  return (
    <section
      ref={view}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      aria-label={t("document.image-of-page", { number: page.number })}
      onKeyDown={(event) => panByKeys(event, view)}
      className="relative max-h-[calc(100dvh-7.5rem)] min-w-0 grow overflow-auto rounded-sm border border-line bg-surface max-xl:max-h-[45dvh]"
    >
      {corners ? (
        <PageCorners page={page} zoom={look.zoom} corner={corner} address={address} />
      ) : (
        <div
          className="relative touch-pan-x touch-pan-y select-none"
          style={{ width: `${look.zoom}%`, aspectRatio: lying ? ratio : 1 / ratio }}
          {...handlers}
        >
          <div style={sheetStyle(turn, ratio)}>
            <img
              src={page.image}
              alt={t("document.image-of-page", { number: page.number })}
              draggable={false}
              className="absolute inset-0 size-full bg-white"
            />
            <FoundBoxes review={review} page={page.number} active={active} activeBox={activeBox} />
            {mayEdit && page.words && (
              <PageWords
                key={page.number}
                page={page.number}
                words={page.words}
                address={address}
                into={into}
                stop={props.word}
                onEntered={props.onWordsEntered}
                onLeave={props.onLeave}
              />
            )}
            {drawn && (
              <span
                style={boxStyle(drawn)}
                className="pointer-events-none absolute border-2 border-[#1257c7] bg-[#1257c7]/20"
              />
            )}
          </div>
        </div>
      )}
      {page.words === null && (
        <p className="absolute inset-x-0 bottom-0 bg-surface p-2 text-sm text-muted">
          {t("document.no-words")}
        </p>
      )}
    </section>
  );
}

const pans: Record<string, [number, number]> = {
  ArrowLeft: [-60, 0],
  ArrowRight: [60, 0],
  ArrowUp: [0, -60],
  ArrowDown: [0, 60],
};

function panByKeys(event: KeyboardEvent, view: RefObject<HTMLElement>) {
  const by = event.target === view.current ? pans[event.key] : undefined;
  if (!by) return;
  event.preventDefault();
  view.current?.scrollBy(...by);
}
