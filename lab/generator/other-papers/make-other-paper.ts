import type { Page } from "@fieldwise/engine/reading";
import { addDays } from "../content/calendar";
import { countryOf } from "../content/countries";
import { habitsOf, makeDeal } from "../content/make-deal";
import { companyName, personName } from "../content/names";
import { type Party, partyOf } from "../content/party";
import { type Dice, diceOf } from "../dice";
import { pagesOf } from "../document-of";
import { createSheet } from "../drawing/sheet";
import { type Composer, composerOf } from "../layouts/composer";
import { invoiceFamilies } from "../layouts/invoice-families";
import { tradeLayout } from "../layouts/trade-layout";
import { invoicePaper } from "../layouts/trade-paper";
import { formatDate } from "../style/format-date";
import { formatNumber } from "../style/format-number";
import { type Style, styleOf } from "../style/style";
import type { Medium } from "../synthetic-document";
import { type PaperWords, paperWords } from "./paper-words";

/** What an office has besides the kinds that are read; a `picture` has stray marks that recognition takes for letters. */
const otherPapers = [
  "letter",
  "reminder",
  "contract",
  "notes",
  "person",
  "form",
  "payslip",
  "delivery",
  "list",
  "quotation",
  "picture",
] as const;
export type OtherPaper = (typeof otherPapers)[number];

/** A paper that no model reads: its first page as our reader would give it. */
type SyntheticPaper = { id: string; paper: OtherPaper; country: string; medium: Medium; page: Page };

/** Without a title only its number tells a quotation from an invoice. */
const titled = invoiceFamilies.filter(({ title }) => title !== "none");

/** What fills the sentences of one paper, and where it is drawn. */
type Draft = { dice: Dice; words: PaperWords; style: Style; party: Party; composer: Composer };

/** A paper of none of the kinds; the same seed gives the same paper. */
export function makeOtherPaper(seed: number, only: { paper?: OtherPaper } = {}): SyntheticPaper {
  const dice = diceOf(seed, "other paper");
  const country = countryOf(dice);
  const style = styleOf(country, seed);
  const paper = only.paper ?? dice.pick(otherPapers);
  const medium =
    paper === "picture"
      ? dice.pick(["scan", "photo"] as const)
      : dice.weighted<Medium>([
          [55, "digital"],
          [30, "scan"],
          [15, "photo"],
        ]);
  const sheet = createSheet(style.page.width, style.page.height);
  const composer = composerOf(sheet, style, dice.pick(country.taxName));
  const draft = { dice, words: paperWords[style.language], style, party: partyOf(country, dice), composer };
  drawings[paper](draft);
  const [page] = pagesOf(sheet, medium, seed);
  if (!page) throw new Error("a sheet has a page");
  return { id: `other-${seed}`, paper, country: country.code, medium, page };
}

const drawings: Record<OtherPaper, (draft: Draft) => void> = {
  letter: (draft) => drawLetter(draft, undefined, draft.words.letter),
  reminder: (draft) => drawLetter(draft, draft.dice.pick(draft.words.reminderTitles), draft.words.reminder),
  contract: (draft) => drawList(draft, draft.words.contractTitles, draft.words.clauses, "numbered"),
  notes: (draft) => drawList(draft, draft.words.noteTitles, draft.words.notes, "spaced"),
  person: (draft) => drawList(draft, draft.words.personTitles, draft.words.persons, "spaced"),
  form: drawForm,
  payslip: drawPayslip,
  delivery: (draft) => drawTable(draft, draft.words.deliveryTitles, draft.words.deliveryHeads, false),
  list: (draft) => drawTable(draft, draft.words.listTitles, draft.words.listHeads, true),
  quotation: drawQuotation,
  picture: drawPicture,
};

/** A sentence with its places filled. */
function filled(sentence: string, { dice, party, style }: Draft): string {
  const fill: Record<string, () => string> = {
    d: () => dateOf(dice, style),
    a: () => amountOf(dice, style),
    p: () => personName(party.country, dice),
    c: () => companyName(party.country, dice),
    n: () => dice.fill(dice.pick(["^", "^#", "^###", "^####-#"])),
  };
  return sentence.replace(/\{(\w)\}/g, (whole, key: string) => fill[key]?.() ?? whole);
}

function dateOf(dice: Dice, style: Style): string {
  return formatDate(
    addDays("2019-01-01", dice.int(0, 2800)),
    style.datePattern,
    style.language,
    style.monthCapitals,
  );
}

function amountOf(dice: Dice, style: Style): string {
  const number = formatNumber(dice.int(500, 900_000), 2, style.numbers);
  return dice.chance(0.7)
    ? `${style.money.before}${number} ${style.money.after}`.trim()
    : `${number} ${style.currency}`;
}

