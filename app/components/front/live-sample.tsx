import type { ShownSample } from "~/http/shown-sample";
import type { FrontText } from "~/locales/front-text";
import { Mark } from "../shell/mark";

type Props = { sample: ShownSample; texts: FrontText["sample"] };

const looks = {
  sure: { colour: "text-success", mark: "check" },
  likely: { colour: "", mark: "about" },
  doubtful: { colour: "text-failed", mark: "warning" },
} as const;

/** A paper and what the product found on it. Values and their places lead to each other, without script. */
export function LiveSample({ sample, texts }: Props) {
  const { picture, fields, proof } = sample;
  return (
    <section aria-labelledby="sample" className="grid gap-2">
      <h2 id="sample">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
        <figure className="relative border border-line">
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={texts.picture}
            className="h-auto w-full"
          />
          {/* For the pointer: the keyboard has the values beside, which lead to the same places. */}
          {fields.map(({ key, label, value, place }) => (
            <a
              key={key}
              id={`place-${key}`}
              href={`#value-${key}`}
              className="sample-box"
              style={place}
              tabIndex={-1}
            >
              <span className="sr-only">
                {label}: {value}
              </span>
            </a>
          ))}
        </figure>
        <div className="grid gap-3">
          <dl aria-label={texts.found} className="rounded-sm border border-line bg-surface">
            {fields.map(({ key, label, value, confidence, certainty, word, reasons }) => (
              <div
                key={key}
                id={`value-${key}`}
                className="sample-value border-b border-line px-3 py-1.5 last:border-0"
              >
                <dt className="flex justify-between gap-2 text-sm text-muted">
                  {label}
                  <span className={`whitespace-nowrap ${looks[certainty].colour}`}>
                    {confidence} <Mark kind={looks[certainty].mark} /> {word}
                  </span>
                </dt>
                <dd>
                  <a href={`#place-${key}`} className="font-medium">
                    {value}
                  </a>
                </dd>
                <dd className="text-sm text-muted">{reasons}</dd>
              </div>
            ))}
          </dl>
          <div className="rounded-sm border border-line bg-surface px-3 py-2">
            <h3>{proof.title}</h3>
            <ul className="text-sm">
              {proof.equations.map(({ text, holds }) => (
                <li key={text} className={holds ? "text-success" : "text-failed"}>
                  <Mark kind={holds ? "check" : "cross"} /> {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
