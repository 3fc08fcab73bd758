/** The role that may do everything in its tenant; nobody can edit or delete it. */
export const adminRole = "admin";

/** The role of the people who run the service: it exists in the master tenant alone. */
export const systemAdminRole = "system-admin";
