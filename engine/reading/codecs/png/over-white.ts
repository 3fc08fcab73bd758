/** Lays a grey level over white paper with an opacity of 0..255. */
export function overWhite(grey: number, opacity: number): number {
  return 255 - Math.round(((255 - grey) * opacity) / 255);
}
