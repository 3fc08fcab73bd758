import type { Page } from "@fieldwise/engine/reading";
import { addDays } from "../content/calendar";
import { countryOf } from "../content/countries";
import { personName } from "../content/names";
import { type Party, partyOf } from "../content/party";
import { type Dice, diceOf } from "../dice";
import { pagesOf } from "../document-of";
import { createSheet } from "../drawing/sheet";
import { type Composer, composerOf } from "../layouts/composer";
import { formatDate } from "../style/format-date";
import { formatNumber } from "../style/format-number";
import { type Style, styleOf } from "../style/style";
import type { Medium } from "../synthetic-document";
import { type TravelWords, travelWords } from "./travel-words";

/** A paper of a journey as the reader would give its first page: a hotel's bill, or a ticket, which is a receipt. */
type TravelPaper = {
  id: string;
  kind: "invoice" | "receipt";
  country: string;
  medium: Medium;
  page: Page;
};

type Draft = { dice: Dice; words: TravelWords; style: Style; party: Party; composer: Composer };

/** A paper of a journey, with no truth but its kind; the same seed gives the same paper. */
export function makeTravelPaper(seed: number): TravelPaper {
  const dice = diceOf(seed, "travel");
  const country = countryOf(dice);
  const style = styleOf(country, seed);
  const kind = dice.chance(0.5) ? "invoice" : "receipt";
  const medium = dice.weighted<Medium>([
    [kind === "invoice" ? 40 : 10, "digital"],
    [40, "scan"],
    [20, "photo"],
  ]);
  const { width, height } = kind === "invoice" ? style.page : ticketPaper(dice);
  const sheet = createSheet(width, height);
  const margin = kind === "invoice" ? style.margin : dice.int(6, 16);
  const composer = composerOf(
    sheet,
    { ...style, page: { width, height }, margin },
    dice.pick(country.taxName),
  );
  const draft = { dice, words: travelWords[style.language], style, party: partyOf(country, dice), composer };
  if (kind === "invoice") drawStay(draft);
  else drawTicket(draft);
  const [page] = pagesOf(sheet, medium, seed);
  if (!page) throw new Error("a sheet has a page");
  return { id: `travel-${seed}`, kind, country: country.code, medium, page };
}

/** Tickets are small and of any shape, in points. */
function ticketPaper(dice: Dice) {
  return { width: dice.int(130, 300), height: dice.int(110, 330) };
}

const amount = (cents: number, style: Style) => formatNumber(cents, 2, style.numbers);
const dateOf = (iso: string, style: Style) =>
  formatDate(iso, style.datePattern, style.language, style.monthCapitals);

/** A hotel's bill: who stayed, then one line a day and charge, in columns of charges and credits. */
function drawStay({ dice, words, party, style, composer }: Draft) {
  const { sheet, left, right } = composer;
  const step = composer.lineHeight(1.2);
  let y = style.margin + style.size * 2;
  const write = (x: number, text: string, scale = 1, bold = false, align: "left" | "right" = "left") => {
    sheet.text(x, y, text, composer.font(scale, bold), align);
  };
  const next = (lines = 1) => {
    y += step * lines;
  };
  const at = (share: number) => left + (right - left) * share;
  for (const line of [party.name, ...party.address, party.phone]) {
    write(left, line, line === party.name ? 1.3 : 1, line === party.name);
    next();
  }
  next(dice.int(0, 2));
  const title = dice.pick(words.titles);
  if (title) write(dice.pick([left, at(0.6)]), title, dice.pick([1, 1.4, 2]), true);
  next(2);
  const first = addDays("2019-01-01", dice.int(0, 2800));
  const nights = dice.int(1, 5);
  const guest = personName(party.country, dice);
  const facts = [
    [dice.pick(words.guest), guest],
    [dice.pick(words.room), dice.fill("^##")],
    [dice.pick(words.arrival), dateOf(first, style)],
    [dice.pick(words.departure), dateOf(addDays(first, nights), style)],
    [dice.pick(words.number), dice.fill(dice.pick(["^#####", "^########", "^##-^####"]))],
  ] as const;
  const isBeside = dice.chance(0.5);
  dice.shuffled(facts).forEach(([label, value], index) => {
    const x = isBeside && index % 2 === 1 ? at(0.55) : left;
    write(x, `${label}${style.colon}`);
    write(x + (right - left) * 0.2, value);
    if (!isBeside || index % 2 === 1) next();
  });
  next(2);
  drawCharges();
  next(dice.int(1, 3));
  if (dice.chance(0.5)) write(left, [party.taxNumber, party.web, party.email].join("   "), 0.8);

  function drawCharges() {
    const hasBalance = dice.chance(0.4);
    const columns = hasBalance ? [0, 0.2, 0.7, 0.85, 1] : [0, 0.2, 0.8, 1];
    const put = (cells: readonly string[], bold = false) => {
      columns.forEach((share, index) => {
        write(at(share), cells[index] ?? "", 1, bold, index > 1 ? "right" : "left");
      });
      next();
    };
    if (dice.chance(0.85)) put(words.heads, true);
    const kinds = dice.shuffled(words.charges).slice(0, dice.int(1, 4));
    let balance = 0;
    for (let night = 0; night < nights; night += 1)
      for (const kind of kinds) {
        const cents = dice.int(150, 30_000);
        balance += cents;
        put([dateOf(addDays(first, night), style), kind, amount(cents, style), "", amount(balance, style)]);
      }
    const paid = dice.chance(0.6);
    if (paid)
      put([
        dateOf(addDays(first, nights), style),
        dice.pick(words.payment),
        "",
        `-${amount(balance, style)}`,
        amount(0, style),
      ]);
    next();
    put(["", dice.pick(words.total), amount(balance, style)], true);
    if (dice.chance(0.6)) put(["", dice.pick(words.due), amount(paid ? 0 : balance, style)], true);
  }
}

/** A ticket: a few words in a few sizes, a price, a day, often a time. */
function drawTicket({ dice, words, party, style, composer }: Draft) {
  const first = addDays("2019-01-01", dice.int(0, 2800));
  const clock = `${dice.int(6, 22)}:${dice.fill("^#").replace(/[6-9](?=.)/, "4")}`;
  const price = `${style.money.before}${amount(dice.int(100, 6000), style)} ${style.money.after || style.currency}`;
  const lines = [
    party.name,
    dice.pick(words.tickets),
    ...dice.shuffled(words.rides).slice(0, dice.int(1, 4)),
    `${dice.pick(words.price)} ${price}`,
    `${dice.pick(words.valid)} ${dateOf(first, style)}`,
    ...(dice.chance(0.7) ? [`${dateOf(first, style)} ${clock}`] : []),
    ...(dice.chance(0.6) ? [dice.fill(dice.pick(["########", "###-###", "@# ######"]))] : []),
    ...(dice.chance(0.4) ? [party.taxNumber] : []),
    ...(dice.chance(0.4) ? party.address : []),
  ];
  const [head, ...rest] = lines;
  const order = dice.chance(0.5) ? [head ?? "", ...dice.shuffled(rest)] : dice.shuffled(lines);
  const step = (composer.sheet.height - 20) / (order.length + 1);
  const size = Math.min(dice.pick([7, 8, 9, 10]), step * 0.85);
  order.forEach((line, index) => {
    const x = dice.chance(0.8) ? composer.left : composer.left + dice.int(0, 50);
    composer.sheet.text(x, 10 + step * (index + 1), line, { ...composer.font(), size });
  });
}
