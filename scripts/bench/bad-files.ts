import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expandingFiles } from "../../lab/samples/expanding-files";
import { hostileFiles } from "../../lab/samples/hostile-files";
import { seededRandom } from "../../lab/samples/seeded-random";

export type BadFile = { name: string; bytes: Uint8Array };

const samples = path.resolve("scripts/seed/documents");

/** As many bad files as are asked for, each of them another, the same for the same round; they are made one by one. */
export function* badFiles(count: number, round: number): Generator<BadFile> {
  const random = seededRandom(round + 1);
  const honest = readdirSync(samples)
    .filter((name) => /\.(pdf|jpg)$/.test(name))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(samples, name))) }));
  const made = [...Object.entries(hostileFiles()), ...expanding()].map(([name, bytes]) => ({ name, bytes }));
  for (let number = 0; number < count; number += 1) {
    const { name, bytes } = honest[number % honest.length] as BadFile;
    const kinds = [
      () => ({ name: `cut-${name}`, bytes: bytes.slice(0, Math.ceil(bytes.length * random() * 0.95)) }),
      () => ({ name: `spoilt-${name}`, bytes: spoilt(bytes, random) }),
      () => made[Math.floor(number / 4) % made.length] as BadFile,
      () => ({ name: `disguised-${number}.png`, bytes }),
    ];
    const file = (kinds[number % kinds.length] as () => BadFile)();
    yield { name: `${round}-${number}-${file.name}`, bytes: another(file.bytes, `${round}-${number}`) };
  }
}

const expanding = () =>
  Object.entries(expandingFiles).map(([name, make]) => [`${name}.pdf`, make()] as const);

/** A file in whose middle some hundred bytes are something else. */
function spoilt(bytes: Uint8Array, random: () => number): Uint8Array {
  const copy = bytes.slice();
  for (let byte = 0; byte < 300; byte += 1)
    copy[Math.floor((0.05 + 0.9 * random()) * copy.length)] = Math.floor(256 * random());
  return copy;
}

/** What stands behind the end of a file is not read; an empty file stays empty. */
const another = (bytes: Uint8Array, mark: string) =>
  bytes.length === 0 ? bytes : Buffer.concat([bytes, Buffer.from(`\n% ${mark}\n`)]);
