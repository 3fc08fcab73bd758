/** A corner of the paper in the photograph, in fractions of its width and height. */
export type Corner = [x: number, y: number];

/** How a phone sees a sheet on a desk. Angles are radians, colour strengths 0..1, noise in grey levels. */
export type PhotoLook = {
  /** Size of the upright photograph in pixels. */
  width: number;
  height: number;
  /** Resolution at which the sheet is drawn before it is photographed. */
  dpi: number;
  /** Where the sheet's corners fall: top left, top right, bottom right, bottom left. */
  corners: [Corner, Corner, Corner, Corner];
  desk: "oak" | "slate";
  /** How far the sheet bulges, as a fraction of its size. */
  curl: number;
  light: { brightness: number; fall: number; angle: number; warmth: number };
  /** A soft shadow beyond a line at `at` (fraction of the picture along `angle`). */
  shadow: { at: number; angle: number; depth: number; softness: number };
  noise: number;
  /** Radius of the blur in pixels. */
  blur: number;
  /** JPEG quality 0..1. */
  quality: number;
  seed: number;
  /** True when the phone was held sideways: the stored picture lies on its side and EXIF says how to turn it. */
  turned: boolean;
};
