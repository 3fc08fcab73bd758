/**
 * The headers of a file that is saved, not displayed: whatever it contains, the browser neither guesses its type nor
 * runs it. The name is sent as RFC 6266 requires, with a plain fallback for old clients.
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
