/** The account that `npm start` prints: it exists in the local environment only. */
export const demoAccount = {
  userId: "00000000-0000-7000-8000-00000000d001",
  tenantId: "00000000-0000-7000-8000-00000000d002",
  memberId: "00000000-0000-7000-8000-00000000d003",
  email: "demo@fieldwise.example",
  password: "paper-to-data-2026",
  apiKey: "demo-key-for-the-local-environment-only",
} as const;
