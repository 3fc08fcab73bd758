import { buttonsOf, hiddenOf } from "@tests/support/drawn-controls";
import { attributesOf, linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { BlindForm } = await import("~/components/error-budget/blind-form");
const { BudgetForm } = await import("~/components/error-budget/budget-form");
const { ModelsTable } = await import("~/components/models/models-table");
const { ModelFields } = await import("~/components/models/model-fields");
const { RulesTable } = await import("~/components/rules/rules-table");
const { VerifyAccountForm } = await import("~/components/suppliers/verify-account-form");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

describe("a blind check", () => {
  const fields = [
    { key: "total", name: "", labelKey: "field.total" },
    { key: "own:1", name: "Crate", labelKey: "field.own" },
  ];
  const drawn = (more: Partial<Parameters<typeof BlindForm>[0]> = {}) =>
    rendered(BlindForm, {
      document: { id: "d1", fileName: "a.pdf", revision: 4, images: ["/1", "/2"], fields },
      typed: { "fields.total": "12" },
      problems: [],
      differences: [],
      ...more,
    });

  it("shows every page, and asks for every field without what was found", () => {
    expect(attributesOf(drawn(), "src")).toEqual(["/1", "/2"]);
    expect(attributesOf(drawn(), "name")).toEqual(["documentId", "revision", "fields.total", "fields.own:1"]);
    expect(wordsOf(drawn())).toContain("Crate");
    expect(drawn()).not.toContain('type="radio"');
  });

  it("lets somebody choose where both differ, and keeps the rest as it was typed", () => {
    const html = drawn({ differences: [{ key: "total", read: "12", found: "" }] });
    expect(hiddenOf(html)).toEqual({
      documentId: "d1",
      revision: "4",
      compared: "yes",
      "fields.total": "12",
      "fields.own:1": "",
    });
    const choices = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(choices.map((tag) => attributesOf(tag, "value")[0])).toEqual(["read", "found"]);
    expect(choices.map((tag) => tag.includes("checked"))).toEqual([true, false]);
    expect(wordsOf(html)).toContain(
      t("models.budget.check.theirs", { value: t("models.budget.check.nothing") }),
    );
    expect(buttonsOf(html)).toEqual([t("models.budget.check.decide")]);
  });

  it("names the field of a refusal as the form does", () => {
    const problems = [{ field: "fields.own:1", messageKey: "error.unexpected", values: {} }];
    expect(wordsOf(drawn({ problems }))).toContain(`Crate: ${t("error.unexpected")}`);
  });
});

describe("the form of an error budget", () => {
  const fields = [{ key: "total", name: "", labelKey: "field.total" }];
  const drawn = (typed: Record<string, string>, isKept = false) =>
    rendered(BudgetForm, { typed, problems: [], fields, isKept });

  it("can be taken back only where there is or was one", () => {
    expect(buttonsOf(drawn({})).some((button) => button.startsWith("intent=remove"))).toBe(false);
    expect(buttonsOf(drawn({}, true)).some((button) => button.startsWith("intent=remove"))).toBe(true);
  });

  it("shows by an address, and saves by a form", () => {
    expect(attributesOf(drawn({}), "formMethod")).toEqual(["get"]);
  });

  it("keeps what was typed, ticks included", () => {
    const html = drawn({ errors: "1", approves: "yes", "own.total.values": "500" });
    expect(html).toMatch(/name="approves"[^>]*checked=""/);
    expect(attributesOf(html, "value")).toEqual(expect.arrayContaining(["1", "500"]));
    expect(drawn({ approves: "no" })).not.toContain("checked");
  });
});

describe("the rules of a model", () => {
  type Rule = Parameters<typeof RulesTable>[0]["rules"][number];
  const rule: Rule = {
    id: "r1",
    kind: "within",
    field: "total",
    other: "",
    value: "",
    sentence: "Total within 5",
    blocks: true,
  };
  const fields = [{ value: "total", label: "Total" }];
  const drawn = (more: Partial<Rule> = {}) => rendered(RulesTable, { rules: [{ ...rule, ...more }], fields });

  it("lead each to itself, can be deleted, and tried together", () => {
    expect(linksOf(drawn())).toEqual(["?rule=r1"]);
    expect(hiddenOf(drawn())).toEqual({ ruleId: "r1" });
    expect(buttonsOf(drawn())).toEqual([
      `intent=delete ${t("rules.delete")}`,
      `intent=test ${t("rules.test")}`,
    ]);
  });

  it("name fields by their labels, and one that the model no longer has by its key", () => {
    expect(wordsOf(drawn({ other: "gone" }))).toContain("gone");
    expect(wordsOf(drawn({ other: "total" })).match(/Total/g)?.length).toBeGreaterThan(2);
  });

  it("say whether they stop a document or warn of it", () => {
    expect(wordsOf(drawn())).toContain(t("rules.severity.blocks"));
    expect(wordsOf(drawn({ blocks: false }))).toContain(t("rules.severity.warns"));
    expect(wordsOf(drawn({ blocks: false }))).not.toContain(t("rules.severity.blocks"));
  });

  it("cannot be tried where there are none", () => {
    expect(wordsOf(rendered(RulesTable, { rules: [], fields }))).toBe(t("rules.none"));
  });
});

describe("an account that is not on file", () => {
  const drawn = (more: Partial<Parameters<typeof VerifyAccountForm>[0]> = {}) =>
    rendered(VerifyAccountForm, {
      revision: 3,
      unknown: ["DE1", "DE2"],
      onFile: [],
      maySettle: true,
      isLastEditor: false,
      mayBeAnother: true,
      hasSupplier: true,
      ...more,
    });
  const decisions = (html: string) =>
    [...html.matchAll(/<input type="radio"[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "value"));

  it("can be accepted only for a supplier, and be another's only where there may be one", () => {
    expect(decisions(drawn())).toEqual(["accepted", "another", "ours", "refused"]);
    expect(decisions(drawn({ hasSupplier: false }))).toEqual(["another", "ours", "refused"]);
    expect(decisions(drawn({ mayBeAnother: false }))).toEqual(["accepted", "ours", "refused"]);
  });

  it("is not settled by who edited the document last, nor by who may not", () => {
    expect(decisions(drawn({ isLastEditor: true }))).toEqual([]);
    expect(wordsOf(drawn({ isLastEditor: true }))).toContain(t("suppliers.error.last-editor"));
    expect(decisions(drawn({ maySettle: false }))).toEqual([]);
    expect(wordsOf(drawn({ maySettle: false }))).toContain(t("suppliers.settle-may-not"));
  });

  it("needs a decision, none being taken for granted", () => {
    expect(drawn().match(/required=""/g)).toHaveLength(4);
    expect(drawn()).not.toContain("checked");
    expect(hiddenOf(drawn())).toEqual({ revision: "3" });
    expect(wordsOf(drawn())).toContain("DE1, DE2");
  });
});

describe("the table of models", () => {
  type Model = Parameters<typeof ModelsTable>[0]["models"][number];
  const model: Model = {
    id: "m1",
    name: "Bills",
    baseModelId: "invoices-north-america",
    fieldCount: 12,
    threshold: 8,
    reachable: 14,
    currency: "USD",
    culture: "en-US",
    changed: "1 March",
    archived: false,
    isPinned: false,
    storageProvider: "default",
  };
  const drawn = (more: Partial<Model> = {}, mayEdit = true) =>
    rendered(ModelsTable, { models: [{ ...model, ...more }], mayEdit, sorting: {} });

  it("leads to what may be done with each", () => {
    const paths = (html: string) => linksOf(html).map((link) => link.replace(/\/m1.*$/, ""));
    expect(paths(drawn())).toEqual([
      "/aimodels/edit-aimodel",
      "/document-processing",
      "/aimodels/model-file",
      "/aimodels/copy-aimodel",
      "/aimodels/archive-aimodel",
    ]);
    expect(paths(drawn({ archived: true })).at(-1)).toBe("/aimodels/restore-aimodel");
    expect(paths(drawn({}, false))).toEqual(["/document-processing", "/aimodels/model-file"]);
  });

  it("names the model in every link that says the same otherwise", () => {
    expect(attributesOf(drawn(), "aria-label").filter((label) => label.includes("Bills"))).toHaveLength(4);
  });

  it("marks a pinned one", () => {
    expect(wordsOf(drawn({ isPinned: true }))).toContain(t("models.versions.mark"));
    expect(wordsOf(drawn())).not.toContain(t("models.versions.mark"));
  });
});

describe("the fields of a model", () => {
  const offered = [
    { key: "total", labelKey: "field.total", line: false },
    { key: "quantity", labelKey: "field.quantity", line: true },
  ];
  const drawn = (
    values: Record<string, string>,
    messages: { field: string; label: string; text: string }[] = [],
  ) => rendered(ModelFields, { offered, values, messages });
  const ticked = (html: string) =>
    [...html.matchAll(/<input[^>]*checked=""[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "name"));

  it("are ticked as they were typed, weigh one unless told, and columns stay columns", () => {
    const html = drawn({ "take.total": "on", "required.total": "on", "weight.quantity": "3" });
    expect(ticked(html)).toEqual(["take.total", "required.total"]);
    expect([...html.matchAll(/type="number"[^>]*>/g)].flatMap(([tag]) => attributesOf(tag, "value"))).toEqual(
      ["1", "3"],
    );
    expect(attributesOf(html, "name")).not.toContain("line.quantity");
    expect(attributesOf(html, "name")).toContain("line.total");
  });

  it("say what is wrong with a weight or with taking one, at the field", () => {
    for (const field of ["weight.total", "take.total"]) {
      const html = drawn({}, [{ field, label: "", text: "Too much" }]);
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
      expect(wordsOf(html)).toContain("Too much");
    }
  });
});
