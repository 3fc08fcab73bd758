import type { GreyImage } from "./grey-image";
import { mirror } from "./mirror";
import { turnQuarters } from "./turn-quarters";

// Clockwise quarter turns and mirroring that undo each EXIF orientation 1..8.
const corrections = [
  { turns: 0, mirrored: false },
  { turns: 0, mirrored: true },
  { turns: 2, mirrored: false },
  { turns: 2, mirrored: true },
  { turns: 1, mirrored: true },
  { turns: 1, mirrored: false },
  { turns: 3, mirrored: true },
  { turns: 3, mirrored: false },
];

/** Brings a picture upright by its EXIF orientation (1..8; anything else leaves it as it is). */
export function orient(image: GreyImage, orientation: number): GreyImage {
  const correction = corrections[orientation - 1];
  if (!correction) return image;
  const turned = turnQuarters(image, correction.turns);
  return correction.mirrored ? mirror(turned) : turned;
}
