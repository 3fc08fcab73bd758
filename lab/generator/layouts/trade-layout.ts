import type { Composer } from "./composer";
import { endMatter } from "./end-matter";
import type { Area, Entry } from "./entry";
import { infoBlock } from "./info-block";
import type { InvoiceFamily } from "./invoice-families";
import { itemTable } from "./item-table";
import { letterhead } from "./letterhead";
import { pageFurniture } from "./page-furniture";
import { drawAside } from "./surroundings";
import { totalsBlock } from "./totals-block";
import type { TradePaper } from "./trade-paper";
import { tradeParties } from "./trade-parties";

/** Draws an invoice, credit note or order by the family's plan. */
export function tradeLayout(composer: Composer, paper: TradePaper, family: InvoiceFamily): void {
  const { deal } = paper;
  const whole: Area = { left: composer.left, right: composer.right };
  const width = whole.right - whole.left;
  const entries = paper.entries(composer);
  let y = composer.style.margin * 0.8;
  y = drawAside(composer, paper.owner, "top", y);
  if (family.title === "above") y = title(composer, paper, whole, y, "left");
  const headArea =
    family.head === "bar" || family.head === "centre"
      ? whole
      : { left: whole.left, right: whole.left + width * 0.55 };
  const rightHead = { left: whole.left + width * 0.5, right: whole.right };
  const headTop = y;
  y = letterhead(
    composer,
    paper.owner,
    paper.ownerKeys,
    family.head === "right" ? rightHead : headArea,
    y,
    family.head,
  );
  const afterTitle = titleBeside(composer, paper, family, headTop, y);
  if (family.infoAt === "top") {
    const area =
      family.head === "right"
        ? { left: whole.left, right: whole.left + width * 0.4 }
        : { left: whole.left + width * 0.62, right: whole.right };
    y = Math.max(y, infoBlock(composer, area, Math.max(afterTitle.beside, headTop), entries, family.info));
  }
  y = Math.max(y, afterTitle.below) + composer.choose("head.gap", [4, 10, 20, 30]);
  y = partiesAndInfo(composer, paper, family, y, entries);
  y = drawAside(composer, paper.owner, "middle", y);
  y += composer.choose("table.gap", [6, 10, 16, 24]);
  const furniture = pageFurniture(composer, paper, family);
  const table = itemTable(composer, deal, y, furniture.nextPage);
  if (table.bottom > composer.bottom - 90) table.bottom = furniture.nextPage();
  const bottom = totalsBlock(composer, deal, table, family.totals, paper.kind === "purchase_order");
  endMatter(composer, deal, family, bottom, furniture.nextPage, paper.kind);
  furniture.finish();
}

function partiesAndInfo(
  composer: Composer,
  paper: TradePaper,
  family: InvoiceFamily,
  y: number,
  entries: Entry[],
): number {
  const width = composer.right - composer.left;
  const placed = ["right", "left", "opposite"].includes(family.infoAt);
  const infoWidth = composer.choose("info.width", [0.34, 0.38, 0.44]);
  const infoLeft = family.infoAt === "left" || family.parties === "right";
  const infoArea = infoLeft
    ? { left: composer.left, right: composer.left + width * infoWidth }
    : { left: composer.right - width * infoWidth, right: composer.right };
  const partyArea = !placed
    ? { left: composer.left, right: composer.right }
    : infoLeft
      ? { left: infoArea.right + 20, right: composer.right }
      : { left: composer.left, right: infoArea.left - 14 };
  const wide = ["two", "three", "boxed-two", "from-to"].includes(family.parties) && placed;
  const partiesBottom = tradeParties(
    composer,
    paper,
    family.parties,
    wide && family.infoAt !== "opposite" && partyArea.right - partyArea.left < 300 ? partyArea : partyArea,
    y,
  );
  if (family.infoAt === "below") {
    return infoBlock(
      composer,
      { left: composer.left, right: composer.right },
      partiesBottom + composer.choose("info.gap", [4, 10, 18]),
      entries,
      family.info,
    );
  }
  if (!placed) return partiesBottom;
  return Math.max(partiesBottom, infoBlock(composer, infoArea, y, entries, family.info));
}

/** The title beside or under the letterhead; says from where things may stand beside it and below it. */
function titleBeside(
  composer: Composer,
  paper: TradePaper,
  family: InvoiceFamily,
  top: number,
  headBottom: number,
): { beside: number; below: number } {
  const whole = { left: composer.left, right: composer.right };
  if (family.title === "none" || family.title === "above") return { beside: top, below: headBottom };
  if (family.title === "below")
    return {
      beside: top,
      below: title(
        composer,
        paper,
        whole,
        headBottom,
        composer.choose("title.align", ["left", "centre", "right"] as const),
      ),
    };
  const overlaps =
    (family.head === "centre" ||
      family.head === "bar" ||
      family.head === "slogan" ||
      family.title === "centre" ||
      family.head === family.title) &&
    family.head !== "none" &&
    family.head !== "logo";
  if (overlaps) return { beside: top, below: title(composer, paper, whole, headBottom, family.title) };
  const bottom = title(composer, paper, whole, top, family.title);
  return { beside: bottom, below: Math.max(bottom, headBottom) };
}

function title(
  composer: Composer,
  paper: TradePaper,
  area: Area,
  y: number,
  align: "left" | "right" | "centre",
): number {
  const scale = composer.choose("title.scale", [1.2, 1.5, 1.8, 2.2, 2.6]);
  const name = paper.title(composer);
  const x = align === "left" ? area.left : align === "right" ? area.right : (area.left + area.right) / 2;
  composer.sheet.text(
    x,
    y + composer.style.size * scale,
    composer.label(name),
    composer.font(scale, composer.chance("title.bold", 0.75)),
    align,
  );
  return y + composer.style.size * scale * 1.4;
}
