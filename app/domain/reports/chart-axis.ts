/** The lines of an axis from 0 on: their step is the smallest of 1, 2, 5, 10 … times a power of ten that five of them reach the most with. */
export function axisOf(most: number): { step: number; top: number; lines: number[] } {
  const wanted = Math.max(1, most / 5);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= wanted) ?? wanted);
  const count = Math.max(1, Math.ceil(most / step));
  return { step, top: step * count, lines: Array.from({ length: count + 1 }, (_, index) => index * step) };
}
