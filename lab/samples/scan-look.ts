/** How an office scanner sees a sheet. Noise is in grey levels, blur in pixels, quality 0..1. */
export type ScanLook = {
  dpi: number;
  skewDegrees: number;
  noise: number;
  blur: number;
  quality: number;
  seed: number;
};
