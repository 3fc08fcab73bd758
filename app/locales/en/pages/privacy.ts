import { productName } from "~/domain/product";
import { cookieList } from "~/locales/cookie-list";
import type { LongText } from "~/locales/long-text";

export const privacy: LongText = {
  title: "Privacy Policy",
  sections: [
    {
      heading: "1. Scope",
      paragraphs: [
        `This policy describes what ${productName} does with personal data. We are the controller of your account data. For the documents that your organization sends we act as a processor on its behalf.`,
      ],
    },
    {
      heading: "2. What we keep",
      paragraphs: [
        "- Account: e-mail address, given name, surname, country, language, role, and your password only as a salted scrypt hash.",
        "- Organization: names, address, data center, settings of its AI models.",
        "- Documents: the files, the text read from their pages, the extracted values, your corrections, and who did what and when.",
        "- E-mails to the documents mailbox: sender, subject, message ID, and what happened to each attachment.",
        "- Technical data: sessions with the browser type, IP address for counting sign-in attempts, logs without document content.",
        "- Payment: the plan and its bills. Card data goes to the payment provider and is not kept by us.",
      ],
    },
    {
      heading: "3. What we use it for",
      paragraphs: [
        "To run the service for you, to keep it secure, to bill it, to help you, and to meet legal obligations. Documents that your organization submits for training improve the AI model that they are submitted to. We do not sell personal data, show advertising or track you across other sites.",
      ],
    },
    {
      heading: "4. Cookies",
      paragraphs: [
        "All our cookies are necessary for the service; none tracks you, and no third party reads them. In your browser their names may start with “__Host-”. These are all of them:",
        ...cookieList(
          {
            session: "keeps you signed in; it ends when you sign out.",
            language: "remembers the language that you selected.",
            appearance: "remembers your text size, your colors and whether the menu is open.",
            state: "remembers an invitation that you opened until you have accepted it.",
            source: "remembers which partner sent you here, until your plan is paid.",
            "return-to": "remembers the page that you wanted while you sign in with another service.",
            identity:
              "keeps what that service told us about you until you have verified your e-mail address with a code.",
            visit: "opens the result of a document that you try without an account, for this browser only.",
            "mail-links":
              "keeps the links in our e-mails that you opened, so that their pages work without them in the address.",
            "sign-in":
              "ties your return from that service to this browser; its name is followed by the name of the service.",
          },
          { untilThen: "lasts", days: "days", minutes: "minutes" },
        ),
      ],
    },
    {
      heading: "5. Where it is kept, and who else sees it",
      paragraphs: [
        "Documents and results are kept in the data center that your organization chose. Accounts are kept in one directory for all organizations. We use Cloudflare to run the service, its mail service to send mail, and a payment provider; they process data only as we instruct. We share data with no one else, unless the law requires it.",
        "A system administrator may look at an organization's data where support or security requires it; this is recorded.",
      ],
    },
    {
      heading: "6. How long",
      paragraphs: [
        "Account and documents are kept while your organization uses the service. Download your data before you cancel: after the end of the subscription it may be deleted. After a material breach there are 15 days to cure it before users' data is deleted. When a user is deleted, the user's data is removed permanently; bills are kept as long as the law requires. Verification codes are valid for 10 minutes.",
        "A document that is deleted stays in your organization's trash for 30 days, unless it is erased there earlier; then its file and values are deleted permanently.",
        "A document that you try without an account, and all that was read from it, is deleted after an hour, or as soon as you say so on its page; only the browser that sent it can open it, and nothing is learned from it.",
      ],
    },
    {
      heading: "7. Security",
      paragraphs: [
        "Data is encrypted in transit. Passwords, codes, sessions and keys are stored only as hashes. Each organization's data is separate from that of all others. Changes are recorded in an audit log. No system is perfect: if a breach affects your data, we notify the administrators of your organization without undue delay.",
      ],
    },
    {
      heading: "8. Your rights",
      paragraphs: [
        "You may ask what we keep about you, have it corrected, exported or deleted, object to its use, and complain to your data protection authority. For data in documents, please ask the organization that sent them; we help it respond. The service is not for people under 18.",
      ],
    },
    {
      heading: "9. Changes and contact",
      paragraphs: [
        "If this policy changes materially, we announce it by e-mail or in the service beforehand. Questions: use Raise a Ticket on the support page or write to the administrators of your organization. This policy is governed by the law of India; disputes are settled in Hyderabad.",
      ],
    },
  ],
};
