/** A file of a tenant that goes along with a mail: where it is kept, and how it is called there. */
export type MailAttachment = { tenantId: string; key: string; fileName: string; contentType: string };
