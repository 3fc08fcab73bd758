import { isAbn, isCanadianBusinessNumber, isGstin, isNzGst, isRfc } from "../../samples/check-digits";
import type { Dice } from "../dice";

/** A tax number with right check digits, printed as the country prints it. */
export function taxNumberOf(country: string, dice: Dice): string {
  return (makers[country] ?? ((d: Dice) => d.fill("#########")))(dice);
}

const gstStates = ["27", "29", "33", "24", "07", "36", "09", "19", "06", "32"];

const makers: Record<string, (dice: Dice) => string> = {
  US: (dice) => dice.fill("^#-#######"),
  CA: (dice) =>
    `${checked(dice, "^########", isCanadianBusinessNumber)}${dice.pick([" RT0001", "RT0001", " RT 0001"])}`,
  MX: (dice) => {
    const stem = `${dice.fill("@@@")}${dice.int(80, 99)}${pad(dice.int(1, 12))}${pad(dice.int(1, 28))}${dice.fill("@#")}`;
    return complete(stem, "0123456789A", isRfc);
  },
  AU: (dice) => {
    const id = checked(dice, "^#########", isAbn);
    return dice.chance(0.8) ? id.replace(/^(..)(...)(...)(...)$/, "$1 $2 $3 $4") : id;
  },
  NZ: (dice) => {
    const id = checked(dice, "1########", isNzGst);
    return dice.pick([
      id,
      id.replace(/^(...)(...)(...)$/, "$1-$2-$3"),
      id.replace(/^(...)(...)(...)$/, "$1 $2 $3"),
    ]);
  },
  IN: (dice) =>
    complete(
      `${dice.pick(gstStates)}${dice.fill("@@@@@####@^")}Z`,
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      isGstin,
    ),
  GB: (dice) => spacedOut(dice, "GB", dice.fill("^########"), /^(...)(....)(..)$/),
  IE: (dice) => dice.fill("IE#######@"),
  DE: (dice) => `DE${withMod1110(dice.fill("^#######"))}`,
  AT: (dice) => dice.fill("ATU########"),
  CH: (dice) => dice.fill("CHE-###.###.###").concat(dice.pick(["", " MWST"])),
  FR: (dice) => {
    const siren = dice.fill("^########");
    const key = pad((12 + 3 * (Number(siren) % 97)) % 97);
    return dice.chance(0.6)
      ? `FR${key}${siren}`
      : `FR ${key} ${siren.replace(/^(...)(...)(...)$/, "$1 $2 $3")}`;
  },
  BE: (dice) => dice.fill("BE 0###.###.###"),
  IT: (dice) => {
    const id = withLuhn(dice.fill("0#########"));
    return dice.chance(0.4) ? `IT${id}` : id;
  },
  NL: (dice) => dice.fill("NL#########B0^"),
  ES: (dice) => {
    const digits = dice.fill("^######");
    const control = (10 - (Number(spanishSum(digits)) % 10)) % 10;
    return `${dice.pick(["B", "B", "A"])}${dice.pick(["", "-", ""])}${digits}${control}`;
  },
  PT: (dice) => {
    const digits = dice.fill("5#######");
    const rest = [...digits].reduce((sum, digit, i) => sum + Number(digit) * (9 - i), 0) % 11;
    const id = `${digits}${rest < 2 ? 0 : 11 - rest}`;
    return dice.pick([id, id.replace(/^(...)(...)(...)$/, "$1 $2 $3"), `PT${id}`]);
  },
  MY: (dice) => dice.fill("000###########").slice(0, 12),
  SG: (dice) => dice.fill("M2-#######-#"),
};

/** Counts up from a random number until the check digits hold. */
function checked(dice: Dice, pattern: string, holds: (id: string) => boolean): string {
  const start = dice.fill(pattern);
  const width = start.length + (holds === isAbn ? 1 : 0);
  const first = Number(start) * (holds === isAbn ? 10 : 1);
  for (let step = 0; step < 5000; step += 1) {
    const id = String(first + step).padStart(width, "0");
    if (holds(id)) return id;
  }
  throw new Error(`no valid number from ${start}`);
}

function complete(stem: string, signs: string, holds: (id: string) => boolean): string {
  const sign = [...signs].find((last) => holds(stem + last));
  if (!sign) throw new Error(`no check sign for ${stem}`);
  return stem + sign;
}

function withMod1110(digits: string): string {
  let product = 10;
  for (const digit of digits) product = (2 * ((Number(digit) + product) % 10 || 10)) % 11;
  return `${digits}${(11 - product) % 10}`;
}

function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function spanishSum(digits: string): number {
  return [...digits].reduce((total, digit, i) => {
    const value = i % 2 === 0 ? 2 * Number(digit) : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
}

function spacedOut(dice: Dice, prefix: string, digits: string, groups: RegExp): string {
  const grouped = digits.replace(groups, "$1 $2 $3");
  return dice.pick([`${prefix}${digits}`, `${prefix} ${grouped}`, grouped, digits]);
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
