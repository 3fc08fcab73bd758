import { productName } from "~/domain/product";
import type { FrontText } from "~/locales/front-text";

export const front: FrontText = {
  product: {
    title: "Business documents in, checked data out",
    lead: `${productName} reads invoices, purchase orders, credit notes, receipts, bank statements and energy bills, and shows for every value where it appears on the page, how sure it is, and why.`,
    points: [
      {
        heading: "It shows its work",
        text: "Every value has a position on the page, a confidence and a reason in words. Sums are checked: net, tax, total, and every line.",
      },
      {
        heading: "One correction is enough",
        text: "Type or click a value once. Waiting documents of the same layout are read again immediately, and later ones are read correctly.",
      },
      {
        heading: "Four ways in",
        text: "Upload in the browser, send an e-mail, let us fetch from an FTP folder, or use the API.",
      },
      {
        heading: "Exports to the tools you already use",
        text: "Business Central, Finance & Operations, webhooks, FTP, spreadsheets in your own columns, e-invoices, JSON.",
      },
      {
        heading: "Your documents stay yours",
        text: "You choose the data center. What your organization teaches its models is never used for anybody else.",
      },
      {
        heading: "Works on any computer",
        text: "Every page works by keyboard, on a phone, and with JavaScript turned off.",
      },
    ],
    questions: [
      {
        question: "How accurate is it?",
        answer:
          "It depends on the document, so each value shows how certain it is. A person checks the uncertain values; documents without any can skip review.",
      },
      {
        question: "What happens when it is wrong?",
        answer:
          "You correct it on the page. The correction is recorded with the name of the person who made it, is learned from immediately, and can be undone.",
      },
      {
        question: "Is there an API?",
        answer: "Yes, for everything the screens do, with an OpenAPI description at /api/docs.",
      },
      {
        question: "Can we try it first?",
        answer:
          "Yes: one of your own documents right now, without an account, on the page “Try it”. And every plan starts with a 14-day free trial. You are billed on day 14 unless you cancel before then.",
      },
    ],
    start: "Create an account",
    prices: "See the prices",
  },
  sample: {
    title: "A real result",
    hint: "Click a value to see where it appears on the page, or a box on the page to see what was read there.",
    picture: "The first page of a sample invoice",
    found: "What was found",
  },
  tried: {
    title: "Try it with your own document",
    hint: "One document of up to 3 pages. No account, no card.",
    file: "Document",
    fileHint: "A PDF, JPEG or PNG file of up to 10 MB and 3 pages: a scan or a photo will do.",
    kind: "Type of document",
    kinds: {
      invoice: "Invoice",
      receipt: "Receipt",
      credit_note: "Credit note",
      purchase_order: "Purchase order",
      bank_statement: "Bank statement",
      energy_bill: "Energy bill",
    },
    country: "Country it comes from",
    countryHint: "Tells us how its dates and amounts are written.",
    start: "Read my document",
    problem: "Your document was not read",
    promises: [
      "Only this browser can see the result.",
      "The document and everything that was read from it are deleted after an hour, or as soon as you say so.",
      "Nothing is learned from it, and no person looks at it.",
    ],
    otherwise: "No document at hand?",
    reading: "Your document is being read",
    readingHint:
      "Most documents take a few seconds, a photo of three pages up to a minute. This page shows the result as soon as it is ready.",
    look: "Look now",
    result: "What was found on {{file}}",
    resultHint:
      "Click a value to see where it appears on the page, or a box on the page to see what was read there.",
    nothing: "No values were found. Is it a document of the type that you chose?",
    page: "Page {{page}}",
    lines: "Line items",
    missing: "Not found: {{fields}}.",
    moreLines: "{{count}} more line items were found.",
    failed: "Your document could not be read",
    unread: "Page {{page}} could not be read.",
    over: "This document was deleted",
    until: "Deleted in {{minutes}} min at the latest.",
    remove: "Delete it now",
    again: "Try another document",
    account: "Create an account",
    sample: "Look at a sample result",
    link: "Try it with your own document",
  },
  pricing: {
    title: "Prices",
    hint: "What a plan costs in your country, in its currency.",
    country: "Country",
    show: "Show prices",
    none: "We do not sell plans in this country yet. You can try a document of your own, and join an organization that invites you.",
    start: "Start free trial",
    about: [
      "Each document counts once. Parts of a split file, duplicates and reprocessing are free.",
      "You can change the plan or cancel at any time; a canceled plan runs to the end of the paid month.",
    ],
  },
};
