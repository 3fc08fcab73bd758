import type { Dice } from "../dice";

const patterns = [
  "INV-####",
  "INV#####",
  "INV-YYYY-####",
  "#####",
  "######",
  "#######",
  "^###",
  "YYYY/####",
  "YYYY-###",
  "YY-####",
  "YYMM####",
  "@@######",
  "@-#####",
  "@@-YY-###",
  "SI-####",
  "RE-####",
  "YYYY.####",
  "F-YYYY-###",
  "FA######",
  "@/YY/####",
  "F##/####",
  "######-##",
  "SI########",
  "@##-#######",
  "@@@/##-##/####",
  "00######",
  "9########",
  "TI-####",
  "IV#######",
  "RG-YYYYMM-###",
  "V####",
  "10######",
  "T/####/YY",
  "####-@",
  "@@@@-####",
  "#-######",
  "YYYYMM-###",
  "A ####",
  "No#####",
];

/** The pattern of a vendor's document numbers: Dice.fill signs plus YYYY, YY and MM of the date. */
export function documentNumber(dice: Dice): string {
  return dice.pick(patterns);
}
