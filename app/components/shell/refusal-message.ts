import type { Translate } from "~/locales/translate";

/** `typed` is what was in a form that could not be accepted. */
export type Refusal = {
  messageKey: string;
  values: Record<string, string | number>;
  typed?: [string, string][];
};

export const isRefusal = (data: unknown): data is Refusal =>
  typeof data === "object" && data !== null && "messageKey" in data && "values" in data;

/** The message of a refusal. A permission has the name that the page of roles shows. */
export function refusalMessage({ messageKey, values }: Refusal, t: Translate): string {
  const { permission } = values;
  if (permission === undefined) return t(messageKey, values);
  const named = t(`people.permission.${permission}`, { defaultValue: String(permission) });
  return t(messageKey, { ...values, permission: named });
}
