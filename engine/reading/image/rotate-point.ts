/** Where a point of the levelled picture lies in the picture before `rotate(image, degrees)`; pixels in, pixels out. */
export function rotatePoint(
  x: number,
  y: number,
  size: { width: number; height: number },
  degrees: number,
): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const fromMiddleX = x - size.width / 2;
  const fromMiddleY = y - size.height / 2;
  return [
    cosine * fromMiddleX + sine * fromMiddleY + size.width / 2,
    -sine * fromMiddleX + cosine * fromMiddleY + size.height / 2,
  ];
}
