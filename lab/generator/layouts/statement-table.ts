import type { Movement, Statement } from "../content/bank/statement";
import type { Piece } from "../drawing/sheet";
import type { Composer } from "./composer";
import { wrapped } from "./item-table";
import type { StatementFamily } from "./statement-families";
import { type BankWords, movementDate } from "./statement-words";

type Column = { label: string; at: number; right: boolean; of(movement: Movement, index: number): Piece[] };

/** Draws the movements over as many pages as they need and returns the bottom. */
export function statementTable(
  composer: Composer,
  statement: Statement,
  family: StatementFamily,
  y: number,
  label: BankWords,
): number {
  const indexed = statement.movements.map((movement, index) => ({ movement, index }));
  if (family.columns !== "sections")
    return table(composer, statement, family, y, label, indexed, family.forwardRow);
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
    if (top > composer.bottom - 80) top = nextPage(composer);
    composer.sheet.text(
      composer.left,
      top + composer.style.size,
      (titles[i] ?? "").toUpperCase(),
      composer.font(1.1, true),
    );
    top = table(composer, statement, family, top + composer.lineHeight() + 4, label, group, false);
    const sum = group.reduce((total, { movement }) => total + Math.abs(movement.amount), 0);
    composer.sheet.text(composer.left, top + composer.style.size, titles[i] ?? "", composer.font(1, true));
    composer.sheet.text(
      composer.right,
      top + composer.style.size,
      composer.amount(sum, (i === 0) !== statement.isCard ? "totalCredits" : "totalDebits", "total"),
      composer.font(1, true),
      "right",
    );
    top += composer.lineHeight(2);
  });
  return top;
}

function table(
  composer: Composer,
  statement: Statement,
  family: StatementFamily,
  y: number,
  label: BankWords,
  rows: { movement: Movement; index: number }[],
  forward: boolean,
): number {
  const columns = columnsOf(composer, statement, family, label);
  const width = composer.right - composer.left;
  const x = (column: Column) => composer.left + column.at * width;
  const header = (top: number) => {
    for (const column of columns)
      composer.sheet.text(
        x(column),
        top + composer.style.size,
        column.label,
        composer.font(0.95, composer.chance("bank.head-bold", 0.7)),
        column.right ? "right" : "left",
      );
    if (composer.style.ruled !== "none")
      composer.sheet.rule(
        composer.left,
        top + composer.lineHeight() + 1,
        composer.right,
        top + composer.lineHeight() + 1,
      );
    return top + composer.lineHeight() + 5;
  };
  let top = header(y);
  if (forward)
    top = balanceRow(composer, columns, x, top, {
      text: label("forward"),
      amount: composer.amount(statement.opening, "openingBalance", "cell"),
      label,
    });
  const textWidth = ((columns[2]?.at ?? 0.6) - (columns[1]?.at ?? 0.13) - 0.14) * width;
  for (const { movement, index } of rows) {
    const lines = wrapped(composer, movement.description, textWidth);
    const height = lines.length * composer.lineHeight() + composer.choose("bank.row", [0, 2, 4]);
    if (top + height > composer.bottom) top = header(nextPage(composer));
    for (const column of columns) {
      const pieces = column.of(movement, index);
      if (column.label === label("description")) describe(composer, x(column), top, pieces, lines);
      else
        composer.sheet.text(
          x(column),
          top + composer.style.size,
          pieces,
          composer.font(),
          column.right ? "right" : "left",
        );
    }
    top += height;
    if (composer.style.ruled === "rows" || composer.style.ruled === "grid")
      composer.sheet.rule(composer.left, top, composer.right, top, 0.3);
  }
  if (forward && composer.chance("bank.closing-row", 0.45)) {
    if (top + composer.lineHeight() > composer.bottom) top = nextPage(composer);
    top = balanceRow(composer, columns, x, top, {
      text: label("closing"),
      amount: composer.amount(statement.closing, "closingBalance", "cell"),
      label,
    });
  }
  return top + 4;
}

function describe(composer: Composer, x: number, top: number, pieces: Piece[], lines: string[]): void {
  const [piece] = pieces;
  lines.forEach((text, i) => {
    const part = typeof piece === "string" || piece === undefined ? text : { ...piece, text };
    composer.sheet.text(x, top + composer.style.size + i * composer.lineHeight(), part, composer.font());
  });
}

/** A balance among the movements, without a date. */
function balanceRow(
  composer: Composer,
  columns: Column[],
  x: (column: Column) => number,
  top: number,
  row: { text: string; amount: Piece[]; label: BankWords },
): number {
  const text = columns.find((column) => column.label === row.label("description"));
  const last = columns.at(-1);
  if (!text || !last) return top;
  composer.sheet.text(x(text), top + composer.style.size, row.text, composer.font());
  composer.sheet.text(x(last), top + composer.style.size, row.amount, composer.font(), "right");
  return top + composer.lineHeight() + 2;
}

function nextPage(composer: Composer): number {
  composer.sheet.turnPage();
  return composer.style.margin;
}

function columnsOf(
  composer: Composer,
  statement: Statement,
  family: StatementFamily,
  label: BankWords,
): Column[] {
  const key = (index: number, column: string) => `line:${index}:${column}`;
  const date: Column = {
    label: label("columnDate"),
    at: 0,
    right: false,
    of: (movement, i) => [movementDate(composer, family, movement, key(i, "date"))],
  };
  const text: Column = {
    label: label("description"),
    at: composer.choose("bank.text-at", [0.13, 0.15, 0.17]),
    right: false,
    of: (movement, i) => [composer.value(key(i, "description"), movement.description)],
  };
  const signed = (cents: number, i: number, shown: number) =>
    signedAmount(composer, cents, key(i, "amount"), shown);
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
    of: (movement, i) => composer.amount(movement.balance, key(i, "balance"), "cell"),
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
      return composer.chance("bank.swap", 0.3)
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
              composer.chance("bank.section-sign", 0.4) ? movement.amount : Math.abs(movement.amount),
            ),
        },
      ];
    default:
      return [date, text, amount(1)];
  }
}

/** An amount that stands for `cents` but is printed as `shown`: a debit column has no minus. */
function signedAmount(composer: Composer, cents: number, key: string, shown: number): Piece[] {
  return composer.amount(shown, key, "cell").map((piece) =>
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
