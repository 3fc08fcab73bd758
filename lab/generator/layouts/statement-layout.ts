import type { Statement } from "../content/bank/statement";
import type { Piece } from "../drawing/sheet";
import { formatDate } from "../style/format-date";
import { type BankLabel, bankLabels } from "../style/labels/bank-labels";
import type { Composer } from "./composer";
import type { Entry } from "./entry";
import { infoBlock } from "./info-block";
import { partyBlock, partyLines } from "./party-block";
import type { StatementFamily } from "./statement-families";
import { statementTable } from "./statement-table";
import type { BankWords } from "./statement-words";

/** Draws the statement of an account or a card. */
export function statementLayout(composer: Composer, statement: Statement, family: StatementFamily): void {
  const label = labels(composer);
  const width = composer.right - composer.left;
  let y = head(composer, statement, family, label);
  const left = { left: composer.left, right: composer.left + width * 0.5 };
  const right = { left: composer.left + width * 0.56, right: composer.right };
  const holderArea = family.holder === "right" ? right : left;
  const holder = partyBlock(
    composer,
    holderArea,
    y,
    {
      label: "",
      name: statement.holder.name,
      address: statement.holder.address,
      nameKey: "customerName",
      addressKey: "billToAddress",
      after: [],
    },
    "bare",
  );
  const facts = infoBlock(
    composer,
    family.holder === "right" ? left : right,
    y,
    factEntries(composer, statement, label),
    composer.choose("bank.facts", ["pairs", "pairs-right", "tight", "stacked"] as const),
  );
  const summary = summaryEntries(composer, statement, label);
  const form = family.summary;
  const holderBottom = holder;
  y = Math.max(holder, facts) + composer.choose("bank.gap", [8, 16, 28]);
  if (form !== "none" && family.summaryAt === "right") {
    const area = family.holder === "right" ? left : right;
    y = Math.max(holderBottom, infoBlock(composer, area, facts + 10, summary, form)) + 12;
  } else if (form !== "none" && family.summaryAt === "below") {
    const area =
      form === "header-row" || form === "columns" ? { left: composer.left, right: composer.right } : left;
    y = infoBlock(composer, area, y, summary, form) + 14;
  }
  const bottom = statementTable(composer, statement, family, y, label);
  if (form !== "none" && family.summaryAt === "after") {
    if (bottom > composer.bottom - 100) composer.sheet.turnPage();
    const top = bottom > composer.bottom - 100 ? composer.style.margin : bottom + 12;
    infoBlock(
      composer,
      form === "header-row" ? { left: composer.left, right: composer.right } : left,
      top,
      summary,
      form,
    );
  }
  pageNumbers(composer);
}

function labels(composer: Composer): BankWords {
  return (name) =>
    composer
      .choose(`bank.${name}`, bankLabels[composer.style.language][name])
      .replace("{s}", composer.style.country.sign);
}

function head(
  composer: Composer,
  { bank, isCard }: Statement,
  family: StatementFamily,
  label: BankWords,
): number {
  const x =
    family.head === "right"
      ? composer.right
      : family.head === "centre"
        ? (composer.left + composer.right) / 2
        : composer.left;
  const align = family.head === "right" ? "right" : family.head === "centre" ? "centre" : "left";
  let baseline = composer.style.margin + composer.style.size;
  if (family.head !== "logo") {
    const [name = [], ...address] = partyLines(composer, {
      label: "",
      name: bank.name,
      address: bank.address,
      nameKey: "vendorName",
      addressKey: "vendorAddress",
      after: [],
    });
    composer.sheet.text(
      x,
      baseline,
      name,
      composer.font(composer.choose("bank.scale", [1.2, 1.6, 2]), true),
      align,
    );
    baseline += composer.lineHeight(0.5);
    for (const line of composer.chance("bank.address", 0.6) ? address : []) {
      baseline += composer.lineHeight();
      composer.sheet.text(x, baseline, line, composer.font(), align);
    }
    if (composer.chance("bank.phone", 0.5)) {
      baseline += composer.lineHeight();
      composer.sheet.text(
        x,
        baseline,
        `${composer.choose("bank.help", ["Customer Service", "Tel", "Phone"])}: ${bank.phone}   ${bank.web}`,
        composer.font(0.9),
        align,
      );
    }
  } else baseline += 30;
  const titleAlign =
    family.head === "right" ? "left" : composer.choose("bank.title-at", ["left", "centre", "right"] as const);
  const titleX =
    titleAlign === "left"
      ? composer.left
      : titleAlign === "right"
        ? composer.right
        : (composer.left + composer.right) / 2;
  baseline += composer.lineHeight(2.2);
  composer.sheet.text(
    titleX,
    baseline,
    label(isCard ? "card" : "title"),
    composer.font(1.5, true),
    titleAlign,
  );
  return baseline + composer.lineHeight();
}

