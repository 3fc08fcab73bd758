import { selectWaitingFiles, waitingFileOf } from "~/data/shard/waiting-files";
import { inboxPageInput } from "~/domain/inbox/inbox-inputs";
import type { WaitingFile } from "~/domain/inbox/waiting-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** A page of the files that have no model yet, the latest first; `next` goes on with those before, null at the end. */
export const listInbox = defineOperation({
  name: "inbox.list",
  permission: "TenantModel.ViewDocument",
  input: inboxPageInput,
  async run({ shard }: TenantContext, { before = null, size }) {
    const rows = await selectWaitingFiles(shard, before, size + 1);
    const files: WaitingFile[] = rows.slice(0, size).map(waitingFileOf);
    return { files, next: rows.length > size ? (files.at(-1)?.id ?? null) : null };
  },
});
