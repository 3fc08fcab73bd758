import { sessionLifetime } from "./session-lifetime";

const minute = 60;
const day = 24 * 60 * minute;

/**
 * Every kind of cookie that the product sets, with the seconds that it lasts. The cookies are made with these lifetimes, and
 * the privacy policy lists exactly these kinds. Names may begin with `__Host-`; that of `sign-in` goes on with the provider.
 */
export const cookieKinds = {
  session: { seconds: sessionLifetime / 1000 },
  language: { seconds: 365 * day },
  appearance: { seconds: 365 * day },
  state: { seconds: day },
  source: { seconds: 90 * day },
  "return-to": { seconds: 30 * minute },
  identity: { seconds: 30 * minute },
  visit: { seconds: 60 * minute },
  "mail-links": { seconds: 60 * minute },
  "sign-in": { seconds: 5 * minute },
} as const satisfies Record<string, { seconds: number }>;

export type CookieKind = keyof typeof cookieKinds;
