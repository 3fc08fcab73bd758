import { z } from "zod";
import { codeField, emailField, origin } from "./account-inputs";
import { providerIds } from "./provider-identity";

const text = z.string().max(300);

/** A verified identity, as the provider's adapter hands it over. */
const identity = z.object({
  provider: z.enum(providerIds),
  issuer: text.min(1),
  subject: text.min(1),
  email: text,
  emailIsProved: z.boolean(),
  givenName: text,
  familyName: text,
  countryCode: z.string().max(2),
});

const language = z.enum(["en", "es"]);

export const identitySignInInput = z.object({
  identity,
  language,
  /** The country to start a new account with when the provider names none. */
  likelyCountry: z.string().max(2),
  ...origin,
});

/** An identity that waits for the proof of its e-mail, sealed, in the hands of the browser. */
const waiting = z.string().max(4_000);

/** The forms of the two steps of proving the e-mail address. */
export const identityEmailForm = z.object({ email: emailField });
export const identityCodeForm = identityEmailForm.extend({ code: codeField });

export const identityEmailInput = identityEmailForm.extend({ waiting, language, address: origin.address });
export const identityCodeInput = identityCodeForm.extend({
  waiting,
  language,
  likelyCountry: z.string().max(2),
  ...origin,
});

/** What the seal holds: the identity, and until when (milliseconds since 1970) its e-mail can be proved. */
export const waitingIdentity = z.object({ identity, until: z.number() });
