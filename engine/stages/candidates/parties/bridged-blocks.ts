import { unionOf } from "../../../geometry/rect";
import type { Block } from "../../layout/blocks-of";
import { isPlaceLine, isPostalLine, isStreetLine } from "./address-shape";

/** How far a postal line may stand below its street in a form with wide rows, in heights of a line. */
const widestBridge = 2.6;

/**
 * The blocks, with those joined that a wide row parts in the middle of an address: one ends with a street, the next
 * begins at the same edge with a postal line or a place.
 */
export function bridgedBlocks(blocks: readonly Block[]): Block[] {
  const joined = new Set<Block>();
  return blocks.flatMap((block) => {
    if (joined.has(block)) return [];
    const last = block.segments.at(-1);
    const next = last && isStreetLine(last.text) ? blocks.find((other) => goesOn(block, other)) : undefined;
    if (!next) return [block];
    joined.add(next);
    const segments = [...block.segments, ...next.segments];
    return [{ ...block, ...unionOf(segments), segments }];
  });
}

/** In heights, set by hand: lines of one address begin at one place. */
const sameEdge = 0.8;

function goesOn(above: Block, below: Block): boolean {
  const [last, first] = [above.segments.at(-1), below.segments[0]];
  if (!last || !first || above.page !== below.page) return false;
  const em = last.bottom - last.top;
  const gap = first.top - last.bottom;
  return (
    gap > 0 &&
    gap < widestBridge * em &&
    Math.abs(first.left - last.left) < sameEdge * em &&
    (isPostalLine(first.text) || isPlaceLine(first.text))
  );
}
