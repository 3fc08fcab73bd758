import { spawnSync } from "node:child_process";

/** Milliseconds between two looks whether npm still runs. */
const lookEvery = 500;

/**
 * Ends the program in order, whatever ends it: a signal, a closed terminal, an error that nobody caught, the end of the npm
 * that runs it. `stop` ends what the program started. Returns the function that ends the program with an exit code.
 */
export function shutDownGracefully(stop) {
  let ending = null;
  const end = (code) => {
    ending ??= Promise.resolve()
      .then(stop)
      .catch((error) => console.error(error.message))
      .finally(() => process.exit(code));
    return ending;
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => void end(0));
  for (const name of ["uncaughtException", "unhandledRejection"])
    process.on(name, (error) => {
      console.error(error instanceof Error ? error.message : error);
      void end(1);
    });
  // A terminal that was closed takes no more lines; that alone is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => void end(0));
  return end;
}

/** npm ends at a signal without passing it on to the program it runs, and stands one shell above it. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  const above = [parent, ...parentOfShell(parent)];
  const timer = setInterval(() => {
    if (process.ppid === parent && above.every(isRunning)) return;
    clearInterval(timer);
    act();
  }, lookEvery);
  timer.unref();
}

/** The parent of a process that is a shell, where the system tells; a program that is no shell has started us itself. */
function parentOfShell(pid) {
  const { stdout } = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" });
  const [, parent] = /^\s*(\d+)\s+\S*sh\s*$/.exec(stdout ?? "") ?? [];
  return parent ? [Number(parent)] : [];
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== "ESRCH";
  }
}
