import type { Submission } from "@conform-to/react";
import type { ZodType, z } from "zod";
import type { Card } from "~/domain/billing/payment-inputs";
import type { PaymentGateway } from "~/operations/payment-port";
import { cardInForm } from "./card-source";
import { readSubmission } from "./read-submission";

type Problem = { field: string; messageKey: string };

/**
 * Reads a billing form. The card leaves the form before anything else looks at it; what is wrong with it stands among what
 * is wrong with the rest. `withCard` false throws a card away that nobody asked for.
 */
export function readPayment<S extends ZodType>(
  form: FormData,
  schema: S,
  { gateway, now, withCard }: { gateway: PaymentGateway; now: Date; withCard: boolean },
): { submission: Submission<z.output<S>, string[]>; card: Card | null } {
  const source = cardInForm(form);
  const outcome = withCard && gateway.kind === "cards" ? gateway.takeCard(source, now) : null;
  for (const field of ["cardNumber", "ccCardCode"]) source.take(field);
  const problems = outcome && "problems" in outcome ? outcome.problems : [];
  return {
    submission: readSubmission(form, withProblems(schema, problems)),
    card: outcome && "card" in outcome ? outcome.card : null,
  };
}

function withProblems<S extends ZodType>(schema: S, problems: readonly Problem[]): S {
  if (problems.length === 0) return schema;
  const issues = problems.map(({ field, messageKey }) => ({ path: [field], message: messageKey }));
  return issues.reduce<S>(
    (checked, issue) => checked.refine(() => false, { ...issue, when: () => true }),
    schema,
  );
}
