import type { Box } from "@fieldwise/engine/reading";

/** The box around a word's ink, from one that spans its font's ascent (0.9) and descent (0.21). */
export function tightBox(text: string, [left, top, right, bottom]: Box): Box {
  const size = (bottom - top) / 1.11;
  const baseline = bottom - size * 0.21;
  const tall = /[A-Z0-9bdfhkltijáéíóúäöüßçñÀ-Þ$€£#%&/()[\]'"|]/.test(text);
  const deep = /[gjpqy,;()[\]/$|ç_]/.test(text);
  const low = /^[.,_…-]+$/.test(text);
  const ascent = low ? 0.12 : tall ? 0.72 : 0.53;
  return [left, baseline - size * ascent, right, baseline + size * (deep ? 0.2 : 0.01)];
}