function factEntries(composer: Composer, statement: Statement, label: BankWords): Entry[] {
  const shows = (name: string, probability: number) => composer.chance(`bank.${name}`, probability);
  const period: Piece[] = [
    startOf(composer, statement),
    ` ${label("to")} `,
    composer.date(statement.end, "periodEnd"),
  ];
  return [
    { label: label("account"), value: [composer.value("accountNumber", statement.account)] },
    ...(shows("iban", 0.15) && statement.currency === "EUR"
      ? [{ label: "IBAN", value: [statement.bank.bank[0]?.value ?? ""] }]
      : []),
    ...(shows("period", 0.85) ? [{ label: label("period"), value: period }] : []),
    ...(shows("date", 0.5)
      ? [{ label: label("date"), value: [composer.date(statement.date, "statementDate")] }]
      : []),
    ...(statement.isCard && shows("due", 0.9)
      ? [{ label: label("due"), value: [composer.date(statement.due, "?dueDate")] }]
      : []),
    ...(statement.isCard && shows("minimum", 0.8)
      ? [{ label: label("minimum"), value: composer.amount(statement.minimum, undefined, "total") }]
      : []),
    ...(statement.isCard && shows("limit", 0.6)
      ? [{ label: label("limit"), value: composer.amount(statement.limit, undefined, "total") }]
      : []),
    ...(shows("number", 0.3)
      ? [
          {
            label: composer.choose("bank.sheet", ["Statement No.", "Sheet", "No."]),
            value: [composer.dice("sheet").fill("^#/^#")],
          },
        ]
      : []),
  ];
}

/** The first day of the period; some banks print the year only with the last. */
function startOf(composer: Composer, { start, end }: Statement): Piece {
  if (start.slice(0, 4) !== end.slice(0, 4) || !composer.chance("bank.start-yearless", 0.15))
    return composer.date(start, "periodStart");
  const pattern = composer.style.country.code === "US" ? "MMM D" : "D MMM";
  const text = formatDate(start, pattern, composer.style.language, composer.style.monthCapitals);
  return composer.value("periodStart", text, start);
}

function summaryEntries(composer: Composer, statement: Statement, label: BankWords): Entry[] {
  const { isCard } = statement;
  const entry = (name: BankLabel, cents: number, key: string): Entry => ({
    label: label(name),
    value: composer.amount(cents, key, "total"),
  });
  const negative = composer.chance("bank.negative", 0.4) ? -1 : 1;
  const opening = entry(isCard ? "previous" : "opening", statement.opening, "openingBalance");
  const closing = entry(isCard ? "newBalance" : "closing", statement.closing, "closingBalance");
  const credits = entry(
    isCard ? "payments" : "credits",
    statement.credits * (isCard ? negative : 1),
    "totalCredits",
  );
  const debits = entry(
    isCard ? "purchases" : "debits",
    statement.debits * (isCard ? 1 : negative),
    "totalDebits",
  );
  if (!composer.chance("bank.totals", 0.75)) return [opening, closing];
  return isCard || composer.chance("bank.credits-first", 0.6)
    ? [opening, credits, debits, closing]
    : [opening, debits, credits, closing];
}

function pageNumbers(composer: Composer): void {
  if (composer.sheet.pages === 1 && !composer.chance("bank.page", 0.5)) return;
  for (let page = 1; page <= composer.sheet.pages; page += 1) {
    composer.sheet.page = page;
    composer.sheet.text(
      composer.right,
      composer.sheet.height - composer.style.margin * 0.4,
      composer.label("page", { n: String(page), m: String(composer.sheet.pages) }),
      composer.font(0.85),
      "right",
    );
  }
}
