import { median } from "../geometry/median";
import { heightOf, widthOf } from "../geometry/rect";
import { patternFor, titlesFor } from "../languages/compile";
import { type TitleFamily, titleFamilies } from "../languages/language";
import {
  copyPattern,
  numberingPattern,
  plainText,
  titleWordPatterns,
} from "../stages/explanation/kind-titles";
import {
  orderNumberPattern,
  orderTermPattern,
  paymentDemandPattern,
} from "../stages/explanation/order-labels";
import { findLabels } from "../stages/labels/find-labels";
import { columnRoleOf } from "../stages/layout/column-phrases";
import type { DocumentLayout } from "../stages/layout/document-layout";
import type { Line, Segment } from "../stages/layout/line";

/** Fields whose labels are counted, by the name of their signal. */
const labelGroups = {
  invoiceLabel: ["invoiceNumber", "invoiceDate"],
  dueLabel: ["dueDate"],
  billToLabel: ["billToAddress", "customerName"],
  shipToLabel: ["shipToAddress"],
  orderLabel: ["orderNumber", "orderDate"],
  accountLabel: ["accountNumber"],
  statementLabel: ["statementDate"],
  periodLabel: ["periodStart", "periodEnd", "period"],
  openingLabel: ["openingBalance"],
  closingLabel: ["closingBalance"],
  movedLabel: ["totalCredits", "totalDebits"],
  previousLabel: ["previousBalance", "paymentsReceived"],
  meterLabel: ["meterNumber", "serviceAddress", "previousRead", "currentRead"],
  usageLabel: ["usageKwh", "usageTherms"],
  advertiserLabel: ["advertiser", "grossAmount"],
  netLabel: ["subTotal"],
  taxLabel: ["tax"],
  totalLabel: ["total"],
  owedLabel: ["amountDue"],
  customerTaxLabel: ["customerTaxNumber"],
  vendorTaxLabel: ["vendorTaxNumber"],
} as const;
type LabelSignal = keyof typeof labelGroups;

/** Words that lines are counted by, by the name of their signal. */
const wordPatterns = {
  demands: paymentDemandPattern,
  tills: words("tills"),
  farewells: words("farewells"),
  stays: words("stays"),
  energies: words("energies"),
  letters: words("letters"),
  agreements: words("agreements"),
  receipts: words("receiptTitles"),
  cardSlips: words("cardSlips"),
  cardTerms: words("cardTerms"),
  units: /\b(?:kwh|therms?|m3|ccf)\b/,
  bank: /\b(?:iban|bic|swift|sort code|bsb|ifsc|routing)\b/,
  cash: new RegExp(`^${patternFor("cashGiven")}\\b`),
  change: new RegExp(`^${patternFor("cashReturned")}\\b`),
} as const;
type WordSignal = keyof typeof wordPatterns;

/** The shape of the page and of its print, and how much there is of what. */
type ShapeSignal =
  | "recognised"
  | "ratio"
  | "across"
  | "paper"
  | "printWidth"
  | "printHeight"
  | "print"
  | "words"
  | "longWords"
  | "lines"
  | "perLine"
  | "prose"
  | "numbers"
  | "capitals"
  | "sums"
  | "sumShare"
  | "dates"
  | "times"
  | "head"
  | "headPrice"
  | "headBalance"
  | "headDate"
  | "orderNumbers"
  | "orderTerms"
  | "creditWord"
  | "demandWord"
  | "mentions"
  | "otherTitle"
  | "receiptTitle"
  | "labels";

export type KindSignal =
  | `${TitleFamily}${"Title" | "Lead" | "Over"}`
  | LabelSignal
  | WordSignal
  | ShapeSignal;

/** What a first page shows, as numbers; what is not there is 0. */
export type KindSignals = Record<KindSignal, number>;

/** Letters of a title that longer words end in: shorter ones end in other words, too. */
const shortestEnding = 5;

const titleOf = Object.fromEntries(
  titleFamilies.map((family) => {
    const phrases = titlesFor(family).join("|");
    return [
      family,
      new RegExp(
        `^(?:[a-z]+ )?(?:${phrases})(?: (?:${phrases}|${copyPattern}))*(?: (?:${numberingPattern})\\b.*)?(?: [^a-z]*\\d[^a-z]*)?$`,
      ),
    ];
  }),
) as Record<TitleFamily, RegExp>;
const otherTitle = words("otherTitles");
const receiptTitle = words("receiptTitles");
const selfBilled = words("selfBilled");

/** What begins with a title of the family or with a longer word that ends in one ("Handelsrechnung Nr. 7 vom ..."). */
const leadOf = Object.fromEntries(
  titleFamilies.map((family) => {
    const phrases = titlesFor(family).filter((phrase) => phrase.length >= shortestEnding);
    return [family, new RegExp(`^(?:[^ ]+ ){0,3}[^ ]*(?:${phrases.join("|")})\\b`)];
  }),
) as Record<TitleFamily, RegExp>;

