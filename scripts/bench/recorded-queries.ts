/** What a statement was made of, so that it can be asked once more. */
type Asked = { sql: string; params: unknown[] };

/**
 * A database that records what it is asked; `taken` asks all of it once more, returns how many queries it was and how
 * many rows they read, and forgets it. (What the client of D1 answers to most calls does not tell the rows.)
 */
export function recordedQueries(database: D1Database) {
  let asked: Asked[] = [];
  const noted = (statement: D1PreparedStatement, about: Asked): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind")
          return (...params: unknown[]) => noted(target.bind(...params), { ...about, params });
        if (name === "self") return { target, about };
        const own = Reflect.get(target, name);
        if (typeof own !== "function") return own;
        return (...args: unknown[]) => {
          asked.push(about);
          return own.apply(target, args);
        };
      },
    });
  const recording = new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => noted(target.prepare(sql), { sql, params: [] });
      if (name === "batch")
        return (
          statements: (D1PreparedStatement & { self: { target: D1PreparedStatement; about: Asked } })[],
        ) => {
          asked.push(...statements.map(({ self }) => self.about));
          return target.batch(statements.map(({ self }) => self.target));
        };
      const own = Reflect.get(target, name);
      return typeof own === "function" ? own.bind(target) : own;
    },
  });
  return {
    database: recording,
    async taken(): Promise<{ queries: number; rows: number }> {
      const again = asked.filter(({ sql }) => /^\s*(select|with)/i.test(sql));
      asked = [];
      let rows = 0;
      for (const { sql, params } of again) {
        const { meta } = await database
          .prepare(sql)
          .bind(...params)
          .all();
        rows += meta.rows_read;
      }
      return { queries: again.length, rows };
    },
  };
}
