import type { Rect } from "../../geometry/rect";

/**
 * Where a file draws text, in shares 0..1 of the sheet as shown, and how: `shown`, `faint` (so light or thin that it may
 * be lost on its ground), `inkless` (drawn without ink), `covered` (something is drawn over it afterwards).
 */
export type TextPlace = { box: Rect; visibility: "shown" | "faint" | "inkless" | "covered" };
