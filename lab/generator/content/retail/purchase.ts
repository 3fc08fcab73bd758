import type { Dice } from "../../dice";
import { addDays } from "../calendar";
import type { Party } from "../party";
import { productOf } from "../products";

/** One item over the counter; money in cents. */
export type PurchaseLine = { code: string; name: string; quantity: number; price: number; amount: number };

/** A sale over the counter. Where tax is included, Σ amounts − discount + service + rounding = total, else tax is added. */
export type Purchase = {
  vendor: Party;
  number: string;
  date: string;
  time: string;
  cashier: string;
  till: string;
  lines: PurchaseLine[];
  discount: number;
  /** Charge for service, before tax. */
  service: number;
  linesTotal: number;
  taxIncluded: boolean;
  taxPercent: number;
  net: number;
  tax: number;
  rounding: number;
  total: number;
  cash: number;
  byCard: boolean;
  card: string;
};

const groceries = [
  "MILK 2L",
  "BREAD WHOLEMEAL",
  "EGGS 12S",
  "BANANA",
  "APPLES GALA",
  "BUTTER 250G",
  "RICE 5KG",
  "COOKING OIL",
  "INSTANT NOODLE",
  "TOOTHPASTE",
  "SHAMPOO 400ML",
  "TISSUE 4PK",
  "SODA 1.5L",
  "MINERAL WATER",
  "CHIPS BBQ",
  "CHOC BAR",
  "FLAT WHITE",
  "LATTE REG",
  "ICED TEA",
  "NASI LEMAK",
  "ROTI CANAI",
  "CHICKEN RICE",
  "BURGER MEAL",
  "FRIES LARGE",
  "CAESAR SALAD",
  "SOUP OF DAY",
  "PANEER TIKKA",
  "MASALA DOSA",
  "GARLIC NAAN",
  "FISH & CHIPS",
  "HOUSE WINE",
  "BEER PINT",
  "UNLEADED 95",
  "DIESEL",
  "CAR WASH",
  "BATTERY AA 4",
  "LIGHT BULB",
  "GLUE STICK",
  "BALL PEN BLUE",
  "A4 PAPER",
  "ENVELOPES",
  "WALL PLUG",
  "SCREWS 50PC",
  "PAINT BRUSH",
  "MASKING TAPE",
  "PHOTOCOPY",
  "PARKING",
  "DOG FOOD",
  "SHIRT M",
  "SOCKS 3PK",
  "MUFFIN",
  "DONUT",
  "ORANGE JUICE",
  "YOGHURT",
];
const others: Record<string, readonly string[]> = {
  es: [
    "PAN BARRA",
    "LECHE ENTERA",
    "HUEVOS L",
    "CAFE CON LECHE",
    "TORTILLA",
    "CERVEZA",
    "AGUA MINERAL",
    "MENU DEL DIA",
    "ACEITE OLIVA",
    "QUESO CURADO",
    "TOMATE KG",
    "GASOLEO A",
    "TACOS AL PASTOR",
    "REFRESCO",
    "BOLSA",
    "DETERGENTE",
    "CEPILLO",
    "COPIAS",
  ],
  de: [
    "BROETCHEN",
    "VOLLMILCH",
    "EIER 10ER",
    "KAFFEE CREMA",
    "SCHNITZEL",
    "MINERALWASSER",
    "APFELSCHORLE",
    "BUTTER",
    "SUPER E10",
    "KÄSE GOUDA",
    "ZAHNPASTA",
    "TRAGETASCHE",
    "BATTERIEN AA",
  ],
  fr: [
    "BAGUETTE",
    "LAIT DEMI ECR",
    "CAFE EXPRESSO",
    "PLAT DU JOUR",
    "EAU MINERALE",
    "BEURRE DOUX",
    "FROMAGE",
    "GAZOLE",
    "CROISSANT",
    "VIN ROUGE 75CL",
    "LESSIVE",
    "SAC CAISSE",
  ],
  it: [
    "PANE",
    "LATTE INTERO",
    "CAFFE ESPRESSO",
    "PIZZA MARGHERITA",
    "ACQUA NATURALE",
    "COPERTO",
    "VINO CASA",
    "GASOLIO",
    "MOZZARELLA",
    "SHOPPER",
  ],
  nl: [
    "BROOD",
    "MELK HALFVOL",
    "KOFFIE",
    "TOSTI",
    "KAAS JONG",
    "STATIEGELD",
    "BIER",
    "EURO 95",
    "TAS",
    "EIEREN",
  ],
  pt: [
    "PAO",
    "LEITE MEIO GORDO",
    "CAFE",
    "PASTEL DE NATA",
    "MENU ALMOCO",
    "AGUA 1.5L",
    "SACO",
    "GASOLEO",
    "AZEITE",
    "QUEIJO",
  ],
};

