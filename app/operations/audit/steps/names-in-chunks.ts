/** D1 takes 100 values in a query. */
const atOnce = 90;

/** What `read` answers for ids, asked as many at a time as the database takes. */
export async function namesInChunks<T>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<Map<string, T>>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (let start = 0; start < ids.length; start += atOnce)
    for (const [id, value] of await read(ids.slice(start, start + atOnce))) found.set(id, value);
  return found;
}
