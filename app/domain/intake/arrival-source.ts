/** The doors through which a document can come in: an upload, a mail, the API, a folder of an FTP server. */
export const arrivalSources = ["browser", "mail", "api", "ftp"] as const;

export type ArrivalSource = (typeof arrivalSources)[number];

/** The doors through which files come that nobody sees coming: each leaves a line in the intake log. */
export type LoggedSource = Extract<ArrivalSource, "mail" | "ftp">;
