import type { TextRun, Vector } from "./text-run";

/** A run as it stands once the sheet (size in page units before turning) is turned clockwise by `turns` quarters (0..3). */
export function turnRun(run: TextRun, turns: number, sheet: { width: number; height: number }): TextRun {
  let turned = run;
  let { width, height } = sheet;
  for (let quarter = 0; quarter < turns; quarter++) {
    turned = {
      ...turned,
      origin: [height - turned.origin[1], turned.origin[0]],
      along: clockwise(turned.along),
      up: clockwise(turned.up),
    };
    [width, height] = [height, width];
  }
  return turned;
}

function clockwise([x, y]: Vector): Vector {
  return [-y, x];
}
