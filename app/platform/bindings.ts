import type { ConcurrencyLimits } from "~/domain/processing/concurrency-limits";
import type { ErpBindings } from "./erp/erp-hosts";
import type { PaymentBindings } from "./payment/uses-paddle";
import type { SignInBindings } from "./sign-in/providers";
import type { ApiTokenBindings } from "./sign-in/verify-access-token";

/** The bindings of storage, the same in all Workers. Shard `us-1` is SHARD_US_1 and FILES_US_1. */
export type StorageBindings = {
  APP_ENV: string;
  DB_CONTROL: D1Database;
  /** Secret: the pepper of code hashes, seals and signed links; the OCR Worker needs none. A fixed one serves the local environment. */
  CODE_PEPPER?: string;
  /** "yes" in tests: passwords are hashed at no cost. Ignored outside of the local environment. */
  CHEAP_PASSWORDS?: string;
  /** Whom to ask by a password's range whether it is known from a breach; nobody unless set. */
  PASSWORD_RANGE_URL?: string;
  /** Small shares, in tests that fill them. Ignored outside of the local environment. */
  QUEUE_SHARES?: ConcurrencyLimits;
} & { [name in `SHARD_${string}`]: D1Database } & { [name in `FILES_${string}`]: R2Bucket };

/** What the web Worker is bound to besides. */
export type WebBindings = StorageBindings &
  PaymentBindings &
  SignInBindings &
  ApiTokenBindings &
  ErpBindings & {
    MAIL_DOMAIN: string;
    /** Secret: who brings it as a bearer token is told more by `/healthz`. */
    HEALTH_TOKEN?: string;
    /** The address of the site ("https://…"), for links in mails; required outside of the local environment. */
    SITE_ORIGIN?: string;
    /** How the server that takes mails signs what it found out about their senders; Cloudflare's name unless set. */
    MAIL_AUTHORITY?: string;
    /** A stand-in for Microsoft's sign-in and mail; the local environment alone asks it. */
    GRAPH_ORIGIN?: string;
    /** Where "Raise a Ticket" leads; a mailbox of the mail domain unless set. */
    TICKET_URL?: string;
    ASSETS: Fetcher;
    INTAKE_QUEUE: Queue<unknown>;
    RELEASE_QUEUE: Queue<unknown>;
    WEBHOOK_QUEUE: Queue<unknown>;
    ERP_QUEUE: Queue<unknown>;
    FOLDER_QUEUE: Queue<unknown>;
    EXTRACTION: Fetcher;
    SEND_MAIL?: SendEmail;
  };

/** What runs text models: the little that we use of the Workers AI binding. */
export type ModelRunner = { run(model: string, input: Record<string, unknown>): Promise<unknown> };

/** The optional language model: an address and secret key of one, or the name of one that the binding runs. */
export type SuggesterBindings = {
  APP_ENV: string;
  SUGGESTER_URL?: string;
  SUGGESTER_MODEL?: string;
  SUGGESTER_KEY?: string;
  AI?: ModelRunner;
};

/** The optional scanner for malware: its address, and a secret key if it asks for one. */
export type ScannerBindings = {
  APP_ENV: string;
  SCANNER_URL?: string;
  SCANNER_KEY?: string;
};

/** What the document Worker is bound to besides. */
export type ExtractionBindings = StorageBindings &
  Omit<SuggesterBindings & ScannerBindings, "APP_ENV"> & {
    INTAKE_QUEUE: Queue<unknown>;
    PAGES_QUEUE: Queue<unknown>;
    RELEASE_QUEUE: Queue<unknown>;
    WEBHOOK_QUEUE: Queue<unknown>;
    DOCUMENT_WORKFLOW: Workflow;
    TRAINING_WORKFLOW: Workflow;
    DELETION_WORKFLOW: Workflow;
    EXPORT_WORKFLOW: Workflow;
    MOVE_WORKFLOW: Workflow;
    RESTORE_WORKFLOW: Workflow;
    REPLAY_WORKFLOW: Workflow;
    REPORT_WORKFLOW: Workflow;
  };

/** What the OCR Worker is bound to besides. */
export type OcrBindings = StorageBindings & { DOCUMENT_WORKFLOW: Workflow; PAGES_QUEUE: Queue<unknown> };
