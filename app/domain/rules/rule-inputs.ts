import { z } from "zod";
import { boundsIn, toleranceIn } from "./is-rule-met";
import { ruleKinds } from "./rule";

/** Rules of one model: more of them nobody can survey. */
export const maxRules = 50;

const id = z.string().min(1).max(64);
const key = z.string().trim().max(64);
const text = (most: number) => z.string().trim().max(most, "suppliers.error.too-long");

const ruleShape = {
  kind: z.enum(ruleKinds, "rules.error.kind"),
  field: key.min(1, "rules.error.field"),
  other: key.default(""),
  value: text(100).default(""),
  sentence: text(200).min(1, "rules.error.sentence"),
  blocks: z.preprocess((given) => given === true || given === "yes" || given === "true", z.boolean()),
};

type Given = { kind: (typeof ruleKinds)[number]; field: string; other: string; value: string };

/** What a rule of its kind lacks, as the key of a sentence; null when it lacks nothing. */
function lackingIn({ kind, field, other, value }: Given): [where: "other" | "value", what: string] | null {
  if (other !== "" && other === field) return ["other", "rules.error.same-field"];
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
  switch (kind) {
    case "equals":
      return other === "" && value === "" ? ["value", "rules.error.other-or-value"] : null;
    case "within":
      if (other === "") return boundsIn(value) ? null : ["value", "rules.error.bounds"];
      return toleranceIn(value) ? null : ["value", "rules.error.tolerance"];
    case "not-before":
      return other === "" && !isDate ? ["value", "rules.error.date"] : null;
    case "required-if":
      return other === "" ? ["other", "rules.error.other"] : null;
    case "pattern":
      return value === "" ? ["value", "rules.error.pattern"] : null;
    case "unique":
      return null;
    default:
      return kind satisfies never;
  }
}

const complete = <T extends z.ZodType<Given>>(shape: T) =>
  shape.superRefine((given, context) => {
    const lacking = lackingIn(given);
    if (lacking) context.addIssue({ code: "custom", path: [lacking[0]], message: lacking[1] });
  });

export const saveRuleInput = complete(
  z.object({ modelId: id, ruleId: id.optional(), ...ruleShape }) as z.ZodType<
    Given & { modelId: string; ruleId?: string | undefined; sentence: string; blocks: boolean },
    {
      modelId: string;
      ruleId?: string | undefined;
      kind: string;
      field: string;
      other?: string | undefined;
      value?: string | undefined;
      sentence: string;
      blocks?: unknown;
    }
  >,
);
export const ruleOfModelInput = z.object({ modelId: id, ruleId: id });
export const rulesOfModelInput = z.object({ modelId: id });
