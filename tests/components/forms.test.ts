import { buttonsOf, choicesOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, rendered, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { noDetails } from "~/domain/e-invoice/party-details";
import type { FormProblem } from "~/domain/errors/form-problem";
import { maxOwnFields } from "~/domain/models/own-field";
import { features } from "~/domain/permissions/features";
import { subscribableTypes } from "~/domain/webhooks/webhook-event-types";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { PartyForm } = await import("~/components/e-invoices/party-form");
const { ErpForm } = await import("~/components/models/erp-form");
const { FolderForm } = await import("~/components/models/folder-form");
const { StorageForm } = await import("~/components/models/storage-form");
const { CustomFields } = await import("~/components/models/custom-fields");
const { ownRowValues, customFieldRowsOf, withRowsChanged } = await import("~/components/models/own-rows");
const { UserForm } = await import("~/components/people/user-form");
const { SupplierForm } = await import("~/components/suppliers/supplier-form");
const { EndpointForm } = await import("~/components/webhooks/endpoint-form");

type Language = "en" | "es";

const server = {
  hostName: "ftp.example.com",
  port: "21",
  userName: "ann",
  encryption: "explicit",
  password: "typed",
  revision: "3",
};
const party = { role: "seller" as const, name: "Acme", taxNumber: "", revision: 2, details: noDetails };
const typedSupplier = {
  number: "S-1",
  name: "Acme",
  otherNames: "Acme Ltd",
  taxNumbers: "DE1",
  country: "DE",
  currency: "EUR",
  email: "a@b.example",
  defaultAccount: "6000",
  orderRequired: "yes",
};
const endpoint = {
  url: "https://x.example/h",
  eventTypes: ["document.approved"],
  modelIds: ["m2"],
  withValues: true,
  headerName: "X-Key",
  hasHeader: true,
};
const user = { givenName: "Ann", familyName: "Lee", email: "ann@x.example", roleId: "r1", features: null };
const models = [
  { id: "m1", name: "Bills" },
  { id: "m2", name: "Receipts" },
];

/** Each form with everything in it, and the name of a control that can be wrong. */
const forms: [string, string, (problems: FormProblem[] | undefined, language?: Language) => string][] = [
  [
    "the connection to Dynamics 365",
    "clientId",
    (problems, language) =>
      rendered(
        ErpForm,
        { values: { kind: "business-central" }, problems, isSaved: true, again: false },
        language,
      ),
  ],
  [
    "the folder that documents come from",
    "hostName",
    (problems, language) =>
      rendered(
        FolderForm,
        { values: server, problems, isSaved: true, isReleased: false, again: false },
        language,
      ),
  ],
  [
    "the storage of results",
    "documentFolder",
    (problems, language) =>
      rendered(
        StorageForm,
        { values: server, problems, revision: "3", hasPassword: true, again: false },
        language,
      ),
  ],
  [
    "the details of a party",
    "seller.iban",
    (problems, language) =>
      rendered(
        PartyForm,
        { documentId: "d1", party: { ...party, asked: ["iban"] }, typed: null, problems: problems ?? [] },
        language,
      ),
  ],
  [
    "a user",
    "roleId",
    (problems, language) =>
      rendered(
        UserForm,
        { values: user, roles: [{ id: "r1", name: "Clerk" }], problems, submit: "Save" },
        language,
      ),
  ],
  [
    "a supplier",
    "taxNumbers",
    (problems, language) =>
      rendered(
        SupplierForm,
        { typed: typedSupplier, problems, submit: "Save", backTo: "/suppliers" },
        language,
      ),
  ],
  [
    "an endpoint of webhooks",
    "headerName",
    (problems, language) =>
      rendered(
        EndpointForm,
        { settings: endpoint, models, problems, submit: "Save", backTo: "/webhooks" },
        language,
      ),
  ],
];

describe.each(forms)("the form of %s", (_name, field, draw) => {
  it("names every control, in both languages", () => {
    for (const language of ["en", "es"] as const) {
      const nameless = controlsOf(draw(undefined, language)).filter(({ label }) => label === "");
      expect(nameless).toEqual([]);
    }
  });

  it("says nothing is wrong while nothing is", () => {
    const html = draw(undefined);
    expect(controlsOf(html).filter(({ invalid }) => invalid)).toEqual([]);
    expect(attributesOf(html, "role")).not.toContain("alert");
  });

  it("says what is wrong at the field, and above all with a link to it", () => {
    const html = draw([{ field, messageKey: "form.required", values: {} }]);
    const wrong = controlsOf(html).filter(({ invalid }) => invalid);
    expect(wrong.map(({ name }) => name)).toEqual([field]);
    expect(wrong[0]?.described).toContain("Required *");
    const id = `field-${field.replaceAll(".", "-")}`;
    expect(attributesOf(html, "href")).toContain(`#${id}`);
    expect(attributesOf(html, "id")).toContain(id);
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf(`id="${id}"`));
  });

  it("says what is about no field without a link", () => {
    const html = draw([{ field: "", messageKey: "error.conflict", values: {} }]);
    expect(wordsOf(html)).toContain("Someone else changed this first.");
    expect(attributesOf(html, "href").filter((to) => to.startsWith("#"))).toEqual([]);
  });

  it("has no id twice", () => {
    const ids = attributesOf(draw([{ field, messageKey: "form.required", values: {} }]), "id");
    expect(ids.length).toBe(new Set(ids).size);
  });
});

