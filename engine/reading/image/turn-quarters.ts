import type { GreyImage } from "./grey-image";

/** Turns clockwise by `turns` quarter turns (any whole number, negative turns anticlockwise). */
export function turnQuarters(image: GreyImage, turns: number): GreyImage {
  // Four quarters are a whole turn: negative turns become positive ones.
  const quarters = ((turns % 4) + 4) % 4;
  if (quarters === 0) return image;
  if (quarters === 2) return { ...image, data: image.data.slice().reverse() };
  return sideways(image, quarters === 1);
}

function sideways({ width, height, data }: GreyImage, clockwise: boolean): GreyImage {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    const start = clockwise ? height - 1 - y : (width - 1) * height + y;
    const step = clockwise ? height : -height;
    for (let x = 0; x < width; x++) out[start + x * step] = data[y * width + x] ?? 0;
  }
  return { width: height, height: width, data: out };
}
