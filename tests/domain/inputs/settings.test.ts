import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { signInForm, signUpForm } from "~/domain/accounts/account-inputs";
import { confirmAppForm, secondFactorForm, switchOffForm } from "~/domain/accounts/second-factor-inputs";
import { confidenceInput } from "~/domain/documents/confidence-input";
import { settledStatusInput } from "~/domain/documents/update-result-input";
import { contractInput, directInput, maxEnergyFileBytes } from "~/domain/energy/energy-inputs";
import { erpConnectionInput, erpSettingsInput } from "~/domain/erp/erp-inputs";
import { createKeyInput } from "~/domain/keys/key-inputs";
import { permissions } from "~/domain/permissions/permission";
import { subscribableTypes } from "~/domain/webhooks/webhook-event-types";
import { createEndpointInput } from "~/domain/webhooks/webhook-inputs";

function problems(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("an endpoint of webhooks", () => {
  const [first = "document.approved", second = "document.failed"] = subscribableTypes;
  const least = { url: "https://x.example/hook", eventTypes: [first] };

  it("is of every model, without values and headers, unless told otherwise", () => {
    expect(createEndpointInput.parse(least)).toEqual({
      ...least,
      modelIds: null,
      withValues: false,
      headerName: "",
      headerValue: "",
    });
    expect(createEndpointInput.parse({ ...least, modelIds: [] }).modelIds).toBeNull();
    expect(createEndpointInput.parse({ ...least, modelIds: ["a", "b", "a"] }).modelIds).toEqual(["a", "b"]);
  });

  it("has its events once and in one order", () => {
    expect(createEndpointInput.parse({ ...least, eventTypes: [second, first, second] }).eventTypes).toEqual(
      subscribableTypes.filter((type) => type === first || type === second),
    );
  });

  it.each([
    [{ url: " " }, "url: form.required"],
    [{ url: `https://x.example/${"y".repeat(1_000)}` }, "url: webhooks.problem.url-long"],
    [{ eventTypes: [] }, "eventTypes: webhooks.problem.no-event"],
    [{ eventTypes: ["document.eaten"] }, "eventTypes.0: webhooks.problem.event-type"],
    [{ eventTypes: ["webhook.test"] }, "eventTypes: webhooks.problem.no-event"],
    [{ headerName: "X Key" }, "headerName: webhooks.problem.header-name"],
    [{ headerName: "X-Key\r\nHost" }, "headerName: webhooks.problem.header-name"],
    [{ headerName: "Content-Type" }, "headerName: webhooks.problem.header-own"],
    [{ headerName: "webhook-signature" }, "headerName: webhooks.problem.header-own"],
    [{ headerName: "CF-Connecting-IP" }, "headerName: webhooks.problem.header-own"],
    [{ headerName: "Host" }, "headerName: webhooks.problem.header-own"],
    [{ headerValue: "a\nb" }, "headerValue: webhooks.problem.header-value"],
    [{ headerValue: "clé" }, "headerValue: webhooks.problem.header-value"],
  ])("refuses %j", (change, problem) => {
    expect(problems(createEndpointInput, { ...least, ...change })).toEqual([problem]);
  });

  it("may have a header for a key", () => {
    for (const headerName of ["Authorization", "X-Api-Key", "contents"])
      expect(problems(createEndpointInput, { ...least, headerName, headerValue: "Bearer x" })).toEqual([]);
  });
});

describe("the connection to an ERP system", () => {
  const guid = "12345678-1234-1234-1234-123456789abc";
  const central = {
    modelId: "m",
    kind: "business-central",
    directoryId: guid,
    clientId: guid.toUpperCase(),
    environment: "Production",
  };

  it("takes an environment of Business Central by its name", () => {
    expect(erpConnectionInput.parse(central)).toMatchObject({ environment: "Production", clientSecret: "" });
    for (const environment of ["-x", "a b", "a".repeat(61), "https://x.example"])
      expect(problems(erpConnectionInput, { ...central, environment })).toEqual([
        "environment: erp.problem.environment",
      ]);
  });

  it("takes one of Finance and Operations by its address, as the first part of a host", () => {
    const operations = { ...central, kind: "finance-operations" };
    const good = erpConnectionInput.parse({ ...operations, environment: "contoso.operations.dynamics.com" });
    expect(good.environment).toBe("contoso");
    expect(erpConnectionInput.parse(good)).toEqual(good);
    for (const environment of ["a b", "x..y", "user@host", "contoso:8080", "a.b.c.d.e", "?q"])
      expect(problems(erpConnectionInput, { ...operations, environment })).toEqual([
        "environment: erp.problem.environment",
      ]);
  });

  it.each([
    [{ kind: "sap" }, "kind: erp.problem.kind"],
    [{ directoryId: "" }, "directoryId: form.required"],
    [{ directoryId: "1234" }, "directoryId: erp.problem.directory-id"],
    [{ clientId: `${guid}0` }, "clientId: erp.problem.client-id"],
    [{ clientSecret: "a\u0000" }, "clientSecret: erp.problem.client-secret"],
    [{ environment: " " }, "environment: form.required"],
  ])("refuses %j", (change, problem) => {
    expect(problems(erpConnectionInput, { ...central, ...change })[0]).toBe(problem);
  });

  it("posts drafts at the invoice's date, and not on approval, unless told otherwise", () => {
    const settings = { ...central, revision: 0, companyId: "c", account: "6000" };
    expect(erpSettingsInput.parse(settings)).toMatchObject({
      vendorAccounts: "",
      taxCodes: "",
      postingDate: "invoice",
      posting: "draft",
      onApproval: false,
    });
    expect(problems(erpSettingsInput, { ...settings, account: "" })).toEqual(["account: form.required"]);
  });
});

describe("a key of the API", () => {
  const least = { memberId: "m", name: "Import", permissions: [permissions[0]], lifetime: "" };

  it.each([
    ["30", 30],
    ["365", 365],
    ["", null],
    [null, null],
  ])("lives for %j: %j days", (lifetime, days) => {
    expect(createKeyInput.parse({ ...least, lifetime }).lifetime).toBe(days);
  });

  it("has its permissions once and in one order, and at least one", () => {
    const [one, two] = permissions;
    expect(createKeyInput.parse({ ...least, permissions: [two, one, two] }).permissions).toEqual([one, two]);
    expect(problems(createKeyInput, { ...least, permissions: [] })).toEqual([
      "permissions: keys.problem.no-permission",
    ]);
    expect(problems(createKeyInput, { ...least, permissions: ["*"] })).toEqual([
      "permissions.0: people.problem.permission",
    ]);
    expect(problems(createKeyInput, { ...least, lifetime: "31" })).toEqual([
      "lifetime: keys.problem.lifetime",
    ]);
  });
});

describe("a second factor", () => {
  it("is a code of the app, or a recovery code where one may be given", () => {
    expect(problems(secondFactorForm, { code: "123 456" })).toEqual([]);
    expect(problems(secondFactorForm, { code: "ab3de-fgh1j" })).toEqual([]);
    expect(problems(switchOffForm, { code: "AB3DE FGH1J" })).toEqual([]);
    expect(problems(confirmAppForm, { code: "ab3de-fgh1j" })).toEqual(["code: accounts.problem.code-format"]);
    expect(problems(secondFactorForm, { code: "12345" })).toEqual(["code: accounts.problem.factor-format"]);
    expect(problems(secondFactorForm, {})).toEqual(["code: form.required"]);
  });
});

describe("signing up and in", () => {
  const form = {
    email: "Ada@Quay.Example",
    code: "123456",
    password: "a long and rare phrase",
    passwordConfirmation: "a long and rare phrase",
    countryCode: "AU",
    givenName: "Ada",
    familyName: "Hall",
  };

  it("takes a form that is filled in, and folds the address", () => {
    expect(problems(signUpForm, form)).toEqual([]);
    expect(signUpForm.parse(form).email).toBe("ada@quay.example");
    expect(signInForm.parse({ email: " ADA@quay.example", password: "x" }).email).toBe("ada@quay.example");
  });

  it("says that two passwords differ only when each is right by itself", () => {
    expect(problems(signUpForm, { ...form, passwordConfirmation: "another" })).toEqual([
      "passwordConfirmation: accounts.problem.password-confirmation",
    ]);
    expect(problems(signUpForm, { ...form, password: "x", passwordConfirmation: "y" }).join()).not.toContain(
      "password-confirmation",
    );
    expect(problems(signUpForm, { ...form, email: "x", passwordConfirmation: "y" })).toHaveLength(2);
  });

  it.each([
    [{ countryCode: "ZZ" }, "countryCode: form.required"],
    [{ countryCode: "" }, "countryCode: form.required"],
    [{ email: "ada" }, "email"],
    [{ code: "12" }, "code"],
    [{ givenName: "" }, "givenName: form.required"],
    [{ password: "password1234", passwordConfirmation: "password1234" }, "password"],
  ])("refuses %j", (change, problem) => {
    expect(problems(signUpForm, { ...form, ...change })[0]).toContain(problem);
  });
});

describe("a confidence that a caller sets", () => {
  it.each([
    [0.5, 0.5],
    [1, 1],
    ["95", 0.95],
    [100, 1],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("%j is %j", (given, fraction) => {
    expect(confidenceInput.parse(given)).toBe(fraction);
  });

  it("is none below nothing or above all", () => {
    for (const given of [-0.1, 101, "much"])
      expect(problems(confidenceInput, given)).toEqual([": documents.error.not-a-confidence"]);
  });
});

describe("a status that a caller asks for", () => {
  it("is one that a person may settle, in any case", () => {
    expect(settledStatusInput.parse("USEREDITED")).toBe("userEdited");
    expect(settledStatusInput.parse("")).toBeUndefined();
    expect(settledStatusInput.parse(null)).toBeUndefined();
    for (const status of ["released", "trained", "processing", "lost"])
      expect(problems(settledStatusInput, status)).toEqual([": documents.error.no-such-status"]);
  });
});

describe("the contract of an account", () => {
  const least = { modelId: "m", accountId: "a" };

  it("may leave all open", () => {
    expect(contractInput.parse({ ...least, opensOn: "", closesOn: "", unitPrice: "" })).toEqual({
      ...least,
      opensOn: null,
      closesOn: null,
      unitPrice: "",
    });
  });

  it.each([
    [{ opensOn: "1 March" }, "opensOn: energy.error.date"],
    [{ unitPrice: "1".repeat(41) }, "unitPrice: energy.error.price"],
    [{ opensOn: "2026-03-02", closesOn: "2026-03-01" }, "closesOn: energy.error.dates-turned"],
  ])("refuses %j", (change, problem) => {
    expect(problems(contractInput, { ...least, ...change })).toEqual([problem]);
  });
});

describe("a file that is checked without being kept", () => {
  it("is bounded", () => {
    expect(problems(directInput, { bytes: new Uint8Array(10) })).toEqual([]);
    expect(problems(directInput, { bytes: new Uint8Array(maxEnergyFileBytes + 1) })).toEqual([
      "bytes: validation.error.too-large",
    ]);
    expect(directInput.parse({ modelId: "", bytes: new Uint8Array() }).modelId).toBeUndefined();
  });
});
