import type { ComparedAnswers } from "@fieldwise/engine/training";
import { z } from "zod";
import type { PaymentEvent } from "../billing/payment-event";
import type { EditCell, EditLayout, EditProblem, RowCounts, RowReport } from "../edits/edit-upload";
import type { EnergyBill } from "../energy/energy-bill";
import type { OrderMatch } from "../orders/order-outcome";
import type { RuleFinding } from "../rules/rule";
import type { LearntDocument, TrainingPlan } from "../training/training-plan";
import { storedKind } from "./stored-kind";
import { numbersByName, sentence, texts } from "./stored-shapes";

export const trainingPlanKind = storedKind<TrainingPlan>(
  "the plan of a training",
  z.looseObject({
    model: z.looseObject({ id: z.string(), fields: z.array(z.looseObject({ key: z.string() })) }),
    version: z.looseObject({
      id: z.string(),
      number: z.number(),
      name: z.string(),
      baseVersion: z.string(),
    }),
    activeVersionId: z.nullable(z.string()),
    learn: texts,
    compare: texts,
  }),
);

export const learntDocumentsKind = storedKind<LearntDocument[]>(
  "the documents that a training learns from",
  z.array(z.looseObject({ documentId: z.string(), attempt: z.number(), revision: z.number() })),
);

export const comparedAnswersKind = storedKind<ComparedAnswers>(
  "the answers that a training compares",
  z.looseObject({
    compared: z.number(),
    changes: z.array(z.looseObject({ documentId: z.string() })),
    before: z.array(z.looseObject({})),
    after: z.array(z.looseObject({})),
  }),
);

/** An authenticator app's secret before its first code, with a digest of the session that asked and the moment (ms). */
export const newSecretKind = storedKind<{ secret: string; session: string; at: number }>(
  "a secret that waits for its first code",
  z.looseObject({ secret: z.string(), session: z.string(), at: z.number() }),
);

export const paymentNewsKind = storedKind<PaymentEvent["update"]>(
  "what a payment service said",
  z.discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("subscription") }),
    z.looseObject({
      kind: z.literal("payment"),
      gatewayId: z.string(),
      paid: z.boolean(),
      amount: z.number(),
      currency: z.string(),
    }),
  ]),
);

export const energyBillKind = storedKind<EnergyBill>(
  "the facts of an energy bill",
  z.looseObject({
    documentId: z.string(),
    row: z.number(),
    supplierKey: z.string(),
    accountKey: z.string(),
    meterKey: z.string(),
    lines: z.array(z.looseObject({ words: z.string(), chargeType: z.string() })),
  }),
);

export const editLayoutKind = storedKind<EditLayout>(
  "how an uploaded file of values is read",
  z.looseObject({
    columns: z.array(z.looseObject({ source: z.nullable(z.string()), name: z.string() })),
    ignored: texts,
  }),
);

export const editProblemKind = storedKind<EditProblem>(
  "why an uploaded file of values is not used",
  sentence,
);

export const editCellsKind = storedKind<EditCell[]>(
  "the cells of an uploaded row",
  z.array(z.union([z.string(), z.number(), z.null()])),
);

export const rowReportKind = storedKind<RowReport>(
  "what an uploaded row changes",
  z.looseObject({
    changes: z.array(z.looseObject({ field: z.string(), from: z.string(), to: z.string() })),
    problems: z.array(sentence.extend({ field: z.string() })),
  }),
);

export const rowCountsKind = storedKind<RowCounts>("how many uploaded rows came to what", numbersByName);

export const orderMatchKind = storedKind<OrderMatch>(
  "how a bill stands to its order",
  z.looseObject({
    outcome: z.string(),
    orderId: z.nullable(z.string()),
    findings: z.array(z.looseObject({ kind: z.string(), row: z.nullable(z.number()) })),
  }),
);

export const ruleFindingsKind = storedKind<RuleFinding[]>(
  "the rules that a document does not meet",
  z.array(
    z.looseObject({ ruleId: z.string(), field: z.string(), sentence: z.string(), blocks: z.boolean() }),
  ),
);
