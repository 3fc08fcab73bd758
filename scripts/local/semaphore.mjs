/**
 * Lets a fixed number in at once, first come first served; who gives up waiting leaves the line. `enter` returns the
 * function to call when done. `close` lets nobody in until `open` is called, and answers when all are out.
 */
export function createSemaphore(most) {
  let room = most;
  let inside = 0;
  let emptied = () => {};
  const waiting = [];
  const letIn = () => {
    while (inside < room && waiting.length > 0) waiting.shift()();
  };
  const leave = () => {
    inside--;
    if (inside === 0) emptied();
    letIn();
  };
  return {
    enter: (signal) =>
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
        if (inside < room) return enter();
        waiting.push(enter);
        signal.addEventListener("abort", giveUp, { once: true });
      }),
    close() {
      room = 0;
      return new Promise((resolve) => {
        emptied = resolve;
        if (inside === 0) resolve();
      });
    },
    open() {
      room = most;
      letIn();
    },
  };
}
