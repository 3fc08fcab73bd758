/** Releases the result of a remote call, where it holds resources at the other end. */
export function release(answer: unknown): void {
  if (typeof answer !== "object" || answer === null) return;
  const dispose = (answer as Partial<Disposable>)[Symbol.dispose];
  if (typeof dispose === "function") dispose.call(answer);
}
