/** Characters of HTML that are read of a reply: what a person writes comes first, and the rest is quoted. */
const longestHtml = 400_000;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Elements after which, and before which, a new line begins. */
const blocks = /^(address|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/;
/** Elements whose text nobody sees. */
const unseen = /^(head|script|style|template|title)$/;

/**
 * Marks that mail programs put where what they add begins: the quoted mail (Gmail, Apple Mail, Outlook) and the signature
 * (Gmail, Outlook in the browser and on telephones, Apple Mail). Names may be prefixed when a mail was answered twice.
 */
const added = [
  /\bclass\s*=\s*["']?[^"'>]*\b(?:x_)*gmail_(?:quote|signature)/i,
  /\bid\s*=\s*["']?(?:x_)*(?:divRplyFwdMsg|appendonsend|Signature|ms-outlook-mobile-signature|mail-editor-reference-message-container|AppleMailSignature|lineBreakAtBeginningOfSignature)\b/i,
  /^blockquote\b[^>]*\btype\s*=\s*["']?cite/i,
];

/**
 * The text of an HTML mail as a person sees it, without what its mail program added below: from the quoted mail or the
 * signature on nothing is read.
 */
export function textOfHtml(html: string): string {
  let text = "";
  let skipped: string | null = null;
  for (const piece of piecesOf(html.slice(0, longestHtml))) {
    const [, close, tag = "", rest = ""] = /^<(\/?)([a-z][a-z0-9]*)([\s\S]*)>$/i.exec(piece) ?? [];
    const name = tag.toLowerCase();
    if (skipped) {
      if (close && name === skipped) skipped = null;
    } else if (name === "") {
      if (!/^<[!?/]/.test(piece)) text += decoded(piece.replace(/[ \t\r\n]+/g, " "));
    } else if (!close && isAdded(name, rest)) return text;
    else if (!close && unseen.test(name) && !rest.endsWith("/")) skipped = name;
    else if (blocks.test(name)) text += "\n";
  }
  return text;
}

/** The attributes that identify a mark are at the beginning of an element. */
const longestAttributes = 1_000;

function isAdded(name: string, attributes: string): boolean {
  const element = `${name} ${attributes.slice(0, longestAttributes)}`;
  return added.some((mark) => mark.test(element));
}

/** Comments, elements and texts, in one walk; what is opened and never closed is nothing. */
function* piecesOf(html: string): Generator<string> {
  for (let at = 0; at < html.length; ) {
    if (html[at] !== "<" || !/^<[a-z/!?]/i.test(html.slice(at, at + 2))) {
      const next = html.indexOf("<", at + 1);
      const end = next < 0 ? html.length : next;
      yield html.slice(at, end);
      at = end;
      continue;
    }
    const close = html.startsWith("<!--", at) ? "-->" : ">";
    const end = html.indexOf(close, at);
    if (end < 0) return;
    yield html.slice(at, end + close.length);
    at = end + close.length;
  }
}

const decoded = (text: string) =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (name.startsWith("#")) return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
    return entities[name.toLowerCase()] ?? whole;
  });
