import { ReadingError } from "../../reading-error";
import type { JpegBits } from "./jpeg-bits";
import type { JpegComponent, JpegFrame } from "./jpeg-frame";

/** Called for every block of a scan in coding order, with the block's column and row in its plane. */
export type BlockVisitor = (component: JpegComponent, column: number, row: number) => void;

/**
 * Walks the blocks of one scan: interleaved units for several planes, the plane's own blocks for one. `interval` is the
 * restart interval in units (0 for none); `restarted` is called after each restart.
 */
export function decodeScan(
  frame: JpegFrame,
  components: JpegComponent[],
  bits: JpegBits,
  interval: number,
  visit: BlockVisitor,
  restarted: () => void,
): void {
  const grid = gridOf(frame, components);
  for (let unit = 0; unit < grid.across * grid.down; unit++) {
    if (interval > 0 && unit > 0 && unit % interval === 0) {
      if (!bits.restart()) throw new ReadingError("damaged", "JPEG data ends early");
      restarted();
    }
    const column = unit % grid.across;
    const row = Math.floor(unit / grid.across);
    const [only] = components;
    if (components.length === 1 && only) visit(only, column, row);
    else visitUnit(components, column, row, visit);
  }
}

function gridOf(frame: JpegFrame, components: JpegComponent[]): { across: number; down: number } {
  const [only] = components;
  if (components.length > 1 || !only) {
    return {
      across: Math.ceil(frame.width / (8 * frame.horizontal)),
      down: Math.ceil(frame.height / (8 * frame.vertical)),
    };
  }
  return {
    across: Math.ceil((frame.width * only.horizontal) / (8 * frame.horizontal)),
    down: Math.ceil((frame.height * only.vertical) / (8 * frame.vertical)),
  };
}

function visitUnit(components: JpegComponent[], column: number, row: number, visit: BlockVisitor): void {
  for (const component of components) {
    for (let y = 0; y < component.vertical; y++) {
      for (let x = 0; x < component.horizontal; x++) {
        visit(component, column * component.horizontal + x, row * component.vertical + y);
      }
    }
  }
}
