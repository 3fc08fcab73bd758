import marks from "./marks.svg?url";

type MarkKind =
  | "check"
  | "cross"
  | "warning"
  | "about"
  | "plus"
  | "minus"
  | "back"
  | "forth"
  | "turn-left"
  | "turn-right"
  | "screen"
  | "apart"
  | "together"
  | "ascending"
  | "descending"
  | "sortable"
  | "previous"
  | "next"
  | "pencil";

/**
 * A small sign beside a word, drawn rather than typed, since not every font has it. It takes the text's color. The
 * shapes are one image for all pages instead of a part of their scripts.
 */
export function InlineIcon({ kind }: { kind: MarkKind }) {
  return <SpriteIcon name={kind} size="inline-block size-[0.85em]" />;
}

/** A shape of the image of shapes. */
export function SpriteIcon({ name, size }: { name: string; size: string }) {
  return (
    <svg aria-hidden="true" className={`${size} shrink-0 fill-current`}>
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
