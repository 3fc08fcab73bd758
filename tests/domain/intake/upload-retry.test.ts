import { describe, expect, it } from "vitest";
import { isRetried, maxUploadTries, uploadDelay } from "~/domain/intake/upload-retry";

describe("an upload that was not taken", () => {
  it("is sent again by itself when that may help", () => {
    expect([0, 429, 500, 502, 503, 504].every(isRetried)).toBe(true);
    expect([200, 400, 401, 403, 404, 409, 413, 415, 422].some(isRetried)).toBe(false);
  });

  it("waits longer each time, up to half a minute, and as long as it is told", () => {
    expect([1, 2, 3, 4].map((tries) => uploadDelay(tries, null, 1))).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(uploadDelay(1, null, 0)).toBe(500);
    expect(uploadDelay(maxUploadTries, null, 1)).toBe(30_000);
    expect(uploadDelay(1, "7", 0)).toBe(7_000);
    expect(uploadDelay(1, "86400", 0)).toBe(60_000);
    expect(uploadDelay(2, "Wed, 21 Oct 2026 07:28:00 GMT", 1)).toBe(2_000);
  });
});
