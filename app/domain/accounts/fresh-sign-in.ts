/** A sign-in through a provider stands for the password for so long: 15 minutes, in milliseconds. */
const freshFor = 15 * 60 * 1000;

/** Whether a session was opened so lately that its owner need not prove once more who they are. */
export const isFreshSignIn = (signedInAt: Date | undefined, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt.getTime() < freshFor;
