/** The site's own address, for links in mails. */
export const siteOriginOf = (request: Request): string => new URL(request.url).origin;
