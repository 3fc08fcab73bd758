import { type UserStatus, userStatus } from "../accounts/person";

/** The specification's user status in a word, for texts and colours. */
const statusWords = {
  [userStatus.invited]: "invited",
  [userStatus.active]: "active",
  [userStatus.removed]: "removed",
} as const;

export type StatusWord = (typeof statusWords)[UserStatus];

export const statusWordOf = (status: UserStatus): StatusWord => statusWords[status];
