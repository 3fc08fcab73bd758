import type { ChildProcess } from "node:child_process";

export function runWatched(
  start: () => ChildProcess,
  options: { print: (chunk: Buffer) => unknown; silence: number },
): Promise<number>;
