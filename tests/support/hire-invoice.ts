import type { Page, Word } from "@engine/reading/page";

const notes = ["gate code required", "bring spare slings", "second crew at noon", "call before arrival"];
const streets = [
  "12 Harbour Lane, Dunedin 9016",
  "7 Quarry Road, Timaru 7910",
  "88 Station Street, Napier 4110",
];
const money = (amount: number) => amount.toLocaleString("en-US", { minimumFractionDigits: 2 });

/**
 * An invoice of a hire firm that prints facts which are in no catalogue, each beside a label of its own, and what they
 * are. `without` leaves out lines by their labels.
 */
export function hirePage(index: number, { without = [] as readonly string[] } = {}) {
  const truth = {
    ticket: `JC-${9200 + 3 * index}`,
    note: notes[index % notes.length] ?? "",
    skids: String(12 + 5 * index),
    heldBack: (1250.5 + 110 * index).toFixed(2),
    slot: `2026-04-${10 + index}`,
    depot: streets[index % streets.length] ?? "",
  };
  const facts = [
    ["Invoice number", `AX-${4100 + 7 * index}`],
    ["Invoice date", `March ${4 + index}, 2026`],
    ["Ticket", truth.ticket],
    ["Note", truth.note],
    ["Skids", truth.skids],
    ["Held back", money(Number(truth.heldBack))],
    ["Slot", `April ${10 + index}, 2026`],
    ["Depot", truth.depot],
  ].flatMap(([label = "", value = ""], row): Printed[] =>
    without.includes(label)
      ? []
      : [
          [label, 60, 690 - 18 * row],
          [value, 190, 690 - 18 * row],
        ],
  );
  const words = [...head, ...facts, ...items(400 + 13 * index, 250 + 9 * index)].flatMap(wordsOf);
  const page: Page = {
    number: 1,
    width: 595,
    height: 842,
    source: "text",
    confidence: 1,
    turns: 0,
    words,
  };
  return { page, truth };
}

/** Text, and where it starts in points from the lower left. */
type Printed = [text: string, x: number, y: number, size?: number];

const head: Printed[] = [
  ["Kestrel Rigging Ltd", 60, 790, 16],
  ["48 Wharf Street, Nelson 7010", 60, 772],
  ["Tel 03 548 7712", 60, 757],
  ["INVOICE", 60, 720, 18],
];

const items = (rope: number, lift: number): Printed[] => [
  ...row(500, "Description", "Qty", "Price", "Amount"),
  ...row(480, "Rope and rigging", "1", money(rope), money(rope)),
  ...row(462, "Lift operator", "1", money(lift), money(lift)),
  ["Total", 400, 430],
  [`$${money(rope + lift)}`, 480, 430],
];

const row = (y: number, what: string, pieces: string, price: string, amount: string): Printed[] => [
  [what, 60, y],
  [pieces, 330, y],
  [price, 400, y],
  [amount, 480, y],
];

function wordsOf([text, x, y, size = 11]: Printed): Word[] {
  const letter = (size * 0.5) / 595;
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: [
      x / 595 + match.index * letter,
      1 - (y + size * 0.75) / 842,
      x / 595 + (match.index + match[0].length) * letter,
      1 - (y - size * 0.2) / 842,
    ],
    confidence: 1,
  }));
}
