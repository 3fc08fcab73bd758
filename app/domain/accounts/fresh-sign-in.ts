/** How long a sign-in through a provider replaces the password: 15 minutes, in milliseconds. */
const freshFor = 15 * 60 * 1000;

/** Whether a session is so recent that its owner need not authenticate again. */
export const isFreshSignIn = (signedInAt: Date | undefined, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt.getTime() < freshFor;
