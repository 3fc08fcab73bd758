/**
 * A mail as HTML. It shows a picture by `cid:` and its id; the document Worker draws that from `path` when the mail is sent, so
 * that nothing is kept of it. A picture that cannot be drawn then is left out, and its description takes its place.
 */
export type RichMail = { html: string; pictures: { id: string; path: string }[] };
