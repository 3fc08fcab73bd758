import { findLastEditor } from "~/data/shard/supplier-documents";
import { selectAccountsOf } from "~/data/shard/suppliers";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { isAllowed } from "~/domain/permissions/actor";
import type { DocumentSupplier } from "~/domain/suppliers/document-supplier";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { getDocument } from "../documents/get";
import { namesOfDeciders } from "./steps/names-of-deciders";

/** What is to be settled about a document's bank account, and whether the caller may; `who` settled it last. */
export type AccountQuestion = {
  fileName: string;
  revision: number;
  supplier: DocumentSupplier | null;
  onFile: string[];
  maySettle: boolean;
  isLastEditor: boolean;
  who: string | null;
};

/** The bank account of a document beside those on its supplier's file. Throws AppError `not-found`. */
export const getAccountQuestion = defineOperation({
  name: "suppliers.get-account-question",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, asked): Promise<AccountQuestion> {
    const { shard, actor } = context;
    const { fileName, revision, supplier } = await getDocument.definition.run(context, {
      ...asked,
      asFound: false,
    });
    const accounts = supplier?.supplierId ? await selectAccountsOf(shard, [supplier.supplierId]) : [];
    return {
      fileName,
      revision,
      supplier,
      onFile: accounts.map(({ key }) => key),
      maySettle: actor.kind === "person" && isAllowed(actor, "Suppliers.SettleBankAccount"),
      isLastEditor: (await findLastEditor(shard, asked.documentId)) === actor.id,
      who: await namesOfDeciders(context, supplier),
    };
  },
});
