/** The two paper sizes of business, in CSS lengths. */
export type Paper = { width: string; height: string };

export const A4: Paper = { width: "210mm", height: "297mm" };
export const LETTER: Paper = { width: "8.5in", height: "11in" };

/** A whole HTML page whose sheets fill exactly one sheet of paper each. */
export function onPaper(paper: Paper, css: string, sheets: string[]): string {
  return `<!doctype html><html><head><meta charset="utf-8"><style>
@page { size: ${paper.width} ${paper.height}; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { background: white; color: #111; text-rendering: geometricPrecision; -webkit-print-color-adjust: exact }
table { border-collapse: collapse; width: 100% }
th { text-align: left; font-weight: inherit }
.sheet { width: ${paper.width}; height: ${paper.height}; position: relative; overflow: hidden; background: white }
.sheet + .sheet { break-before: page }
${css}
</style></head><body>${sheets.map((sheet) => `<div class="sheet">${sheet}</div>`).join("")}</body></html>`;
}

/** Text as HTML; line breaks stay line breaks. */
export function text(value: string): string {
  return value.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/\n/g, "<br>");
}

/** Address lines as the truth writes them: joined by a comma. */
export function joined(lines: string[]): string {
  return lines.join(", ");
}

/** Table rows from cell texts; a class per column. */
export function rows(cells: string[][], classes: string[]): string {
  return cells
    .map(
      (row) =>
        `<tr>${row.map((cell, i) => `<td class="${classes[i] ?? ""}">${text(cell)}</td>`).join("")}</tr>`,
    )
    .join("");
}