/** A cursor down the sheet that writes lines and knows when the page is full. */
function penOf({ composer }: Draft, start: number) {
  let y = start;
  const pen = {
    skip: (lines: number) => {
      y += composer.lineHeight() * lines;
    },
    isFull: () => y > composer.bottom,
    write(
      text: string,
      {
        x = composer.left,
        scale = 1,
        bold = false,
        align = "left" as const as "left" | "right" | "centre",
      } = {},
    ) {
      if (pen.isFull()) return;
      composer.sheet.text(x, y + composer.style.size * scale, text, composer.font(scale, bold), align);
      y += composer.lineHeight(scale);
    },
    /** Texts beside each other, at shares of the printed width. */
    row(texts: readonly string[], places: readonly number[], bold = false) {
      if (pen.isFull()) return;
      const width = composer.right - composer.left;
      texts.forEach((text, at) => {
        composer.sheet.text(
          composer.left + width * (places[at] ?? 0),
          y + composer.style.size,
          text,
          composer.font(1, bold),
        );
      });
      y += composer.lineHeight(1.15);
    },
    /** Running text, broken where the line is full. */
    flow(text: string, indent = 0) {
      let line = "";
      for (const word of text.split(" ")) {
        const longer = line ? `${line} ${word}` : word;
        if (
          line &&
          composer.sheet.measure(longer, composer.font()) > composer.right - composer.left - indent
        ) {
          pen.write(line, { x: composer.left + indent });
          line = word;
        } else line = longer;
      }
      if (line) pen.write(line, { x: composer.left + indent });
    },
  };
  return pen;
}

/** The letterhead that most papers have: a name, an address, perhaps telephone and web. */
function drawHead(draft: Draft) {
  const { dice, party, composer } = draft;
  const pen = penOf(draft, composer.style.margin);
  if (dice.chance(0.2)) return pen;
  const align = dice.pick(["left", "right", "centre"] as const);
  const x =
    align === "left"
      ? composer.left
      : align === "right"
        ? composer.right
        : (composer.left + composer.right) / 2;
  pen.write(party.name, { x, align, scale: dice.pick([1, 1.3, 1.8]), bold: dice.chance(0.6) });
  for (const line of party.address) pen.write(line, { x, align });
  if (dice.chance(0.6)) pen.write(dice.pick([party.phone, party.email, party.web]), { x, align });
  if (dice.chance(0.2)) pen.write(party.taxNumber, { x, align });
  pen.skip(dice.int(1, 4));
  return pen;
}

/** What stands at the foot of business paper, bank account and numbers among it. */
function drawFoot({ dice, party, composer }: Draft) {
  if (dice.chance(0.5)) return;
  const facts = [...party.bank, ...party.otherIds].map(({ label, value }) => `${label} ${value}`);
  const text = dice
    .shuffled([...facts, party.web])
    .slice(0, dice.int(1, 3))
    .join("  ·  ");
  composer.sheet.text(composer.left, composer.bottom + 24, text, composer.font(0.8));
}

const someOf = <T>(dice: Dice, list: readonly T[], from: number, to: number): T[] =>
  dice.shuffled(list).slice(0, dice.int(from, to));

function drawLetter(draft: Draft, title: string | undefined, sentences: readonly string[]) {
  const { dice, words, party, style } = draft;
  const pen = drawHead(draft);
  if (dice.chance(0.8)) {
    const to = partyOf(party.country, dice, dice.chance(0.5));
    for (const line of [to.name, ...to.address]) pen.write(line);
    pen.skip(1);
  }
  pen.write(dateOf(dice, style), dice.chance(0.5) ? { x: draft.composer.right, align: "right" } : {});
  pen.skip(1);
  if (title) pen.write(title, { scale: dice.pick([1, 1.2, 1.6]), bold: true });
  pen.write(filled(dice.pick(words.greetings), draft));
  pen.skip(0.5);
  const more = title ? someOf(dice, words.letter, 0, 2) : [];
  for (const paragraph of [...someOf(dice, sentences, 2, 9), ...more]) {
    pen.flow(filled(paragraph, draft));
    if (dice.chance(0.4)) pen.skip(0.6);
  }
  pen.skip(1);
  pen.write(dice.pick(words.closings));
  pen.skip(dice.int(1, 3));
  pen.write(personName(party.country, dice));
  drawFoot(draft);
}

/** Contracts, minutes and the like: a title, and short paragraphs or points. */
function drawList(
  draft: Draft,
  titles: readonly string[],
  points: readonly string[],
  how: "numbered" | "spaced",
) {
  const { dice, party, style } = draft;
  const pen = dice.chance(0.4) ? drawHead(draft) : penOf(draft, draft.composer.style.margin);
  const middle = (draft.composer.left + draft.composer.right) / 2;
  const title = dice.pick(titles);
  pen.write(dice.chance(0.3) ? title.toUpperCase() : title, {
    scale: dice.pick([1, 1.4, 1.8, 2.2]),
    bold: true,
    ...(dice.chance(0.5) ? { x: middle, align: "centre" as const } : {}),
  });
  if (dice.chance(0.4)) pen.write(dateOf(dice, style));
  pen.skip(1);
  const rounds = dice.int(1, 3);
  for (let round = 0, number = 1; round < rounds; round += 1)
    for (const point of someOf(dice, points, 3, points.length)) {
      pen.flow(`${how === "numbered" ? `${number}. ` : ""}${filled(point, draft)}`, dice.pick([0, 0, 12]));
      if (dice.chance(0.5)) pen.skip(0.5);
      number += 1;
    }
  pen.skip(2);
  if (dice.chance(0.6))
    pen.row([personName(party.country, dice), companyName(party.country, dice)], [0, 0.55]);
}

