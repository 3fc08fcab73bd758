import type { DocumentLayout } from "@fieldwise/engine/memory";
import { paymentDetailsOf, readBankAccount } from "@fieldwise/engine/payments";
import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import { read, type Statement } from "~/data/commit";
import { selectPages } from "~/data/shard/pages";
import { insertShardAudit } from "~/data/shard/shard-audit";
import {
  forgetCompared,
  putCompared,
  type SupplierDocumentRow,
  selectRefusals,
  selectSupplierDocument,
} from "~/data/shard/supplier-documents";
import {
  type SupplierRow,
  selectAccountsOf,
  selectOwnersOf,
  selectSharingSuppliers,
  selectSuppliersOf,
} from "~/data/shard/suppliers";
import { type ConcernKind, encodeConcerns } from "~/domain/documents/concerns";
import { presentRowsOf, type StoredResult } from "~/domain/documents/stored-result";
import type { DocumentLayoutGroup } from "~/domain/suppliers/document-layout";
import { isBill } from "~/domain/suppliers/is-bill";
import { type AccountJudgement, judgeAccount } from "~/domain/suppliers/judge-account";
import { matchSupplier, type SenderKeys, type SupplierMatch } from "~/domain/suppliers/match-supplier";
import { foldedName, foldedTax, keysOfSender } from "~/domain/suppliers/supplier-keys";
import { auditOf } from "../../audit-of";
import { matchDocument, maxMatchedRows } from "../../orders/steps/match-document";
import type { RunContext } from "../../processing/processing-context";
import { buildLayout } from "../../processing/steps/build-layout";
import { loadPackedWords } from "../../processing/steps/load-words";
import { loadRows } from "../../results/steps/load-rows";
import { checkRules } from "../../rules/steps/check-rules";
import { findLayout } from "./find-layout";

/** A document as it is compared with the supplier file; `rows` are its line items, `layout` saves reading its pages again. */
export type ComparedInput = {
  documentId: string;
  modelId: string;
  attempt: number;
  baseModelId: string;
  values: Readonly<Record<string, FoundValue>>;
  rows: () => Promise<readonly LineItem[]>;
  layout?: DocumentLayout;
};

/**
 * What the comparison says; `put` goes before the change of the document in its batch, `news` after it. `concerns` are all that
 * follows from it for the document.
 */
export type Comparison = {
  match: SupplierMatch;
  supplier: SupplierRow | null;
  layout: DocumentLayoutGroup | null;
  judgement: AccountJudgement;
  concerns: ConcernKind[];
  sender: { name: string; taxNumber: string } & Omit<SenderKeys, "accounts">;
  put: Statement;
  news: Statement[];
};

/**
 * Compares a document with what is on file: whose it is, how the bank account on it relates to the supplier's, and how what it bills
 * compares with its order.
 */
export async function compareDocument(context: RunContext, input: ComparedInput): Promise<Comparison> {
  const { shard } = context;
  const { documentId, modelId, attempt, values } = input;
  if (!isBill(input.baseModelId)) return { ...nobody, put: forgetCompared(shard, documentId) };
  const [kept] = await selectSupplierDocument(shard, documentId);
  const page = await pageDetails(context, input, kept);
  const layout = await findLayout(context, input, kept);
  const accounts = [...new Set([...typedAccounts(values), ...page.accounts])];
  const sender = senderOf(values);
  const file = await lookUp(context, { ...sender, accounts, documentId });
  const match = matchSupplier({ ...sender, accounts }, file.candidates);
  const supplier = file.suppliers.find(({ id }) => id === match.supplierId) ?? null;
  const own = file.candidates.filter(({ id }) => match.among.includes(id)).flatMap((one) => one.accounts);
  const judgement = judgeAccount(
    { accounts, saysChanged: page.changed !== null },
    {
      own: match.among.length > 0 ? own : null,
      ours: ownedBy(file.owners, (id) => id === ""),
      others: ownedBy(file.owners, (id) => id !== "" && !match.among.includes(id)),
      country: supplier?.country ?? "",
      rejected: {
        here: kept?.decision === "refused" ? (kept.decidedAccounts ?? []) : [],
        elsewhere: file.rejected,
      },
    },
  );
  const order = await matchDocument(context, { ...input, supplier });
  const { unmet: rules, asksForOthers } = await checkRules(context, modelId, {
    documentId,
    values,
    supplierId: match.supplierId,
  });
  const concerns: ConcernKind[] = [
    ...judgement.concerns,
    ...(order.isConcern ? ["order" as const] : []),
    ...(rules.some(({ blocks }) => !blocks) ? ["rules" as const] : []),
    ...(rules.some(({ blocks }) => blocks) ? ["blockingRules" as const] : []),
  ];
  const row = {
    documentId,
    modelId,
    attempt,
    supplierId: match.supplierId,
    reason: match.reason,
    concerns: encodeConcerns(concerns),
    outcome: judgement.outcome,
    signs: judgement.signs,
    changed: page.changed,
    accounts: page.accounts,
    unknown: judgement.unknown,
    nameKey: sender.nameKey,
    taxKey: sender.taxKey,
    orderKey: order.orderKey,
    orderMatch: order.match,
    ruleFindings: rules,
    layout: layout.group?.id ?? null,
    layoutChecked: layout.group?.isChecked ? 2 : 0,
  };
  const isNewLayout = layout.group !== null && !layout.group.isChecked;
  return {
    match,
    supplier,
    layout: layout.group,
    judgement,
    concerns,
    sender,
    // Of two that are read at the same time neither sees the other: such a document is compared once more when it is there.
    put: putCompared(shard, row, {
      seen: (kept?.due ?? 0) + 1,
      again: !kept && (asksForOthers || isNewLayout),
    }),
    news: [
      ...order.claims,
      ...layout.news,
      ...(isNews(judgement, kept)
        ? [
            insertShardAudit(
              shard,
              auditOf(
                bySystem(context),
                "suppliers.find-new-account",
                documentId,
                accountChangeOf({ match, supplier, judgement }),
              ),
            ),
          ]
        : []),
    ],
  };
}

