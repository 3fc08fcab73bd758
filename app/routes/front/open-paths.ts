/** The pages that are for everyone. */
export const openPaths = [
  "/login",
  "/product",
  "/pricing",
  "/try",
  "/signup",
  "/support/user-manual",
  "/support/faq",
  "/support/terms-and-conditions",
  "/support/privacy-policy",
] as const;
