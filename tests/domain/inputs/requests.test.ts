import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { profileForm } from "~/domain/accounts/profile-inputs";
import { paymentMethodForm } from "~/domain/billing/payment-inputs";
import {
  approveInput,
  approveManyInput,
  bulkActionInput,
  documentIdsInput,
  downloadInput,
} from "~/domain/documents/bulk-inputs";
import { commentInput, pageWordsInput, saveCorrectionsInput } from "~/domain/documents/document-inputs";
import { sendApprovedInput } from "~/domain/documents/send-inputs";
import {
  eInvoiceFileInput,
  eInvoiceSettingsInput,
  savePartyInput,
} from "~/domain/e-invoice/e-invoice-inputs";
import { partyDetailsInput } from "~/domain/e-invoice/party-details-input";
import { budgetInput } from "~/domain/error-budget/budget-inputs";
import { editFolderInput } from "~/domain/folders/folder-inputs";
import { mailLimits } from "~/domain/intake/inbound-mail";
import { inboundMailInput, intakeLogInput, putKeptFileInput } from "~/domain/intake/intake-inputs";
import { mailboxNotificationsInput, saveMailboxInput } from "~/domain/mailboxes/mailbox-inputs";
import { copyModelInput } from "~/domain/models/model-inputs";
import { modelListInput } from "~/domain/models/model-list-inputs";
import { editStorageInput, ftpInput, storageInput } from "~/domain/models/storage-inputs";
import { chooseNotificationsInput } from "~/domain/notifications/notification-inputs";
import { notificationKinds } from "~/domain/notifications/notification-kinds";
import { importOrdersInput, listOrdersInput, orderSettingsInput } from "~/domain/orders/order-inputs";
import { createRoleInput, foldRoleName } from "~/domain/people/role-inputs";
import { inviteByNameInput } from "~/domain/people/user-inputs";
import { permissions } from "~/domain/permissions/permission";
import { replyInput, saveReplyFormInput } from "~/domain/replies/reply-inputs";
import { supplierInput } from "~/domain/suppliers/supplier-inputs";
import { tenantSettingsInput } from "~/domain/tenants/tenant-inputs";
import {
  rollBackInput,
  takeBackInput,
  trainingDocumentsInput,
  trainingFoldInput,
} from "~/domain/training/training-inputs";

const organization = {
  companyName: "Acme",
  addressLine1: "11 Quay Street",
  city: "Dover",
  state: "NH",
  postalCode: "03820",
  language: "en",
};
const invited = { givenName: "Ann", email: "ann@example.com", site: "https://example.com" };
const profile = { givenName: "Ann", familyName: "Doe", language: "en" };

/** Where people type names and addresses of people and companies, with what the rest of the input needs. */
const namesAndAddresses: [string, z.ZodType, Record<string, unknown>][] = [
  ...["companyName", "addressLine1", "addressLine2", "city", "state"].map(
    (field): [string, z.ZodType, Record<string, unknown>] => [field, tenantSettingsInput, organization],
  ),
  ...["nameOnCard", "ccAddress", "ccCity", "ccState"].map(
    (field): [string, z.ZodType, Record<string, unknown>] => [
      field,
      paymentMethodForm,
      { ccFirstName: "Ann", ccLastName: "Doe" },
    ],
  ),
  ["givenName", profileForm, profile],
  ["familyName", profileForm, profile],
  ["givenName", inviteByNameInput, invited],
  ["familyName", inviteByNameInput, invited],
  ["name", supplierInput, {}],
  ["otherNames", supplierInput, { name: "Acme" }],
  ["street", partyDetailsInput, {}],
  ["city", partyDetailsInput, {}],
  ["postCode", partyDetailsInput, {}],
  ["contactName", partyDetailsInput, {}],
  ["name", copyModelInput, { modelId: "m" }],
];

describe("the number of a card", () => {
  it.each(namesAndAddresses)("is no %s", (field, schema, rest) => {
    const wrong = problems(schema, { ...rest, [field]: "4111 1111 1111 1111" });
    expect(wrong.some((problem) => problem.startsWith(field))).toBe(true);
    expect(problems(schema, { ...rest, [field]: "Quay" })).toEqual([]);
  });
});

function problems(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}
const refuses = (schema: z.ZodType, input: unknown) => problems(schema, input).length > 0;

