/** The file formats that are accepted, told by content and never by name. */
export type FileKind = "pdf" | "jpeg" | "png";
