/** An isolate that a debugger reaches: `ask` calls a method of its protocol between two pieces of what it runs. */
export type Isolate = { name: string; ask<T>(method: string): Promise<T>; close(): void };

/** The isolates of our Workers in a runtime whose inspector is at this port. */
export async function isolatesAt(port: number): Promise<Isolate[]> {
  const listed = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { id: string }[];
  const own = listed.filter(({ id }) => id.startsWith("core:user:fieldwise"));
  return Promise.all(own.map(({ id }) => connected(port, id)));
}

async function connected(port: number, id: string): Promise<Isolate> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${id}`);
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id: number, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
    if (number !== undefined) waiting.get(number)?.(result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let asked = 0;
  return {
    name: id.replace("core:user:fieldwise-", ""),
    close: () => socket.close(),
    ask<T>(method: string) {
      asked += 1;
      const number = asked;
      const answer = new Promise<T>((resolve) => waiting.set(number, (result) => resolve(result as T)));
      socket.send(JSON.stringify({ id: number, method }));
      return answer.finally(() => waiting.delete(number));
    },
  };
}
