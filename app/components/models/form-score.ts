const ownName = /^own\.(\d+)\.name$/;

/** The sum of the weights of the fields that are ticked or named in a model form; what is no number counts nothing. */
export function formScore(values: Iterable<[string, unknown]>): number {
  const held = new Map(values);
  let sum = 0;
  for (const [name, value] of held) {
    if (name.startsWith("take.")) sum += Number(held.get(`weight.${name.slice("take.".length)}`)) || 0;
    const [, own] = ownName.exec(name) ?? [];
    if (own && String(value).trim()) sum += Number(held.get(`own.${own}.weight`)) || 0;
  }
  return sum;
}
