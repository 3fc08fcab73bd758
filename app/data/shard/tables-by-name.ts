import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as budgetSchema from "./budget-schema";
import * as duplicateSchema from "./duplicate-schema";
import * as eInvoiceSchema from "./e-invoice-schema";
import * as editSchema from "./edit-schema";
import * as energySchema from "./energy-schema";
import * as erpSchema from "./erp-schema";
import * as exportSchema from "./export-schema";
import * as figureSchema from "./figure-schema";
import * as folderSchema from "./folder-schema";
import * as inboxSchema from "./inbox-schema";
import * as mailRuleSchema from "./mail-rule-schema";
import * as mailboxSchema from "./mailbox-schema";
import * as memorySchema from "./memory-schema";
import * as meterSchema from "./meter-schema";
import * as orderSchema from "./order-schema";
import * as releaseSchema from "./release-schema";
import * as replaySchema from "./replay-schema";
import * as reportSchema from "./report-schema";
import * as ruleSchema from "./rule-schema";
import * as shardSchema from "./shard-schema";
import * as splitSchema from "./split-schema";
import * as supplierSchema from "./supplier-schema";
import * as trainingSchema from "./training-schema";
import * as trashSchema from "./trash-schema";
import * as webhookSchema from "./webhook-schema";

type Column = ReturnType<typeof getTableConfig>["columns"][number];

/** The columns of every table that holds what tenants have, by the table's name in the database. */
export const columnsByTable: ReadonlyMap<string, readonly Column[]> = new Map(
  [
    budgetSchema,
    duplicateSchema,
    eInvoiceSchema,
    editSchema,
    energySchema,
    erpSchema,
    exportSchema,
    figureSchema,
    folderSchema,
    inboxSchema,
    mailRuleSchema,
    mailboxSchema,
    memorySchema,
    meterSchema,
    orderSchema,
    releaseSchema,
    replaySchema,
    reportSchema,
    ruleSchema,
    shardSchema,
    splitSchema,
    supplierSchema,
    trainingSchema,
    trashSchema,
    webhookSchema,
  ]
    .flatMap((schema): unknown[] => Object.values(schema))
    .flatMap((table) => (is(table, SQLiteTable) ? [getTableConfig(table)] : []))
    .map(({ name, columns }) => [name, columns]),
);
