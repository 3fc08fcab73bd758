import { readFileSync } from "node:fs";

/** Linux counts processor time in hundredths of a second and memory in pages of 4 KiB on every platform that we run on. */
const [ticks, pageBytes] = [100, 4096];

/** What a process uses: resident `bytes`, and `seconds` of processor time since it began; null where that cannot be read. */
export function readUse(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in parentheses, may hold spaces: fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      bytes: Number(fields[21]) * pageBytes,
      seconds: (Number(fields[11]) + Number(fields[12])) / ticks,
    };
  } catch {
    return null;
  }
}
