const name = "fieldwise-uploads";

/** Whether this browser may still keep files that were to be sent; where it keeps nothing at all, it does not. */
export function mayKeepUploads(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** Notes whether there are such files, so that a page without any need not look for them. */
export function noteUploadsKept(areKept: boolean): void {
  try {
    if (areKept) localStorage.setItem(name, "kept");
    else localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing: there is nothing to note.
  }
}
