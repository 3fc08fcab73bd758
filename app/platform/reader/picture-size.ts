const pointsPerInch = 72;

/** The pixels of a page of this many points drawn at `dpi`, coarser where that would be more than `mostPixels`. */
export function sizeAtResolution(
  page: { width: number; height: number },
  dpi: number,
  mostPixels: number,
): { width: number; height: number } {
  return sizeAtScale(page, dpi / pointsPerInch, mostPixels);
}

/** The pixels of a page drawn `width` pixels wide, less where that would be more than `mostPixels`. */
export function sizeAtWidth(
  page: { width: number; height: number },
  width: number,
  mostPixels: number,
): { width: number; height: number } {
  return sizeAtScale(page, width / page.width, mostPixels);
}

function sizeAtScale(
  { width, height }: { width: number; height: number },
  wanted: number,
  mostPixels: number,
) {
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (width * height)));
  const pixels = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: pixels(width), height: pixels(height) };
}