/** Forms parse what operations parse again, so each accepts what it gave. */
function twice<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const once = schema.parse(input);
  expect(schema.parse(once)).toEqual(once);
  return once;
}

describe("corrections of a document", () => {
  const least = { documentId: "d", revision: 3 };

  it("change nothing but what they name, in the culture's writing", () => {
    expect(twice(saveCorrectionsInput, least)).toEqual({
      ...least,
      fields: {},
      clicked: [],
      written: "culture",
    });
    expect(
      twice(saveCorrectionsInput, { ...least, lineItems: [{ cells: { amount: "1" } }] }).lineItems,
    ).toEqual([{ line: null, cells: { amount: "1" } }]);
  });

  it("say which revision was seen", () => {
    expect(problems(saveCorrectionsInput, { documentId: "d" })).toEqual([
      "revision: documents.error.revision-missing",
    ]);
    expect(refuses(saveCorrectionsInput, { ...least, revision: 1.5 })).toBe(true);
  });

  it.each([
    [{ fields: { total: "x".repeat(4_001) } }, "fields.total: documents.error.value-too-long"],
    [
      { lineItems: Array.from({ length: 50_001 }, () => ({ cells: {} })) },
      "lineItems: documents.error.too-many-lines",
    ],
    [{ clicked: [{ field: "total", page: 1 }] }, "clicked.0: documents.error.click-nowhere"],
  ])("are bounded (%#)", (change, problem) => {
    expect(problems(saveCorrectionsInput, { ...least, ...change })).toEqual([problem]);
  });

  it("point at words or at a box within the page", () => {
    const click = (place: object) => ({ ...least, clicked: [{ field: "total", page: 1, ...place }] });
    expect(refuses(saveCorrectionsInput, click({ words: [0, 4] }))).toBe(false);
    expect(refuses(saveCorrectionsInput, click({ box: [0, 0.1, 1, 0.2] }))).toBe(false);
    for (const place of [{ words: [] }, { words: [-1] }, { box: [0, 0, 1, 1.1] }, { box: [0, 0, 1] }])
      expect(refuses(saveCorrectionsInput, click(place))).toBe(true);
    expect(refuses(saveCorrectionsInput, click({ words: [0], page: 0 }))).toBe(true);
  });
});

describe("what is asked of one document", () => {
  it("is a page from 1 on", () => {
    expect(refuses(pageWordsInput, { documentId: "d", page: 1 })).toBe(false);
    for (const page of [0, -1, 1.5, "1"])
      expect(refuses(pageWordsInput, { documentId: "d", page })).toBe(true);
  });

  it("is a comment with words in it, of at most 2,000 characters", () => {
    expect(twice(commentInput, { documentId: "d", body: "  Paid twice? " }).body).toBe("Paid twice?");
    expect(problems(commentInput, { documentId: "d", body: " \n " })).toEqual([
      "body: review.error.no-comment",
    ]);
    expect(refuses(commentInput, { documentId: "d", body: "x".repeat(2_000) })).toBe(false);
    expect(problems(commentInput, { documentId: "d", body: "x".repeat(2_001) })).toEqual([
      "body: review.error.comment-too-long",
    ]);
  });
});

