import type { IncomingMessage, ServerResponse } from "node:http";

export declare function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  reason: "gone" | "lost",
): void;
