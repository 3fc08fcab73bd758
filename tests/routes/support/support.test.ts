import { noScriptUser } from "@tests/support/no-script-user";
import { describe, expect, it } from "vitest";

describe("the support pages", () => {
  it("start with the manual and lead to each other", async () => {
    const user = noScriptUser();
    await user.open("/support");
    expect(user.path()).toBe("/support/user-manual");
    expect(user.title()).toBe("User Manual · Fieldwise");
    await user.follow("Terms and Conditions");
    for (const words of [
      "18 years",
      "law of India",
      "15 days",
      "indemnify",
      "no refunds",
      "Download your data",
    ])
      expect(user.text().toLowerCase()).toContain(words.toLowerCase());
  });

  it("speak Spanish to a Spanish browser", async () => {
    const user = noScriptUser({ language: "es" });
    await user.open("/support/faq");
    expect(user.text()).toContain("¿Qué archivos puedo enviar?");
  });
});

describe("an unknown address", () => {
  it("is a page of its own with status 404", async () => {
    const user = noScriptUser();
    await user.open("/no/such/page");
    expect(user.status()).toBe(404);
    expect(user.text()).toContain("Oops! You're lost. The page you are looking for was not found.");
  });
});
