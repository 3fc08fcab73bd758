/** An entity of Paddle's SDK as the API wrote it: names with underscores instead of capitals. Our own data keeps its names. */
export function asPaddleJson(entity: unknown): unknown {
  if (Array.isArray(entity)) return entity.map(asPaddleJson);
  if (typeof entity !== "object" || entity === null) return entity;
  return Object.fromEntries(
    Object.entries(entity).map(([name, value]) => {
      const key = name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
      return [key, key === "custom_data" ? value : asPaddleJson(value)];
    }),
  );
}
