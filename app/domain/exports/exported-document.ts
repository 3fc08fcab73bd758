import type { ArithmeticProof, FieldType, Finding, FoundValue, LineItem } from "@fieldwise/engine/results";
import type { DocumentStatus } from "../documents/status";

/** A document as exports take it: its row and its values as they are now. */
export type ExportedDocument = {
  id: string;
  fileName: string;
  status: DocumentStatus;
  source: string;
  confidence: number | null;
  problem: string | null;
  receivedOn: Date;
  processedOn: Date | null;
  fields: Record<string, FoundValue>;
  lineItems: LineItem[];
  proof: ArithmeticProof | null;
  findings: Finding[] | null;
  /** The number that the supplier file has for whose bill it is; not asked for where nothing shows it. */
  supplierNumber?: string | null | undefined;
};

/** A column of an export: the field's key, the name that JSON and headings give it, its type, and whether it is a line's. */
export type ExportedField = { key: string; name: string; type: FieldType; line: boolean };
