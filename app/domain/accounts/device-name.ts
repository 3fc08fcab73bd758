const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** Browser and operating system in a User-Agent header; null for a part that it does not tell. */
export const deviceName = (userAgent: string) => ({
  browser: browsers.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
  system: systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null,
});
