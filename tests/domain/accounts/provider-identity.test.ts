import { expect, it } from "vitest";
import { identityOfClaims } from "~/domain/accounts/provider-identity";

const claims = { iss: "https://id.example", sub: "s-1" };
const identity = (more: object, trusts = true) => identityOfClaims("google", { ...claims, ...more }, trusts);

it.each<[string, object, object]>([
  [
    "names, country and a proved e-mail",
    {
      email: " Ines@Example.com ",
      email_verified: true,
      given_name: "Ines",
      family_name: "Marlow",
      country: "us",
    },
    {
      email: "ines@example.com",
      emailIsProved: true,
      givenName: "Ines",
      familyName: "Marlow",
      countryCode: "US",
    },
  ],
  ["a proof that is a text", { email: "a@b.example", email_verified: "true" }, { emailIsProved: true }],
  ["no proof", { email: "a@b.example" }, { email: "a@b.example", emailIsProved: false }],
  ["a proof of nothing", { email_verified: true }, { email: "", emailIsProved: false }],
  ["a list of e-mails", { emails: ["a@b.example", "c@d.example"] }, { email: "a@b.example" }],
  ["something else than an e-mail", { email: "ines" }, { email: "" }],
  ["a full name alone", { name: "Ines de Marlow" }, { givenName: "Ines de", familyName: "Marlow" }],
  ["one word as a name", { name: "Ines" }, { givenName: "Ines", familyName: "" }],
  ["a country in the address", { address: { country: "IN" } }, { countryCode: "IN" }],
  ["a country that is no code", { country: "Atlantis" }, { countryCode: "" }],
  ["nothing", {}, { email: "", givenName: "", familyName: "", countryCode: "", subject: "s-1" }],
])("%s", (_, more, expected) => expect(identity(more)).toMatchObject(expected));

it("a provider whose e-mails do not count proves none", () => {
  expect(identity({ email: "a@b.example", email_verified: true }, false)).toMatchObject({
    email: "a@b.example",
    emailIsProved: false,
  });
});