/** A title stands in this part of the page. Set by hand; the trees decide what it is worth. */
const headPart = 0.25;
/** Print that is higher than so many times the usual counts no more. */
const largest = 3;
/** Print is at least as high, in widths of the page. */
const thinnest = 1e-4;
/** Words of a longer title at most: more are a sentence. */
const mostTitleWords = 6;
/** Words of a column's heading at most. */
const mostHeadingWords = 4;
/** Words of a segment from which on it is running text, if most of them have no digit. */
const proseFrom = 6;
/** Share of the words at either edge that does not count for the width of the print: strays of recognition. */
const strays = 0.03;
/** More labels or lines of one sort say nothing more. */
const most = 6;
/** Strength from which a label names its field. */
const leastStrength = 1;

const sum = /(?:^|\D)\d{1,6}[.,]\d{2}\D{0,3}$/;
const dateFirst = /^\d{1,4}[./-]\d{1,2}\b/;
const longWord = /\p{L}{4}/u;
const time = /\b\d{1,2}:\d{2}(?::\d{2})?\b/;

function words(key: Parameters<typeof patternFor>[0]): RegExp {
  return new RegExp(`\\b${patternFor(key)}\\b`);
}

/** The signals of the first page. */
export function kindSignals(layout: DocumentLayout): KindSignals {
  const lines = layout.lines.filter(({ page }) => page === (layout.lines[0]?.page ?? 1));
  const segments = lines.flatMap((line) => line.segments);
  const texts = segments.map((segment) => closedUp(plainText(segment)));
  return {
    ...titlesIn(segments, texts, headPart * pageRatio(layout)),
    ...labelsIn(lines),
    ...wordsIn(texts),
    ...shapeOf(layout, lines),
    ...tableIn(lines),
  };
}

/** A text without the white between the letters of a word that is set wide ("I N V O I C E"). */
function closedUp(text: string): string {
  return wideWord.test(text) ? text.replace(wideWords, (word) => word.replaceAll(" ", "")) : text;
}

const wideWord = /(?:^| )(?:[a-z] ){4}[a-z](?: |$)/;
const wideWords = /(?<=^| )(?:[a-z] ){4,}[a-z](?= |$)/g;

/** Height of the first page in widths. */
const pageRatio = ({ heights }: DocumentLayout) => [...heights.values()][0] ?? 1;

/**
 * How prominent the title of each family is: 1 anywhere, 1 more at the head of the page, and more in print that is higher than the
 * usual one. `Lead` is the same of longer titles, `Over` how far the family stands out from all others.
 */
function titlesIn(segments: readonly Segment[], texts: readonly string[], head: number) {
  const usual = median(segments.map(heightOf));
  const rank = (segment: Segment) =>
    segment.text.trimEnd().endsWith(":")
      ? 1
      : Number(segment.top < head) +
        Math.min(largest, Math.max(1, heightOf(segment) / Math.max(usual, thinnest)));
  const ranks = segments.map(rank);
  const best = (pattern: RegExp | undefined, isTitle: (text: string) => boolean) =>
    texts.reduce(
      (found, text, at) =>
        (ranks[at] ?? 0) > found && isTitle(text) && pattern?.test(text) ? (ranks[at] ?? 0) : found,
      0,
    );
  const isShort = (text: string) => text.split(" ").length <= mostTitleWords;
  const isNoReceipt = (text: string) => !receiptTitle.test(text);
  const isCredit = (text: string) => !selfBilled.test(text);
  const isOf = (family: TitleFamily, text: string) => family !== "credit" || isCredit(text);
  const families = Object.fromEntries(
    titleFamilies.flatMap((family) => [
      [`${family}Title`, best(titleOf[family], (text) => isOf(family, text))],
      [`${family}Lead`, best(leadOf[family], (text) => isNoReceipt(text) && isOf(family, text))],
    ]),
  ) as Record<`${TitleFamily}Title` | `${TitleFamily}Lead`, number>;
  const standing = (family: TitleFamily) => Math.max(families[`${family}Title`], families[`${family}Lead`]);
  const over = Object.fromEntries(
    titleFamilies.map((family) => [
      `${family}Over`,
      standing(family) - Math.max(...titleFamilies.filter((other) => other !== family).map(standing)),
    ]),
  ) as Record<`${TitleFamily}Over`, number>;
  return {
    ...families,
    ...over,
    creditWord: best(titleWordPatterns.credit, (text) => isShort(text) && isCredit(text)),
    demandWord: best(titleWordPatterns.demand, (text) => isShort(text) && isNoReceipt(text)),
    mentions: Math.min(
      most,
      texts.filter((text) => titleWordPatterns.demand?.test(text) === true && isNoReceipt(text)).length,
    ),
    otherTitle: best(otherTitle, isShort),
    receiptTitle: best(receiptTitle, isShort),
  };
}

