import type { Movement, Statement } from "../content/bank/statement";
import type { Piece } from "../drawing/sheet";
import type { Desk } from "./desk";
import { wrapped } from "./item-table";
import type { StatementFamily } from "./statement-families";
import { type BankWords, movementDate } from "./statement-words";

type Column = { label: string; at: number; right: boolean; of(movement: Movement, index: number): Piece[] };

/** Draws the movements over as many pages as they need and returns the bottom. */
export function statementTable(
  desk: Desk,
  statement: Statement,
  family: StatementFamily,
  y: number,
  label: BankWords,
): number {
  const indexed = statement.movements.map((movement, index) => ({ movement, index }));
  if (family.columns !== "sections")
    return table(desk, statement, family, y, label, indexed, family.forwardRow);
  let top = y;
  const groups = [
    indexed.filter(({ movement }) => movement.amount > 0),
    indexed.filter(({ movement }) => movement.amount < 0),
  ];
  const titles = statement.isCard
    ? [label("purchases"), label("payments")]
    : [label("credits"), label("debits")];
  groups.forEach((group, i) => {
    if (group.length === 0) return;
    if (top > desk.bottom - 80) top = nextPage(desk);
    desk.sheet.text(desk.left, top + desk.style.size, (titles[i] ?? "").toUpperCase(), desk.font(1.1, true));
    top = table(desk, statement, family, top + desk.lineHeight() + 4, label, group, false);
    const sum = group.reduce((total, { movement }) => total + Math.abs(movement.amount), 0);
    desk.sheet.text(desk.left, top + desk.style.size, titles[i] ?? "", desk.font(1, true));
    desk.sheet.text(
      desk.right,
      top + desk.style.size,
      desk.amount(sum, (i === 0) !== statement.isCard ? "totalCredits" : "totalDebits", "total"),
      desk.font(1, true),
      "right",
    );
    top += desk.lineHeight(2);
  });
  return top;
}

function table(
  desk: Desk,
  statement: Statement,
  family: StatementFamily,
  y: number,
  label: BankWords,
  rows: { movement: Movement; index: number }[],
  forward: boolean,
): number {
  const columns = columnsOf(desk, statement, family, label);
  const width = desk.right - desk.left;
  const x = (column: Column) => desk.left + column.at * width;
  const header = (top: number) => {
    for (const column of columns)
      desk.sheet.text(
        x(column),
        top + desk.style.size,
        column.label,
        desk.font(0.95, desk.chance("bank.head-bold", 0.7)),
        column.right ? "right" : "left",
      );
    if (desk.style.ruled !== "none")
      desk.sheet.rule(desk.left, top + desk.lineHeight() + 1, desk.right, top + desk.lineHeight() + 1);
    return top + desk.lineHeight() + 5;
  };
  let top = header(y);
  if (forward)
    top = balanceRow(desk, columns, x, top, {
      text: label("forward"),
      amount: desk.amount(statement.opening, "openingBalance", "cell"),
      label,
    });
  const textWidth = ((columns[2]?.at ?? 0.6) - (columns[1]?.at ?? 0.13) - 0.14) * width;
  for (const { movement, index } of rows) {
    const lines = wrapped(desk, movement.description, textWidth);
    const height = lines.length * desk.lineHeight() + desk.choose("bank.row", [0, 2, 4]);
    if (top + height > desk.bottom) top = header(nextPage(desk));
    for (const column of columns) {
      const pieces = column.of(movement, index);
      if (column.label === label("description")) describe(desk, x(column), top, pieces, lines);
      else
        desk.sheet.text(
          x(column),
          top + desk.style.size,
          pieces,
          desk.font(),
          column.right ? "right" : "left",
        );
    }
    top += height;
    if (desk.style.ruled === "rows" || desk.style.ruled === "grid")
      desk.sheet.rule(desk.left, top, desk.right, top, 0.3);
  }
  if (forward && desk.chance("bank.closing-row", 0.45)) {
    if (top + desk.lineHeight() > desk.bottom) top = nextPage(desk);
    top = balanceRow(desk, columns, x, top, {
      text: label("closing"),
      amount: desk.amount(statement.closing, "closingBalance", "cell"),
      label,
    });
  }
  return top + 4;
}