describe("several documents", () => {
  it("are at least one and at most 200, each counted once", () => {
    expect(twice(documentIdsInput, { documentIds: ["b", "a", "b"] }).documentIds).toEqual(["b", "a"]);
    expect(problems(documentIdsInput, { documentIds: [] })).toEqual([
      "documentIds: documents.error.none-chosen",
    ]);
    const ids = (count: number) => ({
      documentIds: Array.from({ length: count }, (_, index) => `d${index}`),
    });
    expect(refuses(documentIdsInput, ids(200))).toBe(false);
    expect(problems(documentIdsInput, ids(201))).toEqual(["documentIds: documents.error.too-many-chosen"]);
  });

  it("are not approved unready without being asked", () => {
    expect(twice(approveManyInput, { documentIds: ["a"] }).unready).toBe("ask");
    expect(twice(approveInput, { documentId: "a" })).toEqual({ documentId: "a", force: false });
    expect(refuses(approveManyInput, { documentIds: ["a"], unready: "never" })).toBe(true);
  });

  it("are downloaded from one model, as their files or their values", () => {
    expect(refuses(downloadInput, { documentIds: ["a"], modelId: "m", holds: "json" })).toBe(false);
    expect(refuses(downloadInput, { documentIds: ["a"], holds: "json" })).toBe(true);
    expect(refuses(downloadInput, { documentIds: ["a"], modelId: "m", holds: "xml" })).toBe(true);
  });

  it("of a whole list take an action that there is, and dates in order", () => {
    const list = { modelId: "m", action: "delete", site: "https://x.example" };
    expect(problems(bulkActionInput, list)).toEqual([]);
    expect(refuses(bulkActionInput, { ...list, action: "burn" })).toBe(true);
    expect(refuses(bulkActionInput, { ...list, site: "here" })).toBe(true);
    const turned = { ...list, startDate: "2026-02-02", endDate: "2026-02-01" };
    expect(problems(bulkActionInput, turned).join()).toContain("documents.error.dates-turned");
  });

  it("are sent to whoever asks unless an address is given", () => {
    const least = { documentIds: ["a"], site: "https://x.example" };
    expect(twice(sendApprovedInput, { ...least, toEmail: "" }).toEmail).toBeUndefined();
    expect(twice(sendApprovedInput, { ...least, toEmail: " Ann@Example.com " }).toEmail).toBe(
      "ann@example.com",
    );
    expect(refuses(sendApprovedInput, { ...least, toEmail: "ann" })).toBe(true);
  });
});

describe("an FTP server", () => {
  const server = {
    provider: "ftp",
    hostName: "ftp.example.com",
    port: 21,
    userName: "ann",
    encryption: "explicit",
  };

  it("has neither password nor folder unless told", () => {
    expect(twice(ftpInput, { ...server, hostName: " ftp.example.com " })).toEqual({
      ...server,
      documentFolder: "",
      password: "",
    });
  });

  it.each([
    [{ hostName: "" }, "hostName: models.problem.ftp-host"],
    [{ hostName: "ftp.example.com/in" }, "hostName: models.problem.ftp-host"],
    [{ hostName: "a b" }, "hostName: models.problem.ftp-host"],
    [{ port: 0 }, "port: models.problem.ftp-port"],
    [{ port: 65_536 }, "port: models.problem.ftp-port"],
    [{ port: 21.5 }, "port: models.problem.ftp-port"],
    [{ userName: "" }, "userName: models.problem.ftp-user"],
    [{ userName: "ann\r\nDELE x" }, "userName: models.problem.ftp-user"],
    [{ documentFolder: "../other" }, "documentFolder: models.problem.ftp-folder"],
    [{ documentFolder: "a/".repeat(101) }, "documentFolder: models.problem.ftp-folder"],
    [{ password: "a\nb" }, "password: models.problem.ftp-password"],
    [{ password: "x".repeat(201) }, "password: models.problem.ftp-password"],
    [{ encryption: "ssl" }, "encryption: models.problem.ftp-encryption"],
  ])("refuses %j", (change, problem) => {
    expect(new Set(problems(ftpInput, { ...server, ...change }))).toEqual(new Set([problem]));
  });

  it("may be an address by numbers or with letters of any language", () => {
    for (const hostName of ["192.0.2.7", "[2001:db8::1]", "münchen.example"])
      expect(problems(ftpInput, { ...server, hostName })).toEqual([]);
  });

  it("is one of two kinds of storage", () => {
    expect(twice(storageInput, { provider: "default", hostName: "x" })).toEqual({ provider: "default" });
    expect(problems(storageInput, { provider: "s3" })).toEqual(["provider: models.problem.storage"]);
    const wanted = { modelId: "m", revision: 1, csvGeneration: true, storage: server };
    expect(refuses(editStorageInput, wanted)).toBe(false);
    expect(refuses(editStorageInput, { ...wanted, revision: undefined })).toBe(true);
  });

  it("gives a folder for intake that is named, at an interval that is offered", () => {
    const { provider: _, ...bare } = server;
    const wanted = { ...bare, modelId: "m", folder: " in/bills ", revision: 0 };
    expect(twice(editFolderInput, wanted)).toMatchObject({
      folder: "in/bills",
      minutes: 5,
      afterwards: "move",
      destination: "model",
    });
    for (const folder of ["", "/", "..", "a/../.."])
      expect(problems(editFolderInput, { ...wanted, folder })).toEqual(["folder: folders.problem.folder"]);
    expect(problems(editFolderInput, { ...wanted, minutes: 7 })).toEqual([
      "minutes: folders.problem.minutes",
    ]);
    expect(problems(editFolderInput, { ...wanted, afterwards: "keep" })).toEqual([
      "afterwards: folders.problem.afterwards",
    ]);
    expect(problems(editFolderInput, { ...wanted, destination: "bin" })).toEqual([
      "destination: folders.problem.destination",
    ]);
  });
});

