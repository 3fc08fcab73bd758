import { betweenPixels } from "./between-pixels";
import type { GreyImage } from "./grey-image";
import { rotatePoint } from "./rotate-point";

/**
 * Rotates about the middle by `degrees` (as `skewAngle` reports them, so that the page comes level): same size,
 * bilinear, white where the picture does not reach.
 */
export function rotate(image: GreyImage, degrees: number): GreyImage {
  const { width, height } = image;
  const data = new Uint8Array(width * height).fill(255);
  const [stepX, stepY] = stepAcross(image, degrees);
  for (let y = 0; y < height; y++) {
    let [sourceX, sourceY] = rotatePoint(0, y, image, degrees);
    for (let x = 0; x < width; x++) {
      if (sourceX >= 0 && sourceY >= 0 && sourceX < width - 1 && sourceY < height - 1) {
        data[y * width + x] = betweenPixels(image, sourceX, sourceY);
      }
      sourceX += stepX;
      sourceY += stepY;
    }
  }
  return { width, height, data };
}

function stepAcross(image: GreyImage, degrees: number): [number, number] {
  const [startX, startY] = rotatePoint(0, 0, image, degrees);
  const [nextX, nextY] = rotatePoint(1, 0, image, degrees);
  return [nextX - startX, nextY - startY];
}
