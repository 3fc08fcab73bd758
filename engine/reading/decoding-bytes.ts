/**
 * The bytes that decoding a picture to grey takes when more than `mostPixels` are halved on the way: the result, and two
 * bytes a pixel for a picture stored in passes.
 */
export function decodingBytes(
  { width, height, inPasses }: { width: number; height: number; inPasses: boolean },
  mostPixels: number,
): number {
  const pixels = width * height;
  const kept = pixels > mostPixels ? pixels / 4 : pixels;
  return kept + (inPasses ? 2 * pixels : 0);
}
