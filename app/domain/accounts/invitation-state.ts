/** What an invitation's link carries as its `state`: tenant and member. */
export const invitationState = (tenantId: string, memberId: string) => `${tenantId}|${memberId}`;

/** The `state` of an address as it was meant: some mail programs encode the pipe once more. */
export const readState = (state: string) => state.replace(/%7c/gi, "|");

/** Whether a `state` stands for an invitation: it has a character other than letters, digits, hyphen and space. */
export const isInvitation = (state: string) => /[^a-z0-9\- ]/i.test(state);

/** The tenant and the member that a `state` names, or null when it is none of ours. */
export function invitationOf(state: string): { tenantId: string; memberId: string } | null {
  const [, tenantId, memberId] = /^([\w-]{1,64})\|([\w-]{1,64})$/.exec(readState(state)) ?? [];
  return tenantId && memberId ? { tenantId, memberId } : null;
}
