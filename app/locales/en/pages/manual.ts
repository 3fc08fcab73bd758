import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";

export const manual: LongText = {
  title: "User Manual",
  sections: [
    {
      heading: "From a document to data",
      paragraphs: [
        `${productName} reads a document, finds the fields that your AI model asks for, and says how sure it is of each. You look at what is doubtful, correct it, and take the data away as CSV or JSON.`,
        "The menu at the left shows what your role allows: your AI models under Document Processing, the base models under Document Training, and the pages for people and organization. It folds away with the button at its end; on a narrow screen it opens from the button at the top left. Language, text size (A+, A, A-) and colours are in the top bar, and this browser remembers them.",
      ],
    },
    {
      heading: "Home",
      picture: {
        name: "dashboard",
        alt: "The dashboard: documents of each AI model by status, and the e-mail address for documents",
      },
      paragraphs: [
        "The dashboard shows how many documents each AI model has in which status, for the dates you choose. Every number leads to the list of just those documents. Below stands the e-mail address to which documents can be sent.",
      ],
    },
    {
      heading: "Manage AI models: the list",
      picture: { name: "models", alt: "The list of AI models with their base model, fields and threshold" },
      paragraphs: [
        "Manage AIModels lists the models of your organization. A model says what to look for: it starts from a base model such as Invoices-North America or Invoices-APAC, and you choose which of its fields you need. The name of a model opens its settings.",
        "The list can be searched and sorted. A model can be copied, downloaded as a readable file and uploaded again, here or elsewhere: the file holds settings, storage and fields, but no password and nothing that was learned. An archived model takes no documents and leaves the menus; its documents stay, and it can be brought back.",
        "The settings of a model also say where approved results are released to, for example an FTP server, with a test of the connection, and how e-mails reach it.",
        "The intake log, linked from the same page, says of every e-mail and every file whether it was taken, and if not, why.",
      ],
    },
    {
      heading: "Create an AI model",
      picture: {
        name: "create-model",
        alt: "The form that creates an AI model, with fields, weights and threshold",
      },
      paragraphs: [
        "- Choose Create AI model and the base model that comes closest to your documents.",
        "- Give it a name that no other of your models has. E-mails use this name as their subject, with hyphens in place of spaces.",
        "- Tick the fields that you need. Give each a weight from 1 to 10, mark those that must be present as required, and say which belong to line items.",
        "- Set the threshold: the sum of weights that a good document reaches. A document below it, or without a required field, is held for you as low confidence.",
        "- Fields of your own can be added; they are learned from your corrections.",
      ],
    },
    {
      heading: "Bring documents in",
      paragraphs: [
        "- In the browser: open Document Processing, choose the model, and upload one or more JPG, JPEG, PNG or PDF files, up to 25 MB and 200 pages each. Files can be dropped on the page.",
        "- By e-mail: send the files to your organization's address, which the dashboard shows. The subject is the name of the model with hyphens in place of spaces.",
        "- By API: see /api/docs. Make an API user for it that holds only the privileges needed.",
        "Check file names, so that the same document does not arrive twice under two names. Duplicates are found all the same, and shown.",
      ],
    },
    {
      heading: "Document Processing: the list",
      picture: {
        name: "documents",
        alt: "The list of documents of an AI model with its filter for dates and status",
      },
      paragraphs: [
        "Each document has a status: success (green) when everything needed was found, low confidence (red) when a required field is missing or the weights fall short of the threshold, submitted for training (purple), trained, and error when the file could not be read.",
        "Filter by date range and status, and sort by the heads of the columns. The address of the page keeps your filter, so that it can be bookmarked or sent to a colleague. CSV and JSON export what the filter shows.",
      ],
    },
    {
      heading: "View, edit and annotate a document",
      picture: {
        name: "document",
        alt: "A document: its page at the left, the fields with their confidence at the right",
      },
      paragraphs: [
        "A document opens with its page beside its fields. Each value shows its confidence, where it stands and why it was taken. What needs a look comes first.",
        "To annotate, choose a field and click the word on the page that belongs in it, or type the value; what you type is found back on the page. Line items are a table, whose cells are filled in the same way. With the keyboard, Tab goes from field to field and Enter takes what is proposed.",
        "Save keeps your annotations; what the machine had found stays beside them. A saved correction is remembered for documents of the same layout at once, and documents that wait in that layout are scored again.",
        "A file that holds several documents can be split, and a split can be taken back. Duplicates are named, with the reason.",
      ],
    },
    {
      heading: "Submit for training",
      picture: {
        name: "training",
        alt: "Document training of a base model: documents that were submitted, and its versions",
      },
      paragraphs: [
        "Submit for Training hands a corrected document to the base model of your AI model. Documents that failed are annotated first and then submitted. Document Training lists what was submitted, model by model.",
        "Train makes a new version. Before it is used you see how well it does on documents it has not seen, and which stored answers would change. You put it into use, discard it, or go back to the one before.",
      ],
    },
    {
      heading: "Reports and export",
      paragraphs: [
        "The list of documents exports what its filter shows, as CSV or JSON; a single document exports as JSON, with what was read and what was corrected. The Reports page gathers figures over all AI models as they become available.",
      ],
    },
    {
      heading: "User Management",
      picture: { name: "users", alt: "The list of users with their role and status" },
      paragraphs: [
        "Manage Users lists everybody in your organization: name, e-mail, role, and whether the person is invited, active or removed. Only administrators invite; the number of users is unlimited.",
        "A user's page shows the details and changes name, role and features; the e-mail address stays as it is. A removed user is signed out with the next click. Deleting a user removes the person's data for good; the audit log keeps that something was done, without the name.",
      ],
    },
    {
      heading: "Invite a user",
      picture: { name: "invite", alt: "The form that invites a user: names, e-mail, role and features" },
      paragraphs: [
        "Give first name, last name and e-mail address, choose the role and the features that the person gets. A mail with a link goes out; the link lives for 14 days. You can send it again or withdraw it.",
        "For programs, make an API user with only the privileges it needs, and keys for it. A key is shown once; keep it like a password.",
      ],
    },
    {
      heading: "Manage Roles",
      picture: { name: "roles", alt: "The list of roles with their permissions" },
      paragraphs: [
        "A role is a name and a set of permissions. Admin may do everything and cannot be changed; Assistant sees the list of users; Edit Permissions edits roles, users and AI models. A role that somebody holds cannot be deleted.",
      ],
    },
    {
      heading: "Add or edit a role",
      picture: { name: "add-role", alt: "The form of a role with its permissions in groups" },
      paragraphs: [
        "Choose Add Role, name it and tick what it may do; the permissions are grouped by what they are about. Edit changes a role for everybody who holds it, from their next click on. You cannot grant what you do not hold yourself.",
      ],
    },
    {
      heading: "Your organization",
      paragraphs: [
        "Settings hold the company's details and the mail address for documents, which can be renewed. The audit log says who did what, when and from where, and can be exported. Billing shows the plan, what was used and the bills, and changes or cancels the plan.",
        "Before you cancel or delete the organization, export all data: the settings make one archive of documents, results, models, users and audit.",
      ],
    },
    {
      heading: "Your profile",
      paragraphs: [
        "The circle with your initial opens your profile: names, language, e-mail, password, a second factor for signing in, and the list of your open sessions, with a button that signs out everywhere.",
      ],
    },
  ],
};
