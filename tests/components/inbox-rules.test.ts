import { buttonsOf, choicesOf, controlsOf } from "@tests/support/drawn-controls";
import { rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { inboxRuleKinds } from "~/domain/inbox/inbox-rule";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { InboxRuleForm } = await import("~/components/inbox/inbox-rule-form");
const { InboxRuleTrial } = await import("~/components/inbox/inbox-rule-trial");
const { RuleRows } = await import("~/components/inbox/rule-rows");

const t = (key: string, values: Record<string, unknown> = {}) => said(`intake.inbox-rules.${key}`, values);

describe("the form of an inbox rule", () => {
  const form = (modelId: string) =>
    rendered(InboxRuleForm, {
      ruleId: "",
      typed: { kind: "domain", value: "", modelId },
      kinds: inboxRuleKinds,
      models: [{ value: "sea", label: "Sea freight" }],
      isTried: false,
      messages: [],
    });

  it("saves with Enter: its first button has no intent", () => {
    expect(/<button[^>]*>/.exec(form("sea"))?.[0]).not.toContain(" name=");
    expect(buttonsOf(form("sea"))).toEqual([`intent=test ${t("try")}`, t("save")]);
  });

  it("chooses no model by itself, for a new rule and in place of an archived one", () => {
    for (const modelId of ["", "archived"]) {
      expect(choicesOf(form(modelId), "modelId")[0]).toEqual(["", said("intake.choose")]);
      expect(controlsOf(form(modelId)).find(({ name }) => name === "modelId")?.value).toBe("");
    }
  });
});

describe("the trial of an inbox rule", () => {
  const winner = { kind: "text", value: "cargo" };
  const trial = (meets: boolean) =>
    wordsOf(rendered(InboxRuleTrial, { winner, model: "Sea", isDraft: false, meets, tried: 0, waiting: [] }));

  it("says that a rule fits though another comes first", () => {
    expect(trial(true)).toContain(t("trial.fits"));
    expect(trial(true)).toContain(
      t("trial.other", { rule: t("said.text", { value: "cargo" }), model: "Sea" }),
    );
    expect(trial(false)).toContain(t("trial.not"));
  });
});

describe("the list of inbox rules", () => {
  it("says which are skipped, and why", () => {
    const rule = { id: "r", kind: "supplier", value: "Acme", model: "Sea", lacksSupplier: false };
    const listed = (more: Partial<typeof rule> | { model: null }) =>
      wordsOf(rendered(RuleRows, { rules: [{ ...rule, ...more }] }));
    expect(listed({})).not.toContain("skipped");
    expect(listed({ model: null })).toContain(t("archived"));
    expect(listed({ lacksSupplier: true })).toContain(t("no-supplier"));
  });
});
