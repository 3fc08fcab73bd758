import { readingLimits } from "@fieldwise/engine/reading";
import { maxEditBytes } from "~/domain/edits/edit-upload";
import { maxEnergyFileBytes as mostEnergyBytes } from "~/domain/energy/energy-inputs";
import { mailLimits } from "~/domain/intake/inbound-mail";
import { maxModelFileLength } from "~/domain/models/model-file";
import { maxSupplierFileBytes as mostSupplierBytes } from "~/domain/suppliers/supplier-inputs";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/**
 * The limits of a request: bytes, and fields of a form or values of JSON. An upload is read as a stream by its own
 * reader, which counts it; everything else is in memory as a whole.
 */
export type BodyLimit = { bytes: number; entries: number; isUpload: boolean };

const usual: BodyLimit = { bytes: 64 * kibibyte, entries: 2_000, isUpload: false };

const larger = (bytes: number, entries: number): BodyLimit => ({ bytes, entries, isUpload: false });

/** What stands around the file in a form: boundaries, headers, fields that are not asked for. */
const aroundFile = 256 * kibibyte;
const upload = (bytes: number): BodyLimit => ({ bytes: bytes + aroundFile, entries: 0, isUpload: true });

/** Cloudflare's request limit on the plans that this runs on; each file has its own bound. */
const filesOfForm = upload(500 * mebibyte);
const oneFile = upload(readingLimits.fileBytes);

/** Paths whose bodies may be larger than a usual form, and why. Others have the usual limit. */
const named: readonly { name: string; path: RegExp; limit: BodyLimit }[] = [
  {
    name: "fields of a model",
    path: /^\/aimodels\/(create|edit)-aimodel(\/|$)/i,
    limit: larger(mebibyte, 5_000),
  },
  { name: "model", path: /^\/api\/TenantAIModels(\/[^/]+)?$/i, limit: larger(mebibyte, 20_000) },
  {
    name: "model file",
    path: /^\/aimodels\/upload-aimodel$/i,
    limit: larger(4 * maxModelFileLength + aroundFile, 100),
  },
  { name: "review of a document", path: /^\/documents\/[^/]+$/i, limit: larger(2 * mebibyte, 60_000) },
  {
    name: "values of documents, with all their line items",
    path: /^\/api\/TenantAIModels\/[^/]+\/documents(\/[^/]+)?\/(result|review|UpdateDocumentCoordinates)$/i,
    limit: larger(8 * mebibyte, 1_000_000),
  },
  {
    // Pasted in a form, each character may take three; in JSON two.
    name: "suppliers and purchase orders as CSV",
    path: /^(\/api)?\/(suppliers|orders)\/import$/i,
    limit: larger(3 * mostSupplierBytes + aroundFile, 100),
  },
  {
    name: "edited values",
    path: /^(\/edits\/[^/]+|\/api\/TenantAIModels\/[^/]+\/FieldWiseEditedResults)$/i,
    limit: upload(maxEditBytes),
  },
  {
    name: "energy bills and descriptions of their lines",
    path: /^(\/aimodels\/bill-descriptors|\/api\/TenantAIModels\/(EnergyBills\/(direct|itemDescriptions)|validationReport\/direct))$/i,
    limit: upload(mostEnergyBytes),
  },
  { name: "event of the payment service", path: /^\/webhooks\/paddle$/i, limit: larger(mebibyte, 20_000) },
  { name: "mail on this machine", path: /^\/dev\/mail$/i, limit: upload(2 * mailLimits.bytes) },
  { name: "files", path: /^\/document-processing\/[^/]+\/(documents|upload)$/i, limit: filesOfForm },
  { name: "files without a model", path: /^\/inbox(\/upload)?$/i, limit: filesOfForm },
  { name: "archives of an export", path: /^\/tenant\/restore$/i, limit: filesOfForm },
  { name: "document of a visitor", path: /^\/try$/i, limit: filesOfForm },
  { name: "annotation files", path: /^\/training-documents\/[^/]+\/annotations$/i, limit: oneFile },
  { name: "annotation file", path: /^\/api\/AIModels\/[^/]+\/TrainingDocuments$/i, limit: oneFile },
  { name: "file", path: /^\/api\/(inbox|TenantAIModels\/[^/]+\/(documents|ZipFiles))$/i, limit: oneFile },
];

/** The limits of a request to this path. The path of a page may end in ".data": scripts ask for it so. */
export function bodyLimitOf(pathname: string): BodyLimit {
  const path = pathname.replace(/\.data$/, "").replace(/(?<=.)\/+$/, "");
  return named.find((one) => one.path.test(path))?.limit ?? usual;
}
