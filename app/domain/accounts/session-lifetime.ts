const hour = 60 * 60 * 1000;

/** How long a session lasts after sign-in, in milliseconds: 30 days. */
export const sessionLifetime = 30 * 24 * hour;

/** When a session ends that is not used, and when it ends before it expires; both in milliseconds. */
type SessionLimits = { idle: number; whole: number };

/**
 * A session's row says when it expires in any case. A clerk who goes home on Friday is still signed in on Tuesday; a
 * session left open on a borrowed computer ends within the week.
 */
const ordinary: SessionLimits = { idle: 4 * 24 * hour, whole: Number.POSITIVE_INFINITY };

/**
 * System administrators see every organization: their session ends after an hour without use, and after a working day.
 */
const administrators: SessionLimits = { idle: hour, whole: 12 * hour };

/** When a session was opened, and when its last use was recorded (by `noteSession`, at most 5 minutes late). */
type Session = { signedInAt: Date; lastSeenAt: Date | null };

/** Whether the session has ended: it was idle for too long, or it is too old. */
export function hasEnded({ signedInAt, lastSeenAt }: Session, isSystemAdmin: boolean, now: Date): boolean {
  const { idle, whole } = isSystemAdmin ? administrators : ordinary;
  const unused = now.getTime() - (lastSeenAt ?? signedInAt).getTime();
  return unused >= idle || now.getTime() - signedInAt.getTime() >= whole;
}

/** The time since which an ordinary session must have been used to be still open. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - ordinary.idle);
