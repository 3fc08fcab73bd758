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
        `${productName} reads a document, extracts the fields that your AI model asks for, and shows its confidence in each. You check uncertain values, correct them, and export the data as CSV, Excel or JSON.`,
        `The menu on the left shows what your role allows: your AI models under ${name("shell.document-processing")}, the base models under ${name("shell.document-training")}, and the pages for users and organization. Collapse it with the button at the bottom; on a narrow screen, open it with the button at the top left. Language, text size (A+, A, A-) and colors are in the top bar, and this browser remembers them.`,
      ],
    },
    {
      heading: "Home",
      picture: {
        name: "dashboard",
        alt: "The dashboard: next steps, the filter, the figures of the period and the chart of documents by status",
      },
      paragraphs: [
        "The dashboard shows the documents received in a period, by day or month and by status, in a chart and as a table; each bar links to its documents: with one AI model selected to their list, otherwise to a table of the models with a link to each list. Above the chart are the number of documents, the share of approved documents that nobody changed, the median time to approval, and how many wait for review, with the figures of the period before.",
        `Below are the documents that wait longest, over all AI models (${name("dashboard.waiting.begin")} opens the first), those received most recently, and the latest problems: rejected files, failed releases, documents refused by Dynamics 365, and failing webhooks. A new organization sees its next steps instead, and can start with the base model of its country in one step, until its first document arrives, and afterwards at the top until they are done; inviting a colleague is suggested for two weeks.`,
        "At the bottom is how many documents each AI model has in each status. Every number links to the list of those documents. Users who may upload documents also see the e-mail address to which documents can be sent.",
      ],
    },
    {
      heading: "Manage AI models: the list",
      picture: { name: "models", alt: "The list of AI models with their base model, fields and threshold" },
      paragraphs: [
        `${name("shell.manage-models")} lists the models of your organization. A model defines what to look for: it starts from a base model such as Invoices-North America or Invoices-APAC, and you choose which of its fields you need. Click the name of a model to open its settings.`,
        "The list can be searched and sorted. A model can be copied, downloaded as a readable file and uploaded again, here or elsewhere: the file contains settings, storage and fields, but no password and nothing that was learned. An archived model accepts no documents and is not in the menus; its documents are kept, and it can be restored.",
        `The settings of a model also show how e-mails reach it (${name("models.tab.email-connector-settings")}), how its exports are formatted (${name("models.tab.report-settings")}), and where approved results are released to (${name("models.tab.ftp-settings")}).`,
        `Under ${name("models.tab.email-connector-settings")} you choose who may send documents to a model (addresses and domains), and what happens to e-mails from anyone else and to those that could not be verified to come from their sender's domain. They can be accepted and marked, kept until someone accepts them, or rejected. If nothing in an e-mail is accepted, its sender gets a reply that says why, in the language you choose, at most five a day. There you also choose who is notified about documents that need review.`,
        `People who are notified and may edit documents also get an e-mail about each of the ten newest ones, with its uncertain values and pictures of where they appear. A reply with one line per value, such as "Total: 123.45", corrects them. Use the field names shown on the pages, in English or Spanish, and the number and date format of the model. A reply has the same effect as saving on the review page, so the model learns from it. Either all lines are saved or none, and an e-mail confirms the result. You can reply for 21 days, only from your own verified address, and only while nobody else has changed the document. The e-mail also links to a page where the values can be corrected without signing in; anyone with the link can use it for the same time, but cannot approve. Under “${english["intake.rules.replies"]}” you can turn this off, or allow the line "approve" to approve the document for people with the permission “${english["people.permission.TenantModel.ApproveByMail"]}”.`,
        `The ${name("intake.title")}, linked from the same page, shows for every e-mail and every file whether it was accepted, and if not, why.`,
      ],
    },
    {
      heading: "Storage and FTP",
      paragraphs: [
        `Under ${name("models.tab.ftp-settings")} in the settings of a model you choose the ${name("models.ftp.provider")}. ${name("models.ftp.provider.default")} stores released results here, for download and for the API. ${name("models.ftp.provider.ftp")} sends them to your own server: enter its host name, port, user name, password, the folder for the documents and the encryption.`,
        `${name("models.ftp.test")} checks the connection before you save. With ${name("models.csv")}, a CSV file is released with the JSON of each document.`,
        `A document is released with ${name("document.release")} on its page, or together with others from the list. Its page shows when it was delivered; if the server cannot be reached, the release is retried, and after the last attempt you can start it again.`,
      ],
    },
    {
      heading: "Documents from an FTP folder",
      paragraphs: [
        `Under ${name("models.tab.intake-ftp-settings")} in the settings of a model you choose a folder on an FTP server from which the model receives documents. The server may be the one that results are released to, but the folder must be a different one, and no other model may use it. ${name("folders.test")} signs in and shows how many files the folder contains.`,
        "The folder is checked every 5 or 15 minutes or every hour, as you choose. A file is accepted when it has not changed between two checks; hidden files, names such as *.part or *.tmp, and subfolders are ignored. An accepted file is moved to processed/ or deleted. A rejected file is moved to failed/, with a text file that gives the reason. ZIP files are unpacked.",
        `Each file appears in the ${name("intake.title")}. The same file under the same name does not create a second document. If the server cannot be reached, the time between checks grows to up to an hour; after five failures in a row, administrators get an e-mail. The server needs a certificate from a public certificate authority, and must not require TLS session reuse.`,
      ],
    },
    {
      heading: "E-invoices",
      paragraphs: [
        `An approved document whose amounts add up can be downloaded as an electronic invoice that follows EN 16931: ${name("document.e-invoice")} under ${name("document.more")} on its page. Choose the rules (EN 16931, Peppol BIS Billing 3 or XRechnung) and download UBL, CII, or the PDF with the data in it.`,
        `The page lists each rule that fails, with its business terms. Details that the document does not show, such as a country, a VAT identifier or an electronic address, are asked for once and saved for all documents of that seller or buyer (${name("einvoice.save")}). United States sales tax cannot be part of such an invoice.`,
        `Rules whose names begin with FW are ours and stricter than the standard: FW-PROOF means that the amounts do not add up or were never checked, FW-LINE, FW-NET, FW-TAX, FW-RATE, FW-TOTAL and FW-DUE name the sum that is off. FW-NO-TAX means that the total is not the sum of the lines and that neither the net amount nor the tax is among the values, so that the tax is unknown: add the fields ${name("field.subTotal")} and ${name("field.tax")} to the model, enter them in the document and approve it again.`,
        `Releases store the e-invoice with the other files when you choose it under ${name("einvoice.in-releases")} in the export settings of a model.`,
      ],
    },
    {
      heading: "Dynamics 365",
      paragraphs: [
        `Under ${name("models.tab.dynamic365-settings")} in the settings of a model you connect it to Business Central or to Finance & Operations. The page lists what your Microsoft 365 administrator has to do first. Enter the IDs, the secret and the environment, choose ${name("erp.connect")}, then choose the company and the accounts and save. The secret is stored encrypted and never shown again.`,
        `An approved document is sent with ${name("document.send-to-erp")} on its page, together with others from the list, or automatically one minute after its approval (${name("erp.on-approval")}). The vendor is looked up by tax number, then by number (a custom field named Vendor number), then by name; if there is none, or more than one, the document is refused with the reason and can be sent again. The settings page says when a model does not read what is needed: Invoices-North America has no vendor field. Add a custom field named Vendor name, Vendor number or Vendor tax number instead. A negative total, or a model based on Credit Notes, results in a credit memo.`,
        "Each line is booked to the item with its code, if there is one, otherwise to the account of the vendor or of the model. A document with more than 500 lines, or with lines without an amount, is sent as one line. The file is attached. The order number becomes a comment line in Business Central.",
        `The totals are compared. In Business Central a document with the same total can be posted; one with a different total stays a draft. In Finance & Operations it waits as a pending vendor invoice with net amounts, where due date, order number and descriptions of lines are not sent. Sending again never creates a second document, and a document with the same number that someone entered there is not changed.`,
        "When Dynamics 365 is busy or not available, sending is retried for about four hours.",
      ],
    },
    {
      heading: "Create an AI model",
      picture: {
        name: "create-model",
        alt: "The form that creates an AI model, with fields, weights and threshold",
      },
      paragraphs: [
        `- Choose ${name("dashboard.create-model")} and the base model that best matches your documents.`,
        "- Give it a unique name. E-mails use this name as their subject, with hyphens instead of spaces.",
        "- Select the fields that you need. Give each a weight from 1 to 10, mark mandatory fields as required, and mark the fields that belong to line items.",
        "- Set the threshold: the sum of weights that a good document reaches. A document below it, or without a required field, gets the status low confidence.",
        "- You can add custom fields; they learn from your corrections.",
      ],
    },
    {
      heading: "Add documents",
      paragraphs: [
        `- In the browser: open ${name("shell.document-processing")}, choose the model, and upload one or more JPG, JPEG, PNG or PDF files, up to 25 MB and 200 pages each. You can also drag and drop files onto the page.`,
        `- As a ZIP file: each file in it becomes a document. ${name("zip.title")}, linked from the list, shows the contents of each, which files were rejected and why, and offers the results of all its documents as one ZIP file.`,
        "- By e-mail: send the files, or ZIP files of them, to your organization's address, which the dashboard shows to users who may upload documents. If the subject is the name of a model, with hyphens instead of spaces, they go there. With any other subject they go to the only model, or if there are several, to the inbox.",
        `- Mixed documents: ${name("intake.inbox.title")} in the menu takes documents of any type. The first page says what a document is, and it goes to the AI model that fits; ${name("intake.inbox.placed-title")} shows which went where and why. Where that is not certain, the file waits with the likeliest models as buttons, for 30 days. Your choice is learned: the next document with the same layout goes there automatically. Files from e-mails whose subject names no model also go to the inbox, as do those from FTP folders that are set up that way. A model's rules for senders apply there as well: a file from a sender whom the model does not accept waits for you, and an e-mail that no model accepts does not reach the inbox. ZIP files do not go to the inbox; those that arrive by e-mail without naming a model wait in the intake log.`,
        `- ${name("intake.inbox-rules.title")}, linked from the inbox and from the list of models, decide before that: by the sender or its domain, the file name, words on the first page, or the supplier. The first rule that fits applies. A rule can be tried with an example and with the waiting files before it is saved. An e-mail whose subject names a model comes before the rules, and they do not apply to ZIP files.`,
        "- By API: see /api/docs. Create an API user for it that has only the privileges needed.",
        "Check file names, so that the same document does not arrive twice under different names. Possible duplicates are detected and shown in any case.",
      ],
    },
    {
      heading: "Document Processing: the list",
      picture: {
        name: "documents",
        alt: "The list of documents of an AI model with its filter for dates and status",
      },
      paragraphs: [
        "Each document has a status: received and processing until it has been read; then success (green) when everything required was found, low confidence (red) when a required field is missing or the weights are below the threshold, or error when the file could not be read. After that it says what was done with it: edited, approved, released, for training, submitted for training (purple), trained, rejected, or split.",
        "Next to the status you can see whether you can rely on the values: ready; needs review, when values are uncertain or the sums do not add up; blocked, when a required field is empty, or when the file looks like an earlier document, seems to contain several documents, or is a different type of document than the model reads. Before a document that is not ready is approved, you see the reasons and confirm. An approval can be undone for one day, as long as the document has not been released.",
        `${name("review.handling.link")} on a document offers three options for a document that should not be approved as it is. A rejected document keeps the reason and cannot be approved or released until the rejection is undone, which is possible at any time. A postponed one is out of everybody's review queue until the day you choose. An assigned one is under ${name("review.handling.assigned-title")} in the menu of your colleague, who is notified by e-mail; others skip it in their queue. A document in the wrong AI model is moved to another one: it is read there again, is not counted a second time, and the old one goes to the trash. The API offers the same: Reject, UndoRejection, postponement, assignment and Move.`,
        `Search above the list; ${name("documents.filter")} opens the other filters (dates, status, readiness), ${name("list.columns")} the choice of columns, ${name("list.more")} the exports and reports. Sort by clicking the column headers. The address of the page contains your filter, so you can bookmark it or send it to a colleague. CSV and JSON exports contain the filtered documents.`,
        `Select documents, or all that match the filter, to approve, reprocess, submit, release, send or delete several at once, or to download their original files, JSON, CSV or Excel as one file. Before several documents are approved and some of them are not ready, all are listed with the reasons; only the ready ones are selected.`,
        `${name("list.search-all")} in the menu finds documents of all AI models by number, vendor, amount or any other words on them. The key / goes to the search of the page, or else to that one.`,
        `A deleted document stays in the trash of its model for 30 days (${name("list.more")} › ${name("documents.trash")}). There it can be restored with its values, corrections and comments, or erased immediately. After restoring, an approval or a submission for training has to be repeated; restoring is not billed.`,
      ],
    },
    {
      heading: "View, edit and annotate a document",
      picture: {
        name: "document",
        alt: "A document: its page on the left, the fields with their confidence on the right",
      },
      paragraphs: [
        "A document opens with its page next to its fields. Each value shows its confidence, its position on the page and why it was chosen. Values that need review come first.",
        "To annotate, choose a field and click the word on the page that belongs in it, or type the value; typed values are located on the page. Line items are a table whose cells are filled in the same way. With the keyboard, Tab goes to the next field, and Enter goes to the next field that needs review; in an address, Shift+Enter starts a new line.",
        `${name("document.save")} saves your annotations; the originally extracted values stay visible. A saved correction applies to documents with the same layout immediately, and documents with that layout that are waiting for review are rescored.`,
        "A file that contains several documents can be split, and a split can be undone. Possible duplicates are shown with the reason.",
      ],
    },
    {
      heading: "Submit for training",
      picture: {
        name: "training",
        alt: "Document training of a base model: documents that were submitted, and its versions",
      },
      paragraphs: [
        `${name("document.submit")} adds a corrected document to the training documents of your AI model. Documents that failed are annotated first and then submitted. ${name("shell.document-training")} lists the submitted documents by model.`,
        `${name("training.train-model")} creates a new version. Before it is used, you see how accurate it is on documents it has not seen, and which stored results would change. You can use it, discard it, or roll back to the previous version.`,
        `${name("models.tab.compare")}, a tab of a model, compares two trained versions, or one with the base model, in words: accuracy by field, words that are now read as labels, and what the newest 20 documents of up to 5 pages would say and whether they would need review. It also compares the model with another model or a model file. ${name("models.versions.pin")} keeps the model on the version in use: until someone unpins it, no training and no publication replaces it, while corrections are still remembered. Lists, the version's page and the details of a document say that a model is pinned; both steps are in the audit log and the API.`,
        `Documents you submit train only your own models. Base models have their own training documents, which are kept separate: only system administrators can view, add, remove and train with them, under ${name("shell.document-training")} when no customer is selected, and ${name("training.publish")} makes a version the one that a base model uses. Models that you have not trained then read new documents with it; existing results stay as they are, and a model that you have trained keeps what it was trained on.`,
      ],
    },
    {
      heading: "Load and save annotations",
      paragraphs: [
        `The online annotation tool is on the page of a document: ${name("annotations.load")}, in the list of training documents, opens it with the known values and their positions, and ${name("annotations.save")} saves your changes.`,
        `To annotate with another program, open ${name("annotations.open")} on the same page. It lists the documents from which the models would learn most. ${name("annotations.download")} creates a ZIP file with the values and their positions as JSON, and an image of every page. Change the JSON, choose it or the whole ZIP file under ${name("annotations.upload")}, and click ${name("annotations.save")}: each file is checked, and errors are reported.`,
      ],
    },
    {
      heading: "Reports and export",
      paragraphs: [
        "The document list exports the filtered documents as CSV or JSON; a single document is exported as JSON, with extracted and corrected values.",
        "The reports cover a period of up to three years, by day or month, of one AI model or of all. Each has a chart and a table, can be downloaded as CSV, XLSX or JSON and, with the permission for it, be sent by e-mail. They are defined as follows:",
        `- ${name("reports.name.documents")}: the documents received in the period, each counted once, by its current status. Approved and released documents count as success, trained ones as submitted for training; received ones and those being processed count as waiting; files that were split are not counted, their parts are. The groups add up success and user edited, failed and error, for training and submitted.`,
        `- ${name("reports.name.fields")}: what happened to the fields of approved documents: read, left unchanged, corrected, removed, added by a person, or never filled; the share that nobody changed, and the mean confidence compared with the share that was correct, in figures and as a chart. Line items are not included.`,
        `- ${name("reports.name.edited")}: each value that people changed in the period, with the old and the new value, by whom and in which document, line items included.`,
        `- ${name("reports.name.origins")}: how many values of approved documents came from the text of the file, from text recognition, from embedded data, from layout memory, or from a language model, and how many were left unchanged.`,
        `- ${name("reports.name.validation")}: for each document and header field, what was read and with which confidence, the current value, what a person decided, and which checks failed, as in the validation report of type 1.`,
        `- ${name("reports.name.email")}: the files received by e-mail: accepted, already received, or rejected and why.`,
        `- ${name("reports.name.billing")}: the documents and new pages counted, and the bills with their amounts and currencies.`,
        "Days are those of the AI model's time zone; for e-mail and billing they are days in UTC. Pages and e-mails show dates and times in the culture and time zone of the AI model, or those of the organization's country where several models are shown. CSV and JSON files have them in ISO 8601, times in UTC; an XLSX file has the local time. Filters in addresses and the API take ISO 8601 or month/day/year; an empty date and 01/01/1900 mean none.",
        `A report of more than 5,000 rows is created as a file in the background. ${name("reports.files")} shows its progress; everyone who may see reports can download the file there for seven days.`,
        `${name("reports.schedule.title")} are set up in the settings of an AI model, under ${name("models.tab.report-settings")}: which reports, how often, to whom, in which format and language. They are sent at 6:00 in the model's time zone, covering the previous day, week or month. A file of up to 1 MB is attached. For a larger one, the e-mail contains a link that works for seven days for anyone who has it. A link in every e-mail stops them for the recipient of that e-mail; the others keep getting them.`,
      ],
    },
    {
      heading: "Values in a spreadsheet",
      paragraphs: [
        `${name("edits.title")} is linked from a model's document list and from the report ${name("reports.name.edited")}. It downloads the values of the documents that the list's filter finds as XLSX, CSV or JSON; ${name("list.download.edits")} below the list does so for the selected ones. Change values, upload the file again, and you see row by row what would change. Nothing is saved before you click the button that saves the changes. Each changed value counts as a correction and is learned from.`,
        "The file has a row per document and, below it, one per line item. The columns documentId, revision and line say where a value belongs: leave them as they are. Line is empty in the row of the document, otherwise it is the number of a line item. Columns and rows may be in any order and may be left out: what is left out does not change. An empty cell deletes the value. A line item whose cells are all empty is removed; a row with “new” as its line adds one. Your own columns are ignored.",
        `A row is a ${name("edits.outcome.conflict")} when its document has changed since the download, and a ${name("edits.outcome.invalid")} when a value cannot be understood. All changes of a document are saved together or not at all: then its other rows are ${name("edits.outcome.held")}. The result can be downloaded row by row.`,
        "Changes that spreadsheets make automatically are ignored: leading zeros removed from a number, long numbers shortened, codes taken for dates, dates as serial numbers. CSV is written as the model's culture writes numbers; if the uploaded file writes dates or decimals in another way, unchanged values show which, and the page says so.",
        "An upload has at most 10 MB and 10,000 rows. It is deleted after seven days, with its rows; the changes it made are kept.",
      ],
    },
    {
      heading: "Validation reports",
      paragraphs: [
        `${name("validation.reports")} are linked from a model's document list; the list also downloads them for the selected documents. The contents of the two reports are our own definition.`,
        `${name("validation.title.ai")} (type 1): for each document and header field, the value that was read and its confidence, the current value, what a person decided, and which checks failed: sums, dates, tax numbers, missing and uncertain values, possible duplicates and embedded data. Documents that were not read are not included. ${name("validation.person.accepted")} means that the document was approved, or the value confirmed, as it was read.`,
        `${name("validation.title.api")} (type 2): the values of our export, including line items, that a receiving system would reject: an empty required field, not a date or number, an unknown currency, too many characters (50 for numbers and codes, 100 for names, 250 for texts and addresses), or totals that do not add up by more than 0.02. Lines are compared with a total only where the export has a net amount or a tax. For the documents of a ZIP file there is one CSV per document. The API also checks a JSON file in our export format without storing it.`,
      ],
    },
    {
      heading: "Energy bills",
      paragraphs: [
        `A model based on Energy Bills has ${name("energy.title")}, linked from its document list: the accounts and meters found on its bills. The page of an account shows use per day and cost per day of each meter over the months, as a chart and as a table, with flagged periods marked. There you can also enter the contract of the account. A bill with two meters, or with electricity and gas, counts as two.`,
        `${name("energy.checks")} runs 20 checks on every bill. It compares each bill with earlier approved or released bills of the same supplier, account and meter. ${name("energy.severity.unknown")} means that there is nothing to compare with, such as an earlier bill; it never counts as passed. A use or cost per day is unusual when it is more than a fifth above, or less than half of, that of the same month a year before, or of the last two bills where there is none. Tax rates are known for Australia, Germany, New Zealand and the United Kingdom.`,
        `${name("energy.lines")} is where you describe once what the lines of your bills mean: commodity, charge, unit, and the column of the export. Lines that are not described yet wait there, and can be described in a spreadsheet and uploaded as CSV.`,
        `${name("energy.export.cap")} exports the approved and released bills in the import format of EnergyCAP: one row per account and meter, sorted, at most 5,000 rows per file. The end date is the day after the period; a period printed from the first to the last day of a month includes its last day. Amounts of lines that are not described are in columns that the import skips.`,
      ],
    },
    {
      heading: "User Management",
      picture: { name: "users", alt: "The list of users with their role and status" },
      paragraphs: [
        `${name("shell.manage-users")} lists all users of your organization: name, e-mail, role, and whether the user is invited, active or removed. Administrators can invite users, and so can anyone whose role allows it; the number of users is unlimited.`,
        "On a user's page you can view the details and change name, role and features; the e-mail address cannot be changed. “Sign out everywhere” ends all sessions of a user, for example after a device was lost; the user can sign in again. A removed user is signed out immediately. Deleting a user permanently removes the user's data; the audit log keeps the actions without the name.",
      ],
    },
    {
      heading: "Invite a user",
      picture: { name: "invite", alt: "The form that invites a user: names, e-mail, role and features" },
      paragraphs: [
        "Enter first name, last name and e-mail address, and choose the role and the features of the user. An e-mail with a link is sent; the link is valid for 14 days. You can resend or withdraw the invitation.",
        "For programs, create an API user with only the privileges it needs, and keys for it. A key is shown only once; keep it as safe as a password.",
      ],
    },
    {
      heading: "Export templates",
      paragraphs: [
        `The tab ${name("models.tab.export-settings")} of a model contains ${name("exports.title")}: which columns a file has, in which order and under which names, so that your accounting program can import it. Start from a template for Xero, QuickBooks, Sage or DATEV, or from an empty one. Accounts, tax codes and, for DATEV, the numbers of adviser and client are examples: replace them with yours. Where ${name("suppliers.title")} has a number for the supplier, Sage and DATEV get it as the supplier’s account. DATEV reads dates without their year: a file covers one financial year, and a bill of another year has no date in it, so that DATEV rejects the row instead of booking it in the wrong year. The files were checked against the formats that these programs publish, not with the programs themselves.`,
        `Each column has a heading, a source (a field, a computed value, something about the document or a constant) and a text for cells without a value. There is one row per document or per line item. Choose the date pattern, the decimal mark, and for CSV the separator and the encoding. ${name("exports.preview")} shows the latest documents. No cell and no heading can run as a formula: CSV cells that begin like one get an apostrophe.`,
        "Download files made with a template on the same page, have every release store one, or have e-mails about approved documents link to one. In the API, add the ID of the template as template to an export.",
      ],
    },
    {
      heading: "Suppliers",
      paragraphs: [
        `${name("suppliers.title")} lists who sends you bills. Suppliers are added automatically from approved documents, with name, tax number, currency and bank accounts; the model needs the field for the vendor’s name. You can also add them yourself, or import a CSV file: ${name("suppliers.preview")} shows what would happen to each row before anything changes. A supplier is updated if its number, or else its tax number or name, is already on file; an empty cell changes nothing.`,
        "Every bill is compared with the file: by tax number, name, bank account or nearly the same name. Its page shows which supplier sent it and why, and compares its bank account with those on file: on file, new for a known supplier, the first one for this supplier, none on the document, or the supplier is not on file. Accounts are read from all pages, whatever fields the model has: IBANs, and account numbers with a BSB, sort code, routing number or IFSC.",
        `A bank account that is new for a known supplier, or is another supplier’s, blocks the document, no matter how certain its values are: nobody can approve it, and it is not released or sent. A person with the permission “${english["people.permission.Suppliers.SettleBankAccount"]}” who did not change the document’s values last opens ${name("suppliers.settle")} and decides: it is the supplier’s, it is your own, the document is from another supplier, or it is rejected. A rejected account keeps the document blocked even if another document puts it on file later, and other documents that show it say so. An API key cannot do this. New accounts and decisions appear in the audit log and are sent as the webhook event supplier.bank_account_changed.`,
        "The page also shows when the bank is in a different country from the supplier, when only the last digits differ from an account on file, and when the document says in English or Spanish that bank details have changed. Call the supplier on a telephone number that you already know.",
      ],
    },
    {
      heading: "Purchase orders",
      paragraphs: [
        `${name("suppliers.title")} leads to ${name("orders.title")}. Import them from a CSV file with one row per line; the suppliers must be on file with their numbers. Import the same orders again whenever goods were received: an empty cell changes nothing, and the preview shows rows with errors before anything changes. The column invoicedQuantity is everything invoiced so far, including what was approved here. Numbers that can be read in two ways, such as 1,234, are rejected unless another number in the file shows which decimal mark it uses.`,
        "A bill that names an order is matched with it, line by line: by item code, or else by description. Its page shows the outcome and what to do: it matches; a price or the total differs; more was billed than was ordered, was received or is left to invoice; a line is not on the order; or the order is not on file, is closed, is in another currency or belongs to another supplier. For a bill without line items, the total is compared. A bill that differs needs review. A bill without an order, or with one that is not on file, needs review only if its supplier requires an order.",
        `If two bills are for the same items, the later one differs, or, once one is approved, the other: nothing is counted twice. When a bill is deleted or reopened, or a credit note is approved, the quantities can be invoiced again. ${name("orders.settings")} sets by how much prices, quantities and the total may differ, and whether receipts of goods are checked.`,
      ],
    },
    {
      heading: "Error budget",
      paragraphs: [
        `On the tab ${name("models.tab.error-budget")} of a model you say how many values that nobody looks at may be wrong, such as 1 of 200, for all fields or for single ones. The product works out from your own checked documents from which confidence on the values of a field can skip review, with 95% certainty; for suppliers with enough documents separately. Until there is enough evidence, every value needs review, and the page says how many more are needed. Line items keep the usual level. Without a budget, the usual level applies to all values.`,
        `Nothing on an invoice or receipt skips review until a document of its supplier has been approved: what was checked of others proves nothing for a new one. The supplier is recognized by the field ${name("field.vendorName")}, so a model with a budget needs it. Invoices-North America has no such field; there documents are grouped by layout, recognized by the words they share: nothing skips review until a document with the same layout has been approved individually, and a layout with enough evidence has bounds of its own. A document checked before layouts were recorded counts for the model as a whole. Of the documents that arrive once values can skip review, some are selected at random. Someone enters what they read, without seeing what was found; only then both are compared. If these blind checks find more errors than the budget allows, every value needs review again and the administrators get an e-mail. If only the latest documents of one supplier or layout have too many errors, this applies to that supplier or layout. ${name("models.budget.approves")}: such documents are then approved within a few minutes, except those selected.`,
      ],
    },
    {
      heading: "Your own rules",
      paragraphs: [
        `The tab ${name("models.tab.rules")} of a model contains what its documents must meet in addition to the built-in checks: a field equals another one or a value, is within limits or close to another field, is not before a date, is required if another field is filled, matches a pattern, or is used once among the last 500 bills of its supplier. Each rule has a message, which appears on the document’s page with the name of its field, in the validation report and in the API. If it is not met, the document needs review or is blocked. ${name("rules.test")} shows which of the last 50 would not meet them. Rules are checked on bills, not on purchase orders and bank statements.`,
      ],
    },
    {
      heading: "Connections and webhooks",
      paragraphs: [
        `${name("shell.connections")} shows every way in which documents come in and results go out: its status, the last success, the last failure and what to do. From here you reach the settings of each model.`,
        `${name("mailbox.title")}: documents that arrive in your own mailbox are accepted as if they had been sent to us. The page lists what your Microsoft 365 administrator has to do: register an application that may read this one mailbox. We check it every five minutes, sooner when Microsoft announces a message, accept what has arrived since it was connected, and change nothing in it.`,
        `${name("webhooks.title")} notify other systems of what happens to documents. Choose ${name("webhooks.create")}, enter the address of the receiving system and select the events and, if you want, the models. The signing secret is shown only once; the receiver uses it to check that a message comes from us. A receiver that cannot do that can be given a static header.`,
        `The page of an endpoint shows the ${name("webhooks.log")}: each event, its attempts and what the receiver responded. ${name("webhooks.test")} checks the connection. Failed deliveries are retried for about three days; ${name("webhooks.resend")} sends an event again. After five days without success the endpoint is switched off, and everyone who gets e-mails about failures is notified; then choose ${name("webhooks.switch-on-resend")}.`,
      ],
    },
    {
      heading: "Manage Roles",
      picture: { name: "roles", alt: "The list of roles with their permissions" },
      paragraphs: [
        "A role is a name and a set of permissions. Admin has all permissions and cannot be changed; Assistant can view the list of users; Edit Permissions can edit roles, users and AI models. A new role can start from a usual one: Clerk (sends and corrects documents), Reviewer (approves them as well, and keeps the suppliers) or API (for a program). A role that a user has cannot be deleted.",
      ],
    },
    {
      heading: "Add or edit a role",
      picture: { name: "add-role", alt: "The form of a role with its permissions in groups" },
      paragraphs: [
        `Choose ${name("people.add-role")}, enter a name and select its permissions, which are grouped by subject. Editing a role affects all its users immediately. You cannot grant permissions that you do not have yourself.`,
      ],
    },
    {
      heading: "Your organization",
      paragraphs: [
        `Settings show the company's details and the e-mail address for documents, which can be replaced. The audit log shows who did what, when and from where, in one sentence for each action. Names lead to the page of the document, user, model or other object, ${name("audit.all-about")} to everything that was done to it, and a person’s name to everything that person did. It can be filtered by person, action, days, and by a document’s file name or number, and can be exported. Billing shows the plan, the usage and the bills; there you can change or cancel the plan.`,
        "Before you cancel or delete the organization, export all data: in the settings you can create an archive of documents, results, models, users and the audit log.",
      ],
    },
    {
      heading: "Your profile",
      paragraphs: [
        "The circle with your initial opens your profile: name, language, e-mail, password, two-step verification, and the list of your sessions, with a button to sign out everywhere.",
        `The bell in the top bar counts what is new for you and opens ${name("notifications.bell-page.title")}: documents assigned to you and comments on them, what you started and is ready or has failed, and what your permissions are about, such as failed releases, new bank accounts and connections that fail. A line opens the page that it is about and is read from then on; ${name("notifications.bell-page.read-all")} does this for all of them. They are shown for 90 days.`,
        `Under ${name("profile.tab.mails")} you choose what we e-mail you about: documents that need review, rejected files, failed releases, documents for Dynamics 365 and webhooks, plan usage, and a daily summary. You get at most one e-mail a day on each, besides those about single documents that you can reply to. Every such e-mail has a link that stops it without signing in. Until you choose, administrators get e-mails about failures and plan usage, and nobody else gets any.`,
      ],
    },
  ],
};
