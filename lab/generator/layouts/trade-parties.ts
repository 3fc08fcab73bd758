import type { Desk } from "./desk";
import type { Area } from "./entry";
import type { InvoiceFamily } from "./invoice-families";
import { partyBlock } from "./party-block";
import type { TradePaper } from "./trade-paper";

/** Draws the parties in the family's arrangement and returns the bottom. */
export function tradeParties(
  desk: Desk,
  paper: TradePaper,
  arrangement: InvoiceFamily["parties"],
  area: Area,
  y: number,
): number {
  const bottom = arranged(desk, paper, arrangement, area, y);
  const hasShip = ["two", "three", "boxed-two"].includes(arrangement);
  if (hasShip || paper.kind !== "purchase_order" || !desk.chance("ship.below", 0.5)) return bottom;
  const shipTo = paper.shipParty(desk);
  return shipTo
    ? partyBlock(desk, area, bottom + 4, shipTo, desk.choose("ship.form", ["above", "beside"] as const))
    : bottom;
}

function arranged(
  desk: Desk,
  paper: TradePaper,
  arrangement: InvoiceFamily["parties"],
  area: Area,
  y: number,
): number {
  const half = (area.right - area.left) / 2;
  const left = { left: area.left, right: area.left + half - 8 };
  const right = { left: area.left + half + 8, right: area.right };
  const form = desk.choose("party.form", ["above", "above", "beside"] as const);
  const shipTo = paper.shipParty(desk);
  switch (arrangement) {
    case "window":
      return window(desk, paper, area, y);
    case "letter":
      return partyBlock(desk, area, y, { ...paper.otherParty(desk), after: [] }, "bare") + desk.style.size;
    case "none-label":
      return partyBlock(desk, area, y, paper.otherParty(desk), "bare");
    case "from-to":
      return Math.max(
        partyBlock(desk, left, y, paper.ownerParty(desk), form),
        partyBlock(desk, right, y, paper.otherParty(desk), form),
      );
    case "form":
      return Math.max(
        partyBlock(desk, left, y, paper.ownerParty(desk), "rows"),
        partyBlock(desk, right, y, paper.otherParty(desk), "rows"),
      );
    case "boxed-two":
      return Math.max(
        partyBlock(desk, left, y, paper.otherParty(desk), "boxed"),
        shipTo ? partyBlock(desk, right, y, shipTo, "boxed") : y,
      );
    case "two":
      return Math.max(
        partyBlock(desk, left, y, paper.otherParty(desk), form),
        shipTo ? partyBlock(desk, right, y, shipTo, form) : y,
      );
    case "three": {
      const third = (area.right - area.left) / 3;
      const column = (n: number) => ({ left: area.left + n * third, right: area.left + (n + 1) * third - 8 });
      return Math.max(
        partyBlock(desk, column(0), y, paper.otherParty(desk), "above"),
        shipTo ? partyBlock(desk, column(1), y, shipTo, "above") : y,
      );
    }
    default:
      return partyBlock(
        desk,
        area,
        y,
        paper.otherParty(desk),
        desk.choose("party.single", ["above", "above", "beside", "boxed", "bare"] as const),
      );
  }
}

/** The address as it shows through an envelope's window, often with the sender in small letters above it. */
function window(desk: Desk, paper: TradePaper, area: Area, y: number): number {
  const { owner, ownerKeys } = paper;
  let top = y;
  if (desk.chance("window.sender", 0.75)) {
    const gap = desk.choose("window.gap", [" - ", ", ", " · ", " | ", " • "]);
    const group = desk.sheet.newGroup();
    const value = owner.address.join(", ");
    const address = owner.address.flatMap((line, i) => [
      ...(i === 0 ? [] : [gap]),
      { text: line, marks: [{ key: ownerKeys.address, value, group }] },
    ]);
    desk.sheet.text(
      area.left,
      top + desk.style.size,
      [desk.value(ownerKeys.name, owner.name), gap, ...address],
      desk.font(0.72),
    );
    top += desk.lineHeight() * 1.6;
  }
  return partyBlock(desk, area, top, { ...paper.otherParty(desk), after: [] }, "bare") + desk.style.size;
}
