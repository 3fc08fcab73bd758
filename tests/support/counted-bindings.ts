/** What Cloudflare charges for by the piece. */
export type Charged = {
  queries: number;
  rowsRead: number;
  rowsWritten: number;
  /** R2: put, list and parts of uploads (class A); get and head (class B). */
  filesWritten: number;
  filesRead: number;
  bytesWritten: number;
  messages: number;
};

type Meta = { rows_read: number; rows_written: number };
type Inner = { target: D1PreparedStatement; sql: string };

const nothing = (): Charged => ({
  queries: 0,
  rowsRead: 0,
  rowsWritten: 0,
  filesWritten: 0,
  filesRead: 0,
  bytesWritten: 0,
  messages: 0,
});

/** The bindings of a Worker, counting what is charged for; `taken` answers that and begins anew. */
export function countedBindings<E extends object>(env: E) {
  let charged = nothing();
  const sent: unknown[] = [];
  const add = (part: Partial<Charged>) => {
    for (const [key, value] of Object.entries(part)) charged[key as keyof Charged] += value;
  };
  const bindings = new Proxy(env, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name);
      if (/^(SHARD_|DB_)/.test(String(name))) return countedDatabase(own as D1Database, add);
      if (/^FILES_/.test(String(name))) return countedBucket(own as R2Bucket, add);
      if (/_QUEUE$/.test(String(name))) return quietQueue(add, sent);
      return own;
    },
  });
  return {
    bindings,
    /** The bodies of the messages since they were asked for last. */
    messages: () => sent.splice(0),
    taken(): Charged {
      const sum = charged;
      charged = nothing();
      return sum;
    },
  };
}

type Add = (part: Partial<Charged>) => void;

function countedDatabase(database: D1Database, add: Add): D1Database {
  const count = ({ meta }: { meta: unknown }) => {
    const { rows_read, rows_written } = meta as Meta;
    add({ queries: 1, rowsRead: rows_read, rowsWritten: rows_written });
  };
  const counted = (inner: Inner): D1PreparedStatement =>
    new Proxy(inner.target, {
      get(target, name) {
        if (name === "bind")
          return (...values: unknown[]) => counted({ ...inner, target: target.bind(...values) });
        if (name === "inner") return inner;
        // The answer of `raw` does not say how many rows it took; the same rows as objects do.
        if (name === "raw")
          return async () => {
            const answer = await target.all<Record<string, unknown>>();
            count(answer);
            return /^\s*select/i.test(inner.sql) ? target.raw() : answer.results.map(Object.values);
          };
        if (name === "all" || name === "run")
          return async () => {
            const answer = await target.all();
            count(answer);
            return answer;
          };
        const own = Reflect.get(target, name);
        return typeof own === "function" ? own.bind(target) : own;
      },
    });
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => counted({ target: target.prepare(sql), sql });
      if (name === "batch")
        return async (statements: (D1PreparedStatement & { inner: Inner })[]) => {
          const answers = await target.batch(statements.map(({ inner }) => inner.target));
          answers.forEach(count);
          return answers;
        };
      const own = Reflect.get(target, name);
      return typeof own === "function" ? own.bind(target) : own;
    },
  });
}

const classA = ["put", "list", "createMultipartUpload"];
const classB = ["get", "head"];

function countedBucket(bucket: R2Bucket, add: Add): R2Bucket {
  return new Proxy(bucket, {
    get(target, name) {
      const own = Reflect.get(target, name);
      if (typeof own !== "function") return own;
      return async (...args: unknown[]) => {
        if (classA.includes(String(name))) add({ filesWritten: 1 });
        if (classB.includes(String(name))) add({ filesRead: 1 });
        const answer = await own.apply(target, args);
        if (name === "put") add({ bytesWritten: (answer as R2Object).size });
        return answer;
      };
    },
  });
}

/** Takes messages and gives them to nobody: the test does what they ask for. */
const quietQueue = (add: Add, sent: unknown[]) =>
  ({
    async send(body: unknown) {
      sent.push(body);
      add({ messages: 1 });
    },
    async sendBatch(messages: Iterable<MessageSendRequest>) {
      const bodies = [...messages].map(({ body }) => body);
      sent.push(...bodies);
      add({ messages: bodies.length });
    },
  }) as unknown as Queue;