export function makePurchase(
  vendor: Party,
  habits: { number: string; taxIncluded: boolean; codes: string; exempt: boolean; capitals: boolean },
  dice: Dice,
): Purchase {
  const { country } = vendor;
  const count = dice.weighted([
    [4, 1],
    [4, 2],
    [4, 3],
    [3, 5],
    [3, 7],
    [2, 11],
    [1, 18],
  ]);
  const lines = Array.from({ length: count }, () => lineOf(vendor, habits, dice));
  const linesTotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discount = dice.chance(0.1) ? Math.round(linesTotal * dice.pick([0.05, 0.1, 0.2])) : 0;
  const percent = habits.exempt ? 0 : dice.pick(country.rates).percent;
  const service = dice.chance(0.07) ? Math.round(linesTotal * dice.pick([0.1, 0.1, 0.05, 0.125])) : 0;
  const gross = linesTotal - discount + service;
  const net = habits.taxIncluded ? Math.round(gross / (1 + percent / 100)) : gross;
  const tax = habits.taxIncluded ? gross - net : Math.round((gross * percent) / 100);
  const exact = net + tax;
  const byCard = dice.chance(0.45);
  const total =
    !byCard && ["MY", "AU", "NZ", "SG", "CA"].includes(country.code) && dice.chance(0.8)
      ? Math.round(exact / 5) * 5
      : exact;
  const note = dice.pick([500, 1000, 2000, 5000, 10000]);
  return {
    vendor,
    number: dice.fill(habits.number),
    date: addDays("2015-01-01", dice.int(0, 4200)),
    time: `${String(dice.int(7, 22)).padStart(2, "0")}:${String(dice.int(0, 59)).padStart(2, "0")}${dice.chance(0.4) ? `:${String(dice.int(0, 59)).padStart(2, "0")}` : ""}`,
    cashier: dice.pick([
      vendor.contact.split(" ")[0] ?? "",
      dice.fill("^##"),
      vendor.contact.toUpperCase(),
      `CASHIER ${dice.int(1, 9)}`,
    ]),
    till: dice.fill("0^"),
    lines,
    discount,
    service,
    linesTotal,
    taxIncluded: habits.taxIncluded,
    taxPercent: percent,
    net,
    tax,
    rounding: total - exact,
    total,
    cash: byCard ? total : dice.chance(0.3) ? total : Math.ceil(total / note) * note,
    byCard,
    card: dice.fill("XXXX XXXX XXXX ####"),
  };
}

function lineOf(vendor: Party, habits: { codes: string; capitals: boolean }, dice: Dice): PurchaseLine {
  const language = vendor.country.language;
  const pool = language === "en" ? groceries : (others[language] ?? groceries);
  const raw = dice.chance(0.65) ? dice.pick(pool) : productOf(language, dice).name;
  const scale = { INR: 18, MXN: 9 }[vendor.country.currency] ?? 1;
  const price =
    dice.pick([
      dice.int(50, 900),
      dice.int(10, 60) * 50 - 1 * dice.int(0, 1),
      dice.int(5, 40) * 100,
      dice.int(200, 9000),
    ]) * scale;
  const weighed = dice.chance(0.08);
  const quantity = weighed
    ? dice.int(120, 3400) / 1000
    : dice.weighted([
        [7, 1],
        [2, 2],
        [1, dice.int(3, 12)],
      ]);
  return {
    code: dice.fill(habits.codes),
    name: habits.capitals ? raw.toUpperCase() : raw.charAt(0) + raw.slice(1).toLowerCase(),
    quantity,
    price,
    amount: Math.max(1, Math.round(quantity * price)),
  };
}
