const words = [
  "api",
  "TenantAIModels",
  "AIModels",
  "documents",
  "documentFile",
  "result",
  "export",
  "Approve",
  "ApproveReviewedTenantDocument",
  "submitForTraining",
  "reprocess",
  "release",
  "ReleaseJsonToStorageProvider",
  "DownloadFromStorageProvider",
  "DownloadFromFtpProvider",
  "SendApprovedDocumentsEmailToTenant",
  "search",
  "download",
  "DownloadRawAndEditedJson",
  "ZipFiles",
  "ZipDocuments",
  "ReGenerateZipFile",
  "ZipFileDocumentsResults",
  "split",
  "duplicates",
  "ConfidenceDocuments",
  "MultiDocuments",
  "DownloadChildDocumentPDF",
  "resultFile",
  "true",
  "DownloadDocumentCoordinatesAndImages",
  "UpdateDocumentCoordinates",
  "DownloadForAnnotation",
  "trainModel",
  "TrainingDocuments",
  "timezones",
  "cultures",
  "IsUnique",
  "masterReport",
  "trainings",
  "versions",
  "publications",
  "takeBack",
  "changes",
  "promote",
  "discard",
  "rollBack",
  "Users",
  "invite",
  "SetUserToActive",
  "me",
  "profile",
  "isUserInvited",
  "acceptUserInvitation",
  "Roles",
  "create",
  "Permissions",
  "Tenants",
  "dataCenters",
  "metadata",
  "Subscriptions",
  "products",
  "customers",
  "coupons",
  "check",
  "meter",
  "openapi.json",
  "docs",
];
const byLowerCase = new Map(words.map((word) => [word.toLowerCase(), word]));

/**
 * The path in the writing the routes have, whatever its case; ids stay as they are. A slash at the end does not count.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .split("/")
    .map((segment) => byLowerCase.get(segment.toLowerCase()) ?? segment)
    .join("/")
    // The one path in which a word is written in two ways.
    .replace(/^\/api\/Tenants\/Tenants(?=\/?$)/, "/api/Tenants/tenants");
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}
