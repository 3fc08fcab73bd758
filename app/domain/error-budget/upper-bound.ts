/** The probability with which the bounds hold. */
const promised = 0.95;
/** Halvings of the interval from 0 to 1: beyond what a double can tell apart. */
const halvings = 60;

/**
 * The one-sided exact upper bound on a share of errors: with the promised probability the true share is not above it, when
 * `errors` of `count` independent values were wrong. 1 when nothing was counted. Clopper and Pearson, "The use of confidence or
 * fiducial limits illustrated in the case of the binomial", Biometrika 26 (1934).
 */
export function upperBound(errors: number, count: number): number {
  if (errors >= count) return 1;
  let low = errors / count;
  let high = 1;
  for (let turn = 0; turn < halvings; turn++) {
    const middle = (low + high) / 2;
    if (atMost(errors, count, middle) > 1 - promised) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The lower bound of the same kind: the true share of errors is not below it, with the promised probability. 0 when nothing was
 * wrong.
 */
export function lowerBound(errors: number, count: number): number {
  return errors === 0 ? 0 : 1 - upperBound(count - errors, count);
}

/** How many values without an error prove a share of errors of at most `most`: some 3 / most. */
export function cleanValuesFor(most: number): number {
  return Math.ceil(Math.log(1 - promised) / Math.log(1 - most));
}

/** The probability of at most this many errors among `count` values of which each is wrong with probability `share`. */
function atMost(errors: number, count: number, share: number): number {
  if (share <= 0) return 1;
  if (share >= 1) return 0;
  const odds = Math.log(share) - Math.log1p(-share);
  let term = count * Math.log1p(-share);
  let sum = Math.exp(term);
  for (let wrong = 1; wrong <= errors; wrong++) {
    term += Math.log((count - wrong + 1) / wrong) + odds;
    sum += Math.exp(term);
  }
  return Math.min(1, sum);
}
