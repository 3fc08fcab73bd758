import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../bootstrap.mjs";

const factor = String.raw`(?:-?[\d_.]+(?:e-?\d+)?|\w+)`;
const number = String.raw`-?[\d_.]+(?:e-?\d+)?(?: [*/+-] ${factor})*`;
const constant = new RegExp(
  String.raw`^(?:export )?const (\w+|\[[^\]]*\])(?:: number)? = (?:${number}|\[${number}(?:, ${number})*\]);`,
);

/** The numbers that files of the engine name, each with whether a comment says what it is and why. */
export function constantsOfEngine() {
  return filesBelow("engine").flatMap((file) =>
    constantsIn(readFileSync(path.join(root, file), "utf8")).map((constant) => ({ file, ...constant })),
  );
}

/** The same of one source, without its file. */
export function constantsIn(text) {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const [, name] = constant.exec(line) ?? [];
    const above = lines[index - 1]?.trim() ?? "";
    const isExplained = above.endsWith("*/") || above.startsWith("//");
    return name ? [{ name, isExplained }] : [];
  });
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(".ts"));
}
