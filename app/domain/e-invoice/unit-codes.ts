/** Words for units as papers have them, folded, by their code of UN/ECE recommendation 20. */
const words: Record<string, string> = {
  C62: "ea each pc pcs piece pieces unit units un ud uds unidad unidades st stk stck stuck stueck pza pzas pieza piezas piece nr no qty",
  HUR: "h hr hrs hour hours hora horas std stunde stunden heure heures uur",
  DAY: "d day days dia dias tag tage jour jours",
  MON: "month months mes meses monat monate mois",
  ANN: "year years ano anos jahr jahre",
  KGM: "kg kgs kilo kilos kilogram kilogramm",
  GRM: "g gr gram grams gramm",
  TNE: "t ton tonne tonnes tonelada toneladas tonne",
  LTR: "l lt ltr litre liter litro litros liters",
  MTR: "m mtr metre meter metro metros lm",
  MTK: "m2 sqm qm",
  MTQ: "m3 cbm",
  CMT: "cm",
  MMT: "mm",
  KMT: "km",
  KWH: "kwh",
  KWT: "kw",
  PR: "pair pairs par pares paar",
  SET: "set sets juego juegos satz",
  XBX: "box boxes caja cajas karton carton ctn",
  XPK: "pack packs pkt packet paquete paquetes packung",
  LS: "ls lumpsum pauschal pauschale job",
  DZN: "dz dozen docena dutzend",
  MIN: "min mins minute minutes minuto minutos",
};

const codes = new Map(
  Object.entries(words).flatMap(([code, all]) =>
    all.split(" ").map((word): [string, string] => [word, code]),
  ),
);

/** Codes that are written as they are. */
const written = new Set(Object.keys(words));

/** The code of a unit as it is printed; null when nobody knows it. "one" (C62) is what EN 16931 takes for no unit at all. */
export function unitCodeOf(printed: string | null): string | null {
  const text = printed?.trim() ?? "";
  if (written.has(text)) return text;
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return codes.get(folded) ?? null;
}

/** Frequent codes of recommendation 20, and of 21 with the X that UBL and CII put before it, besides those with words. */
const more =
  "4G 5B A10 ACR AMP ANN BAR CEL CMK CMQ DLT DMQ DMT EA E48 E49 FOT FTK FTQ GLL GWH HAR HLT INH INK KT KVA KVR KWT LBR MAW MBF MC MEG MGM MIL MLT MMK MND MWH NAR NMP NPR ONZ PF QAN SEC SMI STN VLT WEE WTT XBG XCT XPA XPP XRO XSA YRD".split(
    " ",
  );

const known = new Set([...written, ...more]);

/** Whether a code is one of the list that receivers check (BR-CL-23), as far as this product knows it. */
export const isUnitCode = (code: string): boolean => known.has(code);
