import { isCountryCode } from "../tenants/countries";

/** The sign-in providers that can be set up. */
export const providerIds = ["microsoft", "google", "directory"] as const;
export type ProviderId = (typeof providerIds)[number];

/** A person's identity at a sign-in provider, from a verified ID token. Claims that it does not have are empty. */
export type ProviderIdentity = {
  provider: ProviderId;
  issuer: string;
  subject: string;
  email: string;
  /** Whether the provider proves that the e-mail is this person's. */
  emailIsProved: boolean;
  givenName: string;
  familyName: string;
  countryCode: string;
};

type Claims = Readonly<Record<string, unknown>>;

/**
 * The identity in the claims of a verified id token (OpenID Connect Core 5.1). `trustsEmail` is false for a provider whose
 * e-mails its customers' administrators can write as they like.
 */
export function identityOfClaims(
  provider: ProviderId,
  claims: Claims,
  trustsEmail: boolean,
): ProviderIdentity {
  const email = emailOf(claims);
  return {
    provider,
    issuer: textOf(claims.iss),
    subject: textOf(claims.sub),
    email,
    emailIsProved: trustsEmail && email !== "" && isTrue(claims.email_verified),
    ...namesOf(claims),
    countryCode: countryOf(claims),
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Some providers send the claim as a text. */
const isTrue = (value: unknown) => value === true || value === "true";

/** The claim `email`, else the first of the list `emails`; folded like every e-mail that is kept. */
function emailOf({ email, emails }: Claims): string {
  const first: unknown = Array.isArray(emails) ? emails[0] : emails;
  const found = (textOf(email) || textOf(first)).toLowerCase();
  return /^\S+@\S+$/.test(found) && found.length <= 254 ? found : "";
}

/** Given and family name, else the full name cut at its last space. */
function namesOf({ given_name, family_name, name }: Claims) {
  const [given, family] = [textOf(given_name), textOf(family_name)];
  if (given || family) return { givenName: given.slice(0, 80), familyName: family.slice(0, 80) };
  const [, first = "", last = ""] = /^(.*?)\s*(\S*)$/s.exec(textOf(name)) ?? [];
  return { givenName: (first || last).slice(0, 80), familyName: (first ? last : "").slice(0, 80) };
}

/** The country by its code in `country` or `ctry`, or in the address claim. */
function countryOf({ country, ctry, address }: Claims): string {
  const inAddress = typeof address === "object" && address !== null ? (address as Claims).country : undefined;
  const codes = [country, ctry, inAddress].map((value) => textOf(value).toUpperCase());
  return codes.find(isCountryCode) ?? "";
}
