import { median } from "../geometry/median";
import { overlapX } from "../geometry/rect";
import { patternFor } from "../languages/compile";
import type { Page } from "../reading/page";
import { findIds } from "../stages/candidates/find-ids";
import { carriedForwardPattern } from "../stages/facts/sum-lines";
import { labelsOf } from "../stages/labels/labels-of";
import { type DocumentLayout, layoutOf } from "../stages/layout/document-layout";
import type { Line } from "../stages/layout/line";
import { findTableHeaders } from "../stages/layout/table-header";
import { compact, fold } from "../text/fold";
import { foldCode } from "../text/fold-code";
import { type PageNumbering, pageNumberingOf } from "./page-numbering";

/** Letters and digits below which a page is blank: a stamp or a page number. Bounds here are what the weights of the split were trained on. */
const blankBelow = 12;
/** Characters of a code that two pages share by being of one document. */
const leastCode = 5;
/** Share of the page's height where titles stand. */
const titleShare = 0.4;
/** Lines from a label, its own among them, where its number stands. */
const linesDown = 3;
/** Heights below a label within which it does. */
const heightsDown = 2.5;
/** Heights to its right within which it does. */
const heightsRight = 20;
/** Characters of a document's number. */
const leastNumber = 3;
/** Letters of a word that says something of its page. */
const leastWord = 3;

/** What a page shows of whether it begins, goes on with or ends a document. Sets hold folded texts. */
export type PageAnalysis = {
  number: number;
  blank: boolean;
  numbering: PageNumbering | null;
  /** Numbers that a label on the page calls the document's own. */
  ownNumbers: ReadonlySet<string>;
  /** Numbers of five characters or more: accounts, telephones, the document's own number. */
  codes: ReadonlySet<string>;
  words: ReadonlySet<string>;
  top: ReadonlySet<string>;
  titled: boolean;
  opens: boolean;
  closes: boolean;
  carriedOver: "to-next" | "from-last" | "both" | null;
  ratio: number;
  source: Page["source"];
  height: number;
};

/** Looks at one page by itself. */
export function pageAnalysisOf(page: Page): PageAnalysis {
  const layout = layoutOf([page]);
  const texts = page.words.map((each) => each.text);
  const folded = fold(layout.lines.map((line) => line.text.replace(/\t/g, " ")).join("\n"));
  return {
    number: page.number,
    blank: texts.join("").replace(/[^\p{L}\p{N}]/gu, "").length < blankBelow,
    numbering: pageNumberingOf(page),
    ...labelledOn(layout),
    codes: new Set(texts.map(foldCode).filter((code) => code.length >= leastCode && /\d{3}/.test(code))),
    words: wordsOf(texts),
    top: wordsOf(page.words.filter(({ box }) => box[3] < topShare).map((each) => each.text)),
    titled: titles.test(topOf(layout)),
    carriedOver: carryOf(folded) ?? carriedSumOf(layout),
    ratio: page.width > 0 ? page.height / page.width : 1,
    source: page.source,
    height: median(page.words.map(({ box }) => box[3] - box[1])),
  };
}

/** Of the page's height: letterhead and title; part of what the weights of the split were trained on. */
const topShare = 0.16;
const titles = new RegExp(
  `(?:^|\\n)(?:[a-z]+ )?${patternFor("pageTitles")}(?: (?:no|number|nr|#|n)\\b.*)?(?:\\n|$)`,
);

function topOf({ lines, heights }: DocumentLayout): string {
  const height = [...heights.values()][0] ?? 1;
  return lines
    .filter((line) => line.top < titleShare * height)
    .flatMap((line) =>
      line.segments.map((segment) =>
        fold(segment.text)
          .replace(/[^\p{L}\p{N}#\s]/gu, "")
          .trim(),
      ),
    )
    .join("\n");
}

const toNext = new RegExp(patternFor("continues"));
const fromLast = new RegExp(patternFor("continued"));

function carryOf(text: string): PageAnalysis["carriedOver"] {
  const [next, last] = [toNext.test(text), fromLast.test(text)];
  if (next && last) return "both";
  return next ? "to-next" : last ? "from-last" : null;
}

/**
 * A running sum that does not say where it goes ("Übertrag 594,00"): above the amounts of the page it comes from the last
 * page, below them it goes to the next.
 */
function carriedSumOf({ lines }: DocumentLayout): PageAnalysis["carriedOver"] {
  const amounts = lines.filter(({ text }) => /\d[.,]\d{2}\b/.test(text));
  const carries = amounts.flatMap((line, place) => (isCarried(line) ? [place] : []));
  const last = carries.some((place) => place < amounts.length / 2 - 0.5);
  const next = carries.some((place) => place > amounts.length / 2 - 0.5);
  if (next && last) return "both";
  return next ? "to-next" : last ? "from-last" : null;
}

const isCarried = ({ segments }: Line) =>
  segments.some(({ text }) => carriedForwardPattern.test(compact(text)));

const numberFields = new Set(["invoiceNumber", "orderNumber"]);
const totalFields = new Set(["total", "amountDue", "closingBalance"]);
const openingFields = new Set(["invoiceDate", "orderDate", "statementDate", "invoiceNumber", "customerName"]);

/** The document's own numbers as labels name them, and whether labels of a beginning or an end stand on the page. */
function labelledOn(layout: DocumentLayout) {
  const labels = labelsOf(layout, findTableHeaders(layout.lines));
  const ownNumbers = new Set<string>();
  const opening = new Set<string>();
  let closes = false;
  for (const [index, hits] of labels) {
    const line = layout.lines[index];
    for (const hit of hits) {
      const senses = hit.senses.filter((sense) => sense.strength >= 1).map((sense) => sense.field);
      if (senses.some((field) => numberFields.has(field)) && line) {
        const own = idAt(layout, hit);
        if (own) ownNumbers.add(own);
      }
      for (const field of senses) if (openingFields.has(field)) opening.add(field);
      const after = line?.tokens.find(
        (token) => token.left >= hit.right - 1e-6 && /\d[.,]\d{2}\b/.test(token.text),
      );
      if (after && senses.some((field) => totalFields.has(field))) closes = true;
    }
  }
  return { ownNumbers, opens: opening.size >= 2, closes };
}

type Spot = { line: number; left: number; right: number; top: number; bottom: number };

/** The first code right of a label, else the one right below it. */
function idAt(layout: DocumentLayout, hit: Spot): string | undefined {
  const em = hit.bottom - hit.top;
  for (const line of layout.lines.slice(hit.line, hit.line + linesDown)) {
    const same = line.index === hit.line;
    if (!same && line.top - hit.bottom > heightsDown * em) return undefined;
    const found = findIds(line, new Set()).find((id) =>
      same ? id.left >= hit.right - 1e-6 && id.left - hit.right < heightsRight * em : overlapX(id, hit) > 0,
    );
    const code = foldCode(found?.value ?? "");
    if (code.length >= leastNumber) return code;
  }
  return undefined;
}

const wordsOf = (texts: readonly string[]) =>
  new Set(
    texts.map((text) => fold(text).replace(/[^\p{L}]/gu, "")).filter((text) => text.length >= leastWord),
  );
