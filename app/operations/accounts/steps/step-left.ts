/** What the audit says of a sign-in that opens nothing until the second factor was given. */
export const stepLeft = ({ hasSecondFactor }: { hasSecondFactor: boolean }): Record<string, unknown> =>
  hasSecondFactor ? { awaitsSecondFactor: true } : {};
