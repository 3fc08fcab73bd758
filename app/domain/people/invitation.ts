const day = 24 * 60 * 60 * 1000;

/** How long an invitation can be accepted. Milliseconds. */
export const invitationLifetime = 14 * day;

/** How long to wait before an invitation is mailed again. Milliseconds. */
export const resendGap = 60 * 1000;

/** The link that accepts an invitation. Its state is the specification's: tenant and user, parted by a bar. */
export const invitationLink = (site: string, { id }: { id: string }, memberId: string) =>
  `${site}/login?state=${encodeURIComponent(`${id}|${memberId}`)}`;