function describe(desk: Desk, x: number, top: number, pieces: Piece[], lines: string[]): void {
  const [piece] = pieces;
  lines.forEach((text, i) => {
    const part = typeof piece === "string" || piece === undefined ? text : { ...piece, text };
    desk.sheet.text(x, top + desk.style.size + i * desk.lineHeight(), part, desk.font());
  });
}

/** A balance among the movements, without a date. */
function balanceRow(
  desk: Desk,
  columns: Column[],
  x: (column: Column) => number,
  top: number,
  row: { text: string; amount: Piece[]; label: BankWords },
): number {
  const text = columns.find((column) => column.label === row.label("description"));
  const last = columns.at(-1);
  if (!text || !last) return top;
  desk.sheet.text(x(text), top + desk.style.size, row.text, desk.font());
  desk.sheet.text(x(last), top + desk.style.size, row.amount, desk.font(), "right");
  return top + desk.lineHeight() + 2;
}

function nextPage(desk: Desk): number {
  desk.sheet.turnPage();
  return desk.style.margin;
}

function columnsOf(desk: Desk, statement: Statement, family: StatementFamily, label: BankWords): Column[] {
  const key = (index: number, column: string) => `line:${index}:${column}`;
  const date: Column = {
    label: label("columnDate"),
    at: 0,
    right: false,
    of: (movement, i) => [movementDate(desk, family, movement, key(i, "date"))],
  };
  const text: Column = {
    label: label("description"),
    at: desk.choose("bank.text-at", [0.13, 0.15, 0.17]),
    right: false,
    of: (movement, i) => [desk.value(key(i, "description"), movement.description)],
  };
  const signed = (cents: number, i: number, shown: number) =>
    signedAmount(desk, cents, key(i, "amount"), shown);
  const out: Column = {
    label: label("withdrawal"),
    at: 0.72,
    right: true,
    of: ({ amount }, i) => (amount < 0 ? signed(amount, i, -amount) : []),
  };
  const into: Column = {
    label: label("deposit"),
    at: 0.86,
    right: true,
    of: ({ amount }, i) => (amount > 0 ? signed(amount, i, amount) : []),
  };
  const balance: Column = {
    label: label("balance"),
    at: 1,
    right: true,
    of: (movement, i) => desk.amount(movement.balance, key(i, "balance"), "cell"),
  };
  const amount = (at: number): Column => ({
    label: label("amount"),
    at,
    right: true,
    of: (movement, i) => signed(movement.amount, i, movement.amount),
  });
  if (statement.isCard) return [date, text, amount(1)];
  switch (family.columns) {
    case "debit-credit-balance":
      return desk.chance("bank.swap", 0.3)
        ? [date, text, { ...into, at: 0.72 }, { ...out, at: 0.86 }, balance]
        : [date, text, out, into, balance];
    case "credit-debit":
      return [date, text, { ...out, at: 0.84 }, { ...into, at: 1 }];
    case "signed-balance":
      return [date, text, amount(0.82), balance];
    case "marked":
      return [
        date,
        text,
        {
          ...amount(0.8),
          of: (movement, i) => [
            ...signed(movement.amount, i, Math.abs(movement.amount)),
            movement.amount < 0 ? " DR" : " CR",
          ],
        },
        balance,
      ];
    case "sections":
      return [
        date,
        text,
        {
          ...amount(1),
          of: (movement, i) =>
            signed(
              movement.amount,
              i,
              desk.chance("bank.section-sign", 0.4) ? movement.amount : Math.abs(movement.amount),
            ),
        },
      ];
    default:
      return [date, text, amount(1)];
  }
}

/** An amount that stands for `cents` but is printed as `shown`: a debit column has no minus. */
function signedAmount(desk: Desk, cents: number, key: string, shown: number): Piece[] {
  return desk.amount(shown, key, "cell").map((piece) =>
    typeof piece === "string"
      ? piece
      : {
          ...piece,
          marks: piece.marks.map((mark) =>
            mark.key === key ? { ...mark, value: (cents / 100).toFixed(2) } : mark,
          ),
        },
  );
}
