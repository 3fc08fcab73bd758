const name = "fieldwise-uploads";

/** Whether this browser may have stored files that were still to be sent; false where it stores nothing at all. */
export function mayKeepUploads(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Records whether there are such files, so that other pages do not look for them. */
export function noteUploadsKept(areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(name, "kept");
    else localStorage.removeItem(name);
  } catch {
    // A browser that stores nothing: there is nothing to note.
  }
}
