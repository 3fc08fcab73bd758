import { expect, it } from "vitest";
import { mailAddressOf, parseMailAddress } from "~/domain/intake/mail-address";

const domain = "fieldwise.example";

it("the address of a tenant reads back as its slug and token", () => {
  const address = mailAddressOf({ slug: "blue-harbour", intakeToken: "k3m9x2p7q4rt" }, domain);
  expect(address).toBe("documents+blue-harbour.k3m9x2p7q4rt@fieldwise.example");
  expect(parseMailAddress(address.toUpperCase(), domain)).toEqual({
    slug: "blue-harbour",
    token: "k3m9x2p7q4rt",
  });
});

it.each([
  "documents@fieldwise.example",
  "documents+blue-harbour@fieldwise.example",
  "documents+blue-harbour.@fieldwise.example",
  "documents+.k3m9@fieldwise.example",
  "invoices+blue-harbour.k3m9@fieldwise.example",
  "documents+blue-harbour.k3m9@elsewhere.example",
  "documents+blue-harbour.k3m9@fieldwise.example@evil.example",
  "documents+a.b.c@fieldwise.example",
  "",
])("%j is no address for documents", (address) => {
  expect(parseMailAddress(address, domain)).toBeNull();
});
