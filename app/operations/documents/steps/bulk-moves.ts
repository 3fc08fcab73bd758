import type { BulkActionName } from "~/domain/documents/bulk-action";
import type { UnreadyChoice } from "~/domain/documents/bulk-inputs";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import type { Access } from "~/domain/permissions/actor";
import type { ErpSendContext } from "../../erp/erp-ports";
import { sendToErp } from "../../erp/send";
import { approveDocuments } from "../approve-many";
import { deleteDocuments } from "../delete-many";
import { releaseDocuments } from "../release";
import type { ReleaseContext } from "../release-ports";
import { reprocessDocuments } from "../reprocess-many";
import { sendApproved } from "../send-approved";
import { submitDocuments } from "../submit-many";
import { undoApprovals } from "../take-back-many";

/**
 * `site` is where links in mails lead. `mailId` and `since`, when an action on a whole list began, make a turn that is run
 * twice mail and release once; `unready` and `approvalId` are for approving.
 */
type Asked = {
  modelId: string;
  documentIds: string[];
  site: string;
  mailId?: string;
  since?: Date;
  unready?: UnreadyChoice | undefined;
  approvalId?: string | undefined;
};

type Move = {
  permission: Access;
  run(context: ReleaseContext & ErpSendContext, asked: Asked): Promise<DocumentOutcome[]>;
};

type OnIds = {
  (context: ReleaseContext, input: { modelId: string; documentIds: string[] }): Promise<DocumentOutcome[]>;
  readonly definition: { permission: Access };
};

const onIds = (operation: OnIds): Move => ({
  permission: operation.definition.permission,
  run: (context, { modelId, documentIds }) => operation(context, { modelId, documentIds }),
});

/** The operation behind each action on many documents; it checks the actor's permission. */
export const bulkMoves: Record<BulkActionName, Move> = {
  approve: {
    permission: approveDocuments.definition.permission,
    run: (context, { modelId, documentIds, unready, approvalId }) =>
      approveDocuments(context, { modelId, documentIds, unready, approvalId }),
  },
  "take-back": onIds(undoApprovals),
  reprocess: onIds(reprocessDocuments),
  submit: onIds(submitDocuments),
  release: {
    permission: releaseDocuments.definition.permission,
    run: (context, { modelId, documentIds, since }) =>
      releaseDocuments(context, { modelId, documentIds, since }),
  },
  "send-to-erp": {
    permission: sendToErp.definition.permission,
    run: (context, { modelId, documentIds, since }) => sendToErp(context, { modelId, documentIds, since }),
  },
  delete: onIds(deleteDocuments),
  send: {
    permission: sendApproved.definition.permission,
    run: async (context, asked) => (await sendApproved(context, asked)).outcomes,
  },
};