/**
 * How many labels of each group begin a segment or end in a colon. They are looked up as they are spelled on scans, too: looking for
 * misread ones takes as long as all the rest.
 */
function labelsIn(lines: readonly Line[]) {
  const counts = Object.fromEntries(Object.keys(labelGroups).map((name) => [name, 0])) as Record<
    LabelSignal,
    number
  >;
  let labels = 0;
  for (const line of lines)
    for (const { startsSegment, endsWithColon, senses } of findLabels(line, false)) {
      const fields = senses.filter(({ strength }) => strength >= leastStrength).map(({ field }) => field);
      if (!(startsSegment || endsWithColon) || fields.length === 0) continue;
      labels += 1;
      for (const field of fields) {
        const group = groupOf.get(field);
        if (group) counts[group] = Math.min(most, counts[group] + 1);
      }
    }
  return { ...counts, labels };
}

const groupOf = new Map<string, LabelSignal>(
  Object.entries(labelGroups).flatMap(([group, fields]) =>
    fields.map((field) => [field, group as LabelSignal] as const),
  ),
);

/** How many segments hold words of each sort. */
function wordsIn(texts: readonly string[]) {
  const counted = (pattern: RegExp) => Math.min(most, texts.filter((text) => pattern.test(text)).length);
  const counts = Object.fromEntries(
    Object.entries(wordPatterns).map(([name, pattern]) => [name, counted(pattern)]),
  ) as Record<WordSignal, number>;
  return { ...counts, orderNumbers: counted(orderNumberPattern), orderTerms: counted(orderTermPattern) };
}

/**
 * The shape of the paper and of the print on it. `across` is the width of the print in letters and `paper` that of the page: a till's
 * roll has some forty, wherever it lay when it was scanned. `print` is the height of a line.
 */
function shapeOf(layout: DocumentLayout, lines: readonly Line[]) {
  const tokens = lines.flatMap((line) => line.tokens);
  const segments = lines.flatMap((line) => line.segments);
  const share = (part: number, of: number) => (of > 0 ? part / of : 0);
  const edges = (values: number[]) => {
    const sorted = values.sort((a, b) => a - b);
    const skipped = Math.floor(strays * sorted.length);
    return [sorted[skipped] ?? 0, sorted[sorted.length - 1 - skipped] ?? 0] as const;
  };
  const [left] = edges(tokens.map((token) => token.left));
  const [, right] = edges(tokens.map((token) => token.right));
  const [top] = edges(tokens.map((token) => token.top));
  const [, bottom] = edges(tokens.map((token) => token.bottom));
  const letter = median(tokens.map((token) => widthOf(token) / Math.max(1, token.text.length)));
  const prose = segments.filter(({ tokens }) => {
    const plain = tokens.filter(({ text }) => !/\d/.test(text)).length;
    return plain >= proseFrom && 2 * plain > tokens.length;
  });
  const sums = segments.filter(({ text }) => sum.test(text)).length;
  return {
    recognised: Number(layout.recognised),
    ratio: pageRatio(layout),
    across: share(right - left, letter),
    paper: share(1, letter),
    printWidth: right - left,
    printHeight: share(bottom - top, pageRatio(layout)),
    print: median(tokens.map(heightOf)),
    words: tokens.length,
    longWords: tokens.filter(({ text }) => longWord.test(text)).length,
    lines: lines.length,
    perLine: share(segments.length, lines.length),
    prose: share(
      prose.reduce((count, { tokens }) => count + tokens.length, 0),
      tokens.length,
    ),
    numbers: share(tokens.filter(({ text }) => /\d/.test(text)).length, tokens.length),
    capitals: share(tokens.filter(({ text }) => /^\p{Lu}{2,}/u.test(text)).length, tokens.length),
    sums,
    sumShare: share(sums, lines.length),
    dates: lines.filter(({ text }) => dateFirst.test(text)).length,
    times: lines.filter(({ text }) => time.test(text)).length,
  };
}

/** How many columns the line names that names most, and which columns are named beside others. */
function tableIn(lines: readonly Line[]) {
  const named = lines
    .map(({ segments }) => segments.filter(isHeading).map(({ text }) => columnRoleOf(text)))
    .map((roles) => roles.filter((role) => role !== undefined))
    .filter((roles) => roles.length > 1);
  const roles = new Set(named.flat());
  return {
    head: Math.max(0, ...named.map(({ length }) => length)),
    headPrice: Number(roles.has("unitPrice")),
    headBalance: Number(roles.has("debit") || roles.has("credit") || roles.has("balance")),
    headDate: Number(roles.has("date")),
  };
}

const isHeading = ({ tokens, text }: Segment) => tokens.length <= mostHeadingWords && !/\d/.test(text);
