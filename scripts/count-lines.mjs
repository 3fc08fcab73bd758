import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./bootstrap.mjs";

/**
 * Tests beside code, in lines of TypeScript and of scripts written by hand, as `wc -l` counts them. Blank lines and comments
 * count on both sides. Left out: what a program writes, the texts of the screens, and tables of data, which have nothing to
 * decide. All of `tests` is tests, its worlds and stand-ins included; its fixtures are data and left out.
 */
const leftOut = [
  [/^app\/locales\/(?:en|es)\//, "texts of screens"],
  [/^app\/domain\/documents\/month-names\.ts$/, "written by scripts/cultures"],
  [/^engine\/cultures\/culture-formats\.ts$/, "written by scripts/cultures"],
  [/^engine\/languages\/[a-z]{2}\.ts$/, "languages"],
  [/^lab\/generator\/content\/(?:countries\/|name-parts\.ts|products\.ts)/, "names, places and goods"],
  [/^lab\/generator\/style\/labels\//, "labels"],
  [/^tests\/fixtures\//, "fixtures"],
];

const sides = {
  engine: { code: ["engine"], tests: ["tests/engine"] },
  "engine and lab": { code: ["engine", "lab"], tests: ["tests/engine", "tests/lab"] },
  product: {
    code: ["app", "engine", "workers"],
    tests: ["tests"],
    but: /^tests\/(?:lab|scripts)\//,
  },
  whole: { code: ["app", "engine", "lab", "workers", "scripts"], tests: ["tests"] },
};

/** For each part of the house: its lines of code, those of its tests, and the second by the first. */
export function countLines() {
  return Object.entries(sides).map(([name, { code, tests, but }]) => {
    const written = linesIn(code.flatMap(filesBelow));
    const tested = linesIn(tests.flatMap(filesBelow).filter((file) => !but?.test(file)));
    return { name, code: written, tests: tested, ratio: tested / written };
  });
}

function linesIn(files) {
  return files
    .filter((file) => !leftOut.some(([pattern]) => pattern.test(file)))
    .reduce((sum, file) => sum + readFileSync(path.join(root, file), "utf8").split("\n").length - 1, 0);
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes("/node_modules/"));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, code, tests, ratio } of countLines())
    console.log(`${name}: tests ${tests} : code ${code} = ${ratio.toFixed(2)}`);
  console.log(`left out: ${[...new Set(leftOut.map(([, what]) => what))].join(", ")}`);
}
