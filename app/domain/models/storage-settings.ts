/** How an FTP connection is secured; `implicit` speaks TLS from the first byte (RFC 4217 and its predecessor). */
export const ftpEncryptions = ["none", "explicit", "implicit"] as const;

export type FtpEncryption = (typeof ftpEncryptions)[number];

/** Where a model's results are released to over FTP. `sealedPassword` can be opened by the tenant's key alone. */
export type StorageSettings = {
  provider: "ftp";
  userName: string;
  hostName: string;
  port: number;
  documentFolder: string;
  sealedPassword: string;
  encryption: FtpEncryption;
};
