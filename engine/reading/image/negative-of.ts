import type { GreyImage } from "./grey-image";

/** The picture with dark and light exchanged. */
export const negativeOf = (image: GreyImage): GreyImage => ({
  ...image,
  data: image.data.map((level) => 255 - level),
});