describe("details of a party of e-invoices", () => {
  it("may all be unknown", () => {
    const nothing = twice(partyDetailsInput, {});
    expect(new Set(Object.values(nothing))).toEqual(new Set([""]));
  });

  it("are taken as people write identifiers", () => {
    const typed = {
      country: "de",
      vatId: "de 123-456.789",
      iban: "de89 3704 0044 0532 0130 00",
      unit: "hur",
    };
    expect(twice(partyDetailsInput, typed)).toMatchObject({
      country: "DE",
      vatId: "DE123456789",
      iban: "DE89370400440532013000",
      unit: "HUR",
    });
  });

  it.each([
    ["country", "Germany", "country"],
    ["vatId", "123456789", "vat-id"],
    ["legalScheme", "12", "scheme"],
    ["endpointScheme", "XX", "scheme"],
    ["contactPhone", "12", "phone"],
    ["contactMail", "ann@", "mail"],
    ["contactMail", ".ann@example.com", "mail"],
    ["iban", "89 3704", "iban"],
    ["paymentDays", "400", "days"],
    ["paymentDays", "07", "days"],
    ["paymentDays", "-1", "days"],
    ["zeroCategory", "S", "category"],
    ["zeroCategory", "X", "category"],
    ["unit", "HOURS", "unit"],
    ["street", "x".repeat(201), "too-long"],
    ["city", "a\u0007b", "text"],
  ])("refuse %s %j", (field, value, problem) => {
    expect(problems(partyDetailsInput, { [field]: value })).toEqual([`${field}: einvoice.error.${problem}`]);
  });

  it("go up to the day before 400", () => {
    for (const paymentDays of ["0", "9", "30", "399"])
      expect(problems(partyDetailsInput, { paymentDays })).toEqual([]);
  });

  it("are of somebody with a name or a tax number", () => {
    expect(problems(savePartyInput, { name: " ", taxNumber: "", details: {} })).toEqual([
      "name: einvoice.error.nobody",
    ]);
    expect(twice(savePartyInput, { taxNumber: "DE1", details: {} })).toMatchObject({ name: "", revision: 0 });
  });
});

describe("an e-invoice that is asked for", () => {
  it("is UBL by EN 16931 unless told otherwise", () => {
    expect(twice(eInvoiceFileInput, { documentId: "d" })).toEqual({
      documentId: "d",
      profile: "en16931",
      format: "ubl",
    });
    expect(problems(eInvoiceFileInput, { documentId: "d", profile: "x", format: "y" })).toEqual([
      "profile: einvoice.error.profile",
      "format: einvoice.error.format",
    ]);
  });

  it("comes with releases only when it is chosen", () => {
    expect(twice(eInvoiceSettingsInput, { modelId: "m", profile: null })).toEqual({
      modelId: "m",
      profile: null,
      withPdf: false,
    });
    expect(refuses(eInvoiceSettingsInput, { modelId: "m" })).toBe(true);
  });
});

describe("an error budget", () => {
  it("is a whole number of values of many, at most half of them", () => {
    expect(twice(budgetInput, { modelId: "m", errors: "1", values: "200" })).toEqual({
      modelId: "m",
      errors: 1,
      values: 200,
    });
    expect(problems(budgetInput, { modelId: "m", errors: 1, values: 2 })).toEqual([]);
    expect(problems(budgetInput, { modelId: "m", errors: 2, values: 3 })).toEqual([
      "errors: models.budget.problem-half",
    ]);
    for (const errors of ["", "0", "1.5", "many", 100_001])
      expect(problems(budgetInput, { modelId: "m", errors, values: 100_000 })[0]).toBe(
        "errors: models.budget.problem",
      );
  });
});

