import { z } from "zod";
import { noCardNumber } from "../billing/card-number";
import { decodeRowCursor } from "../listing/row-cursor";
import { type Feature, features } from "../permissions/features";

const required = "form.required";

/** What a list of users can be sorted by. */
export const userSortFields = ["lastName", "firstName", "email", "userStatus"] as const;
export type UserSortField = (typeof userSortFields)[number];

const canonicalField = (value: unknown) =>
  typeof value === "string"
    ? (userSortFields.find((field) => field.toLowerCase() === value.toLowerCase()) ?? (value || undefined))
    : value;
const canonicalOrder = (value: unknown) =>
  typeof value === "string" ? /^(asc|desc)/i.exec(value)?.[1]?.toLowerCase() || value || undefined : value;

/** A page of users. `cursor` goes on from a page before and takes the place of `page`; `search` is part of name or e-mail. */
export const userListInput = z.object({
  page: z.coerce.number("people.problem.page").int().min(1, "people.problem.page").default(1),
  size: z.coerce
    .number("people.problem.size")
    .int()
    .min(1, "people.problem.size")
    .max(200, "people.problem.size")
    .default(20),
  sortField: z.preprocess(
    canonicalField,
    z.enum(userSortFields, "people.problem.sort-field").default("lastName"),
  ),
  sortOrder: z.preprocess(
    canonicalOrder,
    z.enum(["asc", "desc"], "people.problem.sort-order").default("asc"),
  ),
  search: z.string().trim().max(100, "people.problem.too-long").default(""),
  cursor: z
    .string()
    .refine((text) => text === "" || decodeRowCursor(text) !== null, "people.problem.cursor")
    .optional(),
});

export type UserListQuery = z.output<typeof userListInput>;

/** Folded, so that one mailbox is one user however it is written. */
const email = z
  .string(required)
  .trim()
  .toLowerCase()
  .min(1, required)
  .max(254, "people.problem.email")
  .pipe(z.email("people.problem.email"));

// A name goes out in mails to strangers: no room for addresses of web pages.
const nameText = z
  .string(required)
  .trim()
  .max(80, "people.problem.too-long")
  .regex(/^[^<>@/\\\p{Cc}]*$/u, "people.problem.name")
  .refine(...noCardNumber);
const name = nameText.min(1, required);

const roleId = z.string(required).min(1, required).max(100, "people.problem.role");

const featureNames = Object.keys(features) as [Feature, ...Feature[]];
/** What a user may use of what the role allows; null is everything, also what comes later. */
const chosenFeatures = z
  .array(z.enum(featureNames, "people.problem.feature"))
  .nullable()
  .transform((chosen) => (chosen && new Set(chosen).size === featureNames.length ? null : chosen));

/** `site` is the origin that the link in the mail leads to. */
const site = z.url();

export const inviteUserInput = z.object({
  givenName: name,
  familyName: name,
  email,
  roleId,
  features: chosenFeatures,
  site,
});

/** An invitation that names the e-mail and first name alone: role and features are those for new users. */
export const inviteByNameInput = z.object({
  givenName: name,
  familyName: nameText.default(""),
  email,
  roleId: roleId.optional(),
  site,
});

export const memberInput = z.object({ memberId: z.string() });
export const resendInvitationInput = z.object({ memberId: z.string(), site });

export const editUserInput = z.object({
  memberId: z.string(),
  givenName: name,
  familyName: name,
  roleId,
  /** Stays as it is unless given. */
  features: chosenFeatures.optional(),
});

export const defaultFeaturesInput = z.object({ features: chosenFeatures });
