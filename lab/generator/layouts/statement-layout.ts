import type { Statement } from "../content/bank/statement";
import type { Piece } from "../drawing/sheet";
import { formatDate } from "../style/format-date";
import { type BankLabel, bankLabels } from "../style/labels/bank-labels";
import type { Desk } from "./desk";
import type { Entry } from "./entry";
import { infoBlock } from "./info-block";
import { partyBlock, partyLines } from "./party-block";
import type { StatementFamily } from "./statement-families";
import { statementTable } from "./statement-table";
import type { BankWords } from "./statement-words";

/** Draws the statement of an account or a card. */
export function statementLayout(desk: Desk, statement: Statement, family: StatementFamily): void {
  const label = labels(desk);
  const width = desk.right - desk.left;
  let y = head(desk, statement, family, label);
  const left = { left: desk.left, right: desk.left + width * 0.5 };
  const right = { left: desk.left + width * 0.56, right: desk.right };
  const holderArea = family.holder === "right" ? right : left;
  const holder = partyBlock(
    desk,
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
    desk,
    family.holder === "right" ? left : right,
    y,
    factEntries(desk, statement, label),
    desk.choose("bank.facts", ["pairs", "pairs-right", "tight", "stacked"] as const),
  );
  const summary = summaryEntries(desk, statement, label);
  const form = family.summary;
  const holderBottom = holder;
  y = Math.max(holder, facts) + desk.choose("bank.gap", [8, 16, 28]);
  if (form !== "none" && family.summaryAt === "right") {
    const area = family.holder === "right" ? left : right;
    y = Math.max(holderBottom, infoBlock(desk, area, facts + 10, summary, form)) + 12;
  } else if (form !== "none" && family.summaryAt === "below") {
    const area = form === "header-row" || form === "columns" ? { left: desk.left, right: desk.right } : left;
    y = infoBlock(desk, area, y, summary, form) + 14;
  }
  const bottom = statementTable(desk, statement, family, y, label);
  if (form !== "none" && family.summaryAt === "after") {
    if (bottom > desk.bottom - 100) desk.sheet.turnPage();
    const top = bottom > desk.bottom - 100 ? desk.style.margin : bottom + 12;
    infoBlock(
      desk,
      form === "header-row" ? { left: desk.left, right: desk.right } : left,
      top,
      summary,
      form,
    );
  }
  pageNumbers(desk);
}

function labels(desk: Desk): BankWords {
  return (name) =>
    desk
      .choose(`bank.${name}`, bankLabels[desk.style.language][name])
      .replace("{s}", desk.style.country.sign);
}

function head(desk: Desk, { bank, isCard }: Statement, family: StatementFamily, label: BankWords): number {
  const x =
    family.head === "right"
      ? desk.right
      : family.head === "centre"
        ? (desk.left + desk.right) / 2
        : desk.left;
  const align = family.head === "right" ? "right" : family.head === "centre" ? "centre" : "left";
  let baseline = desk.style.margin + desk.style.size;
  if (family.head !== "logo") {
    const [name = [], ...address] = partyLines(desk, {
      label: "",
      name: bank.name,
      address: bank.address,
      nameKey: "vendorName",
      addressKey: "vendorAddress",
      after: [],
    });
    desk.sheet.text(x, baseline, name, desk.font(desk.choose("bank.scale", [1.2, 1.6, 2]), true), align);
    baseline += desk.lineHeight(0.5);
    for (const line of desk.chance("bank.address", 0.6) ? address : []) {
      baseline += desk.lineHeight();
      desk.sheet.text(x, baseline, line, desk.font(), align);
    }
    if (desk.chance("bank.phone", 0.5)) {
      baseline += desk.lineHeight();
      desk.sheet.text(
        x,
        baseline,
        `${desk.choose("bank.help", ["Customer Service", "Tel", "Phone"])}: ${bank.phone}   ${bank.web}`,
        desk.font(0.9),
        align,
      );
    }
  } else baseline += 30;
  const titleAlign =
    family.head === "right" ? "left" : desk.choose("bank.title-at", ["left", "centre", "right"] as const);
  const titleX =
    titleAlign === "left" ? desk.left : titleAlign === "right" ? desk.right : (desk.left + desk.right) / 2;
  baseline += desk.lineHeight(2.2);
  desk.sheet.text(titleX, baseline, label(isCard ? "card" : "title"), desk.font(1.5, true), titleAlign);
  return baseline + desk.lineHeight();
}

function factEntries(desk: Desk, statement: Statement, label: BankWords): Entry[] {
  const shows = (name: string, probability: number) => desk.chance(`bank.${name}`, probability);
  const period: Piece[] = [
    startOf(desk, statement),
    ` ${label("to")} `,
    desk.date(statement.end, "periodEnd"),
  ];
  return [
    { label: label("account"), value: [desk.value("accountNumber", statement.account)] },
    ...(shows("iban", 0.15) && statement.currency === "EUR"
      ? [{ label: "IBAN", value: [statement.bank.bank[0]?.value ?? ""] }]
      : []),
    ...(shows("period", 0.85) ? [{ label: label("period"), value: period }] : []),
    ...(shows("date", 0.5)
      ? [{ label: label("date"), value: [desk.date(statement.date, "statementDate")] }]
      : []),
    ...(statement.isCard && shows("due", 0.9)
      ? [{ label: label("due"), value: [desk.date(statement.due, "?dueDate")] }]
      : []),
    ...(statement.isCard && shows("minimum", 0.8)
      ? [{ label: label("minimum"), value: desk.amount(statement.minimum, undefined, "total") }]
      : []),
    ...(statement.isCard && shows("limit", 0.6)
      ? [{ label: label("limit"), value: desk.amount(statement.limit, undefined, "total") }]
      : []),
    ...(shows("number", 0.3)
      ? [
          {
            label: desk.choose("bank.sheet", ["Statement No.", "Sheet", "No."]),
            value: [desk.dice("sheet").fill("^#/^#")],
          },
        ]
      : []),
  ];
}

/** The first day of the period; some banks print the year only with the last. */
function startOf(desk: Desk, { start, end }: Statement): Piece {
  if (start.slice(0, 4) !== end.slice(0, 4) || !desk.chance("bank.start-yearless", 0.15))
    return desk.date(start, "periodStart");
  const pattern = desk.style.country.code === "US" ? "MMM D" : "D MMM";
  const text = formatDate(start, pattern, desk.style.language, desk.style.monthCapitals);
  return desk.value("periodStart", text, start);
}

function summaryEntries(desk: Desk, statement: Statement, label: BankWords): Entry[] {
  const { isCard } = statement;
  const entry = (name: BankLabel, cents: number, key: string): Entry => ({
    label: label(name),
    value: desk.amount(cents, key, "total"),
  });
  const negative = desk.chance("bank.negative", 0.4) ? -1 : 1;
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
  if (!desk.chance("bank.totals", 0.75)) return [opening, closing];
  return isCard || desk.chance("bank.credits-first", 0.6)
    ? [opening, credits, debits, closing]
    : [opening, debits, credits, closing];
}

function pageNumbers(desk: Desk): void {
  if (desk.sheet.pages === 1 && !desk.chance("bank.page", 0.5)) return;
  for (let page = 1; page <= desk.sheet.pages; page += 1) {
    desk.sheet.page = page;
    desk.sheet.text(
      desk.right,
      desk.sheet.height - desk.style.margin * 0.4,
      desk.label("page", { n: String(page), m: String(desk.sheet.pages) }),
      desk.font(0.85),
      "right",
    );
  }
}
