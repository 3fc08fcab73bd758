import type { ChildProcess } from "node:child_process";

export type LocalServerOptions = {
  /** 0 takes a free port. */
  port: number;
  /** Where databases and files are kept; a relative path counts from the project's root. */
  stateDir: string;
  variables?: Record<string, string>;
  /** Ports at which a debugger reaches the isolates of each runtime. */
  inspectors?: { web: number; documents: number };
  /** A runtime of this many bytes that did nothing for this many milliseconds is started again. */
  renewal?: { limits: { web: number; documents: number }; every: number };
  onOutput?: (text: string) => void;
};

export type LocalServer = { url: string; process: ChildProcess; registry: string; stop: () => Promise<void> };

export declare function startLocalServer(options: LocalServerOptions): Promise<LocalServer>;

/** A port that nobody listens on. */
export declare function freePort(): Promise<number>;
