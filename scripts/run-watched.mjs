/**
 * Runs a program that prints as it goes, and returns its exit code. When it prints nothing for `silence` milliseconds,
 * it is considered stuck: it is ended and started again, once. Silent a second time, the answer is 1.
 * @param {() => import("node:child_process").ChildProcess} start starts the program with its output piped
 * @param {{ print: (chunk: Buffer) => unknown, silence: number }} options where its output goes, and its limit
 * @returns {Promise<number>}
 */
export async function runWatched(start, { print, silence }) {
  const say = (sentence) => print(Buffer.from(`${sentence}\n`));
  for (const attempt of [1, 2]) {
    const code = await ended(start(), print, silence);
    if (code !== "stuck") return code;
    say(
      `Nothing was printed for ${silence / 1000} s; ${attempt === 1 ? "once more from the start" : "given up"}.`,
    );
  }
  return 1;
}

/** Waits for a program's end: its exit code, or "stuck" when it was ended for its silence. */
async function ended(program, print, silence) {
  let stuck = false;
  const end = () => {
    stuck = true;
    program.kill("SIGTERM");
    setTimeout(() => program.kill("SIGKILL"), 10_000).unref();
  };
  const timer = setTimeout(end, silence);
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (chunk) => {
      if (!stuck) timer.refresh();
      print(chunk);
    });
  const closed = new Promise((resolve) => program.on("close", resolve));
  const code = await new Promise((resolve) => program.on("exit", resolve));
  clearTimeout(timer);
  // What it started may hold its output open.
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2_000))]);
  return stuck ? "stuck" : (code ?? 1);
}
