/** The numbers from 0 below `count` in an order that is the same for the same seed (Fisher and Yates, xorshift32). */
export function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed | 0 || 1;
  for (let last = count - 1; last > 0; last -= 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const other = (state >>> 0) % (last + 1);
    const kept = order[last] as number;
    order[last] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
