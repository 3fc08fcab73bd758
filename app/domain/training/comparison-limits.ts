/** Documents that both versions read again for a comparison, the newest: each takes some hundredths of a second. */
export const maxComparedNow = 20;
/** Pages: longer documents are left out of a comparison, which is answered at once. */
export const maxComparedPages = 5;
