import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../bootstrap.mjs";

/** Lists of words and formats: tests of what is compiled from them, and of the fields, hold them. */
const data = /^engine\/(?:languages\/[a-z]{2}|cultures\/culture-formats)\.ts$/;
/** What has nothing to decide: types, and the doors that give on what others make. */
const hasCode = /^(?:export )?(?:async )?(?:const|let|function|class)\b/m;

/**
 * The engine beside its tests, in lines of TypeScript as `wc -l` counts them: `code` without its data, `tests` all of tests/engine.
 * `untested` are the modules with code that no test of the engine imports by themselves, the longest first; others test them through
 * what stands on them.
 */
export function testsOfEngine() {
  const modules = filesBelow("engine").filter((file) => file.endsWith(".ts"));
  const tests = filesBelow("tests/engine").map(textOf);
  const imported = new Set(
    tests.flatMap((text) => [...text.matchAll(/"@(engine\/[\w./-]+)"/g)].map(([, name]) => `${name}.ts`)),
  );
  const code = modules.filter((file) => !data.test(file));
  return {
    code: linesIn(code.map(textOf)),
    data: linesIn(modules.filter((file) => data.test(file)).map(textOf)),
    tests: linesIn(tests),
    untested: code
      .filter((file) => !imported.has(file) && hasCode.test(textOf(file)))
      .map((file) => ({ file, lines: linesIn([textOf(file)]) }))
      .sort((a, b) => b.lines - a.lines),
  };
}

function linesIn(texts) {
  return texts.reduce((sum, text) => sum + text.split("\n").length - 1, 0);
}

function textOf(file) {
  return readFileSync(path.join(root, file), "utf8");
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const file = `${folder}/${name}`;
    if (name === "node_modules") return [];
    return statSync(path.join(root, file)).isDirectory() ? filesBelow(file) : [file];
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { code, data: lists, tests, untested } = testsOfEngine();
  for (const { file, lines } of untested) console.log(`${String(lines).padStart(4)} ${file}`);
  console.log(`${untested.length} modules have no test of their own.`);
  console.log(`tests ${tests} : code ${code} = ${(tests / code).toFixed(2)} (data ${lists} apart)`);
}
