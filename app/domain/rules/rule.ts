import type { Finding } from "@fieldwise/engine/results";

/**
 * What a rule asks of a field: to equal another field or a value; to lie within bounds or near another field; not to be before a date;
 * to be filled if another field is; to match a pattern; to be the only one of its supplier.
 */
export const ruleKinds = ["equals", "within", "not-before", "required-if", "pattern", "unique"] as const;

export type RuleKind = (typeof ruleKinds)[number];

/**
 * A rule of the organization for the documents of a model. `other` is the key of another field or "", `value` what is typed beside it:
 * a value, a tolerance such as "0.05" or "2%", bounds such as "0..5000", a date or a pattern. `sentence` is said at the field.
 */
export type Rule = {
  id: string;
  kind: RuleKind;
  field: string;
  other: string;
  value: string;
  sentence: string;
  blocks: boolean;
};

/** A stored rule that a document does not meet. */
export type RuleFinding = { ruleId: string; field: string; sentence: string; blocks: boolean };

/** The same with the sentence that screens, the API and reports show at a field. */
export const findingOfRule = ({ field, sentence }: RuleFinding): Finding => ({
  key: "finding.rule",
  values: { sentence },
  field,
});
