import type { SampleSource } from "../sample.ts";
import { newZealandInvoice } from "./new-zealand-invoice.ts";

/** A photograph taken in the dark with a moving hand: nothing on it can be read, and nothing should be claimed. */
export const unreadablePhoto: SampleSource = {
  html: newZealandInvoice.html,
  capture: {
    as: "photo",
    look: {
      width: 1080,
      height: 1440,
      dpi: 110,
      corners: [
        [0.22, 0.2],
        [0.9, 0.12],
        [1.02, 0.86],
        [0.1, 0.94],
      ],
      desk: "slate",
      curl: 0.012,
      light: { brightness: 0.3, fall: 0.55, angle: 1.1, warmth: 0.12 },
      shadow: { at: 0.5, angle: 1.9, depth: 0.5, softness: 0.3 },
      noise: 10,
      blur: 11,
      quality: 0.55,
      seed: 5,
      turned: false,
    },
  },
  sample: {
    file: "unreadable-dark-photo.jpg",
    baseModel: "receipts",
    kind: "receipt",
    language: "en",
    culture: "en-US",
    currency: "USD",
    medium: "photo",
    pages: 1,
    readable: false,
    fields: {},
    lineItems: [],
  },
};
