import { type LongText, type ManualPicture, pictureSize } from "~/locales/long-text";
import { useTranslation } from "~/locales/use-translation";

/** The sections of a long text; with `contents` their headings come first as links. */
export function LongTextBody({ text, contents = false }: { text: LongText; contents?: boolean }) {
  return (
    <div className="prose">
      {contents && <Contents text={text} />}
      {text.sections.map(({ heading, paragraphs, picture }) => (
        <section key={heading} className="mt-6 grid gap-2">
          <h2 id={contents ? anchorOf(heading) : undefined} className="scroll-mt-20">
            {heading}
          </h2>
          {blocksOf(paragraphs).map((block) =>
            typeof block === "string" ? (
              <p key={block}>{block}</p>
            ) : (
              <ul key={block.items[0]}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
          {picture && <Picture {...picture} />}
        </section>
      ))}
    </div>
  );
}

function Contents({ text }: { text: LongText }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("support.contents")} className="no-print mt-4">
      <ul className="list-none! gap-x-6 p-0! sm:columns-2">
        {text.sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`} className="link inline-block py-1">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A picture of a screen in the reader's language; it opens in its full size. */
function Picture({ name, alt }: ManualPicture) {
  const { i18n } = useTranslation();
  const address = `/manual/${i18n.language}/${name}.webp`;
  return (
    <a href={address}>
      <img
        src={address}
        alt={alt}
        {...pictureSize}
        loading="lazy"
        className="h-auto w-full border border-line"
      />
    </a>
  );
}

const anchorOf = (heading: string) =>
  heading
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

type Block = string | { items: string[] };

/** Neighbouring list items become one list. */
function blocksOf(paragraphs: string[]): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of paragraphs) {
    const last = blocks.at(-1);
    if (!paragraph.startsWith("- ")) blocks.push(paragraph);
    else if (typeof last === "object") last.items.push(paragraph.slice(2));
    else blocks.push({ items: [paragraph.slice(2)] });
  }
  return blocks;
}
