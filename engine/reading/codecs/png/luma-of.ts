/** The brightness (0..255) of a colour by the weights of ITU-R BT.601, in whole numbers. */
export function lumaOf(red: number, green: number, blue: number): number {
  return (red * 77 + green * 150 + blue * 29) >> 8;
}
