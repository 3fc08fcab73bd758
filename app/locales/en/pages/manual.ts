import { productName } from "~/domain/product";
import type { LongText } from "~/locales/long-text";
import { screenNames } from "~/locales/screen-names";
import english from "../texts-en";

const name = screenNames(english, ["“", "”"]);

export const manual: LongText = {
  title: "User Manual",
  sections: [
    {
      heading: "From a document to data",
      paragraphs: [
        `${productName} reads a document, finds the fields that your AI model asks for, and says how sure it is of each. You look at what is doubtful, correct it, and take the data away as CSV or JSON.`,
        `The menu at the left shows what your role allows: your AI models under ${name("shell.document-processing")}, the base models under ${name("shell.document-training")}, and the pages for people and organization. It folds away with the button at its end; on a narrow screen it opens from the button at the top left. Language, text size (A+, A, A-) and colours are in the top bar, and this browser remembers them.`,
      ],
    },
    {
      heading: "Home",
      picture: {
        name: "dashboard",
        alt: "The dashboard: documents of each AI model by status, and the e-mail address for documents",
      },
      paragraphs: [
        "The dashboard shows how many documents each AI model has in which status. Every number leads to the list of just those documents. Below stands, for those who may bring documents in, the e-mail address to which documents can be sent.",
      ],
    },
    {
      heading: "Manage AI models: the list",
      picture: { name: "models", alt: "The list of AI models with their base model, fields and threshold" },
      paragraphs: [
        `${name("shell.manage-models")} lists the models of your organization. A model says what to look for: it starts from a base model such as Invoices-North America or Invoices-APAC, and you choose which of its fields you need. The name of a model opens its settings.`,
        "The list can be searched and sorted. A model can be copied, downloaded as a readable file and uploaded again, here or elsewhere: the file holds settings, storage and fields, but no password and nothing that was learned. An archived model takes no documents and leaves the menus; its documents stay, and it can be brought back.",
        `The settings of a model also say how e-mails reach it (${name("models.tab.email-connector-settings")}), what its files look like (${name("models.tab.report-settings")}), and where approved results are released to (${name("models.tab.ftp-settings")}).`,
        `The ${name("intake.title")}, linked from the same page, says of every e-mail and every file whether it was taken, and if not, why.`,
      ],
    },
    {
      heading: "Storage and FTP",
      paragraphs: [
        `Under ${name("models.tab.ftp-settings")} in the settings of a model you choose the ${name("models.ftp.provider")}. ${name("models.ftp.provider.default")} keeps released results here, for download and for the API. ${name("models.ftp.provider.ftp")} sends them to a server of your own: give its host name, port, user name, password, the folder for the documents and the encryption.`,
        `${name("models.ftp.test")} tries it out before you save. With ${name("models.csv")} a CSV file goes along with the JSON of each document.`,
        `A document is released with ${name("document.release")} on its page, or together with others from the list. Its page says when it arrived; if the server cannot be reached, it is tried again, and after the last try you can start it anew.`,
      ],
    },
    {
      heading: "Create an AI model",
      picture: {
        name: "create-model",
        alt: "The form that creates an AI model, with fields, weights and threshold",
      },
      paragraphs: [
        `- Choose ${name("dashboard.create-model")} and the base model that comes closest to your documents.`,
        "- Give it a name that no other of your models has. E-mails use this name as their subject, with hyphens in place of spaces.",
        "- Tick the fields that you need. Give each a weight from 1 to 10, mark those that must be present as required, and say which belong to line items.",
        "- Set the threshold: the sum of weights that a good document reaches. A document below it, or without a required field, is held for you as low confidence.",
        "- Fields of your own can be added; they are learned from your corrections.",
      ],
    },
    {
      heading: "Bring documents in",
      paragraphs: [
        `- In the browser: open ${name("shell.document-processing")}, choose the model, and upload one or more JPG, JPEG, PNG or PDF files, up to 25 MB and 200 pages each. Files can be dropped on the page.`,
        `- As a ZIP file: each file in it becomes a document. ${name("zip.title")}, linked from the list, shows what is in each, what was not taken and why, and gives the results of all its documents as one ZIP file.`,
        "- By e-mail: send the files, or ZIP files of them, to your organization's address, which the dashboard shows to those who may upload. The subject is the name of the model with hyphens in place of spaces.",
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
        "Beside the status one word says whether you may rely on the values: ready; needs a look, where values are unsure or the sums do not add up; blocked, where a required field is empty, the file looks like an earlier document, seems to hold several, or is another kind of document than the model reads. Approving what is not ready asks first and names why. An approval can be taken back for a day, as long as the document is not released.",
        "Filter by date range and status, and sort by the heads of the columns. The address of the page keeps your filter, so that it can be bookmarked or sent to a colleague. CSV and JSON export what the filter shows.",
        `Tick documents to approve, read again, submit, release, send or delete several at once, or to download their original files, JSON, CSV or Excel as one file.`,
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
        "To annotate, choose a field and click the word on the page that belongs in it, or type the value; what you type is found back on the page. Line items are a table, whose cells are filled in the same way. With the keyboard, Tab goes from field to field, and Enter goes on to the next that needs a look; in an address, Shift and Enter begin a new line.",
        `${name("document.save")} keeps your annotations; what the machine had found stays beside them. A saved correction is remembered for documents of the same layout at once, and documents that wait in that layout are scored again.`,
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
        `${name("document.submit")} hands a corrected document to the training of your AI model. Documents that failed are annotated first and then submitted. ${name("shell.document-training")} lists what was submitted, model by model.`,
        `${name("training.train-model")} makes a new version. Before it is used you see how well it does on documents it has not seen, and which stored answers would change. You put it into use, discard it, or go back to the one before.`,
        `What you submit teaches your own models only. Base models have training documents of their own, which are kept apart: only the people who run the service list, add, take out and train with them, under ${name("shell.document-training")} while no customer is picked, and ${name("training.publish")} makes a version of them what a base model reads with. Models that you have not trained then read new documents with it; what was read before stays, and a model that you have trained keeps what it was trained on.`,
      ],
    },
    {
      heading: "Load and save annotations",
      paragraphs: [
        `The online annotation tool stands on the page of a document: ${name("annotations.load")}, in the list of training documents, opens it with the values that are known and their places, and ${name("annotations.save")} keeps what you changed.`,
        `To annotate with another program, open ${name("annotations.open")} on the same page. It names the documents from which the models would learn most. ${name("annotations.download")} gives a ZIP file with the values and their places as JSON, and an image of every page. Change the JSON, choose it or the whole ZIP under ${name("annotations.upload")}, and press ${name("annotations.save")}: each file is checked, and what is wrong is named.`,
      ],
    },
    {
      heading: "Reports and export",
      paragraphs: [
        "The list of documents exports what its filter shows, as CSV or JSON; a single document exports as JSON, with what was read and what was corrected. The figures over all AI models stand on the dashboard.",
      ],
    },
    {
      heading: "User Management",
      picture: { name: "users", alt: "The list of users with their role and status" },
      paragraphs: [
        `${name("shell.manage-users")} lists everybody in your organization: name, e-mail, role, and whether the person is invited, active or removed. Only administrators invite; the number of users is unlimited.`,
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
        `Choose ${name("people.add-role")}, name it and tick what it may do; the permissions are grouped by what they are about. Edit changes a role for everybody who holds it, from their next click on. You cannot grant what you do not hold yourself.`,
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
