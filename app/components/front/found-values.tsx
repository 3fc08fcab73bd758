import type { ShownFound, ShownProof } from "~/http/shown-found";
import { InlineIcon } from "../shell/inline-icon";

const looks = {
  sure: { colour: "text-success", mark: "check" },
  likely: { colour: "", mark: "about" },
  doubtful: { colour: "text-failed", mark: "warning" },
} as const;

type PictureProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  fields: readonly ShownFound[];
};

/** A page with a box around each value that was found on it. A box links to its value, without script. */
export function MarkedPage({ fields, alt, ...picture }: PictureProps) {
  return (
    <figure className="relative border border-line">
      <img {...picture} alt={alt} className="h-auto w-full" />
      {/* For the pointer: keyboard users have the values beside it, which link to the same positions. */}
      {fields.map(({ key, label, value, place }) => (
        <a
          key={key}
          id={`place-${key}`}
          href={`#value-${key}`}
          className="sample-box"
          style={place ?? undefined}
          tabIndex={-1}
        >
          <span className="sr-only">
            {label}: {value}
          </span>
        </a>
      ))}
    </figure>
  );
}

/** The values with confidence and reasons; each links to its position. */
export function FoundValues({ label, fields }: { label: string; fields: readonly ShownFound[] }) {
  return (
    <dl aria-label={label} className="rounded-sm border border-line bg-surface">
      {fields.map(({ key, label, value, confidence, certainty, word, reasons, place }) => (
        <div
          key={key}
          id={`value-${key}`}
          className="sample-value border-b border-line px-3 py-1.5 last:border-0"
        >
          <dt className="flex justify-between gap-2 text-sm text-muted">
            {label}
            <span className={`whitespace-nowrap ${looks[certainty].colour}`}>
              {confidence} <InlineIcon kind={looks[certainty].mark} /> {word}
            </span>
          </dt>
          <dd className="wrap-anywhere">
            {place ? (
              <a href={`#place-${key}`} className="font-medium">
                {value}
              </a>
            ) : (
              <span className="font-medium">{value}</span>
            )}
          </dd>
          <dd className="text-sm text-muted">{reasons}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which sums were tested, and whether they match. */
export const FoundSums = ({ title, equations }: ShownProof) => (
  <div className="rounded-sm border border-line bg-surface px-3 py-2">
    <h3>{title}</h3>
    <ul className="text-sm">
      {equations.map(({ text, holds }) => (
        <li key={text} className={holds ? "text-success" : "text-failed"}>
          <InlineIcon kind={holds ? "check" : "cross"} /> {text}
        </li>
      ))}
    </ul>
  </div>
);
