import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { certaintyOf } from "~/domain/documents/certainty";
import type { Place } from "~/domain/extraction/extraction-result";
import type { Box } from "~/domain/reading/page";
import type { Review, ShownPage } from "./review";

type Props = {
  review: Review;
  page: ShownPage;
  active: string;
  mayEdit: boolean;
  onPick(index: number): void;
};

/** The image of a page with what was found on it outlined, and its words as buttons that fill the active field. */
export function PageView({ review, page, active, mayEdit, onPick }: Props) {
  const { t } = useTranslation();
  return (
    <div
      className="relative max-h-[calc(100dvh-5rem)] min-w-0 grow overflow-auto rounded-sm border border-line bg-surface max-xl:max-h-[45dvh]"
      data-page-view
    >
      <div className="relative" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
        <img
          src={page.image}
          alt={t("document.image-of-page", { number: page.number })}
          className="absolute inset-0 size-full bg-white"
        />
        {placesOn(review, page.number).map(({ name, place, confidence }) => (
          <FoundBox
            key={name}
            id={`box-${name}`}
            box={place.box}
            confidence={confidence}
            active={name === active}
          />
        ))}
        {mayEdit &&
          page.words?.map(([text, box], index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a word of a page is known by
              key={index}
              type="submit"
              form="review"
              name="word"
              value={`${page.number}:${index}`}
              style={styleOf(box)}
              onClick={(event) => {
                event.preventDefault();
                onPick(index);
              }}
              className="absolute overflow-hidden text-[0.5rem] text-transparent hover:bg-accent/20 hover:outline-2 hover:outline-accent focus-visible:bg-accent/20"
            >
              {text}
            </button>
          ))}
        {page.words === null && (
          <p className="absolute inset-x-0 bottom-0 bg-surface p-2 text-sm text-muted">
            {t("document.no-words")}
          </p>
        )}
      </div>
    </div>
  );
}

type BoxProps = { id: string; box: Box; confidence: number; active: boolean };

const outlines = {
  sure: "border-[#17703a]",
  likely: "border-[#1257c7]",
  doubtful: "border-dashed border-[#b3201c]",
} as const;

/** Paper is white in every theme, and so are the colours on it. */
function FoundBox({ id, box, confidence, active }: BoxProps) {
  const fill = active ? "bg-[#1257c7]/20 border-2" : "border";
  return (
    <span
      id={id}
      style={styleOf(box, 0.003)}
      className={`pointer-events-none absolute scroll-m-16 rounded-xs target:bg-[#1257c7]/20 ${outlines[certaintyOf(confidence)]} ${fill}`}
    />
  );
}

/** Where a box lies over the page, `margin` (a fraction) wider on each side. */
function styleOf([left, top, right, bottom]: Box, margin = 0): CSSProperties {
  const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
  return {
    left: percent(left - margin),
    top: percent(top - margin),
    width: percent(right - left + 2 * margin),
    height: percent(bottom - top + 2 * margin),
  };
}

type Found = { name: string; place: Place; confidence: number };

function placesOn({ fields, lines }: Review, page: number): Found[] {
  const found: (Omit<Found, "place"> & { place: Place | null })[] = [
    ...fields.map(({ key, place, confidence }) => ({ name: key, place, confidence: confidence ?? 0 })),
    ...lines.flatMap(({ cells }, row) =>
      Object.entries(cells).map(([key, cell]) => ({ name: `line.${row}.${key}`, ...cell })),
    ),
  ];
  return found.filter((one): one is Found => one.place?.page === page);
}
