import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";

export const manual: LongText = {
  title: "User Manual",
  sections: [
    {
      heading: "From a document to data",
      paragraphs: [
        `${productName} reads a document, finds the fields that your AI model asks for, and says how sure it is of each. You look at what is doubtful, correct it, and take the data away as CSV or JSON.`,
      ],
    },
    {
      heading: "Manage AI models",
      paragraphs: [
        "Manage AIModels lists the models of your organization. A model says what to look for: it starts from a base model such as Invoices-North America or Invoices-APAC, and you choose which of its fields you need.",
        "To create one, give it a name that no other of your models has, pick the base model, and tick the fields. Give each field a weight from 1 to 10, mark those that must be present as required, and say which belong to line items. The threshold is the sum of weights that a good document reaches.",
      ],
    },
    {
      heading: "Bring documents in",
      paragraphs: [
        "- In the browser: open Document Processing, choose the model, and upload one or more JPG, JPEG, PNG or PDF files, up to 25 MB and 200 pages each.",
        "- By e-mail: send the files to your organization's address, which the dashboard shows. The subject is the name of the model with hyphens in place of spaces.",
        "- By API: see /api/docs. Make a user for it that holds only the privileges needed.",
        "Check file names, so that the same document does not arrive twice under two names.",
      ],
    },
    {
      heading: "The documents list",
      paragraphs: [
        "Each document has a status: success (green) when everything needed was found, low confidence (red) when a required field is missing or the weights fall short of the threshold, error when the file could not be read. Filter by date range and status; the address of the page keeps your filter.",
      ],
    },
    {
      heading: "View, edit and annotate",
      paragraphs: [
        "A document opens with its page beside its fields. Each value shows its confidence, where it stands and why it was taken. Choose a field and click a word on the page to fill it in, or type. Line items are a table. Save keeps your corrections; what the machine had found is kept beside them.",
      ],
    },
    {
      heading: "Export",
      paragraphs: [
        "The list exports what its filter shows, as CSV or JSON. A single document exports as JSON.",
      ],
    },
    {
      heading: "Users, roles, training and reports",
      paragraphs: [
        "Whoever creates an organization is its administrator and holds every privilege. Inviting users, managing roles, submitting documents for training and reports are being built; this manual grows with them.",
      ],
    },
  ],
};