describe("a secret in a form", () => {
  const password = (html: string) => controlsOf(html).find(({ type }) => type === "password");

  it("is never drawn, not even what was just typed", () => {
    for (const [, , draw] of forms) {
      const html = draw(undefined);
      expect(controlsOf(html).filter(({ type, value }) => type === "password" && value !== "")).toEqual([]);
    }
  });

  it("of storage is kept when there is one, and asked for again when it was typed", () => {
    const draw = (hasPassword: boolean, again: boolean) =>
      password(
        rendered(StorageForm, { values: server, problems: undefined, revision: "3", hasPassword, again }),
      )?.described;
    expect(draw(false, false)).toBe("");
    expect(draw(true, false)).toContain("A password is saved.");
    expect(draw(true, true)).toContain("Enter the password again");
  });

  it("of a folder may be that of the server that results go to", () => {
    const draw = (isSaved: boolean, isReleased: boolean, again = false) =>
      password(rendered(FolderForm, { values: server, problems: undefined, isSaved, isReleased, again }))
        ?.described;
    expect(draw(false, false)).toBe("");
    expect(draw(false, true)).toContain("the server that results are released to");
    expect(draw(true, true)).toContain("A password is saved.");
    expect(draw(true, true, true)).toContain("Enter the password again");
  });

  it("of Dynamics 365 is asked for, kept, or to be typed again", () => {
    const draw = (isSaved: boolean, again: boolean) =>
      password(rendered(ErpForm, { values: {}, problems: undefined, isSaved, again }))?.described;
    expect(draw(false, false)).toContain("not its ID");
    expect(draw(true, false)).toContain("A secret is saved.");
    expect(draw(true, true)).toContain("Enter it again");
  });

  it("of a webhook's header is said to be saved when it is", () => {
    const draw = (hasHeader: boolean) =>
      password(
        rendered(EndpointForm, {
          settings: { ...endpoint, hasHeader },
          models,
          problems: undefined,
          submit: "Save",
          backTo: "/webhooks",
        }),
      )?.described;
    expect(draw(true)).toContain("Leave empty to keep");
    expect(draw(false)).toBe("");
  });
});

describe("the connection to Dynamics 365", () => {
  const draw = (values: Record<string, string>, isSaved = false) =>
    rendered(ErpForm, { values, problems: undefined, isSaved, again: false });

  it("offers the companies that were found, and asks to list them first where none was", () => {
    expect(choicesOf(draw({}), "companyId")).toEqual([["", "List the companies first"]]);
    const html = draw({ companies: "c1\tCronus UK\nc2\tCronus DE\nbroken line", companyId: "c2" });
    expect(choicesOf(html, "companyId")).toEqual([
      ["", "Choose a company"],
      ["c1", "Cronus UK"],
      ["c2", "Cronus DE"],
    ]);
    expect(controlsOf(html).find(({ name }) => name === "companyId")?.value).toBe("c2");
    expect(hiddenOf(html).companies).toContain("c1\tCronus UK");
  });

  it("can be tested and removed once it is saved", () => {
    expect(buttonsOf(draw({}))).toEqual(["intent=companies Connect and list companies", "Save"]);
    expect(buttonsOf(draw({}, true)).map((button) => button.split(" ")[0])).toEqual([
      "intent=companies",
      "Save",
      "intent=test",
      "intent=remove",
    ]);
  });

  it("keeps several lines in their field", () => {
    const html = draw({ vendorAccounts: "V1 = 100\nV2 = 200", onApproval: "on" });
    const at = (wanted: string) => controlsOf(html).find(({ name }) => name === wanted);
    expect(at("vendorAccounts")?.value).toBe("V1 = 100\nV2 = 200");
    expect(at("onApproval")?.checked).toBe(true);
  });

  it("saves with Enter: the first button has no intent", () => {
    for (const html of [
      draw({}, true),
      rendered(FolderForm, {
        values: server,
        problems: undefined,
        isSaved: true,
        isReleased: false,
        again: false,
      }),
      rendered(StorageForm, {
        values: server,
        problems: undefined,
        revision: "3",
        hasPassword: true,
        again: false,
      }),
    ]) {
      const [first = ""] = /<button[^>]*>/.exec(html) ?? [];
      expect(first).toContain('type="submit"');
      expect(first).not.toContain("intent");
    }
  });
});

