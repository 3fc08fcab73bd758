import { patternFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import { centsOf, readAmount } from "../../values/read-amount";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import type { RowCheck } from "./row-arithmetic";
import type { ReadingFacts } from "./row-sources";

/** What is recognised with more confidence than this is taken as it is, as in `repair-numbers.ts`. */
const sure = 0.97;
/** With fewer digits, one other is an amount of its own. */
const leastDigits = 3;

/** An amount of a movement and the column that it stands in. */
export type Money = {
  value: string;
  cents: number;
  tokens: Token[];
  role: "debit" | "credit" | "balance" | "amount";
};

/** A movement of an account as its lines say it. */
export type Movement = {
  line: Line;
  last: Line;
  date: string;
  dateTokens: Token[];
  text: Token[];
  amount: Money;
  balance: Money | undefined;
};

/** A movement with its sign, and what the balances say of it. */
export type ChainedMovement = Movement & { check: RowCheck };

/**
 * Closes the movements by their balances: b(i) = b(i-1) + movements since. The chain gives the sign where no column
 * does, and mends an amount that recognition misread in one or two digits. `opening` is the balance brought forward in
 * cents. Statements that print the newest movement first are chained backwards.
 */
export function chained(movements: readonly Movement[], opening: number | undefined): ChainedMovement[] {
  const signed = movements.map(withColumnSign);
  const forwards = chain(signed, opening);
  const backwards = chain([...signed].reverse(), undefined).reverse();
  return agreeing(backwards) > agreeing(forwards) ? backwards : forwards;
}

const openingWords = new RegExp(patternFor("openingBalances"));

/** Whether a line names the balance that the movements start from. */
export function opensAccount(line: Line): boolean {
  return line.segments.some((segment) => openingWords.test(compact(segment.text)));
}

/** The balance that the movements start from, in cents: on the first line that names it. */
export function openingOf(lines: readonly Line[], { decimalMark }: ReadingFacts): number | undefined {
  for (const line of lines) {
    if (!opensAccount(line)) continue;
    const amounts = line.tokens.flatMap((token) => readAmount(token.text, decimalMark) ?? []);
    const money = amounts.findLast((amount) => amount.decimals === 2);
    if (money) return centsOf(money.value);
  }
  return undefined;
}

function withColumnSign(movement: Movement): Movement {
  const { amount } = movement;
  return amount.role === "debit" && amount.cents > 0 ? { ...movement, amount: negated(amount) } : movement;
}

function agreeing(movements: readonly ChainedMovement[]): number {
  return movements.filter(({ check }) => check.state === "agrees").length;
}

function chain(movements: readonly Movement[], opening: number | undefined): ChainedMovement[] {
  let before = opening;
  let open: ChainedMovement[] = [];
  return movements.map((movement) => {
    const { balance } = movement;
    if (!balance || before === undefined) {
      const untested: ChainedMovement = { ...movement, check: { state: "untested", reasons: [] } };
      if (balance) open = [];
      else open.push(untested);
      before = balance ? balance.cents : before;
      return untested;
    }
    const since = open.reduce((sum, { amount }) => sum + amount.cents, 0);
    const closed = closedBy(movement, before + since, balance.cents);
    before = balance.cents;
    open = [];
    return closed;
  });
}

function closedBy(movement: Movement, before: number, after: number): ChainedMovement {
  const { amount } = movement;
  const wanted = after - before;
  const values = { before: written(before), balance: written(after) };
  const agrees = (closed: Money): ChainedMovement => ({
    ...movement,
    amount: closed,
    check: {
      state: "agrees",
      reasons: [{ key: "reason.row-balance", values: { ...values, amount: closed.value } }],
    },
  });
  if (amount.cents === wanted) return agrees(amount);
  if (amount.cents === -wanted) return agrees(negated(amount));
  if (isSlip(amount, wanted)) {
    const repaired = { ...amount, cents: wanted, value: written(wanted) };
    const words = { ...values, read: amount.value, amount: repaired.value };
    const reasons = [{ key: "reason.row-balance-repaired", values: words }];
    return { ...movement, amount: repaired, check: { state: "agrees", reasons } };
  }
  const reasons = [{ key: "reason.row-balance-differs", values: { ...values, amount: amount.value } }];
  return { ...movement, check: { state: "differs", reasons } };
}

/** Whether recognition may have made the amount of the wanted one: as many digits, one or two of them others. */
function isSlip({ cents, tokens }: Money, wanted: number): boolean {
  if (Math.min(1, ...tokens.map((token) => token.confidence)) > sure) return false;
  const [read, right] = [String(Math.abs(cents)), String(Math.abs(wanted))];
  if (read.length !== right.length || read.length < leastDigits) return false;
  const others = [...read].filter((digit, index) => digit !== right[index]).length;
  return others >= 1 && others <= 2 && others * 2 < read.length + 1;
}

function negated(money: Money): Money {
  const cents = -money.cents;
  return {
    ...money,
    cents,
    value: cents < 0 ? `-${money.value.replace(/^-/, "")}` : money.value.replace(/^-/, ""),
  };
}

function written(cents: number): string {
  return (cents / 100).toFixed(2);
}
