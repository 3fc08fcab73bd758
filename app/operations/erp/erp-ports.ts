import type { ErpKind } from "~/domain/erp/erp-settings";
import type { PurchaseDocument } from "~/domain/erp/purchase-document";
import type { TenantContext } from "../context";
import type { OfTenant } from "../of-tenant";
import type { RunContext } from "../processing/processing-context";

/** An application's way into a company of an ERP system. */
export type ErpConnection = {
  kind: ErpKind;
  directoryId: string;
  clientId: string;
  clientSecret: string;
  environment: string;
  companyId: string;
  companyName: string;
  /** The language of the ERP system's messages. */
  language: string;
};

export type ErpCompany = { id: string; name: string };
export type ErpVendor = { id: string; number: string; name: string };
export type VendorKey = "taxNumber" | "number" | "name";

/**
 * A document as it is in the ERP system. `isOurs` null: that cannot be told from it alone. `cents` is its sum with tax, or
 * without where the system tells no other.
 */
export type ErpRecord = {
  id: string;
  number: string;
  link: string;
  isDraft: boolean;
  isOurs: boolean | null;
  cents: number;
  of: "gross" | "net";
};

/** A line with the account that it is booked to, null for an item, and the code of its tax, null where the ERP system decides. */
export type BookedLine = PurchaseDocument["lines"][number] & {
  account: string | null;
  taxCode: string | null;
};
export type BookedDocument = PurchaseDocument & { vendorFound: ErpVendor; booked: BookedLine[] };

/** The paper. Its name is of letters, digits, dots and hyphens alone; it can be opened again for another try. */
export type ErpFile = {
  name: string;
  contentType: string;
  byteSize: number;
  open(): Promise<ReadableStream<Uint8Array>>;
};

export type DocumentKind = PurchaseDocument["kind"];

/**
 * Speaks to one kind of ERP system, signed in as an application. Every method may be called again after it was cut off, and
 * comes to the same; throws ErpProblem. `canPost` is false where documents are posted over there alone.
 */
export type ErpDriver = {
  canPost: boolean;
  /** Whether a posted document can still be read by its id; where not, one that is gone may have been posted. */
  keepsPosted: boolean;
  listCompanies(): Promise<ErpCompany[]>;
  /** Whether the company has an account that lines can be booked to. */
  hasAccount(account: string): Promise<boolean>;
  findVendors(by: VendorKey, value: string): Promise<ErpVendor[]>;
  /** Those of the codes that are items there, in upper case. */
  findItems(codes: readonly string[]): Promise<ReadonlySet<string>>;
  /** What is there with this number of this vendor, whoever made it. */
  findDocument(document: PurchaseDocument, vendor: ErpVendor): Promise<ErpRecord | null>;
  readDocument(kind: DocumentKind, id: string): Promise<ErpRecord | null>;
  createDocument(document: BookedDocument): Promise<ErpRecord>;
  /** Adds what a creation that was cut off has left out. */
  completeDocument(record: ErpRecord, document: BookedDocument): Promise<void>;
  /** Attaches the file unless it is attached already. */
  attachFile(kind: DocumentKind, record: ErpRecord, file: ErpFile): Promise<void>;
  postDocument(kind: DocumentKind, record: ErpRecord): Promise<void>;
};

/** Opens the driver of a connection. No call begins after `until`. */
export type ErpSystems = { open(connection: ErpConnection, until: Date): ErpDriver };

/** Asks for a due document to be sent. When a message is lost, the sweep finds it. */
export type ErpRequest = OfTenant & { documentId: string };
export type ErpQueue = { send(requests: ErpRequest[]): Promise<void> };

export type ErpSettingsContext = TenantContext & { erp: ErpSystems };
/** Without a queue the sweep sends within a minute. */
export type ErpSendContext = TenantContext & { erpQueue?: ErpQueue | undefined };
export type ErpDeliveryContext = RunContext & { erp: ErpSystems };