describe("the details of a party", () => {
  const draw = (
    change: Partial<Parameters<typeof PartyForm>[0]["party"]>,
    typed: Record<string, string> | null = null,
  ) =>
    rendered(PartyForm, { documentId: "d1", party: { ...party, asked: [], ...change }, typed, problems: [] });
  const names = (html: string) => controlsOf(html).map(({ name }) => name);

  it("ask first for what a rule misses, and keep the rest folded", () => {
    const html = draw({ asked: ["iban", "vatId"] });
    expect(names(html).slice(0, 2)).toEqual(["seller.iban", "seller.vatId"]);
    expect(html.indexOf("seller.vatId")).toBeLessThan(html.indexOf("<details"));
    expect(html).not.toContain("<details open");
    const wrong = rendered(PartyForm, {
      documentId: "d1",
      party: { ...party, asked: [] },
      typed: null,
      problems: [{ field: "seller.street", messageKey: "einvoice.error.too-long", values: {} }],
    });
    expect(wrong).toContain('<details open=""');
  });

  it("are those of the side that is asked", () => {
    expect(names(draw({ role: "buyer" }))).toContain("buyer.buyerReference");
    expect(names(draw({ role: "buyer" }))).not.toContain("buyer.iban");
    expect(names(draw({}))).not.toContain("seller.buyerReference");
  });

  it("show what was typed rather than what is saved", () => {
    const details = { ...noDetails, city: "Leeds", street: "Old Road 1" };
    const html = draw({ details }, { "seller.city": "York" });
    const at = (wanted: string) => controlsOf(html).find(({ name }) => name === wanted)?.value;
    expect([at("seller.city"), at("seller.street")]).toEqual(["York", "Old Road 1"]);
  });

  it("can be deleted only when something is saved; a party without name is called by its number, or not at all", () => {
    expect(buttonsOf(draw({ revision: 0 }))).toEqual(["intent=save Save details"]);
    expect(buttonsOf(draw({ revision: 1 }))).toContain("intent=forget Delete saved details");
    expect(wordsOf(draw({ name: "", taxNumber: "DE1" }))).toContain("Seller: DE1");
    expect(wordsOf(draw({ name: "" }))).toContain("Seller: not named on the document");
  });

  it("offer every reason for no tax but the rate that charges it", () => {
    const values = choicesOf(draw({}), "seller.zeroCategory").map(([value]) => value);
    expect(values[0]).toBe("");
    expect(values).not.toContain("S");
    expect(values).toContain("AE");
  });
});

describe("a user", () => {
  const draw = (change: object) =>
    rendered(UserForm, {
      values: user,
      roles: [{ id: "r1", name: "Clerk" }],
      problems: undefined,
      submit: "Save",
      ...change,
    });

  it("who is there keeps the address", () => {
    const [email] = controlsOf(draw({ emailFixed: true })).filter(({ name }) => name === "email");
    expect(email?.described).toContain("cannot be changed");
    const locked = (html: string) => [...html.matchAll(/<input[^>]* disabled=""/g)].length;
    expect([locked(draw({ emailFixed: true })), locked(draw({}))]).toEqual([1, 0]);
  });

  it("has every feature until some are chosen", () => {
    const ticked = (chosen: readonly string[] | null) =>
      controlsOf(draw({ values: { ...user, features: chosen } }))
        .filter(({ type, checked }) => type === "checkbox" && checked)
        .map(({ name }) => name);
    expect(ticked(null)).toEqual(Object.keys(features).map((name) => `feature.${name}`));
    expect(ticked(["reports"])).toEqual(["feature.reports"]);
    expect(ticked([])).toEqual([]);
  });

  it("has the role that was chosen", () => {
    expect(choicesOf(draw({}), "roleId")).toEqual([
      ["", "Choose a role"],
      ["r1", "Clerk"],
    ]);
    expect(controlsOf(draw({})).find(({ name }) => name === "roleId")?.value).toBe("r1");
  });
});

