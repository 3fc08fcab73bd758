import { buttonsOf, choicesOf, controlsOf, hiddenOf } from "@tests/support/drawn-controls";
import { linksOf, rendered, said, wordsOf } from "@tests/support/rendered";
import { describe, expect, it, vi } from "vitest";
import { formCounts } from "~/components/models/form-counts";
import { modelFormValues } from "~/components/models/model-form-values";
import { reportNames } from "~/domain/reports/report-list";

vi.mock("@remix-run/react", async () => (await import("@tests/support/rendered")).plainRemix);
const { BudgetStateBox } = await import("~/components/error-budget/budget-state");
const { BudgetTable } = await import("~/components/error-budget/budget-table");
const { SourceSelect } = await import("~/components/exports/source-select");
const { TemplatesTable } = await import("~/components/exports/templates-table");
const { ModelDifferences } = await import("~/components/models/model-differences");
const { ModelForm } = await import("~/components/models/model-form");
const { ScheduleForm } = await import("~/components/models/schedule-form");
const { ThresholdExplanation } = await import("~/components/models/threshold-explanation");
const { VersionDifferences } = await import("~/components/models/version-differences");
const { VersionInUse } = await import("~/components/models/version-in-use");
const { RuleForm } = await import("~/components/rules/rule-form");

const t = (key: string, values: Record<string, unknown> = {}) => said(key, values);

describe("the counts of a model's form", () => {
  it("are those of fields that are ticked or named, what is no number being nothing", () => {
    const values: [string, string][] = [
      ["take.total", "on"],
      ["weight.total", "3"],
      ["required.total", "on"],
      ["weight.tax", "9"],
      ["take.date", "on"],
      ["weight.date", "x"],
      ["own.0.name", "Crate"],
      ["own.0.weight", "2"],
      ["own.1.name", "  "],
      ["own.1.weight", "7"],
      ["own.2.namesake", "x"],
      ["threshold", "5"],
    ];
    expect(formCounts(values)).toEqual({
      fields: [
        { weight: 3, required: true },
        { weight: 0, required: false },
        { weight: 2, required: false },
      ],
      threshold: 5,
    });
    expect(formCounts([])).toEqual({ fields: [], threshold: 0 });
  });

  const words = (weights: [number, boolean][], threshold: number) =>
    wordsOf(
      rendered(ThresholdExplanation, {
        fields: weights.map(([weight, required]) => ({ weight, required })),
        threshold,
      }),
    );

  it("say what can be reached, and what the threshold asks", () => {
    expect(words([[3, false]], 0)).toBe(t("models.reachable", { score: 3 }));
    expect(words([[3, false]], 3)).toContain(t("models.meaning.all"));
    const beyond = words([[3, false]], 5);
    expect(beyond).toContain("2");
    expect(beyond).not.toContain("-2");
    expect(
      words(
        [
          [3, true],
          [3, false],
        ],
        3,
      ),
    ).not.toBe(
      words(
        [
          [3, false],
          [3, false],
        ],
        3,
      ),
    );
  });

  it("come back as they were typed", () => {
    const model = {
      name: "Bills",
      currency: "USD",
      timeZone: "UTC",
      culture: "en-US",
      threshold: 5,
      csvGeneration: true,
      fields: [
        { key: "total", weight: 3, required: true, line: false },
        { key: "own:1", weight: 2, required: false, line: true, own: { name: "Crate", type: "text" } },
      ],
    } as unknown as Parameters<typeof modelFormValues>[0];
    const values = modelFormValues(model);
    expect(values).toMatchObject({ name: "Bills", threshold: "5", csvGeneration: "on", "take.total": "on" });
    expect(values).not.toHaveProperty("line.total");
    expect(formCounts(Object.entries(values))).toEqual({
      fields: [
        { weight: 3, required: true },
        { weight: 2, required: false },
      ],
      threshold: 5,
    });
    expect(modelFormValues({ ...model, csvGeneration: false })).not.toHaveProperty("csvGeneration");
  });
});

