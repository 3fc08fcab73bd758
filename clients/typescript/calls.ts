// Written by scripts/make-client.mjs from the description of the API. Do not edit.

export type AIModel = { aiModelId: string; aiModelName: string; fields: Array<{ key: string; name: string; type: string; lineItem: boolean }> };

export type Problem = { type: string; title: string; status: number; detail: string; instance: string; code: string; errors?: Array<{ field: string; pointer: string; detail: string; code: string }>; documents?: Array<UnreadyDocument>; rules?: Array<EInvoiceProblem> };

export type UnreadyDocument = { documentId: string; concerns: Array<Concern> };

export type Concern = { concern: "missing" | "kind" | "duplicate" | "split" | "doubtful" | "sums" | "parties" | "embedded" | "score" | "currency" | "pages" | "bankAccount" | "bankSigns" | "order" | "rules" | "blockingRules" | "audit"; fields: Array<string>; text: string };

export type EInvoiceProblem = { rule: string; businessTerms: Array<string>; line: number | null; detail: string; ask: { party: "seller" | "buyer"; detail: "country" | "vatId" | "taxId" | "legalScheme" | "legalId" | "endpointScheme" | "endpointId" | "street" | "city" | "postCode" | "contactName" | "contactPhone" | "contactMail" | "iban" | "paymentDays" | "zeroCategory" | "zeroReason" | "unit" | "buyerReference" } | null };

export type Currency = { code: string; name: string; symbol: string; country: string | null };

export type TenantAIModel = { tenantAIModelId: string; tenantAIModelName: string; aiModelId: string; aiModelName: string; currency: string; confidenceThreshold: number; timeZone: string; culture: string; csvGeneration: boolean; storageProvider: "default" | "ftp"; archived: boolean; activeVersionId: string | null; pinned: { weights: "version" | "published" | "shipped"; versionId: string | null; number: number | null; pinnedOn: string } | null; revision: number; fields: Array<{ key: string; name: string; type: string; weight: number; required: boolean; lineItem: boolean; own: boolean }> };

export type TenantAIModelData = { tenantAIModelName: string; aiModelId: string; currency: string; confidenceThreshold: number; timeZone: string; culture: string; csvGeneration?: boolean; storage?: ModelStorage; fields: Array<{ key?: string; weight: number; required: boolean; lineItem?: boolean; name?: string; type?: string; own?: boolean }> };

export type ModelStorage = { provider: "default" } | { provider: "ftp"; hostName: string; port: number; userName: string; password?: string; documentFolder?: string; encryption: "none" | "explicit" | "implicit" };

export type TenantAIModelChange = { tenantAIModelName: string; aiModelId: string; currency: string; confidenceThreshold: number; timeZone: string; culture: string; csvGeneration?: boolean; storage?: ModelStorage; fields: Array<{ key?: string; weight: number; required: boolean; lineItem?: boolean; name?: string; type?: string; own?: boolean }>; revision: number };

