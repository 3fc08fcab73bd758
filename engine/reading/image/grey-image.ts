/** An 8-bit grey picture: `data` holds `width` x `height` values row by row, 0 black, 255 white. */
export type GreyImage = { width: number; height: number; data: Uint8Array };
