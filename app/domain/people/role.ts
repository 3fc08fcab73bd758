/** A role of a tenant. One that is built in can be given but not changed. `members` are the users who hold it. */
export type Role = { id: string; name: string; permissions: string[]; builtIn: boolean; members: number };

/** How many roles of its own a tenant can have; lists of roles are therefore short enough for one page. */
export const maxRoles = 100;
