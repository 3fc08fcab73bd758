/**
 * The headers of a file that is to be saved, not shown: whatever is in it, the browser neither guesses what it is nor
 * runs anything of it. The name goes out as RFC 6266 wants it, with a plain stand-in for old clients.
 */
export function attachmentHeaders(fileName: string, contentType: string): Record<string, string> {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName.replace(/\p{Cs}/gu, "_")).replace(/['()*]/g, percent);
  return {
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