describe("purchase orders", () => {
  const settings = {
    pricePercent: "2,5",
    priceLeast: "0",
    quantityPercent: " 1.25 ",
    totalPercent: 0,
    totalLeast: "1000000",
    receipts: "where-known",
  };

  it("have tolerances with a comma or a point", () => {
    expect(twice(orderSettingsInput, settings)).toMatchObject({
      pricePercent: 2.5,
      priceLeast: 0,
      quantityPercent: 1.25,
      totalLeast: 1_000_000,
    });
  });

  it.each(["", "  ", "-1", "two", "1.000,5", "101"])("have no tolerance of %j percent", (pricePercent) => {
    expect(problems(orderSettingsInput, { ...settings, pricePercent })).toEqual([
      "pricePercent: orders.error.figure",
    ]);
  });

  it("know three ways of counting receipts", () => {
    expect(problems(orderSettingsInput, { ...settings, receipts: "sometimes" })).toEqual([
      "receipts: orders.error.receipts",
    ]);
  });

  it("are only tried unless they are to be imported, from a file of up to 1 MB", () => {
    expect(twice(importOrdersInput, { text: "a" }).apply).toBe(false);
    expect(problems(importOrdersInput, { text: "x".repeat(1_000_001) })).toEqual([
      "text: orders.error.file-too-large",
    ]);
  });

  it("are listed fifty at a time, from a place that a list gave", () => {
    expect(twice(listOrdersInput, { search: " PO-1 ", cursor: "" })).toEqual({ search: "PO-1", size: 50 });
    expect(problems(listOrdersInput, { cursor: "nowhere" })).toEqual([
      "cursor: documents.error.not-a-cursor",
    ]);
    expect(refuses(listOrdersInput, { size: 101 })).toBe(true);
  });
});

describe("a mailbox", () => {
  const guid = "12345678-90AB-cdef-1234-567890abcdef";
  const mailbox = { directoryId: ` ${guid} `, clientId: guid, address: " Bills@Example.com " };

  it("is known by ids and an address in lower case; an empty secret keeps the saved one", () => {
    expect(twice(saveMailboxInput, mailbox)).toEqual({
      directoryId: guid.toLowerCase(),
      clientId: guid.toLowerCase(),
      address: "bills@example.com",
      secret: "",
    });
  });

  it.each([
    [{ directoryId: "1234" }, "directoryId: mailbox.problem.id"],
    [{ address: "bills" }, "address: mailbox.problem.address"],
    [{ secret: "with space" }, "secret: mailbox.problem.secret"],
    [{ secret: "x".repeat(501) }, "secret: mailbox.problem.secret"],
  ])("refuses %j", (change, problem) => {
    expect(problems(saveMailboxInput, { ...mailbox, ...change })).toEqual([problem]);
  });

  it("is told of at most a thousand changes at a time", () => {
    const value = (count: number) => Array.from({ length: count }, () => ({ subscriptionId: "s" }));
    expect(refuses(mailboxNotificationsInput, { value: value(1_000) })).toBe(false);
    expect(refuses(mailboxNotificationsInput, { value: value(1_001) })).toBe(true);
    expect(refuses(mailboxNotificationsInput, null)).toBe(true);
  });
});

describe("a mail that came in", () => {
  const mail = { identity: "i", sender: "a@b.example", subject: "Invoices", answerTo: null, parts: [] };

  it("is cut where it is too long, and never refused for it", () => {
    const long = "x".repeat(5_000);
    const { sender, subject } = inboundMailInput.parse({ ...mail, sender: long, subject: long });
    expect(sender.length).toBeLessThanOrEqual(mailLimits.sender);
    expect(subject.length).toBeLessThanOrEqual(mailLimits.subject);
  });

  it("is not proved unless somebody has proved it", () => {
    expect(inboundMailInput.parse(mail).isProved).toBe(false);
  });

  it("has parts of bytes", () => {
    expect(refuses(inboundMailInput, { ...mail, parts: [{ bytes: new Uint8Array(1) }] })).toBe(false);
    for (const part of [{ bytes: "text" }, null, {}])
      expect(refuses(inboundMailInput, { ...mail, parts: [part] })).toBe(true);
  });

  it("as a reply has its texts cut, and a token that is read", () => {
    const reply = {
      site: "https://x.example",
      domain: "x.example",
      token: "no token",
      identity: "i",
      sender: "a@b.example",
      subject: "Re",
      isProved: true,
      answerTo: null,
      text: "y".repeat(400_010),
      html: "",
    };
    const read = replyInput.parse(reply);
    expect([read.text.length, read.token]).toEqual([400_000, null]);
    const saved = { documentId: "d", revision: 0, lastDay: 20_000, language: "en" };
    expect(problems(saveReplyFormInput, { ...saved, fields: { total: "x".repeat(4_001) } })).toEqual([
      "fields.total: documents.error.value-too-long",
    ]);
  });

  it("is found in the intake log by what became of it", () => {
    expect(twice(intakeLogInput, {})).toEqual({ kept: false, size: 50 });
    expect(refuses(intakeLogInput, { outcome: "lost" })).toBe(true);
    expect(problems(putKeptFileInput, { lineId: "l", modelId: "" })).toEqual([
      "modelId: intake.error.no-model",
    ]);
    expect(problems(putKeptFileInput, { lineId: "l" })).toEqual(["modelId: intake.error.no-model"]);
  });
});

