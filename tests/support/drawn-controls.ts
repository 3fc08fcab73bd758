import { wordsOf } from "./rendered";

/** A control of a drawn form. `label` is what names it, `described` the words that it points at. */
export type DrawnControl = {
  tag: string;
  name: string;
  type: string;
  value: string;
  checked: boolean;
  invalid: boolean;
  label: string;
  described: string;
};

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The words of the element with this id, up to its own end tag; elements of the same name do not stand inside. */
function wordsAt(html: string, id: string): string {
  const found = new RegExp(`<(\\w+)[^>]* id="${id}"[^>]*>([\\s\\S]*?)</\\1>`).exec(html);
  return wordsOf(found?.[2] ?? "");
}

/** The controls of a piece of HTML that people fill in, in the order of the page; hidden inputs and buttons are none. */
export function controlsOf(html: string): DrawnControl[] {
  const labels = new Map(
    [...html.matchAll(/<label[^>]* for="([^"]*)"[^>]*>([\s\S]*?)<\/label>/g)].map(
      ([, id = "", inside = ""]) => [id, wordsOf(inside)],
    ),
  );
  return [...html.matchAll(/<(input|select|textarea)( [^>]*)?>/g)].flatMap(([whole, tag = ""]) => {
    const type = attribute(whole, "type") || (tag === "input" ? "text" : tag);
    if (type === "hidden" || type === "submit") return [];
    const id = attribute(whole, "id");
    const described = attribute(whole, "aria-describedby").split(" ").filter(Boolean);
    return [
      {
        tag,
        name: attribute(whole, "name"),
        type,
        value: tag === "input" ? attribute(whole, "value") : valueIn(html, tag, attribute(whole, "name")),
        checked: / checked=""/.test(whole),
        invalid: attribute(whole, "aria-invalid") === "true",
        label: wordsOf(attribute(whole, "aria-label")) || (labels.get(id) ?? ""),
        described: described.map((one) => wordsAt(html, one)).join(" | "),
      },
    ];
  });
}

/** What stands in a text area, or the choice that is selected. */
function valueIn(html: string, tag: string, name: string): string {
  const inside = new RegExp(`<${tag}[^>]* name="${name}"[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? "";
  if (tag === "textarea") return inside.replace(/^\n/, "");
  const chosen = [...inside.matchAll(/<option([^>]*)>/g)].find(([, rest = ""]) => rest.includes("selected"));
  return attribute(chosen?.[0] ?? "", "value");
}

/** The choices of a select, as value and words. */
export const choicesOf = (html: string, name: string): [string, string][] => {
  const inside = new RegExp(`<select[^>]* name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)?.[1] ?? "";
  return [...inside.matchAll(/<option([^>]*)>([\s\S]*?)<\/option>/g)].map(([, rest = "", words = ""]) => [
    attribute(rest, "value"),
    wordsOf(words),
  ]);
};

/** The buttons that send a form, as name, value and words; those for nobody to see are left out. */
export const buttonsOf = (html: string): string[] =>
  [...html.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)]
    .filter(([, rest = ""]) => !rest.includes('aria-hidden="true"') && !rest.includes('type="button"'))
    .map(([, rest = "", inside = ""]) => {
      const [name, value] = [attribute(rest, "name"), attribute(rest, "value")];
      return `${name ? `${name}=${value} ` : ""}${wordsOf(inside)}`.trim();
    });

/** Hidden inputs by name. */
export const hiddenOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([whole]) => [
      attribute(whole, "name"),
      attribute(whole, "value"),
    ]),
  );
