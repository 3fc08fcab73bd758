/** See `keep-running.mjs`. */
export type Runtime = {
  url: string;
  debugAddress: string;
  ended: Promise<unknown>;
  stop(): Promise<void>;
};
export declare function keepRunning(told: {
  start(group: "web" | "documents", storage?: string): Promise<Runtime>;
  onRunning(running: { web: Runtime; again: boolean }): void;
  say(line: string): void;
}): {
  whereabouts(): Promise<URL>;
  start(): Promise<void>;
  renew(group: "web" | "documents"): Promise<void>;
  stop(): Promise<void>;
};
