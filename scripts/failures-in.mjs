/**
 * What Vitest says at the end of a run of its failures; the last 4,000 characters when it says nothing of the kind, as when
 * it was ended.
 * @param {string} printed what the run printed, coloured or not
 * @returns {string}
 */
export function failuresIn(printed) {
  const summary = printed.search(/^.*⎯.*(Failed (Suites|Tests)|Unhandled (Errors|Rejections?)).*$/m);
  return summary < 0 ? printed.slice(-4_000) : printed.slice(summary);
}