function drawForm(draft: Draft) {
  const { dice, words, party, style } = draft;
  const pen = drawHead(draft);
  pen.write(dice.pick(words.formTitles), { scale: dice.pick([1.2, 1.6, 2]), bold: true });
  pen.skip(1);
  const isFilled = dice.chance(0.5);
  const value = () =>
    dice.pick([
      personName(party.country, dice),
      dateOf(dice, style),
      party.phone,
      dice.fill("^######"),
      party.address[0] ?? "",
    ]);
  for (const label of someOf(dice, words.formLabels, 5, words.formLabels.length)) {
    if (dice.chance(0.3))
      pen.row(
        [`${label}:`, isFilled ? value() : "________", dice.pick(words.formLabels), "________"],
        [0, 0.2, 0.5, 0.75],
      );
    else pen.row([`${label}${style.colon}`, isFilled ? value() : "________________"], [0, 0.3]);
    pen.skip(dice.pick([0, 0.5, 1]));
  }
  for (const sentence of someOf(dice, words.letter, 0, 2)) pen.flow(filled(sentence, draft));
}

function drawPayslip(draft: Draft) {
  const { dice, words, party, style } = draft;
  const pen = drawHead(draft);
  pen.write(dice.pick(words.payTitles), { scale: dice.pick([1.2, 1.6]), bold: true });
  pen.row([personName(party.country, dice), dateOf(dice, style)], [0, 0.6]);
  pen.skip(1);
  for (const line of words.payLines)
    pen.row(
      [line, dice.fill("^#.##"), formatNumber(dice.int(900, 600_000), 2, style.numbers)],
      [0, 0.5, 0.8],
    );
  drawFoot(draft);
}

/** Lists of goods, with prices or with counts alone. */
function drawTable(draft: Draft, titles: readonly string[], heads: readonly string[], isPriced: boolean) {
  const { dice, words, party, style } = draft;
  const pen = drawHead(draft);
  pen.write(dice.pick(titles), { scale: dice.pick([1.2, 1.6, 2.4]), bold: true });
  if (dice.chance(0.6)) pen.row([dice.fill("^#####"), dateOf(dice, style)], [0, 0.6]);
  if (!isPriced && dice.chance(0.8)) {
    const to = partyOf(party.country, dice);
    for (const line of [to.name, ...to.address]) pen.write(line);
  }
  pen.skip(1);
  if (!isPriced || dice.chance(0.6)) pen.row(heads, [0, 0.2, 0.8], true);
  const rows = dice.int(3, isPriced ? 30 : 12);
  for (let row = 0; row < rows; row += 1) {
    const last = isPriced ? formatNumber(dice.int(90, 60_000), 2, style.numbers) : String(dice.int(1, 60));
    pen.row([dice.fill("^####"), dice.pick(words.goods), last], [0, 0.2, 0.8]);
  }
  pen.skip(2);
  if (dice.chance(0.4)) pen.flow(filled(dice.pick(words.letter), draft));
}

/** A quotation is laid out like its vendor's invoices, under another title and with other labels. */
function drawQuotation({ dice, words, party, composer }: Draft) {
  const [titles, number, date, validUntil] = words.quotation;
  const own: Record<string, string> = {
    invoice: dice.pick(titles),
    invoiceNumber: number,
    invoiceDate: date,
    dueDate: validUntil,
    amountDue: composer.label("total"),
  };
  const quoting: Composer = {
    ...composer,
    label: (name, values) => own[name] ?? composer.label(name, values),
  };
  const deal = makeDeal(party, habitsOf(party.country, dice), dice, party.country);
  const paper = invoicePaper({ ...deal, prepaid: 0, amountDue: deal.total, orderNumber: "" }, "invoice");
  tradeLayout(quoting, { ...paper, title: () => "invoice" }, dice.pick(titled));
}

/** Marks that recognition takes for letters, or nothing at all. */
function drawPicture({ dice, composer }: Draft) {
  const { sheet } = composer;
  const marks = dice.chance(0.2) ? 0 : dice.int(1, 25);
  for (let mark = 0; mark < marks; mark += 1) {
    const text = dice.fill(dice.pick(["@", "@@", "#", "—", "=", "|", "@#@", "~", ". .", "@@@@", "^#"]));
    const place = [
      dice.int(20, Math.floor(sheet.width) - 40),
      dice.int(20, Math.floor(sheet.height) - 20),
    ] as const;
    sheet.text(place[0], place[1], text, composer.font(dice.pick([0.7, 1, 2, 4])));
  }
}
