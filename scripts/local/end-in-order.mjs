/**
 * Ends the program in order, whatever ends it: a signal, a closed terminal, an error that nobody caught. `stop` ends what
 * the program started. Answers the function that ends the program with an exit code.
 */
export function endInOrder(stop) {
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
  return end;
}
