const day = 24 * 60 * 60 * 1000;

/** What reads files of strangers is brought to its newest version within 30 days of it, the rest within six months: SECURITY.md. */
const limits = { reader: 30 * day, other: 183 * day };
const readers = new Set([
  "@embedpdf/pdfium",
  "@jsquash/webp",
  "postal-mime",
  "saxes",
  "tesseract.js-core",
  // Brings pdf.js.
  "unpdf",
]);

/** What SECURITY.md says is held back, and by what: majors that are not taken. */
const held = new Set(["react", "react-dom", "i18next", "react-i18next", "remix-i18next"]);

/**
 * Whether a package is overdue: the first newer version that could be taken was published longer ago than its limit. `times` is what the
 * registry says of it, the moment of each version. Returns that version and the days it has been there, or null.
 *
 * @param {{ name: string, current: string, times: Record<string, string> }} part
 * @param {Date} now
 * @returns {{ version: string, days: number } | null}
 */
export function overdueUpdate({ name, current, times }, now) {
  const limit = readers.has(name) ? limits.reader : limits.other;
  const newer = Object.entries(times)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version))
    .filter(([version]) => compare(version, current) > 0)
    .filter(([version]) => !held.has(name) || version.split(".")[0] === current.split(".")[0])
    .sort(([, one], [, other]) => (one < other ? -1 : 1));
  const [version, at] = newer[0] ?? [];
  if (version === undefined) return null;
  const age = now.getTime() - new Date(at).getTime();
  return age > limit ? { version, days: Math.floor(age / day) } : null;
}

/** @param {string} one @param {string} other */
function compare(one, other) {
  const [left, right] = [one, other].map((version) => version.split(".").map(Number));
  for (let at = 0; at < 3; at += 1) if (left[at] !== right[at]) return left[at] - right[at];
  return 0;
}
