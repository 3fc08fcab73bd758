/** Makes a call that may come to grief. `what` is the binding and its method. */
export type Call = <T>(what: string, effect: () => Promise<T>) => Promise<T>;

/** A database whose every round trip is a call. */
export function faultyDatabase(name: string, database: D1Database, call: Call): D1Database {
  const kept = new WeakMap<object, D1PreparedStatement>();
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement => {
    const faulty = {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
      first: (...asked: []) => call(`${name}.first`, () => statement.first(...asked)),
      run: () => call(`${name}.run`, () => statement.run()),
      all: () => call(`${name}.all`, () => statement.all()),
      raw: (...asked: []) => call(`${name}.raw`, () => statement.raw(...asked)),
    } as unknown as D1PreparedStatement;
    kept.set(faulty, statement);
    return faulty;
  };
  return {
    prepare: (query: string) => wrapped(database.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      call(`${name}.batch`, () => database.batch(statements.map((one) => kept.get(one) ?? one))),
    exec: (query: string) => call(`${name}.exec`, () => database.exec(query)),
  } as unknown as D1Database;
}

/** When each file was put, by the clock of the simulation. */
export type PutTimes = Map<string, Date>;

/** A bucket whose every call may come to grief. What it says of when a file was put is the simulation's time. */
export function faultyBucket(name: string, bucket: R2Bucket, call: Call, putAt: PutTimes): R2Bucket {
  const upload = (key: string, parts: R2MultipartUpload) => ({
    key,
    uploadId: parts.uploadId,
    uploadPart: (number: number, value: ArrayBuffer) =>
      call(`${name}.uploadPart`, () => parts.uploadPart(number, value)),
    abort: () => call(`${name}.abort`, () => parts.abort()),
    complete: (given: R2UploadedPart[]) =>
      call(`${name}.complete`, () => {
        putAt.set(key, new Date());
        return parts.complete(given);
      }),
  });
  return {
    get: (key: string) => call(`${name}.get`, () => bucket.get(key)),
    head: (key: string) => call(`${name}.head`, () => bucket.head(key)),
    put: (key: string, value: ArrayBuffer, options?: R2PutOptions) =>
      call(`${name}.put`, () => {
        putAt.set(key, new Date());
        return bucket.put(key, value, options);
      }),
    delete: (keys: string | string[]) => call(`${name}.delete`, () => bucket.delete(keys)),
    list: (options?: R2ListOptions) =>
      call(`${name}.list`, async () => {
        const page = await bucket.list(options);
        const objects = page.objects.map(({ key, size, uploaded }) => ({
          key,
          size,
          uploaded: putAt.get(key) ?? uploaded,
        }));
        return { ...page, objects };
      }),
    createMultipartUpload: (key: string, options?: R2MultipartOptions) =>
      call(`${name}.createMultipartUpload`, async () =>
        upload(key, await bucket.createMultipartUpload(key, options)),
      ),
  } as unknown as R2Bucket;
}
