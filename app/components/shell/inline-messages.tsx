import { createContext, useContext } from "react";

/** The texts that the page used so far, on the server; the browser reads what stands in the page. */
export const InlineMessagesContext = createContext<() => Record<string, string>>(() => ({}));

const id = "texts";

/** The texts of this page for the browser. Placed last in the page, when all others were requested. */
export function InlineMessages() {
  const json = JSON.stringify(useContext(InlineMessagesContext)()).replaceAll("<", "\\u003c");
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** What `InlineMessages` put into this page. */
export const readInlineMessages = (): Record<string, string> =>
  JSON.parse(document.getElementById(id)?.textContent || "{}");
