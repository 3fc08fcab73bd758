import type { Language } from "../content/country-facts";

const english = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const englishTens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const spanish = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
  "trece",
  "catorce",
  "quince",
  "dieciséis",
  "diecisiete",
  "dieciocho",
  "diecinueve",
  "veinte",
  "veintiuno",
  "veintidós",
  "veintitrés",
  "veinticuatro",
  "veinticinco",
  "veintiséis",
  "veintisiete",
  "veintiocho",
  "veintinueve",
];
const spanishTens = [
  "",
  "",
  "",
  "treinta",
  "cuarenta",
  "cincuenta",
  "sesenta",
  "setenta",
  "ochenta",
  "noventa",
];
const spanishHundreds = [
  "",
  "ciento",
  "doscientos",
  "trescientos",
  "cuatrocientos",
  "quinientos",
  "seiscientos",
  "setecientos",
  "ochocientos",
  "novecientos",
];

/** A total in words, as Indian and Mexican paper has it. */
export function amountInWords(cents: number, language: Language, currency: string): string {
  const whole = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  if (language === "es")
    return `(${capital(inSpanish(whole))} ${currency === "MXN" ? "pesos" : "euros"} ${rest}/100${currency === "MXN" ? " M.N." : ""})`;
  const unit = currency === "INR" ? "Rupees" : "Dollars";
  return `${unit} ${capital(currency === "INR" ? inLakhs(whole) : inEnglish(whole))}${rest === "00" ? "" : ` and ${inEnglish(Number(rest))} ${currency === "INR" ? "paise" : "cents"}`} Only`;
}

function inEnglish(number: number): string {
  if (number < 20) return english[number] ?? "";
  if (number < 100)
    return `${englishTens[Math.floor(number / 10)]}${number % 10 ? `-${english[number % 10]}` : ""}`;
  if (number < 1000)
    return `${english[Math.floor(number / 100)]} hundred${number % 100 ? ` ${inEnglish(number % 100)}` : ""}`;
  if (number < 1_000_000)
    return `${inEnglish(Math.floor(number / 1000))} thousand${number % 1000 ? ` ${inEnglish(number % 1000)}` : ""}`;
  return `${inEnglish(Math.floor(number / 1_000_000))} million${number % 1_000_000 ? ` ${inEnglish(number % 1_000_000)}` : ""}`;
}

function inLakhs(number: number): string {
  if (number < 100_000) return inEnglish(number);
  if (number < 10_000_000)
    return `${inEnglish(Math.floor(number / 100_000))} lakh${number % 100_000 ? ` ${inEnglish(number % 100_000)}` : ""}`;
  return `${inEnglish(Math.floor(number / 10_000_000))} crore${number % 10_000_000 ? ` ${inLakhs(number % 10_000_000)}` : ""}`;
}

function inSpanish(number: number): string {
  if (number < 30) return spanish[number] ?? "";
  if (number < 100)
    return `${spanishTens[Math.floor(number / 10)]}${number % 10 ? ` y ${spanish[number % 10]}` : ""}`;
  if (number === 100) return "cien";
  if (number < 1000)
    return `${spanishHundreds[Math.floor(number / 100)]}${number % 100 ? ` ${inSpanish(number % 100)}` : ""}`;
  if (number < 1_000_000)
    return `${number < 2000 ? "" : `${inSpanish(Math.floor(number / 1000))} `}mil${number % 1000 ? ` ${inSpanish(number % 1000)}` : ""}`;
  return `${number < 2_000_000 ? "un millón" : `${inSpanish(Math.floor(number / 1_000_000))} millones`}${number % 1_000_000 ? ` ${inSpanish(number % 1_000_000)}` : ""}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
