import type { Duplex, Readable } from "node:stream";

export declare function bufferedBody(
  request: Readable & { method?: string; headers: Record<string, string | string[] | undefined> },
): {
  mayRepeat(): boolean;
  sendTo(onward: Duplex): void;
  stop(onward: Duplex): void;
  drop(): void;
};
