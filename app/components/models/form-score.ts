/** The sum of the weights of the fields that are ticked in a model form; what is no number counts nothing. */
export function formScore(values: Iterable<[string, unknown]>): number {
  const held = new Map(values);
  let sum = 0;
  for (const name of held.keys())
    if (name.startsWith("take.")) sum += Number(held.get(`weight.${name.slice("take.".length)}`)) || 0;
  return sum;
}