describe("an endpoint of webhooks", () => {
  const draw = (change: Partial<typeof endpoint>, known = models) =>
    rendered(EndpointForm, {
      settings: { ...endpoint, ...change },
      models: known,
      problems: undefined,
      submit: "Save",
      backTo: "/webhooks",
    });
  const ticked = (html: string, wanted: string) =>
    controlsOf(html)
      .filter(({ name, checked }) => name === wanted && checked)
      .map(({ value }) => value);

  it("offers every event that can be chosen, those chosen ticked", () => {
    const html = draw({});
    const offered = controlsOf(html).filter(({ name }) => name === "eventTypes");
    expect(offered.map(({ value }) => value)).toEqual([...subscribableTypes]);
    expect(ticked(html, "eventTypes")).toEqual(["document.approved"]);
    expect(ticked(html, "modelIds")).toEqual(["m2"]);
    expect(ticked(html, "withValues")).toEqual(["yes"]);
  });

  it("keeps its models where none can be shown", () => {
    const html = draw({}, []);
    expect(controlsOf(html).filter(({ name }) => name === "modelIds")).toEqual([]);
    expect(hiddenOf(html)).toMatchObject({ modelIds: "m2" });
  });
});

describe("a supplier", () => {
  it("is drawn as it was typed", () => {
    const html = rendered(SupplierForm, {
      typed: typedSupplier,
      problems: undefined,
      submit: "Save",
      backTo: "/suppliers",
    });
    const drawn = Object.fromEntries(
      controlsOf(html).map(({ name, type, value, checked }) => [name, type === "checkbox" ? checked : value]),
    );
    expect(drawn).toEqual({ ...typedSupplier, orderRequired: true });
    expect(attributesOf(html, "href")).toContain("/suppliers");
  });
});

describe("fields of one's own", () => {
  const row = (name: string) => ({
    key: name.toLowerCase(),
    name,
    type: "date",
    weight: "2",
    required: "on",
  });
  const draw = (values: Record<string, string>) => rendered(CustomFields, { values, messages: [] });

  it("are read from the form in the order of their numbers, whatever order they come in", () => {
    const values = ownRowValues([row("A"), row("B"), row("C")]);
    const shuffled = Object.fromEntries(Object.entries(values).reverse());
    expect(customFieldRowsOf(shuffled).map(({ name }) => name)).toEqual(["A", "B", "C"]);
    expect(customFieldRowsOf({ "own.7.name": "X" })).toEqual([
      { key: "", name: "X", type: "text", weight: "1", required: "" },
    ]);
    expect(customFieldRowsOf({ name: "Bills", "own.x.name": "no" })).toEqual([]);
  });

  it("grow by one, or lose the one whose button was pressed, and nothing else changes", () => {
    const values = { name: "Bills", ...ownRowValues([row("A"), row("B"), row("C")]) };
    const without = withRowsChanged(values, "remove-own.1");
    expect(customFieldRowsOf(without).map(({ name }) => name)).toEqual(["A", "C"]);
    expect(without.name).toBe("Bills");
    expect(customFieldRowsOf(withRowsChanged(values, "add-own")).map(({ name }) => name)).toEqual([
      "A",
      "B",
      "C",
      "",
    ]);
  });

  it("are named by their number while they have no name", () => {
    const html = draw(ownRowValues([row("Project"), { ...row(""), required: "" }]));
    expect(attributesOf(html, "aria-label")).toEqual([
      "Project is required",
      "Remove Project",
      "Custom field 2 is required",
      "Remove Custom field 2",
    ]);
    expect(controlsOf(html).filter(({ type, checked }) => type === "checkbox" && checked)).toHaveLength(1);
    expect(buttonsOf(html)).toEqual([
      "intent=remove-own.0 Remove",
      "intent=remove-own.1 Remove",
      "intent=add-own Add a custom field",
    ]);
  });

  it("cannot be more than a model may have", () => {
    const full = ownRowValues(Array.from({ length: maxOwnFields }, (_, index) => row(`F${index}`)));
    expect(buttonsOf(draw(full)).some((button) => button.includes("add-own"))).toBe(false);
  });
});
