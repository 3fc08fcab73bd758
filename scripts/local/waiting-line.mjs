/**
 * Lets so many in at once, first come first served; who gives up waiting leaves the line. Answers the function to call
 * when done.
 */
export function waitingLine(most) {
  let inside = 0;
  const waiting = [];
  const leave = () => {
    inside--;
    waiting.shift()?.();
  };
  return (signal) =>
    new Promise((resolve) => {
      const enter = () => {
        signal.removeEventListener("abort", giveUp);
        inside++;
        resolve(leave);
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        resolve(() => {});
      };
      if (inside < most) return enter();
      waiting.push(enter);
      signal.addEventListener("abort", giveUp, { once: true });
    });
}
