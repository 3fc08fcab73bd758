/** A vector or point in page units, x to the right and y down. */
export type Vector = readonly [x: number, y: number];

/**
 * One run of text as a PDF shows it, in page units of the upright sheet. `origin` is the start of the baseline, `along`
 * leads from there to the end of the run, `up` is one font height towards the top of the letters; `ascent` and
 * `descent` are shares of `up` (descent is negative).
 */
export type TextRun = {
  text: string;
  origin: Vector;
  along: Vector;
  up: Vector;
  ascent: number;
  descent: number;
  monospaced: boolean;
};