describe("the differences of models and versions", () => {
  const change = { kind: "csv", name: "", labelKey: null, before: "1", after: "" };
  type Differences = Parameters<typeof ModelDifferences>[0];
  const models = (...differences: object[]) =>
    wordsOf(
      rendered(ModelDifferences, { name: "Other", differences, changes: {} } as unknown as Differences),
    );

  it("say yes and no of a switch, and nothing of an empty value", () => {
    expect(models(change)).toContain(
      t("models.compare.csv", { before: t("models.compare.yes"), after: t("models.compare.no") }),
    );
    const currency = models({ ...change, kind: "currency", before: "", after: "EUR" });
    expect(currency).toContain(
      t("models.compare.currency", { before: t("models.compare.nothing"), after: "EUR" }),
    );
    expect(models()).toContain(t("models.compare.same"));
  });

  const versions = (more: Partial<Parameters<typeof VersionDifferences>[0]> = {}) =>
    rendered(VersionDifferences, {
      before: { key: "models.versions.version", number: 1 },
      after: { key: "models.versions.version", number: 2 },
      documents: 3,
      otherDocuments: 0,
      worse: 1,
      better: 2,
      changes: [],
      figures: [],
      labels: [],
      ...more,
    });

  it("of versions lead to each document that is read differently", () => {
    const one = {
      documentId: "d1",
      fileName: "a.pdf",
      labelKey: "field.total",
      name: "",
      before: null,
      after: "12",
    };
    const html = versions({ changes: [one] });
    expect(linksOf(html)).toEqual(["/documents/d1"]);
    expect(wordsOf(html)).toContain(
      t("models.versions.change", {
        field: t("field.total"),
        before: t("models.compare.nothing"),
        after: "12",
      }),
    );
    expect(wordsOf(html)).not.toContain(t("models.compare.same"));
    expect(wordsOf(versions())).toContain(t("models.compare.same"));
  });

  it("of versions say where nothing was measured, or no document could be read", () => {
    const figure = { labelKey: "field.total", name: "", before: null, after: 97 };
    expect(wordsOf(versions({ figures: [figure] }))).toContain(
      t("models.versions.figure", {
        field: t("field.total"),
        before: t("models.versions.no-figure"),
        after: t("documents.percent", { percent: 97 }),
      }),
    );
    expect(wordsOf(versions({ documents: 0 }))).not.toBe(wordsOf(versions()));
  });

  const inUse = (more: Partial<Parameters<typeof VersionInUse>[0]> = {}) =>
    rendered(VersionInUse, {
      inUse: { key: "models.versions.version", number: 2 },
      pinned: null,
      mayPin: true,
      versions: [{ id: "v2", number: 2 }],
      typed: { before: "", after: "v2" },
      ...more,
    });

  it("are asked for by two versions, the base model being one", () => {
    expect(choicesOf(inUse(), "before").map(([id]) => id)).toEqual(["", "v2"]);
    expect(controlsOf(inUse()).map(({ value }) => value)).toEqual(["", "v2"]);
    expect(wordsOf(inUse({ versions: [] }))).toContain(t("models.versions.none"));
  });

  it("are pinned or not, which those who may can change", () => {
    expect(buttonsOf(inUse())[0]).toBe(`intent=pin ${t("models.versions.pin")}`);
    const pinned = { weights: { key: "models.versions.version", number: 1 }, at: "1 March" };
    expect(buttonsOf(inUse({ pinned }))[0]).toBe(`intent=unpin ${t("models.versions.unpin")}`);
    expect(buttonsOf(inUse({ mayPin: false }))).toHaveLength(1);
  });
});

