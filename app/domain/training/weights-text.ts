import { bytesOfBase64 } from "@fieldwise/engine/training";

/** Bytes turned into letters at once: a call takes only so many arguments. */
const step = 8_192;

/** Stored weights as a text in Base64, as a database column keeps them. */
export function weightsText(bytes: Uint8Array): string {
  let letters = "";
  for (let start = 0; start < bytes.length; start += step)
    letters += String.fromCharCode(...bytes.subarray(start, start + step));
  return btoa(letters);
}

/** The bytes of `weightsText` again. */
export const weightsOfText = (text: string): Uint8Array => bytesOfBase64(text);