export type Receipt = { documentId: string; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split" };

export type ExportedDocument = { documentId: string; fileName: string; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; confidence: number | null; problem: string | null; receivedOn: string; processedOn: string | null; fields: Record<string, ExportedValue>; lineItems: Array<Record<string, ExportedValue>>; arithmetic: "proven" | "consistent" | "differs" | "untested" | null; findings: Array<{ finding: string; field: string | null } & Record<string, string>> };

export type ExportedValue = { value: string; raw: string; confidence: number; page: number | null; box: Array<number> | null } | null;

export type DocumentSummary = { documentId: string; fileName: string; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; readiness: "ready" | "look" | "blocked" | null; confidence: number | null; problem: string | null; pageCount: number | null; receivedOn: string; processedOn: string | null; revision: number; duplicate: boolean; training: "submitted" | "trained" | null; concerns: Array<Concern> };

/** At most 200 document IDs, as an array or as `documentIds`. */
export type DocumentIds = Array<string> | { documentIds: Array<string> };

export type DocumentsByConfidence = { items: Array<DocumentSummary>; nextCursor: string | null };

export type PartList = { items: Array<PartSummary> };

export type PartSummary = { documentId: string; fileName: string; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; readiness: "ready" | "look" | "blocked" | null; confidence: number | null; problem: string | null; pageCount: number | null; receivedOn: string; processedOn: string | null; revision: number; parentTenantDocumentId: string; firstPage: number | null; lastPage: number | null };

export type Document = { documentId: string; fileName: string; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; readiness: "ready" | "look" | "blocked" | null; confidence: number | null; problem: string | null; pageCount: number | null; receivedOn: string; processedOn: string | null; revision: number; training: "submitted" | "trained" | null; concerns: Array<Concern>; score: number | null; threshold: number; fields: Array<Field>; columns: Array<{ key: string; name: string; type: string }>; lineItems: Array<LineItem>; arithmetic: { state: "proven" | "consistent" | "differs" | "untested"; equations: Array<{ key: string; values: Record<string, string>; text: string; holds: boolean }>; change: { key: string; values: Record<string, string>; text: string } | null }; engineVersion: string | null; modelVersion: string | null; inputHash: string | null; findings: Array<Finding>; duplicates: Array<Duplicate>; supplier: DocumentSupplier; order: DocumentOrder; parentDocumentId: string | null; firstPage: number | null; lastPage: number | null; split: { proposed: Array<{ first: number; last: number; confidence: number }>; parts: Array<{ documentId: string; fileName: string; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; first: number; last: number }>; byPerson: boolean } | null; pages: Array<Page> };

export type Field = { key: string; name: string; type: string; weight: number; required: boolean; value: string | null; raw: string | null; confidence: number | null; page: number | null; box: Array<number> | null; reasons: Array<{ key: string; text: string }>; edited: boolean };

export type LineItem = { arithmetic: "agrees" | "differs" | "untested"; cells: Record<string, { value: string | null; raw: string | null; confidence: number | null; page: number | null; box: Array<number> | null; reasons: Array<{ key: string; text: string }>; edited: boolean }> };

export type Finding = { key: string; field: string | null; values: Record<string, string>; text: string };

export type Duplicate = { documentId: string; fileName: string; level: "file" | "number" | "number-total" | "date-total" | "text"; likeness: number | null; earlier: boolean; text: string };

export type DocumentSupplier = { supplierId: string | null; name: string | null; number: string | null; reason: "tax-number" | "name" | "account" | "similar-name" | "several" | "unknown" | "nameless"; bankAccount: "same" | "new-for-known" | "first-for-supplier" | "none-on-page" | "none-on-file"; text: string; signs: Array<{ sign: "country" | "another-supplier" | "last-digits" | "says-changed" | "rejected"; text: string }>; accounts: Array<string>; notOnFile: Array<string>; needsSecondPerson: boolean; decision: "accepted" | "ours" | "another" | "refused" | null; decidedOn: string | null } | null;

export type DocumentOrder = { orderId: string | null; number: string; outcome: "supplier-differs" | "order-unknown" | "order-closed" | "currency" | "line-unknown" | "over-invoiced" | "quantity" | "not-received" | "price" | "matched"; text: string; findings: Array<{ finding: "supplier-differs" | "order-unknown" | "order-closed" | "currency" | "line-unknown" | "over-invoiced" | "quantity" | "not-received" | "price" | "matched"; lineItem: number | null; orderLine: string | null; billed: string; agreed: string }> } | null;

export type Page = { number: number; state: "pending" | "read" | "failed"; width: number; height: number; source: "text" | "ocr"; confidence: number | null };

export type DocumentMoved = { status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split" };

export type DocumentOutcomes = { items: Array<{ documentId: string; outcome: "done" | "conflict" | "not-found" }> };

export type Approval = { documentIds: Array<string>; force?: boolean };

export type DocumentMovedToModel = { documentId: string; modelId: string };

export type TargetModel = { modelId: string };

export type Assignees = { items: Array<{ userId: string; name: string }> };

export type AssignedDocuments = { items: Array<{ documentId: string; modelId: string; fileName: string; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; by: string | null; on: string | null }>; next: string | null };

export type DocumentHandling = { rejection: { reason: string; who: string | null; on: string } | null; postponement: { until: string; who: string | null } | null; assignment: { userId: string; name: string | null; by: string | null; on: string } | null };

export type Rejection = { reason: string };

export type Postponement = { until: string };

export type Assignment = { userId: string | null };

export type DocumentList = { items: Array<DocumentSummary>; page: number; size: number; totalCount: number; totalPages: number; nextCursor: string | null; previousCursor: string | null };

export type DocumentCounts = { statuses: Array<{ status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; count: number }>; readinesses: Array<{ readiness: "ready" | "look" | "blocked"; count: number }>; orderOutcomes: Array<{ orderOutcome: "supplier-differs" | "order-unknown" | "order-closed" | "currency" | "line-unknown" | "over-invoiced" | "quantity" | "not-received" | "price" | "matched"; count: number }> };

export type SavedCorrections = { changed: number; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; revision: number; placed: Array<{ field: string; page: number | null; others: number }>; waiting: number };

export type Corrections = { revision: number; fields?: Record<string, string>; lineItems?: Array<{ line?: number | null; cells: Record<string, string> }>; rows?: { first: number; count: number } };

export type SavedCorrectionsOfMany = { items: Array<{ documentId: string; outcome: "done" | "conflict" | "not-found" | "invalid"; problem: string | null; revision: number | null; concerns: Array<Concern> }> };

export type CorrectionsOfMany = Array<Corrections & { documentId: string; documentProcessingStatus?: string; documentProcessingConfidenceLevel?: string; documentRemark?: string; force?: boolean }>;

export type Replay = { state: "same" | "changed" | "impossible"; problem: string | null; inputHash: string; resultHash: { before: string; after: string }; engineVersion: { before: string; after: string }; modelVersion: { before: string; after: string }; changes: Array<{ field: string; line: number | null; before: string | null; after: string | null }>; changesTotal: number; today: Array<{ field: string; line: number | null; before: string | null; after: string | null }>; todayTotal: number };

export type ReplayState = { state: "waiting" | "running" | "done" | "failed"; problem: string | null; requestedAt: string; endedAt: string | null; report: Replay & (Record<string, unknown> | null) };

export type Release = { provider: "default" | "ftp"; state: "waiting" | "done" | "failed"; attempts: number; problem: string | null; path: string | null; hasCsv: boolean; requestedOn: string; nextTryOn: string | null; doneOn: string | null } | null;

export type SentDocuments = DocumentOutcomes & ({ recipient: string | null });

export type ErpSettings = { kind: "business-central" | "finance-operations"; directoryId: string; clientId: string; environment: string; companyId: string; account: string; vendorAccounts: string; taxCodes: string; postingDate: "invoice" | "today"; posting: "draft" | "post"; onApproval: boolean; companyName: string; revision: number; updatedOn: string } | null;

export type ErpSettingsRequest = { kind: "business-central" | "finance-operations"; directoryId: string; clientId: string; environment: string; clientSecret?: string; companyId: string; account: string; vendorAccounts?: string; taxCodes?: string; postingDate?: "invoice" | "today"; posting?: "draft" | "post"; onApproval?: boolean; revision: number };

export type ErpCompany = { id: string; name: string };

export type ErpConnectionRequest = { kind: "business-central" | "finance-operations"; directoryId: string; clientId: string; environment: string; clientSecret?: string };

export type ErpSending = { kind: "business-central" | "finance-operations"; state: "refused" | "waiting" | "sent"; attempts: number; problem: string | null; number: string | null; link: string | null; posted: boolean; ourTotal: string | null; theirTotal: string | null; requestedOn: string; nextTryOn: string | null; doneOn: string | null } | null;

export type ErpSendings = { items: Array<ErpSending & { documentId: string; fileName: string }>; counts: { refused: number; waiting: number; sent: number }; nextCursor: string | null };

export type IntakeFolder = { hostName: string; port: number; userName: string; encryption: "none" | "explicit" | "implicit"; folder: string; minutes: 5 | 15 | 60; afterwards: "move" | "delete"; destination: "model" | "inbox"; revision: number; problem: string | null; failures: number; lastSuccessOn: string | null; lastFailureOn: string | null; nextLookOn: string } | null;

export type IntakeFolderRequest = { hostName: string; port: number; userName: string; encryption: "none" | "explicit" | "implicit"; folder: string; password?: string; minutes?: 5 | 15 | 60; afterwards?: "move" | "delete"; destination?: "model" | "inbox"; revision: number };

export type IntakeFolderTestRequest = { hostName: string; port: number; userName: string; encryption: "none" | "explicit" | "implicit"; folder: string; password?: string };

export type Review = Corrections & ({ verb: "save" | "approve" | "submit"; comment?: string; force?: boolean });

export type TrashedDocument = { documentId: string; fileName: string; byteSize: number; deletedAt: string; deletedBy: string | null; eraseAt: string };

export type ZipFile = { tenantDocumentZipFileId: string; fileName: string; byteSize: number; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "done" | "error"; problem: string | null; documents: number; refused: Array<{ fileName: string; problem: string }>; zipFileSubmissionDateTime: string };

export type InboxFile = { fileId: string; state: "reading" | "waiting" | "placed"; documentId: string | null; modelId: string | null; fileName: string | null; byteSize: number | null; source: "browser" | "mail" | "api" | "ftp" | null; kind: "invoice" | "receipt" | "purchase_order" | "credit_note" | "bank_statement" | "energy_bill" | null; kindConfidence: number | null; confidence: number | null; reason: string | null; receivedAt: string | null; keptUntil: string | null; sender: string | null };

export type InboxRule = { ruleId: string; kind: "sender" | "domain" | "file-name" | "text" | "supplier"; value: string; modelId: string };

export type InboxRuleData = { kind: "sender" | "domain" | "file-name" | "text" | "supplier"; value: string; modelId: string };

export type Split = { pages: string };

export type CheckedEnergyBill = { documentId: string; fileName: string; row: number; invoiceNumber: string | null; supplier: string; account: string; meter: string; commodity: "electric" | "gas" | "water" | "sewer" | "heat" | null; periodStart: string | null; periodEnd: string | null; usage: number | null; usageUnit: string; usagePerDay: number | null; costPerDay: number | null; outcomes: Array<EnergyCheckOutcome>; findings: Array<EnergyBillFinding> };

export type EnergyCheckOutcome = { check: number; name: string; severity: "pass" | "info" | "warning" | "severe" | "unknown"; message: string };

export type EnergyBillFinding = { kind: "rule" | "embedded"; field: string | null; severity: "warning" | "severe"; message: string };

export type EnergyAccount = { id: string; supplier: string; account: string; opensOn: string | null; closesOn: string | null; unitPrice: number | null };

export type BillDescriptor = { line: string; commodity: "electric" | "gas" | "water" | "sewer" | "heat" | null; chargeType: "usage" | "standing" | "demand" | "capacity" | "tax" | "other"; unit: "" | "kWh" | "MWh" | "therm" | "m3" | "ccf" | "gal" | "kW" | "kVA" | "day"; heading: string; quantityHeading: string };

export type AiValidation = { documentId: string; fileName: string; receivedOn: string; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; failedChecks: Array<string>; fields: Array<{ field: string; read: string | null; confidence: number | null; now: string | null; person: "open" | "accepted" | "corrected" | "added" | "removed" | "missing"; failedChecks: Array<string> }> };

export type ApiValidation = { documentId: string; fileName: string; receivedOn: string; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; refused: Array<RefusedValue> };

export type RefusedValue = { line: number | null; field: string; value: string; reason: string };

export type EditedResultsUpload = { uploadId: string; fileName: string; status: "received" | "checking" | "ready" | "applying" | "done" | "refused" | "error"; problem: string | null; ignoredColumns: Array<string>; documents: number; rows: number; counts: { change: number; changed: number; same: number; conflict: number; unknown: number; invalid: number; held: number }; createdOn: string; endedOn: string | null };

export type EditedResultsRow = { row: number; documentId: string; fileName: string | null; line: string; outcome: "change" | "changed" | "same" | "conflict" | "unknown" | "invalid" | "held" | null; changes: Array<{ field: string; from: string; to: string }>; problems: Array<{ field: string | null; code: string; detail: string }> };

export type AnnotationOutcomes = { items: Array<{ file: string; documentId: string | null; outcome: "done" | "unchanged" | "conflict" | "not-found" | "invalid"; problem: string | null; field: string | null }> };

/** As in a downloaded `annotations.json`. Values are canonical; null leaves a value unchanged, an empty one clears it. Boxes are [left, top, right, bottom] in fractions of the page. `lineItems` are all rows of the corrected document. */
export type Annotation = { revision: number; fields: Array<{ field: string; value: string | null; page?: number | null; box?: [number, number, number, number] | null }>; lineItems?: Array<{ line?: number | null; cells: Array<{ field: string; value: string | null; page?: number | null; box?: [number, number, number, number] | null }> }> };

export type StartedTrainings = { items: Array<{ tenantAIModelId: string; trainingRunId: string | null; problem: string | null }> };

export type StartedTraining = { trainingRunId: string };

export type TrainingDocumentList = { items: Array<TrainingDocument>; page: number; size: number; totalCount: number; totalPages: number; nextCursor: string | null };

export type TrainingDocument = { documentId: string; tenantAIModelId: string; tenantAIModelName: string; fileName: string; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; submittedOn: string; trainedOn: string | null };

export type TrainingRun = { trainingRunId: string; state: "running" | "ready" | "failed"; stage: "waiting" | "collecting" | "measuring" | "training" | "comparing"; done: number; total: number; problem: string | null; versionId: string | null; startedOn: string; endedOn: string | null };

export type ModelVersion = { versionId: string; number: number; modelVersion: string; state: "candidate" | "active" | "retired" | "discarded"; stale: boolean; documents: number; createdOn: string; decidedOn: string | null; metrics: { by: "vendor" | "document"; folds: number; vendors: number; documents: number; seenBefore: number; before: AnswerMetrics; after: AnswerMetrics }; changes: { documents: number; changedDocuments: number; changedValues: number; better: number; worse: number } };

export type AnswerMetrics = { fields: Record<string, { precision: number; recall: number; f1: number; values: number }>; overall: { precision: number; recall: number; f1: number; values: number }; calibrationError: number };

export type AnswerChangeList = { items: Array<{ documentId: string; fileName: string; field: string; before: string | null; after: string | null; checked: string | null; verdict: "better" | "worse" | "still-wrong" | "unknown" }>; nextCursor: string | null };

export type DecidedVersion = { activeVersionId: string | null };

export type ComparedVersions = { documents: number; otherDocuments: number; worse: number; better: number; changes: Array<{ documentId: string; fileName: string; field: string; before: string | null; after: string | null }>; labels: Array<{ field: string; words: Array<{ word: string; place: "left" | "above"; before: number; after: number }> }>; figures: Array<{ field: string; before: number | null; after: number | null }> };

export type ComparedModels = { name: string; differences: Array<{ kind: string; field: string; before: string; after: string }>; changes: { documents: number; worse: number; better: number } };

export type ModelComparisonRequest = { tenantAIModelId?: string; modelFile?: string };

export type Publication = { number: number; tenantAIModelId: string; versionId: string; versionNumber: number; documents: number; publishedOn: string; takenBackOn: string | null };

export type Meter = { state: "counted" | "known" | "part" | "waiting" | "free"; units: number; pages: number; newPages: number; day: string | null };

export type MetricsRow = { date: string; errorCount: number; failedCount: number; forTrainingCount: number; submittedCount: number; successCount: number; userEditedCount: number; waitingCount: number; totalCount: number };

export type ReportRows = { from: string; to: string; items: Array<Record<string, string | number | null>>; nextCursor: string | null };

export type ReportFile = { id: string; report: "documents" | "fields" | "edited" | "origins" | "validation" | "email" | "billing"; from: string; to: string; format: "csv" | "xlsx" | "json"; state: "waiting" | "running" | "ready" | "failed"; problem: string | null; done: number; total: number; byteSize: number | null; requestedAt: string; expiresAt: string | null; url: string | null };

export type ReportFileRequest = { startDate?: string; endDate?: string; report: "documents" | "fields" | "edited" | "origins" | "validation" | "email" | "billing"; format?: "csv" | "xlsx" | "json" };

export type Product = { productCode: string; currencyCode: string; currencies: Array<string>; productPlans: Array<{ productPlanCode: string; productPlanName: string; initialInvoiceBillingDateTime: string; recurringChargeAmount: number; planItems: Array<{ quantityIncluded: number; overageAmount: number }> }> };

export type BillingCustomer = { customerCode: string; planCode: string; status: string; nextBillDate: string | null; checkoutUrl: string | null };

export type Role = { roleId: string; name: string; permissions: Array<string>; builtIn: boolean; userCount: number };

export type RoleData = { name: string; permissions: Array<string> };

export type Permission = { permission: string; name: string; feature: string };

export type Me = { userId: string; tenantId: { value: string }; firstName: string; lastName: string; email: string | null; roleId: string; roleName: string; userStatus: number; permissions: Array<string> };

export type UserList = { items: Array<User>; totalCount: number; page?: number; size?: number; totalPages?: number; nextCursor?: string | null; previousCursor?: string | null };

export type User = { userId: string; tenantId: { value: string }; firstName: string; lastName: string; email: string; roleId: string; roleName: string; userStatus: number; features: Array<string> | null };

export type UserData = { firstName: string; lastName: string; roleId: string; features?: Array<string> | null; email?: string };

export type InvitedUser = { userId: string };

export type DataCenter = { code: string; name: string; countryCode: string; coveredCountries: string };

export type Customer = { tenantId: string; tenantName: string; companyName: string; countryCode: string; dataCenter: string; status: string };

export type TenantData = { tenantName: string; companyName: string; address: { addressLine1: string; addressLine2?: string; city: string; state: string; postalCode: string; country?: string; countryCode: string }; cloudProvider?: number; dataCenter: string };

export type Tenant = { tenantId: string; tenantName: string; companyName: string; address: { addressLine1: string; addressLine2: string; city: string; state: string; postalCode: string; country: string; countryCode: string }; dataCenter: string; status: "active" | "suspended" | "closing" | "erasing"; subscriptions: Array<{ subscriptionId: string; planCode: string; status: string }>; metadata: string | null; roles: Array<{ roleId: string; name: string; permissions: Array<string> }> };

export type TenantMetadata = { source: string } | null;

export type ExportTemplate = { templateId: string; name: string; layout: ExportLayout; onRelease: boolean; inMail: boolean; revision: number };

export type ExportLayout = { format: "csv" | "xlsx" | "json"; rows: "document" | "line"; columns: Array<{ heading: string; source: string; text?: string }>; datePattern?: string; decimalMark?: "." | ","; separator?: "," | ";" | "\t"; encoding?: "utf-8" | "windows-1252"; quoteText?: boolean; firstLine?: string };

export type NewExportTemplate = { name?: string; preset?: "blank" | "xero" | "quickbooks" | "sage" | "datev"; layout?: ExportLayout & unknown; onRelease?: boolean; inMail?: boolean };

export type ExportPreview = { headings: Array<string>; rows: Array<Array<string>> };

export type ExportPreviewRequest = { layout: ExportLayout };

export type ExportTemplateData = { name: string; layout: ExportLayout; onRelease?: boolean; inMail?: boolean; revision: number };

export type EInvoiceCheck = { profile: "en16931" | "peppol" | "xrechnung"; approved: boolean; ready: boolean; problems: Array<EInvoiceProblem>; seller: { partyKey: string | null; name: string; taxNumber: string; revision: number; details: EInvoicePartyDetails }; buyer: { partyKey: string | null; name: string; taxNumber: string; revision: number; details: EInvoicePartyDetails } };

export type EInvoicePartyDetails = { country?: string; vatId?: string; taxId?: string; legalScheme?: string; legalId?: string; endpointScheme?: string; endpointId?: string; street?: string; city?: string; postCode?: string; contactName?: string; contactPhone?: string; contactMail?: string; iban?: string; paymentDays?: string; zeroCategory?: string; zeroReason?: string; unit?: string; buyerReference?: string };

export type EInvoiceParty = { partyKey: string; name: string; taxNumber: string; revision: number; details: EInvoicePartyDetails; updatedOn: string };

export type EInvoicePartyData = { name?: string; taxNumber?: string; revision?: number; details: EInvoicePartyDetails };

export type EInvoiceSettings = { profile: "en16931" | "peppol" | "xrechnung" | null; withPdf: boolean };

export type Webhook = { webhookId: string; url: string; eventTypes: Array<string>; modelIds?: Array<string> | null; withValues?: boolean; headerName: string | null; state: "enabled" | "failing" | "disabled"; problem: string | null; failingSince: string | null; lastSuccessOn: string | null; lastFailureOn: string | null; createdOn: string };

export type NewWebhook = { webhookId: string; secret: string };

export type WebhookData = { url: string; eventTypes: Array<string>; modelIds?: Array<string> | null; withValues?: boolean; headerName?: string; headerValue?: string };

export type WebhookDelivery = { deliveryId: string; eventId: string; eventType: "document.received" | "document.processed" | "document.unreadable" | "document.updated" | "document.approved" | "document.released" | "document.release_failed" | "document.sent_to_erp" | "document.erp_refused" | "document.split" | "document.deleted" | "zip_file.finished" | "model.promoted" | "supplier.bank_account_changed" | "webhook.test"; sequence: number; occurredOn: string; documentId: string | null; fileName: string | null; state: "waiting" | "delivered" | "failed"; attempts: number; attemptedOn: string | null; nextAttemptOn: string | null; status: number | null; milliseconds: number | null; answer: string | null; problem: string | null };

export type WebhookResend = { since: string; all?: boolean };

export type WebhookEvent = { type: "document.received" | "document.processed" | "document.unreadable" | "document.updated" | "document.approved" | "document.released" | "document.release_failed" | "document.sent_to_erp" | "document.erp_refused" | "document.split" | "document.deleted" | "zip_file.finished" | "model.promoted" | "supplier.bank_account_changed" | "webhook.test"; timestamp: string; data: { tenantId: string; sequence: number; modelId?: string; modelName?: string; documentId?: string; zipFileId?: string; endpointId?: string; versionId?: string | null; version?: number | null; fileName?: string; source?: "browser" | "mail" | "api" | "ftp"; status?: string; confidence?: number | null; revision?: number; attempt?: number; problem?: string | null; parts?: Array<string>; accepted?: number; rejected?: number; erp?: { system: "business-central" | "finance-operations"; number: string | null; link: string | null; posted: boolean; detail: string | null }; supplierId?: string | null; supplierName?: string | null; outcome?: string; signs?: Array<string>; decision?: string | null; links?: { self: string; result: string; eInvoice: string; page: string }; document?: { documentId: string; fileName: string; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; confidence: number | null; problem: string | null; receivedOn: string; processedOn: string | null; fields: Record<string, ExportedValue>; lineItems: Array<Record<string, ExportedValue>>; arithmetic: "proven" | "consistent" | "differs" | "untested" | null; findings: Array<{ finding: string; field: string | null } & Record<string, string>> } | null } };

export type ListedOrder = { orderId: string; number: string; supplierId: string; supplierName: string | null; currency: string; closed: boolean };

export type OrdersImport = { applied: boolean; created: number; changed: number; rows: Array<{ row: number; number: string; line: string; what: "new" | "changed" }>; refused: Array<{ row: number; message: string }> };

export type OrdersImportData = { csv: string; apply?: boolean };

export type OrderSettings = { pricePercent: number; priceLeast: number; quantityPercent: number; totalPercent: number; totalLeast: number; receipts: "ignored" | "where-known" | "required" };

export type Order = { orderId: string; number: string; supplierId: string; supplierName: string | null; currency: string; closed: boolean; lines: Array<{ line: string; itemCode: string; description: string; quantity: number; unitPrice: number | null; received: number | null; invoiced: number; waiting: number }>; documents: Array<{ documentId: string; outcome: "supplier-differs" | "order-unknown" | "order-closed" | "currency" | "line-unknown" | "over-invoiced" | "quantity" | "not-received" | "price" | "matched" | null }> };

export type Rule = { ruleId: string; kind: "equals" | "within" | "not-before" | "required-if" | "pattern" | "unique"; field: string; sentence: string; other: string; value: string; blocks: boolean };

export type RuleData = { kind: "equals" | "within" | "not-before" | "required-if" | "pattern" | "unique"; field: string; sentence: string; other?: string; value?: string; blocks?: boolean };

export type ErrorBudget = { budget: { errors: number; values: number; own: Record<string, { errors: number; values: number }>; auditPercent: number; approves: boolean; state: "acting" | "withdrawn" } | null; documents: number; fields: Array<{ key: string; supplier: string | null; confidence: number | null; checked: number; passing: number; wrong: number; bound: number; wanted: number }>; blindChecks: Array<{ field: string; checked: number; wrong: number; bound: number }> };

export type ErrorBudgetData = { errors: number; values: number; own?: Record<string, { errors: number; values: number }>; auditPercent: number; approves?: boolean };

export type ListedSupplier = { supplierId: string; number: string; name: string; taxNumbers: Array<string>; country: string; currency: string; orderRequired: boolean; documents: number };

export type SupplierData = { name: string; number?: string; otherNames?: Array<string>; taxNumbers?: Array<string>; country?: string; currency?: string; email?: string; defaultAccount?: string; orderRequired?: boolean };

export type SuppliersImport = { applied: boolean; created: number; changed: number; rows: Array<{ row: number; name: string; what: "new" | "changed"; accounts: number }>; refused: Array<{ row: number; message: string }> };

export type SuppliersImportData = { csv: string; apply?: boolean };

export type Supplier = { supplierId: string; number: string; name: string; taxNumbers: Array<string>; country: string; currency: string; orderRequired: boolean; otherNames: Array<string>; email: string; defaultAccount: string; origin: "document" | "file" | "person"; accounts: Array<{ accountId: string; account: string; country: string; origin: string; addedOn: string }> };

export type SupplierAccountData = { account: string };

export interface Calls {
  /** List base AI models and their fields */
  "GET /api/AIModels": {
    query: { customerTenantId?: string };
    answer: { items: Array<AIModel> };
  };
  /** List the time zones a model can have (IANA names) */
  "GET /api/AIModels/timezones": {
    query: { customerTenantId?: string };
    answer: { items: Array<string> };
  };
  /** List the currencies a model can have, the frequent ones first */
  "GET /api/AIModels/currencies": {
    query: { customerTenantId?: string };
    answer: { items: Array<Currency> };
  };
  /** List the cultures a model can have, with their date patterns */
  "GET /api/AIModels/cultures": {
    query: { customerTenantId?: string };
    answer: { items: Array<{ culture: string; name: string; datePattern: string }> };
  };
  /** Get a base AI model */
  "GET /api/AIModels/{id}": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: AIModel;
  };
  /** List the organization's AI models, by name */
  "GET /api/TenantAIModels": {
    query: { includeArchived?: string; customerTenantId?: string };
    answer: { items: Array<TenantAIModel> };
  };
  /** Create an AI model */
  "POST /api/TenantAIModels": {
    query: { customerTenantId?: string };
    body: TenantAIModelData;
    answer: TenantAIModel;
  };
  /** Count the documents of each AI model by status */
  "GET /api/TenantAIModels/masterReport": {
    query: { customerTenantId?: string };
    answer: { items: Array<{ tenantAIModelId: string; tenantAIModelName: string; errorCount: number; failedCount: number; forTrainingCount: number; submittedCount: number; successCount: number; userEditedCount: number; waitingCount: number; totalCount: number }> };
  };
  /** Check whether a model name is unique, also as an e-mail subject */
  "GET /api/TenantAIModels/{name}/IsUnique": {
    path: { name: string };
    query: { customerTenantId?: string };
    answer: boolean;
  };
  /** Get an AI model */
  "GET /api/TenantAIModels/{id}": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: TenantAIModel;
  };
  /** Change an AI model */
  "PUT /api/TenantAIModels/{id}": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: TenantAIModelChange;
    answer: TenantAIModel;
  };
  /** List the documents of an AI model, newest first */
  "GET /api/TenantAIModels/{id}/documents": {
    path: { id: string };
    query: { page?: string; size?: string; cursor?: string; sortField?: string; sortOrder?: string; startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; customerTenantId?: string };
    answer: DocumentList;
  };
  /** Upload a document: PDF, JPEG or PNG, at most 25 MB */
  "POST /api/TenantAIModels/{id}/documents": {
    path: { id: string };
    query: { customerTenantId?: string };
    headers: { "idempotency-key"?: string };
    body: FormData;
    answer: Receipt;
  };
  /** Export the documents of a filtered list with their values, as CSV, JSON or XLSX, or with a template */
  "GET /api/TenantAIModels/{id}/documents/export": {
    path: { id: string };
    query: { format?: string; lines?: string; text?: string; template?: string; startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download the original file of a document */
  "GET /api/TenantAIModels/{id}/documents/{docId}/documentFile": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Search documents by text, newest first */
  "GET /api/TenantAIModels/{id}/documents/search": {
    path: { id: string };
    query: { fileName?: string; text?: string; size?: string; cursor?: string; startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; customerTenantId?: string };
    answer: { items: Array<DocumentSummary>; matches: number; more: boolean; nextCursor: string | null };
  };
  /** Download the original files of documents as a ZIP file */
  "POST /api/TenantAIModels/{id}/documents/download": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: DocumentIds;
    answer: Blob;
  };
  /** Download extracted and edited values of documents as a ZIP file of JSON */
  "POST /api/TenantAIModels/{id}/documents/DownloadRawAndEditedJson": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: DocumentIds;
    answer: Blob;
  };
  /** List documents up to a given confidence, lowest first */
  "GET /api/TenantAIModels/{id}/documents/ConfidenceDocuments": {
    path: { id: string };
    query: { documentProcessingConfidenceLevel?: string; startDate?: string; endDate?: string; size?: string; cursor?: string; customerTenantId?: string };
    answer: DocumentsByConfidence;
  };
  /** List the documents that were split off from a file, in page order */
  "GET /api/TenantAIModels/{id}/MultiDocuments": {
    path: { id: string };
    query: { parentTenantDocumentId: string; customerTenantId?: string };
    answer: PartList;
  };
  /** Download the pages of a split-off document as a PDF */
  "GET /api/TenantAIModels/{id}/documents/DownloadChildDocumentPDF/{docId}": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Get a document with its current or its originally extracted values */
  "GET /api/TenantAIModels/{id}/documents/{docId}/true": {
    path: { id: string; docId: string };
    query: { viewAutoProcessedResults?: string; customerTenantId?: string };
    answer: Document;
  };
  /** Download the values of a document as a file */
  "GET /api/TenantAIModels/{id}/documents/{docId}/resultFile/{file}": {
    path: { id: string; docId: string; file: string };
    query: { template?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Approve a document */
  "POST /api/TenantAIModels/{id}/documents/{docId}/Approve": {
    path: { id: string; docId: string };
    query: { force?: string; customerTenantId?: string };
    answer: DocumentMoved;
  };
  /** Approve a document with low confidence, or an edited one, after review by a person */
  "POST /api/TenantAIModels/{id}/documents/{docId}/ApproveReviewedTenantDocument": {
    path: { id: string; docId: string };
    query: { force?: string; customerTenantId?: string };
    answer: DocumentMoved;
  };
  /** Undo the approval of a document, within a day and before it is released */
  "POST /api/TenantAIModels/{id}/documents/{docId}/TakeBackApproval": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: DocumentMoved;
  };
  /** Approve documents individually */
  "POST /api/TenantAIModels/{id}/documents/Approve": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: Approval;
    answer: DocumentOutcomes;
  };
  /** Undo the approval of documents, within a day and before they are released */
  "POST /api/TenantAIModels/{id}/documents/TakeBackApproval": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: DocumentIds;
    answer: DocumentOutcomes;
  };
  /** Submit a document with its current values for training */
  "POST /api/TenantAIModels/{id}/documents/{docId}/submitForTraining": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: DocumentMoved;
  };
  /** Move a document to another AI model */
  "POST /api/TenantAIModels/{id}/documents/{docId}/Move": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: TargetModel;
    answer: DocumentMovedToModel;
  };
  /** Reprocess documents, each as a new attempt */
  "POST /api/TenantAIModels/{id}/reprocess": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: DocumentIds;
    answer: DocumentOutcomes;
  };
  /** List users that documents can be assigned to */
  "GET /api/documents/assignees": {
    query: { customerTenantId?: string };
    answer: Assignees;
  };
  /** List the documents of all AI models that are assigned to the caller, or that are postponed */
  "GET /api/documents/assigned": {
    query: { list?: "mine" | "postponed"; after?: string; customerTenantId?: string };
    answer: AssignedDocuments;
  };
  /** Get whether a document is rejected, postponed or assigned */
  "GET /api/TenantAIModels/{id}/documents/{docId}/handling": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: DocumentHandling;
  };
  /** Reject a document with a reason */
  "POST /api/TenantAIModels/{id}/documents/{docId}/Reject": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: Rejection;
    answer: DocumentMoved;
  };
  /** Undo the rejection of a document */
  "POST /api/TenantAIModels/{id}/documents/{docId}/UndoRejection": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: DocumentMoved;
  };
  /** Postpone a document: out of the review queue until a day */
  "PUT /api/TenantAIModels/{id}/documents/{docId}/postponement": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: Postponement;
    answer: Postponement;
  };
  /** Return a postponed document to the review queue */
  "DELETE /api/TenantAIModels/{id}/documents/{docId}/postponement": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Assign a document to a user */
  "PUT /api/TenantAIModels/{id}/documents/{docId}/assignment": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: Assignment;
    answer: Assignment;
  };
  /** Count the documents of an AI model by status, readiness and order outcome */
  "GET /api/TenantAIModels/{id}/documents/counts": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: DocumentCounts;
  };
  /** Get a document with its status, its values, their positions and reasons */
  "GET /api/TenantAIModels/{id}/documents/{docId}": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Document;
  };
  /** Move a document to the trash, and forget what was learned from it */
  "DELETE /api/TenantAIModels/{id}/documents/{docId}": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Correct the values of a document */
  "PUT /api/TenantAIModels/{id}/documents/{docId}/result": {
    path: { id: string; docId: string };
    query: { documentProcessingStatus?: string; documentProcessingConfidenceLevel?: string; documentRemark?: string; force?: string; customerTenantId?: string };
    body: Corrections;
    answer: SavedCorrections;
  };
  /** Correct the values of several documents individually */
  "PUT /api/TenantAIModels/{id}/documents/result": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: CorrectionsOfMany;
    answer: SavedCorrectionsOfMany;
  };
  /** Get the progress or the result of the last reproducibility check that ran in the background */
  "GET /api/TenantAIModels/{id}/documents/{docId}/replay": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: ReplayState;
  };
  /** Reproducibility check: run the engine again on the same input and compare */
  "POST /api/TenantAIModels/{id}/documents/{docId}/replay": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Replay;
  };
  /** Release approved documents to the model's storage provider */
  "PUT /api/TenantAIModels/{id}/documents/ReleaseJsonToStorageProvider": {
    path: { id: string };
    query: { folderFlag?: string; customerTenantId?: string };
    body: DocumentIds;
    answer: DocumentOutcomes;
  };
  /** Get the release state of a document */
  "GET /api/TenantAIModels/{id}/documents/{docId}/release": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Release;
  };
  /** Download the released JSON of a document from the storage provider */
  "GET /api/TenantAIModels/{id}/DownloadFromStorageProvider": {
    path: { id: string };
    query: { docId: string; customerTenantId?: string };
    answer: ExportedDocument;
  };
  /** Download the released JSON of a document from its FTP server */
  "GET /api/TenantAIModels/{docId}/DownloadFromFtpProvider": {
    path: { docId: string };
    query: { customerTenantId?: string };
    answer: ExportedDocument;
  };
  /** Send a list of approved documents by e-mail, with links */
  "POST /api/TenantAIModels/{id}/SendApprovedDocumentsEmailToTenant": {
    path: { id: string };
    query: { toEmail?: string; customerTenantId?: string };
    body: DocumentIds;
    answer: SentDocuments;
  };
  /** Get the connection of a model to Dynamics 365 */
  "GET /api/TenantAIModels/{id}/erpSettings": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: ErpSettings;
  };
  /** Save the connection of a model to Dynamics 365 */
  "PUT /api/TenantAIModels/{id}/erpSettings": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: ErpSettingsRequest;
    answer: { revision: number };
  };
  /** Remove the connection of a model to Dynamics 365 */
  "DELETE /api/TenantAIModels/{id}/erpSettings": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Test the saved connection */
  "POST /api/TenantAIModels/{id}/erpSettings/test": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: ErpCompany;
  };
  /** List the companies that an application may see */
  "POST /api/TenantAIModels/{id}/erpSettings/companies": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: ErpConnectionRequest;
    answer: { items: Array<ErpCompany> };
  };
  /** Send approved documents to the model's ERP system */
  "POST /api/TenantAIModels/{id}/documents/sendToErp": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: DocumentIds;
    answer: DocumentOutcomes;
  };
  /** Get the outcome of sending a document to the ERP system */
  "GET /api/TenantAIModels/{id}/documents/{docId}/erp": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: ErpSending;
  };
  /** List the outcomes of sending a model's documents */
  "GET /api/TenantAIModels/{id}/erpSendings": {
    path: { id: string };
    query: { state?: "refused" | "waiting" | "sent"; size?: number; cursor?: string; customerTenantId?: string };
    answer: ErpSendings;
  };
  /** Get the FTP folder from which a model's documents are fetched */
  "GET /api/TenantAIModels/{id}/intakeFolder": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: IntakeFolder;
  };
  /** Save the FTP folder from which a model's documents are fetched */
  "PUT /api/TenantAIModels/{id}/intakeFolder": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: IntakeFolderRequest;
    answer: { revision: number };
  };
  /** Stop fetching a model's documents from a folder */
  "DELETE /api/TenantAIModels/{id}/intakeFolder": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Test an FTP folder: sign in and list it */
  "POST /api/TenantAIModels/{id}/intakeFolder/test": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: IntakeFolderTestRequest;
    answer: { files: number };
  };
  /** Review a document: save, approve or submit it with changed values and a comment, all or nothing */
  "POST /api/TenantAIModels/{id}/documents/{docId}/review": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: Review;
    answer: SavedCorrections;
  };
  /** Mark a document as not being a duplicate of another */
  "DELETE /api/TenantAIModels/{id}/documents/{docId}/duplicates/{otherId}": {
    path: { id: string; docId: string; otherId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List the deleted documents of an AI model that can be restored, the latest deleted first */
  "GET /api/TenantAIModels/{id}/trash": {
    path: { id: string };
    query: { cursor?: string; customerTenantId?: string };
    answer: { items: Array<TrashedDocument>; nextCursor: string | null };
  };
  /** Restore a deleted document with its values, corrections and comments */
  "POST /api/TenantAIModels/{id}/trash/{docId}/restore": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: { documentId: string; status: string };
  };
  /** Erase a deleted document permanently, before its 30 days are over */
  "DELETE /api/TenantAIModels/{id}/trash/{docId}": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List the uploaded ZIP files, newest first */
  "GET /api/TenantAIModels/{id}/ZipFiles": {
    path: { id: string };
    query: { size?: string; cursor?: string; customerTenantId?: string };
    answer: { items: Array<ZipFile>; nextCursor: string | null };
  };
  /** Upload a ZIP file of documents: at most 25 MB, 500 files */
  "POST /api/TenantAIModels/{id}/ZipFiles": {
    path: { id: string };
    query: { customerTenantId?: string };
    headers: { "idempotency-key"?: string };
    body: FormData;
    answer: { tenantDocumentZipFileId: string };
  };
  /** List the documents of a ZIP file */
  "GET /api/TenantAIModels/{id}/ZipDocuments": {
    path: { id: string };
    query: { tenantDocumentZipFileId: string; customerTenantId?: string };
    answer: { zipFile: ZipFile; items: Array<{ documentId: string; fileName: string; source: "browser" | "mail" | "api" | "ftp"; status: "received" | "processing" | "success" | "failed" | "error" | "userEdited" | "forTraining" | "submitted" | "trained" | "approved" | "released" | "rejected" | "split"; readiness: "ready" | "look" | "blocked" | null; confidence: number | null; problem: string | null; pageCount: number | null; receivedOn: string; processedOn: string | null; revision: number }> };
  };
  /** Regenerate the results of a ZIP file's documents */
  "GET /api/TenantAIModels/{id}/{zipId}/ReGenerateZipFile": {
    path: { id: string; zipId: string };
    query: { manualTrigger?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download the results of a ZIP file's documents, one JSON each */
  "GET /api/TenantAIModels/{id}/ZipFileDocumentsResults/{zipId}": {
    path: { id: string; zipId: string };
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** List the files that have no AI model yet, newest first */
  "GET /api/inbox": {
    query: { size?: string; cursor?: string; customerTenantId?: string };
    answer: { items: Array<InboxFile>; nextCursor: string | null };
  };
  /** Upload a document of any type without an AI model: PDF, JPEG or PNG, at most 25 MB */
  "POST /api/inbox": {
    query: { customerTenantId?: string };
    headers: { "idempotency-key"?: string };
    body: FormData;
    answer: { fileId: string };
  };
  /** Get a file in the inbox, or the AI model that it went to */
  "GET /api/inbox/{fileId}": {
    path: { fileId: string };
    query: { customerTenantId?: string };
    answer: InboxFile;
  };
  /** Delete a file that is waiting permanently */
  "DELETE /api/inbox/{fileId}": {
    path: { fileId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Choose the AI model of a file that is waiting */
  "POST /api/inbox/{fileId}/place": {
    path: { fileId: string };
    query: { customerTenantId?: string };
    body: { modelId: string };
    answer: { documentId: string; modelId: string };
  };
  /** List the rules that choose the AI model of files in the inbox, in their order */
  "GET /api/inboxRules": {
    query: { customerTenantId?: string };
    answer: { rules: Array<InboxRule> };
  };
  /** Add a rule after all others */
  "POST /api/inboxRules": {
    query: { customerTenantId?: string };
    body: InboxRuleData;
    answer: { ruleId: string };
  };
  /** Find out which rule a file would fit */
  "POST /api/inboxRules/test": {
    query: { customerTenantId?: string };
    body: { draft?: InboxRuleData; fileName?: string; sender?: string; text?: string };
    answer: { winner: { kind: "sender" | "domain" | "file-name" | "text" | "supplier"; value: string; modelId: string } | null; isDraft: boolean; meets: boolean | null; tried: number; waiting: Array<string> };
  };
  /** Change a rule of the inbox */
  "PUT /api/inboxRules/{ruleId}": {
    path: { ruleId: string };
    query: { customerTenantId?: string };
    body: InboxRuleData;
    answer: undefined;
  };
  /** Delete a rule of the inbox */
  "DELETE /api/inboxRules/{ruleId}": {
    path: { ruleId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Move a rule one place up or down */
  "POST /api/inboxRules/{ruleId}/Move": {
    path: { ruleId: string };
    query: { customerTenantId?: string };
    body: { to: "up" | "down" };
    answer: undefined;
  };
  /** Split a file into its documents */
  "POST /api/TenantAIModels/{id}/documents/{docId}/split": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: Split;
    answer: { parts: number };
  };
  /** Keep a file as one document */
  "DELETE /api/TenantAIModels/{id}/documents/{docId}/split": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: { joined: boolean };
  };
  /** List what the 20 checks of energy bills found, newest bill first */
  "GET /api/TenantAIModels/{id}/ErrorValidationContents": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; severity?: string; cursor?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<CheckedEnergyBill>; nextCursor: string | null };
  };
  /** Download what the checks of energy bills found, one row per bill and check */
  "GET /api/TenantAIModels/{id}/ErrorValidationsReport": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; severity?: string; format?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download energy bills in the EnergyCAP import format */
  "GET /api/TenantAIModels/{id}/DownloadEnergyCapCsvResult": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download energy bills in the EnergyCAP import format as a ZIP file */
  "GET /api/TenantAIModels/{id}/DownloadEnergyCapCsvZip": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; includeJson?: string; includeOriginalFile?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** List the accounts of energy bills */
  "GET /api/TenantAIModels/{id}/EnergyAccounts": {
    path: { id: string };
    query: { after?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<EnergyAccount>; next: string | null };
  };
  /** Check the energy bills in a JSON file in our export format; nothing is stored */
  "POST /api/TenantAIModels/EnergyBills/direct": {
    query: { tenantAIModelId?: string; customerTenantId?: string };
    body: FormData;
    answer: { items: Array<CheckedEnergyBill> };
  };
  /** List what lines of energy bills mean, or the lines that no one has described yet */
  "GET /api/TenantAIModels/EnergyBills/itemDescriptions": {
    query: { described?: string; after?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<BillDescriptor & { id: string; supplier: string; described: boolean }>; next: string | null };
  };
  /** Describe lines of energy bills */
  "PUT /api/TenantAIModels/EnergyBills/itemDescriptions": {
    query: { customerTenantId?: string };
    body: { items: Array<BillDescriptor> };
    answer: { described: number };
  };
  /** AI validation report: per document and field what was read, which checks failed, what a person changed */
  "GET /api/TenantAIModels/{id}/resultValidation/1": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; field?: string; cursor?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<AiValidation>; nextCursor: string | null };
  };
  /** API validation report: which values of the export a receiving system would reject, and why */
  "GET /api/TenantAIModels/{id}/resultValidation/2": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; field?: string; cursor?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<ApiValidation>; nextCursor: string | null };
  };
  /** Download the AI validation report */
  "GET /api/TenantAIModels/{id}/resultValidation/1/download": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; field?: string; format?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download the API validation report */
  "GET /api/TenantAIModels/{id}/resultValidation/2/download": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; field?: string; format?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** AI validation report of one document */
  "GET /api/TenantAIModels/{id}/resultValidation/1/{docId}": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: AiValidation;
  };
  /** API validation report of the documents of a ZIP file, one CSV per document, as a ZIP file */
  "GET /api/TenantAIModels/{id}/resultValidation/2/CSVZip/{zipId}": {
    path: { id: string; zipId: string };
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Download the AI validation report of specified documents */
  "POST /api/TenantAIModels/{id}/validationReport/ai/download": {
    path: { id: string };
    query: { format?: string; customerTenantId?: string };
    body: { tenantAIModelId?: string; tenantDocumentIds: Array<string> };
    answer: Blob;
  };
  /** Both validation reports of specified documents */
  "POST /api/TenantAIModels/{id}/validationReport/specified": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: { tenantAIModelId?: string; tenantDocumentIds: Array<string> };
    answer: { ai: Array<AiValidation>; api: Array<ApiValidation> };
  };
  /** API validation report of a JSON file in our export format; nothing is stored */
  "POST /api/TenantAIModels/validationReport/direct": {
    query: { tenantAIModelId?: string; customerTenantId?: string };
    body: FormData;
    answer: { items: Array<{ documentId: string; fileName: string; refused: Array<RefusedValue> }> };
  };
  /** Download the values of documents as a file to edit and upload again */
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults": {
    path: { id: string };
    query: { format?: string; lines?: string; text?: string; tenantDocumentIds?: string; startDate?: string; endDate?: string; status?: string; readiness?: string; orderOutcome?: string; concern?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Upload edited values: XLSX, CSV or JSON, at most 10 MB and 10,000 rows */
  "POST /api/TenantAIModels/{id}/FieldWiseEditedResults": {
    path: { id: string };
    query: { apply?: string; customerTenantId?: string };
    body: FormData;
    answer: EditedResultsUpload;
  };
  /** List uploads of edited values, newest first; they are kept for seven days */
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads": {
    path: { id: string };
    query: { size?: string; cursor?: string; customerTenantId?: string };
    answer: { items: Array<EditedResultsUpload>; nextCursor: string | null };
  };
  /** Get an upload of edited values */
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}": {
    path: { id: string; uploadId: string };
    query: { customerTenantId?: string };
    answer: EditedResultsUpload;
  };
  /** Delete an upload; its changes remain */
  "DELETE /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}": {
    path: { id: string; uploadId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List the rows of an upload: what each changes, or why it does not */
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/rows": {
    path: { id: string; uploadId: string };
    query: { outcome?: string; size?: string; after?: string; customerTenantId?: string };
    answer: { items: Array<EditedResultsRow>; next: number | null };
  };
  /** Save what an upload changes */
  "POST /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/apply": {
    path: { id: string; uploadId: string };
    query: { customerTenantId?: string };
    answer: EditedResultsUpload;
  };
  /** Download the outcome of every row of an upload */
  "GET /api/TenantAIModels/{id}/FieldWiseEditedResults/uploads/{uploadId}/result": {
    path: { id: string; uploadId: string };
    query: { format?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download documents for external annotation: values and positions as JSON, pages as images */
  "POST /api/AIModels/{id}/TrainingDocuments/DownloadForAnnotation": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: DocumentIds;
    answer: Blob;
  };
  /** List the documents submitted for training to the models of a base model, newest first */
  "GET /api/AIModels/{id}/TrainingDocuments": {
    path: { id: string };
    query: { page?: string; size?: string; cursor?: string; tenantAIModelId?: string; documentId?: string; customerTenantId?: string };
    answer: TrainingDocumentList;
  };
  /** Upload annotated documents: one annotations.json, or a ZIP file of several */
  "POST /api/AIModels/{id}/TrainingDocuments": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: FormData;
    answer: AnnotationOutcomes;
  };
  /** Download the values of a document with their positions as JSON, and images of its pages */
  "GET /api/TenantAIModels/{id}/documents/{docId}/DownloadDocumentCoordinatesAndImages": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Save externally annotated values of a document with their positions */
  "PUT /api/TenantAIModels/{id}/documents/{docId}/UpdateDocumentCoordinates": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    body: Annotation;
    answer: SavedCorrections;
  };
  /** Train every model of the organization that is built on a base model */
  "POST /api/AIModels/{id}/trainModel": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: StartedTrainings;
  };
  /** Train one model with the documents submitted for it */
  "POST /api/TenantAIModels/{id}/trainModel": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: StartedTraining;
  };
  /** Get the progress and result of a training */
  "GET /api/TenantAIModels/{id}/trainings/{runId}": {
    path: { id: string; runId: string };
    query: { customerTenantId?: string };
    answer: TrainingRun;
  };
  /** List the trained versions of a model, newest first */
  "GET /api/TenantAIModels/{id}/versions": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { items: Array<ModelVersion> };
  };
  /** Get a trained version with its metrics */
  "GET /api/TenantAIModels/{id}/versions/{versionId}": {
    path: { id: string; versionId: string };
    query: { customerTenantId?: string };
    answer: ModelVersion;
  };
  /** List the results that a version would change on stored documents */
  "GET /api/TenantAIModels/{id}/versions/{versionId}/changes": {
    path: { id: string; versionId: string };
    query: { size?: string; cursor?: string; customerTenantId?: string };
    answer: AnswerChangeList;
  };
  /** Put a version into use for new documents */
  "POST /api/TenantAIModels/{id}/versions/{versionId}/promote": {
    path: { id: string; versionId: string };
    query: { customerTenantId?: string };
    answer: DecidedVersion;
  };
  /** Decline a proposed version */
  "POST /api/TenantAIModels/{id}/versions/{versionId}/discard": {
    path: { id: string; versionId: string };
    query: { customerTenantId?: string };
    answer: DecidedVersion;
  };
  /** Go back from the version in use to the one before, or the base model */
  "POST /api/TenantAIModels/{id}/versions/{versionId}/rollBack": {
    path: { id: string; versionId: string };
    query: { customerTenantId?: string };
    answer: DecidedVersion;
  };
  /** Pin a model to the weights in use */
  "POST /api/TenantAIModels/{id}/pin": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { pinned: { weights: "version" | "published" | "shipped"; versionId: string | null; number: number | null; pinnedOn: string } | null };
  };
  /** Unpin a model, so that versions and publications replace its weights again */
  "POST /api/TenantAIModels/{id}/unpin": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { pinned: { weights: "version" | "published" | "shipped"; versionId: string | null; number: number | null; pinnedOn: string } | null };
  };
  /** Compare two trained versions of a model */
  "GET /api/TenantAIModels/{id}/compareVersions": {
    path: { id: string };
    query: { before?: string; after?: string; customerTenantId?: string };
    answer: ComparedVersions;
  };
  /** Compare a model with another model or a model file */
  "POST /api/TenantAIModels/{id}/compare": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: ModelComparisonRequest;
    answer: ComparedModels;
  };
  /** List the weights published for a base model, newest first */
  "GET /api/AIModels/{id}/publications": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { items: Array<Publication>; inForce: number | null };
  };
  /** Publish a version of the service's own model as the weights of its base model */
  "POST /api/AIModels/{id}/publications": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: { versionId: string };
    answer: { inForce: number | null };
  };
  /** Undo the current publication; the previous one, or the shipped weights, apply again */
  "POST /api/AIModels/{id}/publications/{number}/takeBack": {
    path: { id: string; number: number };
    query: { customerTenantId?: string };
    answer: { inForce: number | null };
  };
  /** Get the usage counted for a document */
  "GET /api/TenantAIModels/{id}/documents/{docId}/meter": {
    path: { id: string; docId: string };
    query: { customerTenantId?: string };
    answer: Meter;
  };
  /** Count the documents received in a period by status, by day or month */
  "GET /api/TenantAIModels/{id}/metrics/{type}": {
    path: { id: string; type: string };
    query: { startDate?: string; endDate?: string; customerTenantId?: string };
    answer: { from: string; to: string; items: Array<MetricsRow> };
  };
  /** Report what was received by e-mail, for all models */
  "GET /api/TenantAIModels/{id}/Reports/documents/email": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; cursor?: string; customerTenantId?: string };
    answer: ReportRows;
  };
  /** Report the outcome of each field */
  "GET /api/TenantAIModels/{id}/Reports/FieldWiseReport": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; cursor?: string; customerTenantId?: string };
    answer: ReportRows;
  };
  /** Report where values came from and how many were right */
  "GET /api/TenantAIModels/{id}/Reports/LMOcr": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; cursor?: string; customerTenantId?: string };
    answer: ReportRows;
  };
  /** Report what was read for each field, which checks failed, and what a person changed */
  "GET /api/TenantAIModels/{id}/Reports/aIValidationReport": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; cursor?: string; customerTenantId?: string };
    answer: ReportRows;
  };
  /** Report documents by status, by day or month */
  "GET /api/TenantAIModels/{id}/Reports/documents/{type}": {
    path: { id: string; type: string };
    query: { startDate?: string; endDate?: string; cursor?: string; customerTenantId?: string };
    answer: ReportRows;
  };
  /** Report what was counted for billing and the bills, for all models */
  "GET /api/TenantAIModels/{id}/Reports/billing/{type}": {
    path: { id: string; type: string };
    query: { startDate?: string; endDate?: string; cursor?: string; currencyId?: string; customerTenantId?: string };
    answer: ReportRows;
  };
  /** Download documents by status as CSV, XLSX or JSON */
  "GET /api/TenantAIModels/{id}/Reports/download": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; format?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Download the values that people changed in a period as CSV, XLSX or JSON */
  "GET /api/TenantAIModels/{id}/Reports/FieldWiseEditedResults/DateRange/download": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; exportFormat?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Write a report to a file in the background */
  "POST /api/TenantAIModels/{id}/Reports/files": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: ReportFileRequest;
    answer: ReportFile;
  };
  /** Get the progress of a report's file */
  "GET /api/TenantAIModels/{id}/Reports/files/{fileId}": {
    path: { id: string; fileId: string };
    query: { customerTenantId?: string };
    answer: ReportFile;
  };
  /** Download a report's file */
  "GET /api/TenantAIModels/{id}/Reports/files/{fileId}/content": {
    path: { id: string; fileId: string };
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Send documents by status by e-mail */
  "GET /api/TenantAIModels/{id}/SendDocumentStatusReportEmail": {
    path: { id: string };
    query: { startDate?: string; endDate?: string; toEmail?: string; ccEmails?: string; customerTenantId?: string };
    answer: { recipients: Array<string> };
  };
  /** List the products sold in the organization's country */
  "GET /api/Subscriptions/products": {
    query: { customerTenantId?: string };
    answer: Array<Product>;
  };
  /** Check whether a coupon code is valid */
  "GET /api/Subscriptions/coupons/check": {
    query: { couponCode: string; productCode: string; customerTenantId?: string };
    answer: boolean;
  };
  /** Subscribe to a plan */
  "POST /api/Subscriptions/customers": {
    query: { productCode: string; customerTenantId?: string };
    body: { customerCode: string; firstName?: string; lastName?: string; email: string; Company?: string; currencyCode?: string; subscription: { planCode: string; initialBillDate?: string; currencyCode?: string; changeBillDate?: string; ccFirstName: string; ccLastName: string; CCNumber?: string; CCExpiration?: string; ccCardCode?: string; ccAddress?: string; ccCity?: string; ccState?: string; ccZip?: string; Method?: "cc"; couponCode?: string } };
    answer: BillingCustomer;
  };
  /** List the roles of the organization, by name */
  "GET /api/Roles": {
    query: { customerTenantId?: string };
    answer: { items: Array<Role> };
  };
  /** Create a role */
  "POST /api/Roles/create": {
    query: { customerTenantId?: string };
    body: RoleData;
    answer: { roleId: string };
  };
  /** Get a role */
  "GET /api/Roles/{roleId}": {
    path: { roleId: string };
    query: { customerTenantId?: string };
    answer: Role;
  };
  /** Change a role */
  "PUT /api/Roles/{roleId}": {
    path: { roleId: string };
    query: { customerTenantId?: string };
    body: RoleData;
    answer: undefined;
  };
  /** Delete a role that no user has */
  "DELETE /api/Roles/{roleId}": {
    path: { roleId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List all permissions */
  "GET /api/Permissions": {
    query: { customerTenantId?: string };
    answer: { items: Array<Permission> };
  };
  /** Get the user that the key belongs to, and its permissions */
  "GET /api/Users/me": {
    query: { customerTenantId?: string };
    answer: Me;
  };
  /** Change your own name */
  "PATCH /api/Users/me/profile": {
    query: { firstName?: string; lastName?: string; customerTenantId?: string };
    answer: undefined;
  };
  /** Check whether the caller is invited to an organization */
  "GET /api/Users/isUserInvited": {
    query: { customerTenantId?: string };
    answer: { userStatus: number; tenantId: { value: string }; userId: string };
  };
  /** Accept an invitation */
  "GET /api/Users/acceptUserInvitation": {
    query: { state: string; customerTenantId?: string };
    answer: undefined;
  };
  /** List the users of the organization, by page or all */
  "GET /api/Users": {
    query: { page?: string; size?: string; sortField?: string; sortOrder?: string; search?: string; cursor?: string; customerTenantId?: string };
    answer: UserList;
  };
  /** Get a user */
  "GET /api/Users/{userId}": {
    path: { userId: string };
    query: { customerTenantId?: string };
    answer: User;
  };
  /** Change a user's name, role and features */
  "PUT /api/Users/{userId}": {
    path: { userId: string };
    query: { customerTenantId?: string };
    body: UserData;
    answer: undefined;
  };
  /** Delete a user permanently, with all personal data */
  "DELETE /api/Users/{userId}": {
    path: { userId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Activate a removed user */
  "PUT /api/Users/{userId}/SetUserToActive": {
    path: { userId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Invite a user by e-mail */
  "POST /api/Users/invite": {
    query: { email: string; userName: string; lastName?: string; roleId?: string; customerTenantId?: string };
    answer: InvitedUser;
  };
  /** List the data centers, by name */
  "GET /api/Tenants/dataCenters": {
    query: { customerTenantId?: string };
    answer: { items: Array<DataCenter> };
  };
  /** List all customers, by name */
  "GET /api/Tenants/tenants": {
    query: { search?: string; after?: string; size?: number; customerTenantId?: string };
    answer: { items: Array<Customer>; next: string | null };
  };
  /** Create a tenant */
  "POST /api/Tenants/create": {
    query: { customerTenantId?: string };
    body: TenantData;
    answer: { tenantId: string };
  };
  /** Get a tenant with the roles that can be assigned to its users */
  "GET /api/Tenants/{tenantId}": {
    path: { tenantId: string };
    query: { customerTenantId?: string };
    answer: Tenant;
  };
  /** Save the sign-up source, or remove it (null) */
  "PUT /api/Tenants/{tenantId}/metadata": {
    path: { tenantId: string };
    query: { customerTenantId?: string };
    body: TenantMetadata;
    answer: undefined;
  };
  /** List the export templates of an AI model */
  "GET /api/TenantAIModels/{id}/exportTemplates": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { items: Array<ExportTemplate>; sources: Array<string> };
  };
  /** Create an export template, from a preset or with its own layout */
  "POST /api/TenantAIModels/{id}/exportTemplates": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: NewExportTemplate;
    answer: ExportTemplate;
  };
  /** Preview a layout with the latest documents */
  "POST /api/TenantAIModels/{id}/exportTemplates/preview": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: ExportPreviewRequest;
    answer: ExportPreview;
  };
  /** Get an export template */
  "GET /api/TenantAIModels/{id}/exportTemplates/{templateId}": {
    path: { id: string; templateId: string };
    query: { customerTenantId?: string };
    answer: ExportTemplate;
  };
  /** Change an export template */
  "PUT /api/TenantAIModels/{id}/exportTemplates/{templateId}": {
    path: { id: string; templateId: string };
    query: { customerTenantId?: string };
    body: ExportTemplateData;
    answer: ExportTemplate;
  };
  /** Delete an export template */
  "DELETE /api/TenantAIModels/{id}/exportTemplates/{templateId}": {
    path: { id: string; templateId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Download the e-invoice of an approved document: UBL, CII, or a PDF with CII */
  "GET /api/TenantAIModels/{id}/documents/{docId}/eInvoice": {
    path: { id: string; docId: string };
    query: { profile?: string; format?: string; customerTenantId?: string };
    answer: Blob;
  };
  /** Check a document against the rules of e-invoices */
  "GET /api/TenantAIModels/{id}/documents/{docId}/eInvoice/check": {
    path: { id: string; docId: string };
    query: { profile?: string; customerTenantId?: string };
    answer: EInvoiceCheck;
  };
  /** List the saved details of sellers and buyers for e-invoices */
  "GET /api/eInvoiceParties": {
    query: { after?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<EInvoiceParty>; next: string | null };
  };
  /** Save details of a seller or buyer */
  "PUT /api/eInvoiceParties": {
    query: { customerTenantId?: string };
    body: EInvoicePartyData;
    answer: { partyKey: string; revision: number };
  };
  /** Delete the details of a seller or buyer */
  "DELETE /api/eInvoiceParties/{partyKey}": {
    path: { partyKey: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Get which e-invoice is stored beside the files of a model's releases */
  "GET /api/TenantAIModels/{id}/eInvoiceSettings": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: EInvoiceSettings;
  };
  /** Set which e-invoice is stored beside the files of a model's releases */
  "PUT /api/TenantAIModels/{id}/eInvoiceSettings": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: EInvoiceSettings;
    answer: undefined;
  };
  /** List the webhook endpoints of the organization */
  "GET /api/webhooks": {
    query: { customerTenantId?: string };
    answer: { items: Array<Webhook> };
  };
  /** Add a webhook endpoint */
  "POST /api/webhooks": {
    query: { customerTenantId?: string };
    body: WebhookData;
    answer: NewWebhook;
  };
  /** Get a webhook endpoint */
  "GET /api/webhooks/{webhookId}": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    answer: Webhook;
  };
  /** Change a webhook endpoint */
  "PUT /api/webhooks/{webhookId}": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    body: WebhookData;
    answer: undefined;
  };
  /** Delete a webhook endpoint and its delivery log */
  "DELETE /api/webhooks/{webhookId}": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Send a test event now */
  "POST /api/webhooks/{webhookId}/test": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    answer: WebhookDelivery;
  };
  /** Replace the signing secret */
  "POST /api/webhooks/{webhookId}/rotate": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    answer: { secret: string; previousUntil: string };
  };
  /** Switch a webhook endpoint on */
  "POST /api/webhooks/{webhookId}/enable": {
    path: { webhookId: string };
    query: { resend?: string; customerTenantId?: string };
    answer: undefined;
  };
  /** Switch a webhook endpoint off */
  "POST /api/webhooks/{webhookId}/disable": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List the deliveries of a webhook endpoint, newest first */
  "GET /api/webhooks/{webhookId}/deliveries": {
    path: { webhookId: string };
    query: { before?: string; customerTenantId?: string };
    answer: { items: Array<WebhookDelivery>; next: number | null };
  };
  /** Send an event again, with the same ID */
  "POST /api/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
    path: { webhookId: string; deliveryId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Send the events since a point in time that were not delivered */
  "POST /api/webhooks/{webhookId}/resend": {
    path: { webhookId: string };
    query: { customerTenantId?: string };
    body: WebhookResend;
    answer: { deliveries: number };
  };
  /** List all event types, each with an example */
  "GET /api/webhook-event-types": {
    query: { customerTenantId?: string };
    answer: { items: Array<{ type: string; example: WebhookEvent }> };
  };
  /** Get examples of an event, as an array */
  "GET /api/webhook-event-types/{eventType}/samples": {
    path: { eventType: string };
    query: { customerTenantId?: string };
    answer: Array<WebhookEvent>;
  };
  /** List the purchase orders by number */
  "GET /api/orders": {
    query: { search?: string; cursor?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<ListedOrder>; nextCursor: string | null };
  };
  /** Import purchase orders and receipts from CSV */
  "POST /api/orders/import": {
    query: { customerTenantId?: string };
    body: OrdersImportData;
    answer: OrdersImport;
  };
  /** Download all purchase orders as CSV */
  "GET /api/orders/export": {
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Get the tolerances for purchase orders */
  "GET /api/orders/settings": {
    query: { customerTenantId?: string };
    answer: OrderSettings;
  };
  /** Change the tolerances for purchase orders */
  "PUT /api/orders/settings": {
    query: { customerTenantId?: string };
    body: OrderSettings;
    answer: undefined;
  };
  /** Get a purchase order with its lines */
  "GET /api/orders/{orderId}": {
    path: { orderId: string };
    query: { customerTenantId?: string };
    answer: Order;
  };
  /** Delete a purchase order */
  "DELETE /api/orders/{orderId}": {
    path: { orderId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List the rules of a model */
  "GET /api/TenantAIModels/{id}/rules": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { rules: Array<Rule> };
  };
  /** Add a rule to a model */
  "POST /api/TenantAIModels/{id}/rules": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: RuleData;
    answer: { ruleId: string };
  };
  /** Try the rules on the last 50 documents */
  "GET /api/TenantAIModels/{id}/rules/test": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: { documents: number; missed: Array<{ documentId: string; fileName: string; sentences: Array<string> }> };
  };
  /** Change a rule */
  "PUT /api/TenantAIModels/{id}/rules/{ruleId}": {
    path: { id: string; ruleId: string };
    query: { customerTenantId?: string };
    body: RuleData;
    answer: undefined;
  };
  /** Delete a rule */
  "DELETE /api/TenantAIModels/{id}/rules/{ruleId}": {
    path: { id: string; ruleId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Get the error budget of a model and what can skip review */
  "GET /api/TenantAIModels/{id}/errorBudget": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: ErrorBudget;
  };
  /** Set the error budget of a model */
  "PUT /api/TenantAIModels/{id}/errorBudget": {
    path: { id: string };
    query: { customerTenantId?: string };
    body: ErrorBudgetData;
    answer: undefined;
  };
  /** Remove the error budget of a model */
  "DELETE /api/TenantAIModels/{id}/errorBudget": {
    path: { id: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** List the suppliers by name */
  "GET /api/suppliers": {
    query: { search?: string; cursor?: string; size?: string; customerTenantId?: string };
    answer: { items: Array<ListedSupplier>; nextCursor: string | null };
  };
  /** Add a supplier */
  "POST /api/suppliers": {
    query: { customerTenantId?: string };
    body: SupplierData;
    answer: { supplierId: string };
  };
  /** Import suppliers from CSV */
  "POST /api/suppliers/import": {
    query: { customerTenantId?: string };
    body: SuppliersImportData;
    answer: SuppliersImport;
  };
  /** Download all suppliers as CSV */
  "GET /api/suppliers/export": {
    query: { customerTenantId?: string };
    answer: Blob;
  };
  /** Get a supplier with its bank accounts */
  "GET /api/suppliers/{supplierId}": {
    path: { supplierId: string };
    query: { customerTenantId?: string };
    answer: Supplier;
  };
  /** Change a supplier */
  "PUT /api/suppliers/{supplierId}": {
    path: { supplierId: string };
    query: { customerTenantId?: string };
    body: SupplierData;
    answer: undefined;
  };
  /** Delete a supplier */
  "DELETE /api/suppliers/{supplierId}": {
    path: { supplierId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
  /** Add a bank account to a supplier */
  "POST /api/suppliers/{supplierId}/accounts": {
    path: { supplierId: string };
    query: { customerTenantId?: string };
    body: SupplierAccountData;
    answer: undefined;
  };
  /** Remove a bank account from a supplier */
  "DELETE /api/suppliers/{supplierId}/accounts/{accountId}": {
    path: { supplierId: string; accountId: string };
    query: { customerTenantId?: string };
    answer: undefined;
  };
}