describe("a list of models", () => {
  it("is sorted by name where it is asked for something else", () => {
    expect(twice(modelListInput, { sortField: "size", sortOrder: "up" })).toEqual({
      search: "",
      archived: false,
      sortField: "name",
      sortOrder: "asc",
      size: 20,
    });
    expect(problems(modelListInput, { cursor: "x" })).toEqual(["cursor: models.problem.cursor"]);
    expect(problems(modelListInput, { search: "x".repeat(101) })).toEqual(["search: models.problem.search"]);
  });
});

describe("mails that a person chooses", () => {
  it("are kinds that there are, once and in one order", () => {
    const [first, second] = notificationKinds;
    expect(twice(chooseNotificationsInput, { kinds: [second, first, second] }).kinds).toEqual([
      first,
      second,
    ]);
    expect(problems(chooseNotificationsInput, { kinds: ["weather"] })).toEqual([
      "kinds.0: notifications.problem.kind",
    ]);
  });
});

describe("a role", () => {
  const [first, second] = permissions;

  it("has its permissions once and in one order", () => {
    expect(twice(createRoleInput, { name: " Clerk ", permissions: [second, first, second] })).toEqual({
      name: "Clerk",
      permissions: [first, second],
    });
  });

  it("has no name of a built-in one, however it is written", () => {
    for (const name of ["Admin", " aDmIn", "A d M i n"])
      expect(problems(createRoleInput, { name, permissions: [] })).toEqual([
        "name: people.problem.role-name-reserved",
      ]);
    expect(problems(createRoleInput, { name: "Admins", permissions: [] })).toEqual([]);
    expect(foldRoleName("Accounts  Clerk")).toBe(foldRoleName("accountsclerk"));
  });

  it("is named, with permissions that there are", () => {
    expect(problems(createRoleInput, { name: " ", permissions: [] })).toEqual(["name: form.required"]);
    expect(problems(createRoleInput, { name: "x".repeat(61), permissions: [] })).toEqual([
      "name: people.problem.too-long",
    ]);
    expect(problems(createRoleInput, { name: "Clerk" })).toEqual(["permissions: people.problem.permission"]);
    expect(refuses(createRoleInput, { name: "Clerk", permissions: ["Everything"] })).toBe(true);
  });
});

describe("training", () => {
  it("lists documents by page, up to the 500th", () => {
    expect(twice(trainingDocumentsInput, { baseModelId: "b" })).toEqual({
      baseModelId: "b",
      page: 1,
      size: 20,
    });
    expect(trainingDocumentsInput.parse({ baseModelId: "b", page: "500" }).page).toBe(500);
    for (const page of ["501", "0", "x", "1.5"])
      expect(problems(trainingDocumentsInput, { baseModelId: "b", page })).toEqual([
        "page: training.error.page",
      ]);
    expect(problems(trainingDocumentsInput, { baseModelId: "b", size: "201" })).toEqual([
      "size: training.error.size",
    ]);
  });

  it("goes back from what the person saw, named by its number or id", () => {
    expect(refuses(rollBackInput, { modelId: "m" })).toBe(true);
    expect(takeBackInput.parse({ baseModelId: "b", number: "3" }).number).toBe(3);
    expect(refuses(takeBackInput, { baseModelId: "b", number: "0" })).toBe(true);
  });

  it("leaves a fold out, or none", () => {
    for (const fold of [0, 4, null]) expect(refuses(trainingFoldInput, { runId: "r", fold })).toBe(false);
    for (const fold of [-1, 0.5, undefined])
      expect(refuses(trainingFoldInput, { runId: "r", fold })).toBe(true);
  });
});
