import type { EditFormat } from "./edit-upload";

/** What a file is by its content, whatever its name says: an archive is a workbook, a list or an object is JSON. */
export function editFormatOf(bytes: Uint8Array): EditFormat {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return "xlsx";
  const start = new TextDecoder().decode(bytes.subarray(0, 100)).replace(/^\ufeff/, "");
  return /^\s*[[{]/.test(start) ? "json" : "csv";
}
