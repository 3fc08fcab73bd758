import { commit, type Statement } from "~/data/commit";
import { selectResult } from "~/data/shard/document-details";
import { findDocumentFile } from "~/data/shard/document-file";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import {
  decideAccounts,
  findLastEditor,
  renewComparisons,
  type SupplierDocumentRow,
  selectSupplierDocument,
} from "~/data/shard/supplier-documents";
import { findSupplier, insertVerifiedAccount } from "~/data/shard/suppliers";
import { isHeld } from "~/domain/documents/concerns";
import { valuesOf } from "~/domain/documents/fields-of-result";
import { AppError } from "~/domain/errors/app-error";
import type { AccountDecision } from "~/domain/suppliers/account-decision";
import { countryOf } from "~/domain/suppliers/judge-account";
import { verifyAccountInput } from "~/domain/suppliers/supplier-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { senderOf } from "./steps/compare-document";
import { compareAgain, compareDueAmong } from "./steps/compare-due";
import { newSupplier } from "./steps/keep-supplier";

/**
 * Settles what a document's bank account is, which is not on its supplier's file: the supplier's (it goes on file), the organization's
 * own, that of another supplier than it was held for (who goes on file), or refused: then the document stays blocked. A person does it
 * who did not change the document's values last. Throws AppError `not-found`, `forbidden`, and `conflict` when nothing is open or the
 * document changed since `revision`.
 */
export const verifyBankAccount = defineOperation({
  name: "suppliers.settle-account",
  permission: "Suppliers.SettleBankAccount",
  input: verifyAccountInput,
  async run(context: TenantContext, { documentId, modelId, revision, decision }): Promise<{ open: boolean }> {
    const { shard, actor, now } = context;
    const document = await findDocumentFile(shard, documentId);
    if (!document || (modelId !== undefined && document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (actor.kind !== "person") throw new AppError("forbidden", "suppliers.error.person-only");
    if ((await findLastEditor(shard, documentId)) === actor.id)
      throw new AppError("forbidden", "suppliers.error.last-editor");
    await compareDueAmong(context, [documentId]);
    const [row] = await selectSupplierDocument(shard, documentId);
    if (!row || !isHeld(row.concerns)) throw new AppError("conflict", "suppliers.error.nothing-open");
    const at = now();
    const [decided] = await commit(shard, [
      decideAccounts(
        shard,
        { documentId, revision },
        { decision, by: actor.id, at, accounts: decidedOf(row) },
      ),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "suppliers.settle-account", documentId, {
          ...(await newsOfRow(context, row)),
          decision,
        }),
      ),
      ...(await following(context, row, decision, at)),
    ]);
    if (decided.length === 0) throw new AppError("conflict", "documents.error.edited-meanwhile");
    await compareAgain(context, documentId);
    const [after] = await selectSupplierDocument(shard, documentId);
    return { open: isHeld(after?.concerns ?? 0) };
  },
});

/** One that was rejected here and went on file meanwhile is not among the unknown ones, and is decided on all the same. */
const decidedOf = ({ unknown, decidedAccounts }: SupplierDocumentRow): string[] =>
  unknown.length > 0 ? unknown : (decidedAccounts ?? []);

async function newsOfRow({ shard }: TenantContext, { supplierId, outcome, signs }: SupplierDocumentRow) {
  const supplier = supplierId ? await findSupplier(shard, supplierId) : null;
  return { supplierId, supplierName: supplier?.name ?? null, outcome, signs };
}

/**
 * What a decision puts on file. It takes effect with the decision alone: each account looks whether that was recorded.
 */
async function following(
  context: TenantContext,
  row: SupplierDocumentRow,
  decision: AccountDecision,
  at: Date,
): Promise<Statement[]> {
  if (decision === "refused") return [];
  if (decision === "another") return anotherSupplier(context, row);
  if (decision === "accepted" && row.supplierId === null)
    throw new AppError("conflict", "suppliers.error.which-supplier");
  const supplierId = decision === "ours" ? "" : (row.supplierId ?? "");
  return [
    ...settledAccounts(context, row, supplierId, at),
    ...renewComparisons(context.shard, {
      supplierIds: row.supplierId ? [row.supplierId] : [],
      nameKeys: [],
      taxKeys: [],
    }),
  ];
}

const settledAccounts = (
  { shard, newId, actor }: TenantContext,
  { documentId, unknown }: SupplierDocumentRow,
  supplierId: string,
  at: Date,
): Statement[] =>
  unknown.map((key) =>
    insertVerifiedAccount(shard, {
      id: newId(),
      supplierId,
      key,
      country: countryOf(key),
      documentId,
      by: actor.id,
      at,
    }),
  );

/** Only where the name was near enough, or the account the same: one with the supplier's own name or tax number is that supplier. */
async function anotherSupplier(context: TenantContext, row: SupplierDocumentRow): Promise<Statement[]> {
  if (row.reason !== "similar-name" && row.reason !== "account")
    throw new AppError("conflict", "suppliers.error.same-supplier");
  const [result] = await selectResult(context.shard, row.documentId);
  const sender = senderOf(valuesOf(result ?? null));
  if (sender.nameKey === "") throw new AppError("conflict", "suppliers.error.which-supplier");
  const given = {
    number: "",
    name: sender.name.slice(0, 200),
    otherNames: [],
    country: "",
    currency: "",
    email: "",
    taxNumbers: sender.taxKey === "" ? [] : [sender.taxNumber],
    defaultAccount: "",
    orderRequired: false,
  };
  return newSupplier(context, context.newId(), given, "person");
}
