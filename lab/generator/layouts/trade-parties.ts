import type { Composer } from "./composer";
import type { Area } from "./entry";
import type { InvoiceFamily } from "./invoice-families";
import { partyBlock } from "./party-block";
import type { TradePaper } from "./trade-paper";

/** Draws the parties in the family's arrangement and returns the bottom. */
export function tradeParties(
  composer: Composer,
  paper: TradePaper,
  arrangement: InvoiceFamily["parties"],
  area: Area,
  y: number,
): number {
  const bottom = arranged(composer, paper, arrangement, area, y);
  const hasShip = ["two", "three", "boxed-two"].includes(arrangement);
  if (hasShip || paper.kind !== "purchase_order" || !composer.chance("ship.below", 0.5)) return bottom;
  const shipTo = paper.shipParty(composer);
  return shipTo
    ? partyBlock(
        composer,
        area,
        bottom + 4,
        shipTo,
        composer.choose("ship.form", ["above", "beside"] as const),
      )
    : bottom;
}

function arranged(
  composer: Composer,
  paper: TradePaper,
  arrangement: InvoiceFamily["parties"],
  area: Area,
  y: number,
): number {
  const half = (area.right - area.left) / 2;
  const left = { left: area.left, right: area.left + half - 8 };
  const right = { left: area.left + half + 8, right: area.right };
  const form = composer.choose("party.form", ["above", "above", "beside"] as const);
  const shipTo = paper.shipParty(composer);
  switch (arrangement) {
    case "window":
      return window(composer, paper, area, y);
    case "letter":
      return (
        partyBlock(composer, area, y, { ...paper.otherParty(composer), after: [] }, "bare") +
        composer.style.size
      );
    case "none-label":
      return partyBlock(composer, area, y, paper.otherParty(composer), "bare");
    case "from-to":
      return Math.max(
        partyBlock(composer, left, y, paper.ownerParty(composer), form),
        partyBlock(composer, right, y, paper.otherParty(composer), form),
      );
    case "form":
      return Math.max(
        partyBlock(composer, left, y, paper.ownerParty(composer), "rows"),
        partyBlock(composer, right, y, paper.otherParty(composer), "rows"),
      );
    case "boxed-two":
      return Math.max(
        partyBlock(composer, left, y, paper.otherParty(composer), "boxed"),
        shipTo ? partyBlock(composer, right, y, shipTo, "boxed") : y,
      );
    case "two":
      return Math.max(
        partyBlock(composer, left, y, paper.otherParty(composer), form),
        shipTo ? partyBlock(composer, right, y, shipTo, form) : y,
      );
    case "three": {
      const third = (area.right - area.left) / 3;
      const column = (n: number) => ({ left: area.left + n * third, right: area.left + (n + 1) * third - 8 });
      return Math.max(
        partyBlock(composer, column(0), y, paper.otherParty(composer), "above"),
        shipTo ? partyBlock(composer, column(1), y, shipTo, "above") : y,
      );
    }
    default:
      return partyBlock(
        composer,
        area,
        y,
        paper.otherParty(composer),
        composer.choose("party.single", ["above", "above", "beside", "boxed", "bare"] as const),
      );
  }
}

/** The address as it shows through an envelope's window, often with the sender in small letters above it. */
function window(composer: Composer, paper: TradePaper, area: Area, y: number): number {
  const { owner, ownerKeys } = paper;
  let top = y;
  if (composer.chance("window.sender", 0.75)) {
    const gap = composer.choose("window.gap", [" - ", ", ", " · ", " | ", " • "]);
    const group = composer.sheet.newGroup();
    const value = owner.address.join(", ");
    const address = owner.address.flatMap((line, i) => [
      ...(i === 0 ? [] : [gap]),
      { text: line, marks: [{ key: ownerKeys.address, value, group }] },
    ]);
    composer.sheet.text(
      area.left,
      top + composer.style.size,
      [composer.value(ownerKeys.name, owner.name), gap, ...address],
      composer.font(0.72),
    );
    top += composer.lineHeight() * 1.6;
  }
  return (
    partyBlock(composer, area, top, { ...paper.otherParty(composer), after: [] }, "bare") +
    composer.style.size
  );
}
