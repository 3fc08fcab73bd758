import type { ShownSample } from "~/http/shown-sample";
import type { FrontText } from "~/locales/front-text";
import { FoundSums, FoundValues, MarkedPage } from "./found-values";

type Props = { sample: ShownSample; texts: FrontText["sample"] };

/**
 * A sample document and what the product found on it. Values and their positions link to each other, without script.
 */
export function LiveSample({ sample, texts }: Props) {
  const { picture, fields, proof } = sample;
  return (
    <section aria-labelledby="sample" className="grid gap-2">
      <h2 id="sample">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
        <MarkedPage {...picture} alt={texts.picture} fields={fields} />
        <div className="grid gap-3">
          <FoundValues label={texts.found} fields={fields} />
          <FoundSums {...proof} />
        </div>
      </div>
    </section>
  );
}
