import { fold } from "./fold";

/** A number or code without separators and case, with the letters that are misread for digits made digits. */
export const foldCode = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");
