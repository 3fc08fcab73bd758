import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";

export const terms: LongText = {
  title: "Terms and Conditions",
  sections: [
    {
      heading: "1. Parties",
      paragraphs: [
        `These terms are the agreement between you and the operator of ${productName} ("we", "us"). "You" are the organization that you create or join here, and the person who acts for it. "Service" is the software, its web pages, its mail addresses and its interfaces. "Your data" is every document you send, everything the service finds in it and every correction you make.`,
        "By choosing I Agree, by creating an organization or by using the service you accept these terms. If you act for an organization, you confirm that you may bind it. If you do not accept the terms, do not use the service.",
      ],
    },
    {
      heading: "2. Who may use the service",
      paragraphs: [
        "You must be 18 years of age or older. The service is made for businesses, not for consumers.",
        "You give true and complete details when you sign up and keep them up to date. You keep your password and your API keys secret, and you are responsible for what is done with them. Tell us immediately if you believe that someone else is using them.",
      ],
    },
    {
      heading: "3. What the service does",
      paragraphs: [
        "The service reads business documents, extracts the fields that your AI model asks for, shows its confidence in each of them, and lets you correct the result, submit documents for training and export data.",
        "Extraction is automatic and can be wrong. A confidence is an estimate, not a guarantee. Check results before you pay, post, report or decide anything based on them.",
        "Plans may differ from country to country, and the service may not be available in every country. We may improve and change the service; we do not remove an essential function during a period that you have paid for without good reason and notice.",
      ],
    },
    {
      heading: "4. Plans, trial and payment",
      paragraphs: [
        "The service is sold by subscription, month by month and per organization. A plan includes a number of documents; documents beyond it are charged at the plan's overage amount. Prices are shown before you subscribe, without taxes unless we say otherwise.",
        "A free trial, where one is offered, lasts 14 days. Unless you cancel before it ends, the plan starts and the first bill is issued on day 14. A trial and a promotional code cannot be combined.",
        "The next bill is issued one month after the last. A change of plan ends the current subscription immediately and starts the new one.",
        "There are no refunds, neither for periods that have started nor for unused documents, except where the law requires one.",
      ],
    },
    {
      heading: "5. Cancellation",
      paragraphs: [
        "You may cancel at any time, for any reason or none. Cancellation takes effect at the end of the period you have paid for; until then you can use the service as before.",
        "Download your data before you cancel, and in any case before the period ends. After that we may delete your data, and we cannot restore it.",
        "If you come back after more than one billing cycle, a new subscription starts.",
      ],
    },
    {
      heading: "6. Your data",
      paragraphs: [
        "Your data is yours. You allow us to store, read and process it as far as necessary to run, secure and support the service for you. Documents that you submit for training are also used to improve the AI model that they are submitted to.",
        "You confirm that you may provide the documents that you send, and that doing so violates no law, contract or right of others. Data is kept in the data center that you choose. The Privacy Policy gives more details; it is part of these terms.",
      ],
    },
    {
      heading: "7. What you may not do",
      paragraphs: [
        "- send content that is unlawful, infringes the rights of others or is intended to do harm, such as malicious software;",
        "- circumvent limits, test or break security without our written permission, or disturb the service for others;",
        "- resell, copy or reverse engineer the service, except as far as the law allows it regardless of these terms;",
        "- use the service to build a product that competes with it.",
      ],
    },
    {
      heading: "8. Our rights",
      paragraphs: [
        "The service, its models, texts, design and trademarks belong to us and our licensors. You get a non-exclusive, non-transferable right to use the service during your subscription for your own business. We may freely use suggestions that you send us.",
      ],
    },
    {
      heading: "9. Material breach and 15 days to cure it",
      paragraphs: [
        "If you materially breach these terms, we notify the administrators of your organization by e-mail. You then have 15 days to cure the breach. If you do not, we may end the agreement and delete your users' data after those 15 days. In that time you can still sign in and download your data, unless access itself would harm others or the law forbids it.",
        "Where waiting would endanger the service, other customers or third parties, we may suspend access immediately, only as far and as long as necessary.",
      ],
    },
    {
      heading: "10. Termination",
      paragraphs: [
        "You end the agreement by canceling. We may end it with 30 days' notice at the end of a paid period, or as stated in section 9, or immediately when the law or a court requires it. When the agreement ends, your right to use the service ends; amounts owed remain payable. Sections 4, 6, 8 and 11 to 14 survive the agreement.",
      ],
    },
    {
      heading: "11. No warranty",
      paragraphs: [
        'The service is provided "as is" and "as available". As far as the law allows, we give no warranty of any kind, express or implied: not of merchantability, of fitness for a particular purpose, of title, of non-infringement, nor that the service runs without interruption or error, or that what it extracts is right or complete.',
      ],
    },
    {
      heading: "12. Limits of liability",
      paragraphs: [
        "As far as the law allows, we are not liable for lost profit, lost revenue, lost goodwill, lost data, or for indirect, incidental, special, consequential or punitive damages, however caused, even if we were advised of their possibility.",
        "Our liability for all claims together is limited to what you paid for the service in the twelve months before the event that gave rise to the claim. Nothing in these terms limits liability that cannot be limited by law.",
      ],
    },
    {
      heading: "13. Indemnification",
      paragraphs: [
        "You indemnify us, our staff and our suppliers, and hold us harmless, against claims, damages, fines and costs, including reasonable legal fees, that arise from your data, from your use of the service in breach of these terms or the law, or from an infringement of the rights of others by you or by those who use your account. We notify you of such a claim without delay and let you lead the defense.",
      ],
    },
    {
      heading: "14. Governing law and disputes",
      paragraphs: [
        "These terms are governed by the law of India. Disputes go to the courts in Hyderabad, India, or, if both sides agree in writing, to arbitration seated in Hyderabad, in English, under the Arbitration and Conciliation Act, 1996. Before that, both sides try for 30 days to settle the matter by negotiation.",
      ],
    },
    {
      heading: "15. Changes and general terms",
      paragraphs: [
        "We may change these terms. We announce material changes by e-mail or in the service at least 30 days in advance; if you keep using the service after a change takes effect, you accept it; if you do not accept it, cancel before then.",
        "If a part of these terms is void, the rest remains in effect. Not exercising a right does not waive it. You may not transfer the agreement without our consent. Neither side is liable for events beyond its reasonable control. These terms and the Privacy Policy are the entire agreement. The English text prevails where translations differ.",
      ],
    },
  ],
};
