import { describe, expect, it } from "vitest";
import { deviceName } from "~/domain/accounts/device-name";
import { readAppCode, readRecoveryCode, recoveryCodeFrom } from "~/domain/accounts/recovery-code";

describe("a recovery code", () => {
  it("is made of the first 25 letters and digits", () => {
    expect(recoveryCodeFrom("AB-3d_E/fgh1j+klmnopqrst0123456789")).toBe("ab3de-fgh1j-klmno-pqrst-01234");
  });

  it("has at least the 112 bits with which it may be kept as a digest", () => {
    // 43 letters and digits of both cases, in lower case: a letter comes twice as often as a digit.
    const bitsOfLikeliest = Math.log2(62 / 2);
    const signs = recoveryCodeFrom("aB3".repeat(20)).replaceAll("-", "").length;
    expect(signs * bitsOfLikeliest).toBeGreaterThan(112);
  });

  it("is read as it is typed: hyphens, spaces and capitals do not matter", () => {
    for (const typed of ["ab3de-fgh1j", "AB3DE FGH1J", " ab3defgh1j ", "a-b-3-d-e-f-g-h-1-j"])
      expect(readRecoveryCode(typed), typed).toBe("ab3de-fgh1j");
    expect(readRecoveryCode("AB3DE FGH1J klmnopqrst 01234")).toBe("ab3de-fgh1j-klmno-pqrst-01234");
  });

  it("is none with more, fewer or other signs", () => {
    for (const typed of ["", "ab3de-fgh1", "ab3de-fgh1jk", "ab3de_fgh1j", "ab3de-fgh1ö"])
      expect(readRecoveryCode(typed), typed).toBeNull();
  });

  it("that was made is read", () => {
    for (const random of ["z".repeat(25), "0123456789abc".repeat(2), "Q7w-8E9r0T1yU".repeat(3)])
      expect(readRecoveryCode(recoveryCodeFrom(random).toUpperCase())).toBe(recoveryCodeFrom(random));
  });
});

describe("a code of an authenticator app", () => {
  it("has six digits, with or without a gap", () => {
    expect(readAppCode("123 456")).toBe("123456");
    expect(readAppCode(" 000000 ")).toBe("000000");
    for (const typed of ["", "12345", "1234567", "12345a", "123-456"]) expect(readAppCode(typed)).toBeNull();
  });
});

/** User-Agent headers as browsers send them. */
const agents: [agent: string, browser: string | null, system: string | null][] = [
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
    "Chrome",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0",
    "Opera",
    "ChromeOS",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
];

describe("the name of a device", () => {
  it.each(agents)("%s", (agent, browser, system) => {
    expect(deviceName(agent)).toEqual({ browser, system });
  });
});
