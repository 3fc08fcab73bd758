import type accounts from "../../locales/en/accounts.json";
import type api from "../../locales/en/api.json";
import type audit from "../../locales/en/audit.json";
import type billing from "../../locales/en/billing.json";
import type common from "../../locales/en/common.json";
import type customers from "../../locales/en/customers.json";
import type documents from "../../locales/en/documents.json";
import type duplicates from "../../locales/en/duplicates.json";
import type energy from "../../locales/en/energy.json";
import type engine from "../../locales/en/engine.json";
import type erp from "../../locales/en/erp.json";
import type intake from "../../locales/en/intake.json";
import type keys from "../../locales/en/keys.json";
import type learning from "../../locales/en/learning.json";
import type list from "../../locales/en/list.json";
import type models from "../../locales/en/models.json";
import type people from "../../locales/en/people.json";
import type readiness from "../../locales/en/readiness.json";
import type reading from "../../locales/en/reading.json";
import type releases from "../../locales/en/releases.json";
import type replay from "../../locales/en/replay.json";
import type reports from "../../locales/en/reports.json";
import type review from "../../locales/en/review.json";
import type splitting from "../../locales/en/splitting.json";
import type support from "../../locales/en/support.json";
import type tenants from "../../locales/en/tenants.json";
import type training from "../../locales/en/training.json";
import type webhooks from "../../locales/en/webhooks.json";
import type zip from "../../locales/en/zip.json";

type Stored =
  | keyof typeof accounts
  | keyof typeof api
  | keyof typeof audit
  | keyof typeof billing
  | keyof typeof common
  | keyof typeof customers
  | keyof typeof documents
  | keyof typeof duplicates
  | keyof typeof energy
  | keyof typeof engine
  | keyof typeof erp
  | keyof typeof intake
  | keyof typeof keys
  | keyof typeof learning
  | keyof typeof list
  | keyof typeof models
  | keyof typeof people
  | keyof typeof readiness
  | keyof typeof reading
  | keyof typeof releases
  | keyof typeof replay
  | keyof typeof reports
  | keyof typeof review
  | keyof typeof splitting
  | keyof typeof support
  | keyof typeof tenants
  | keyof typeof training
  | keyof typeof webhooks
  | keyof typeof zip;

type Plural = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutForm<Key> = Key extends `${infer Bare}_${Plural}` ? Bare : Key;

/** The key of a text, as the English files have it; of one that depends on a count, without its form. */
export type TextKey = WithoutForm<Stored>;
