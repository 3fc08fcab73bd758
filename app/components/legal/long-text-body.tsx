import type { LongText } from "~/locales/long-text";

/** The sections of a long text, set for reading. */
export function LongTextBody({ text }: { text: LongText }) {
  return (
    <div className="prose">
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-6 grid gap-2">
          <h2>{heading}</h2>
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
        </section>
      ))}
    </div>
  );
}

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
