import { z } from "zod";
import { documentIdsInput } from "../documents/bulk-inputs";
import { sendingStates } from "./erp-sending";
import {
  erpKinds,
  operationsEnvironment,
  postingDates,
  postingRules,
  taxCodesOf,
  vendorAccountsOf,
} from "./erp-settings";

const line = (longest: number, messageKey: string) =>
  z
    .string(messageKey)
    .trim()
    .max(longest, messageKey)
    .regex(/^\P{Cc}*$/u, messageKey);

const required = (longest: number, messageKey: string) => line(longest, messageKey).min(1, "form.required");
const guid = (messageKey: string) =>
  required(36, messageKey).regex(
    /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    messageKey,
  );

/** Whose application signs in, and where. An empty secret keeps the saved one, as long as it is the same application. */
const connection = {
  kind: z.enum(erpKinds, "erp.problem.kind"),
  directoryId: guid("erp.problem.directory-id"),
  clientId: guid("erp.problem.client-id"),
  clientSecret: line(500, "erp.problem.client-secret").default(""),
  environment: required(200, "erp.problem.environment"),
};

type Environment = { kind: string; environment: string };

const mayBeEnvironment = ({ kind, environment }: Environment) =>
  kind === "finance-operations"
    ? operationsEnvironment(environment) !== null
    : /^[a-z0-9][a-z0-9_-]{0,59}$/i.test(environment);

const environmentProblem = { path: ["environment"], message: "erp.problem.environment" };

const named = <T extends Environment>(input: T): T => ({
  ...input,
  environment:
    input.kind === "finance-operations"
      ? (operationsEnvironment(input.environment) ?? "")
      : input.environment,
});

/** What is needed to sign in and list the companies. */
export const erpConnectionInput = z
  .object({ modelId: z.string().max(64), ...connection })
  .refine(mayBeEnvironment, environmentProblem)
  .transform(named);

/** All settings of a model. `revision` is that of the settings which the person saw, 0 for none. */
export const erpSettingsInput = z
  .object({
    modelId: z.string().max(64),
    revision: z.number().int().min(0),
    ...connection,
    companyId: required(100, "erp.problem.company"),
    account: required(100, "erp.problem.account"),
    vendorAccounts: z
      .string()
      .max(20_000, "erp.problem.vendor-accounts")
      .default("")
      .refine((text) => vendorAccountsOf(text) !== null, "erp.problem.vendor-accounts"),
    taxCodes: z
      .string()
      .max(2_000, "erp.problem.tax-codes")
      .default("")
      .refine((text) => taxCodesOf(text) !== null, "erp.problem.tax-codes"),
    postingDate: z.enum(postingDates).default("invoice"),
    posting: z.enum(postingRules).default("draft"),
    onApproval: z.boolean().default(false),
  })
  .refine(mayBeEnvironment, environmentProblem)
  .transform(named);

export type ErpConnectionInput = z.output<typeof erpConnectionInput>;

/** Documents to send. Those asked for at `since` or later are not asked for again. */
export const sendToErpInput = documentIdsInput.extend({ since: z.date().optional() });

/** A page of a model's sendings of a state, the latest asked for first. */
export const listSendingsInput = z.object({
  modelId: z.string().min(1).max(64),
  state: z.enum(sendingStates, "erp.problem.state").default("refused"),
  size: z.coerce.number("documents.error.not-a-size").int().min(1).max(200).default(20),
  cursor: z.string().max(200).optional(),
});

/** A document whose sending is due. */
export const dueSending = z.object({ documentId: z.string().min(1).max(64) });

/** The same as the queue carries it. */
export const erpMessage = dueSending.extend({ tenantId: z.string().min(1).max(64) });
