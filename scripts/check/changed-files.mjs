import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The files that differ from the main branch, committed or not, as paths from the root. Deleted ones are left out.
 * Without a main branch (a shallow clone), the files that differ from the last commit.
 */
export function changedFiles(root) {
  const git = (...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    return status === 0 ? stdout.split("\n").filter(Boolean) : undefined;
  };
  const base = git("merge-base", "main", "HEAD")?.[0] ?? "HEAD";
  const names = [
    ...(git("diff", "--name-only", base) ?? []),
    ...(git("ls-files", "--others", "--exclude-standard") ?? []),
  ];
  return [...new Set(names)].filter((name) => existsSync(path.join(root, name)));
}
