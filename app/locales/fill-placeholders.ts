/** A text with its placeholders ("{{file}}") filled in. */
export const fillPlaceholders = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
