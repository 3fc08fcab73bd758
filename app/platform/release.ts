/** Gives up what a remote call answered, where the answer holds on to something at the other end. */
export function release(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  const dispose = (answer as Partial<Disposable>)[Symbol.dispose];
  if (typeof dispose === "function") dispose.call(answer);
}
