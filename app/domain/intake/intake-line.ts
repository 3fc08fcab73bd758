import type { LoggedSource } from "./arrival-source";
import type { Refusal } from "./judge-part";
import type { SenderStatus } from "./mail-rules";

/**
 * The outcome of a part of a mail, or of a file of a folder. `reason` is the rest of the key `intake.reason.<reason>`,
 * null unless refused.
 */
export type IntakeOutcome = "taken" | "repeated" | "refused";

/**
 * A line of the intake log as people see it. `part` says where in the mail the file stood; "" is the mail itself. A file of a folder
 * has the server as its sender, the folder as its subject, and its time as its part.
 * `keptUntil` is set while its file waits for a model; `isInInbox` while it waits in the inbox, where it has the id of its document to be. `senderStanding` is null where the model has no rules for senders.
 */
export type IntakeLine = {
  id: string;
  at: Date;
  messageId: string;
  sender: string;
  subject: string;
  part: string;
  fileName: string;
  outcome: IntakeOutcome;
  reason: Refusal | null;
  documentId: string | null;
  isInInbox: boolean;
  keptUntil: Date | null;
  senderStanding: SenderStatus | null;
  source: LoggedSource;
};
