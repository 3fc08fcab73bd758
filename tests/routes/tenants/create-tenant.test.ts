import type { noScriptUser } from "@tests/support/no-script-user";
import { fillInCard } from "@tests/support/pay-for-plan";
import { signUpUser } from "@tests/support/sign-up-user";
import { describe, expect, it } from "vitest";

type User = ReturnType<typeof noScriptUser>;

const failure = "Errors encountered while creating Tenant, please check the details again";

function fillIn(user: User, changes: Record<string, string> = {}) {
  const typed = {
    "Tenant Name": `Blue Harbour ${crypto.randomUUID()}`,
    "Company Name": "Blue Harbour Pty Ltd",
    "Address Line 1": "1 Wharf Road",
    City: "Newcastle",
    State: "NSW",
    "Postal Code": "2300",
    ...changes,
  };
  for (const [label, text] of Object.entries(typed)) user.type(label, text);
  return typed["Tenant Name"];
}

async function agree(user: User) {
  for (const text of ["Terms and Conditions", "Privacy Policy"]) {
    await user.press(`Read the ${text}`);
    await user.press("I Agree");
  }
}

describe("creating an organization without script", () => {
  it("agrees to both texts on their pages, keeps the form, and ends on the dashboard", async () => {
    const { user } = await signUpUser();
    const name = fillIn(user);
    expect(user.isDisabled("I agree to the Terms and Conditions")).toBe(true);
    await user.press("Read the Terms and Conditions");
    expect(user.text()).toContain("You must be 18 years of age or older");
    expect(user.text()).toContain("Hyderabad");
    await user.press("I Agree");
    expect(user.ticked("I agree to the Terms and Conditions")).toBe(true);
    expect(user.ticked("I agree to the Privacy Policy")).toBe(false);
    expect(user.value("Tenant Name")).toBe(name);
    await user.press("Read the Privacy Policy");
    await user.press("I Agree");
    await user.press("SIGNUP");
    expect(user.path()).toBe("/create-tenant/done");
    expect(user.text()).toContain(`Organization ${name} created successfully`);
    await user.follow("Click here to Choose a Subscription Plan");
    await user.follow("Get Started");
    fillInCard(user);
    await user.press("Start free trial");
    await user.follow("Start using");
    expect(user.text()).toContain("Hello, Ines");
    expect(user.text()).toMatch(/documents\+blue-harbour-[\da-f-]+\.[a-z0-9]{12}@fieldwise\.example/);
    await user.open("/create-tenant");
    expect(user.path()).toBe("/dashboard");
  });

  it("says what is missing in the words of the form, and refuses without both agreements", async () => {
    const { user } = await signUpUser();
    await user.press("SIGNUP");
    expect(user.status()).toBe(422);
    expect(user.text()).toContain(failure);
    for (const label of ["Tenant Name", "Company Name", "Address Line 1", "City", "State", "Postal Code"])
      expect(user.errorAt(label), label).toBe("Required *");
    expect(user.errorAt("Address Line 2 (optional)")).toBe("");
    for (const label of ["I agree to the Terms and Conditions", "I agree to the Privacy Policy"])
      expect(user.errorAt(label), label).toBe("Required *");
  });

  it.each([
    ["123", "Please enter min 4 Charecters *"],
    ["12345678", "Please enter max 7 Charecters *"],
    ["K1A 0B1", "Please enter digits only *"],
  ])("does not take the postal code %s", async (code, message) => {
    const { user } = await signUpUser();
    fillIn(user, { "Postal Code": code });
    await user.press("SIGNUP");
    expect(user.errorAt("Postal Code")).toBe(message);
    expect(user.value("Postal Code")).toBe(code);
  });

  it("does not take a name that another tenant has, however it is written", async () => {
    const first = await signUpUser();
    const name = fillIn(first.user);
    await agree(first.user);
    await first.user.press("SIGNUP");
    const second = await signUpUser();
    fillIn(second.user, { "Tenant Name": `  ${name.toUpperCase()} ` });
    await agree(second.user);
    await second.user.press("SIGNUP");
    expect(second.user.status()).toBe(409);
    expect(second.user.errorAt("Tenant Name")).toBe("Tenant Name already exists.");
    expect(second.user.ticked("I agree to the Privacy Policy")).toBe(true);
  });

  it("offers the data centers of the country and picks one again when the country changes", async () => {
    const { user } = await signUpUser();
    expect(user.choices("Data Center")).toEqual(["Australia"]);
    user.choose("Country/region", "India");
    await user.press("Update data centers");
    expect(user.choices("Data Center")).toEqual(["India"]);
    user.choose("Country/region", "Brazil");
    await user.press("Update data centers");
    expect(user.choices("Data Center")).toEqual(["Australia", "Europe", "India", "United States"]);
  });

  it("picks a fitting data center when the form is sent with one that does not fit", async () => {
    const { user } = await signUpUser();
    fillIn(user);
    await agree(user);
    user.choose("Country/region", "Mexico");
    await user.press("SIGNUP");
    expect(user.errorAt("Data Center")).toContain("does not serve the selected country");
    expect(user.value("Data Center")).toBe("us");
    await user.press("SIGNUP");
    expect(user.text()).toContain("The service is not available in your country yet.");
    expect(user.html()).toContain('href="/pricing?country=');
    await user.press("Log out");
    expect(user.text()).toContain("Logged out Successfully");
  });

  it("speaks Spanish all the way", async () => {
    const { user } = await signUpUser();
    await user.press("Español");
    expect(user.path()).toBe("/create-tenant");
    await user.press("REGISTRARSE");
    expect(user.errorAt("Nombre de la organización")).toBe("Obligatorio *");
    expect(user.text()).toContain("Se encontraron errores al crear la organización");
  });
});