describe("the error budget of a model", () => {
  type Field = Parameters<typeof BudgetTable>[0]["fields"][number];
  const field = {
    key: "total",
    name: "",
    labelKey: "field.total",
    supplier: null,
    isLayout: false,
    checked: "9",
    confidence: null,
    passing: "0",
    wrong: "0",
    bound: "–",
    wanted: "1",
    passingAfter: "3",
  } as unknown as Field;
  const table = (...fields: Partial<Field>[]) =>
    rendered(BudgetTable, { documents: 9, more: 20, fields: fields.map((one) => ({ ...field, ...one })) });
  const heads = (html: string) => html.match(/<th scope="col"/g)?.length;

  it("has a column for suppliers only where some have a threshold of their own", () => {
    expect([heads(table({})), heads(table({}, { supplier: "Quay" }))]).toEqual([8, 9]);
    const words = wordsOf(table({}, { supplier: "Quay" }, { supplier: "a.pdf", isLayout: true }));
    expect(words).toContain(t("models.budget.everybody"));
    expect(words).toContain("Quay");
    expect(words).toContain(t("models.budget.layout", { file: "a.pdf" }));
  });

  it("says that nothing passes yet, and names custom fields", () => {
    expect(wordsOf(table({}))).toContain(t("models.budget.nothing"));
    expect(
      wordsOf(table({ labelKey: "field.own", name: "Crate", confidence: "0.97" } as Partial<Field>)),
    ).toContain("Crate");
  });

  it("leads to a blind check while there is one, with what these found", () => {
    type State = Parameters<typeof BudgetStateBox>[0]["state"];
    const state = (more: object) =>
      rendered(BudgetStateBox, {
        modelId: "m1",
        state: { word: "none", fields: [], draws: null, measured: [], ...more } as unknown as State,
      });
    expect(linksOf(state({}))).toEqual([]);
    expect(linksOf(state({ word: "on" }))).toEqual(["/aimodels/blind-check/m1"]);
    const measured = [
      { key: "total", name: "", labelKey: "field.total", checked: "7", wrong: "1", bound: "2 %" },
    ];
    expect(wordsOf(state({ measured }))).toContain(t("field.total"));
    expect(state({})).not.toContain("<table");
  });
});

describe("the settings of exports, rules and reports of a model", () => {
  it("list templates with what each is for", () => {
    const row = {
      id: "e1",
      name: "Ledger",
      format: "csv",
      columns: 4,
      onRelease: false,
      inMail: false,
    } as const;
    const table = (more: Partial<{ onRelease: boolean; inMail: boolean }> = {}, mayEdit = true) =>
      rendered(TemplatesTable, { modelId: "m1", rows: [{ ...row, ...more }], mayEdit });
    expect(linksOf(table())).toEqual([
      "/aimodels/export-settings/m1/e1",
      "/aimodels/export-settings/m1/e1/delete",
    ]);
    expect(linksOf(table({}, false))).toEqual([]);
    expect(wordsOf(table())).toContain(t("exports.use-download"));
    const both = `${t("exports.use-release")}, ${t("exports.use-mail")}`;
    expect(wordsOf(table({ onRelease: true, inMail: true }))).toContain(both);
  });

  it("offer the sources of a column by group, and keep one that is gone", () => {
    const choices = [
      { source: "field.total", name: null },
      { source: "field.own:1", name: "Crate" },
      { source: "line.quantity", name: null },
    ];
    const select = (value: string) =>
      rendered(SourceSelect, { id: "s", label: "Source", value, choices, invalid: false });
    expect(choicesOf(select("field.total"), "source")).toEqual([
      ["constant", t("exports.source.constant")],
      ["field.total", t("field.total")],
      ["field.own:1", "Crate"],
      ["line.quantity", t("field.quantity")],
    ]);
    expect(choicesOf(select("field.gone"), "source")[0]).toEqual(["field.gone", "field.gone"]);
  });

  it("ask for a rule with the field that it may be compared with", () => {
    const fields = [{ value: "total", label: "Total" }];
    const form = (ruleId: string) =>
      rendered(RuleForm, {
        ruleId,
        typed: { field: "total", kind: "within", other: "", blocks: "yes", value: "5" },
        fields,
        kinds: ["equals", "within"],
        labels: { field: "Field", other: "Other", value: "Value" },
        messages: [{ field: "value", label: "Value", text: "Wrong" }],
      });
    expect(hiddenOf(form("r1"))).toEqual({ ruleId: "r1" });
    expect(wordsOf(form("r1"))).toContain(t("rules.edit"));
    expect(wordsOf(form(""))).toContain(t("rules.add"));
    expect(choicesOf(form(""), "other").map(([value]) => value)).toEqual(["", "total"]);
    expect(controlsOf(form("")).find(({ invalid }) => invalid)).toMatchObject({ name: "value", value: "5" });
    expect(controlsOf(form("")).find(({ name }) => name === "blocks")?.value).toBe("yes");
  });

  it("send reports that are ticked, and say when next", () => {
    const values = {
      rhythm: "never",
      reports: [reportNames[1] ?? ""],
      recipients: "a@x",
      format: "xlsx",
      language: "es",
    };
    const form = (next: string | null, messages: { field: string; label: string; text: string }[] = []) =>
      rendered(ScheduleForm, { values, next, messages });
    const ticked = controlsOf(form(null)).filter(({ checked }) => checked);
    expect(ticked.map(({ value }) => value)).toEqual([reportNames[1]]);
    expect(wordsOf(form("1 March"))).toContain(t("reports.schedule.next", { at: "1 March" }));
    expect(wordsOf(form(null, [{ field: "reports", label: "", text: "None chosen" }]))).toContain(
      "None chosen",
    );
    expect(controlsOf(form(null)).find(({ name }) => name === "language")?.value).toBe("es");
  });
});

