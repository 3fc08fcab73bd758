import type { Language } from "../content/country-facts";

const months: Record<Language, readonly string[]> = {
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  es: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  de: [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
  ],
  fr: [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
  ],
  it: [
    "gennaio",
    "febbraio",
    "marzo",
    "aprile",
    "maggio",
    "giugno",
    "luglio",
    "agosto",
    "settembre",
    "ottobre",
    "novembre",
    "dicembre",
  ],
  nl: [
    "januari",
    "februari",
    "maart",
    "april",
    "mei",
    "juni",
    "juli",
    "augustus",
    "september",
    "oktober",
    "november",
    "december",
  ],
  pt: [
    "janeiro",
    "fevereiro",
    "março",
    "abril",
    "maio",
    "junho",
    "julho",
    "agosto",
    "setembro",
    "outubro",
    "novembro",
    "dezembro",
  ],
};
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Writes an ISO date by a pattern of YYYY YY MMMM MMM MM M DDD (weekday) DD Do D; MMM in capitals when `capitals`. */
export function formatDate(iso: string, pattern: string, language: Language, capitals = false): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  const name = months[language][Number(month) - 1] ?? "";
  const short = language === "en" || language === "es" ? name.slice(0, 3) : shortened(name);
  const cased = (text: string) => (capitals ? text.toUpperCase() : text);
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: cased(name),
    MMM: cased(language === "es" ? short : short.charAt(0).toUpperCase() + short.slice(1)),
    MM: month,
    M: String(Number(month)),
    DDD: weekdays[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? "",
    DD: day,
    Do: ordinal(Number(day)),
    D: String(Number(day)),
  };
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DDD|DD|Do|D/g, (sign) => parts[sign] ?? sign);
}

function shortened(name: string): string {
  return name.length <= 4 ? name : name.slice(0, 3);
}

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? "st"
      : day % 10 === 2 && day !== 12
        ? "nd"
        : day % 10 === 3 && day !== 13
          ? "rd"
          : "th";
  return `${day}${ending}`;
}
