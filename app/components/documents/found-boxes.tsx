import { certaintyOf, type Place } from "@fieldwise/engine/results";
import type { RefObject } from "react";
import { useTranslation } from "~/locales/use-translation";
import { fieldId } from "../form/field-id";
import { boxStyle } from "./box-style";
import type { Review } from "./review";

type Props = {
  review: Review;
  page: number;
  active: string;
  /** Is given the box of the active value. */
  activeBox: RefObject<HTMLSpanElement>;
};

const outlines = {
  sure: "border-[#17703a]",
  likely: "border-[#1257c7]",
  doubtful: "border-dashed border-[#b3201c]",
} as const;

const handles = { sure: "bg-[#17703a]", likely: "bg-[#1257c7]", doubtful: "bg-[#b3201c]" } as const;

/** What was found on a page, outlined; the bar at the left of each box leads to its field. Paper is white in every theme. */
export function FoundBoxes({ review, page, active, activeBox }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {placesOn(review, page).map(({ name, place, confidence, label }) => (
        <span key={name}>
          <span
            ref={name === active ? activeBox : undefined}
            id={`box-${name}`}
            style={boxStyle(place.box, 0.003)}
            className={`pointer-events-none absolute scroll-m-16 rounded-xs target:bg-[#1257c7]/20 ${outlines[certaintyOf(confidence)]} ${name === active ? "border-2 bg-[#1257c7]/20" : "border"}`}
          />
          <a
            href={`#${fieldId(name.startsWith("line.") ? name : `field.${name}`)}`}
            // The Tab key has the fields themselves.
            tabIndex={-1}
            title={labelOf(t, label)}
            style={{ ...boxStyle(place.box, 0.003), width: "0.25rem" }}
            className={`absolute -ml-1 rounded-l-xs opacity-60 hover:opacity-100 ${handles[certaintyOf(confidence)]}`}
          >
            <span className="sr-only">{t("review.to-field", { field: labelOf(t, label) })}</span>
          </a>
        </span>
      ))}
    </>
  );
}

type Label = { labelKey: string; name: string; row: number | null };

const labelOf = (t: ReturnType<typeof useTranslation>["t"], { labelKey, name, row }: Label) =>
  row === null
    ? t(labelKey, { name })
    : t("document.cell", { column: t(labelKey, { name }), number: row + 1 });

type Found = { name: string; place: Place; confidence: number; label: Label };

function placesOn({ fields, lines, firstLine, columns }: Review, page: number): Found[] {
  const found: (Omit<Found, "place"> & { place: Place | null })[] = [
    ...fields.map(({ key, place, confidence, labelKey, name }) => ({
      name: key,
      place,
      confidence: confidence ?? 0,
      label: { labelKey, name, row: null },
    })),
    ...lines.flatMap(({ cells }, row) =>
      columns.flatMap(({ key, labelKey, name }) => {
        const cell = cells[key];
        return cell
          ? [{ name: `line.${row}.${key}`, ...cell, label: { labelKey, name, row: firstLine + row } }]
          : [];
      }),
    ),
  ];
  return found.filter((one): one is Found => one.place?.page === page);
}
