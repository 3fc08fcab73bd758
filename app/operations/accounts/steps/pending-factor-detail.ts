/** The audit detail of a sign-in that is not complete until the second factor is given. */
export const pendingFactorDetail = ({
  hasSecondFactor,
}: {
  hasSecondFactor: boolean;
}): Record<string, unknown> => (hasSecondFactor ? { awaitsSecondFactor: true } : {});