/** Rows that are matched with an order, and one more, by which it is seen that there are more. */
export const matchedRows = { first: 0, count: maxMatchedRows + 1 };

/** The line items of a stored result as they stand, read when they are asked for. */
export const rowsOf =
  ({ files }: RunContext, stored: StoredResult) =>
  (): Promise<LineItem[]> =>
    loadRows(files, stored, presentRowsOf(stored), matchedRows);

const nobody: Omit<Comparison, "put"> = {
  match: { supplierId: null, reason: "nameless", among: [] },
  supplier: null,
  layout: null,
  judgement: { outcome: "none-on-page", signs: [], unknown: [], concerns: [] },
  concerns: [],
  sender: { name: "", taxNumber: "", nameKey: "", taxKey: "" },
  news: [],
};

/** What is found is found by nobody in particular, whoever happened to save or approve just then. */
export const bySystem = (context: RunContext): RunContext => ({
  ...context,
  actor: { kind: "system", id: "suppliers" },
});

/** What the audit and webhooks say of an account; its number stays out of both. */
export const accountChangeOf = ({
  match,
  supplier,
  judgement,
}: Pick<Comparison, "match" | "supplier" | "judgement">) => ({
  supplierId: match.supplierId,
  supplierName: supplier?.name ?? null,
  outcome: judgement.outcome,
  signs: judgement.signs,
});

/** Whether nobody was told yet that this document asks to be paid to an account that is not on file. */
const isNews = ({ concerns }: AccountJudgement, kept: SupplierDocumentRow | undefined): boolean =>
  concerns.includes("bankAccount") && ((kept?.concerns ?? 0) & encodeConcerns(["bankAccount"])) === 0;

export function senderOf({ vendorName, vendorTaxNumber }: ComparedInput["values"]): Comparison["sender"] {
  const name = vendorName?.value ?? "";
  const taxNumber = vendorTaxNumber?.value ?? "";
  const recalled = { name: isRecalled(vendorName), taxNumber: isRecalled(vendorTaxNumber) };
  return { name, taxNumber, nameKey: foldedName(name), taxKey: foldedTax(taxNumber), recalled };
}

/** Whether a value is not on the pages: memory says that documents of this layout have it. */
const isRecalled = (value: FoundValue | undefined): boolean =>
  value?.place === null && value.reasons.some(({ key }) => key === "reason.memory-constant");

/** Accounts among the values: fields of an organization's own may hold them, and people may have typed them. */
const typedAccounts = (values: ComparedInput["values"]): string[] =>
  Object.values(values).flatMap(({ value }) => readBankAccount(value)?.key ?? []);

/** What the pages say, read now or, as long as they are the same pages, before. */
async function pageDetails(
  context: RunContext,
  { documentId, attempt, layout }: ComparedInput,
  kept: SupplierDocumentRow | undefined,
): Promise<{ accounts: string[]; changed: string | null }> {
  if (!layout && kept?.accounts && kept.attempt === attempt)
    return { accounts: kept.accounts, changed: kept.changed };
  const { accounts, changed } = paymentDetailsOf(layout ?? (await laidOut(context, { documentId, attempt })));
  return { accounts: accounts.map(({ key }) => key), changed };
}

async function laidOut(
  context: RunContext,
  at: { documentId: string; attempt: number },
): Promise<DocumentLayout> {
  const rows = await selectPages(context.shard, at.documentId, at.attempt);
  const numbers = rows.filter(({ state }) => state === "read").map(({ number }) => number);
  return buildLayout(await loadPackedWords(context.files, at, numbers));
}

type Owner = { supplierId: string; key: string };

const ownedBy = (owners: readonly Owner[], isOwner: (supplierId: string) => boolean): string[] =>
  owners.filter(({ supplierId }) => isOwner(supplierId)).map(({ key }) => key);

/** Documents whose account somebody rejected that are looked at, the newest: an attack comes in days, not in years. */
const mostRefusals = 200;

type Sought = { nameKey: string; taxKey: string; accounts: readonly string[]; documentId: string };

async function lookUp({ shard }: RunContext, sought: Sought) {
  const [sharing, owners, refusals] = await read(shard, [
    selectSharingSuppliers(shard, keysOfSender(sought)),
    selectOwnersOf(shard, sought.accounts),
    selectRefusals(shard, sought.documentId, sought.accounts.length > 0 ? mostRefusals : 0),
  ]);
  const rejected = refusals.flatMap(({ accounts }) => accounts ?? []);
  const ids = [...new Set([...sharing.map(({ id }) => id), ...ownedIds(owners)])];
  if (ids.length === 0) return { owners, rejected, suppliers: [], candidates: [] };
  const [suppliers, accounts] = await read(shard, [
    selectSuppliersOf(shard, ids),
    selectAccountsOf(shard, ids),
  ]);
  const candidates = suppliers.map(({ id, name, otherNames, taxNumbers }) => ({
    id,
    nameKeys: [name, ...otherNames].map(foldedName),
    taxKeys: taxNumbers.map(foldedTax),
    accounts: accounts.filter(({ supplierId }) => supplierId === id).map(({ key }) => key),
  }));
  return { owners, rejected, suppliers, candidates };
}

const ownedIds = (owners: readonly Owner[]) =>
  owners.map(({ supplierId }) => supplierId).filter((id) => id !== "");
