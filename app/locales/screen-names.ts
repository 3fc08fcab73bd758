/**
 * Names of screens and buttons for long texts: what stands on them in this language, in its quotation marks. Throws for a
 * key without a text, so that the manual cannot name what is not there.
 */
export const screenNames =
  (texts: Record<string, string>, [open, close]: readonly [string, string]) =>
  (key: string): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no screen says ${key}`);
    return open + text.replace(/\s*\{\{\s*\w+\s*\}\}/g, "") + close;
  };
