import { type CookieKind, cookieKinds } from "~/domain/accounts/cookie-kinds";

const units = [
  { unit: "days", seconds: 24 * 60 * 60 },
  { unit: "minutes", seconds: 60 },
] as const;

type Words = Record<"days" | "minutes", string> & { untilThen: string };

/** The items of the privacy policy's list of cookies: name, how long it lasts, what it is for. */
export const cookieList = (purposes: Record<CookieKind, string>, words: Words): string[] =>
  (Object.keys(cookieKinds) as CookieKind[]).map(
    (kind) => `- ${kind} (${words.untilThen} ${durationOf(kind, words)}): ${purposes[kind]}`,
  );

function durationOf(kind: CookieKind, words: Words): string {
  const { seconds } = cookieKinds[kind];
  const { unit, seconds: one } = units.find((candidate) => seconds >= candidate.seconds) ?? units[1];
  const count = seconds / one;
  return `${count} ${count === 1 ? words[unit].replace(/s$/, "") : words[unit]}`;
}
