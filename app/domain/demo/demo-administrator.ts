/** The system administrator that `npm start` prints: it exists in the local environment only. */
export const demoAdministrator = {
  userId: "00000000-0000-7000-8000-00000000d101",
  memberId: "00000000-0000-7000-8000-00000000d103",
  email: "admin@fieldwise.example",
  password: "keeps-the-service-2026",
} as const;
