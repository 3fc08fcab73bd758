/** The font sizes that a person can choose from, in pixels, and how far one press goes. */
const limits = { smallest: 14, usual: 16, largest: 22, step: 2 } as const;

export const defaultFontSize: number = limits.usual;

const fontPresses = ["larger", "usual", "smaller"] as const;

/** The changes that A+, A and A- request. */
export type FontPress = (typeof fontPresses)[number];

/** The font size in pixels after a press. */
export function fontSizeAfter(size: number, press: FontPress): number {
  if (press === "usual") return limits.usual;
  return clamped(size + (press === "larger" ? limits.step : -limits.step));
}

/** A stored size as one of the available ones; the default for an invalid one. */
export function fontSizeOf(text: string | null): number {
  const size = Number(text);
  return Number.isInteger(size) && size % limits.step === 0 && size === clamped(size) ? size : limits.usual;
}

export const isFontPress = (value: unknown): value is FontPress => fontPresses.includes(value as FontPress);

const clamped = (size: number) => Math.min(limits.largest, Math.max(limits.smallest, size));
