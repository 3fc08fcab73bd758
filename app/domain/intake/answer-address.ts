/** A header of a mail, its name in lower case. */
type MailHeader = { key: string; value: string };

// Machines that send mails, and would answer an answer: RFC 3834, section 2, and what gateways use.
const machines =
  /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|noreply-.*|bounces?|bounces?[+=-].*|owner-.*|.*-(request|owner|bounces?)|listserv|majordomo)$/i;
const address = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9.-]{1,255}$/i;

/**
 * Where an automatic answer to a mail may go: its return path, or null when nobody may be answered. Nothing is answered
 * that a machine, a list or we ourselves have sent (RFC 3834), so that no two machines write to each other for ever.
 */
export function answerAddressOf(
  returnPath: string,
  headers: readonly MailHeader[],
  ownDomain: string,
): string | null {
  const to = returnPath.trim().replace(/^<(.*)>$/, "$1");
  const [name = "", domain = ""] = to.toLowerCase().split("@");
  if (!address.test(to) || machines.test(name)) return null;
  if (domain === ownDomain.toLowerCase() || domain.endsWith(`.${ownDomain.toLowerCase()}`)) return null;
  return headers.some(saysMachine) ? null : to;
}

function saysMachine({ key, value }: MailHeader): boolean {
  const said = value.trim().toLowerCase();
  if (key === "auto-submitted") return !/^no\b/.test(said);
  if (key === "precedence") return ["bulk", "list", "junk"].includes(said);
  if (key === "x-auto-response-suppress") return said !== "" && said !== "none";
  if (key === "content-type") return said.startsWith("multipart/report");
  if (key === "return-path") return said === "<>";
  return key.startsWith("list-") || key === "x-autoreply" || key === "x-autorespond" || key === "x-loop";
}
