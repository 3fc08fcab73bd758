import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./bootstrap.mjs";

/**
 * Tests beside code, in lines of TypeScript and of scripts written by hand, counted twice: all lines, as `wc -l` has them, and those that
 * are neither blank nor comment. (Code has a comment on each public function, a test says the same in its name.) Left out: what a program writes, the texts of the screens, and tables of data, which have nothing to
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

/** For each part of the house: its lines of code and those of its tests, all of them and those that say something. */
export function countLines() {
  return Object.entries(sides).map(([name, { code, tests, but }]) => ({
    name,
    code: linesIn(code.flatMap(filesBelow)),
    tests: linesIn(tests.flatMap(filesBelow).filter((file) => !but?.test(file))),
  }));
}

function linesIn(files) {
  const texts = files
    .filter((file) => !leftOut.some(([pattern]) => pattern.test(file)))
    .map((file) => readFileSync(path.join(root, file), "utf8"));
  return {
    all: texts.reduce((sum, text) => sum + text.split("\n").length - 1, 0),
    saying: texts.reduce((sum, text) => sum + codeLines(text), 0),
  };
}

/** The lines of a source that are neither blank nor comment alone. */
export function codeLines(text) {
  let inComment = false;
  return text.split("\n").filter((line) => {
    const bare = line.trim();
    if (inComment) {
      inComment = !bare.includes("*/");
      return false;
    }
    if (/^(?:\/\*|\{\/\*)/.test(bare)) {
      inComment = !bare.includes("*/");
      return false;
    }
    return bare !== "" && !bare.startsWith("//");
  }).length;
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes("/node_modules/"));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, code, tests } of countLines()) {
    const told = ["all", "saying"].map(
      (how) => `${tests[how]} : ${code[how]} = ${(tests[how] / code[how]).toFixed(2)}`,
    );
    console.log(`${name}: tests : code ${told[0]}, without blanks and comments ${told[1]}`);
  }
  console.log(`left out: ${[...new Set(leftOut.map(([, what]) => what))].join(", ")}`);
}
