/** The way from Connections to the pages of webhooks. */
export const webhookCrumbs = [
  { key: "connections.title", to: "/connections" },
  { key: "webhooks.title", to: "/connections/webhooks" },
];
