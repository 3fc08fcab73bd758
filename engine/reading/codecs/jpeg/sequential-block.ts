import { ReadingError } from "../../reading-error";
import type { JpegBits } from "./jpeg-bits";
import type { JpegComponent } from "./jpeg-frame";

/**
 * JPEG (T.81, F.1.2.2): a run of 15 with length 0 stands for sixteen zeros; any other with length 0 ends the
 * block.
 */
const skipSixteen = 15;

/** Decodes one block of a sequential scan into `block` (zigzag order); pass null to read past a plane not wanted. */
export function sequentialBlock(bits: JpegBits, component: JpegComponent, block: Int16Array | null): void {
  const { direct, alternating } = component;
  if (!direct || !alternating) throw new ReadingError("damaged", "JPEG tables");
  component.predicted += bits.signed(bits.symbol(direct));
  if (block) {
    block.fill(0);
    block[0] = component.predicted;
  }
  for (let k = 1; k < 64; k++) {
    const symbol = bits.symbol(alternating);
    const zeros = symbol >> 4;
    const length = symbol & 15;
    if (length === 0 && zeros < skipSixteen) return;
    k += zeros;
    const value = bits.signed(length);
    if (block && k < 64) block[k] = value;
  }
}
