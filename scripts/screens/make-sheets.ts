import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";

/** So many beside each other that their letters can still be read on the sheet. */
const columnsFor = (width: number) => (width < 600 ? 5 : 2);
const onOneSheet = 4;
const sheetWidth = 1960;

/** Puts pictures together, some to a sheet with their names above them, as sheet-<of>-<number>.png into the folder. */
export async function makeSheets(
  page: Page,
  folder: string,
  of: string,
  pictures: [name: string, file: string][],
): Promise<void> {
  const columns = columnsFor(Number.parseInt(of, 10));
  const each = Math.max(onOneSheet, columns);
  await page.setViewportSize({ width: sheetWidth, height: 800 });
  for (let start = 0; start < pictures.length; start += each) {
    const cells = pictures.slice(start, start + each).map(([name, file]) => {
      const source = `data:image/png;base64,${readFileSync(file).toString("base64")}`;
      return `<figure><figcaption>${name}</figcaption><img src="${source}"></figure>`;
    });
    await page.goto("about:blank");
    await page.setContent(`<style>
      body { margin: 8px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; background: #888; }
      figure { margin: 0; font: 14px sans-serif } img { width: 100% }</style>${cells.join("")}`);
    await page.screenshot({ path: path.join(folder, `sheet-${of}-${start / each + 1}.png`), fullPage: true });
  }
}