describe("the form of a model", () => {
  type Props = Parameters<typeof ModelForm>[0];
  const choice = (value: string) => ({ value, label: value });
  const drawn = (values: Record<string, string> = {}, problems?: Props["problems"]) =>
    rendered(ModelForm, {
      offered: [{ key: "total", labelKey: "field.total", line: false }],
      choices: {
        currencies: [choice("USD"), choice("EUR")],
        timeZones: [choice("Europe/Berlin")],
        cultures: [choice("de-DE")],
      },
      values: {
        name: "Bills",
        currency: "EUR",
        timeZone: "Europe/Berlin",
        culture: "de-DE",
        threshold: "3",
        ...values,
      },
      problems,
      hidden: { revision: "4" },
      submitLabel: "Save",
    });

  it("stands as the model stands, and sends which state of it that is", () => {
    expect(hiddenOf(drawn())).toEqual({ revision: "4" });
    const values = Object.fromEntries(controlsOf(drawn()).map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      name: "Bills",
      currency: "EUR",
      timeZone: "Europe/Berlin",
      threshold: "3",
    });
  });

  it("keeps a time zone that the list names otherwise", () => {
    expect(choicesOf(drawn(), "timeZone")).toHaveLength(1);
    const kept = choicesOf(drawn({ timeZone: "America/Fort_Nelson" }), "timeZone");
    expect(kept[0]).toEqual(["America/Fort_Nelson", "America/Fort Nelson"]);
    expect(choicesOf(drawn({ timeZone: "" }), "timeZone")).toHaveLength(1);
  });

  it("is saved by Enter, not checked", () => {
    expect(/<button[^>]*>/.exec(drawn())?.[0]).not.toContain("intent");
    expect(buttonsOf(drawn()).filter((button) => button.startsWith("intent="))).toContain(
      `intent=check ${t("models.check")}`,
    );
  });

  it("says what the ticked fields can reach against the threshold", () => {
    const words = wordsOf(drawn({ "take.total": "on", "weight.total": "5" }));
    expect(words).toContain(t("models.reachable", { score: 5 }));
    expect(wordsOf(drawn())).toContain(t("models.reachable", { score: 0 }));
  });

  it("asks where results go only where there is a choice", () => {
    const names = (values: Record<string, string>) => controlsOf(drawn(values)).map(({ name }) => name);
    expect(names({})).not.toContain("storageProvider");
    expect(names({ storageProvider: "ftp" })).toContain("storageProvider");
    const ticked = controlsOf(drawn({ csvGeneration: "on" })).filter(({ checked }) => checked);
    expect(ticked.map(({ name }) => name)).toEqual(["csvGeneration"]);
  });

  it("calls what is wrong by the name of its field, a custom one's too, and one without a name by its number", () => {
    const problem = (field: string) => [{ field, messageKey: "form.required", values: {} }];
    const required = t("form.required");
    expect(wordsOf(drawn({}, problem("weight.total")))).toContain(`${t("field.total")}: ${required}`);
    expect(wordsOf(drawn({}, problem("threshold")))).toContain(`${t("models.threshold")}: ${required}`);
    const own = { "own.0.name": "Crate", "own.0.type": "text", "own.0.weight": "x" };
    expect(wordsOf(drawn(own, problem("own.0.weight")))).toContain(`Crate: ${required}`);
    const nameless = { "own.0.name": "", "own.0.type": "text", "own.0.weight": "2" };
    expect(wordsOf(drawn(nameless, problem("own.0.name")))).toContain(
      `${t("models.own-nameless", { number: 1 })}: ${required}`,
    );
  });
});
