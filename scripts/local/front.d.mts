export type FrontOptions = {
  /** 0 takes a free port. */
  port: number;
  /** Where the runtime listens: a promise that takes until it does. */
  whereabouts: () => Promise<URL>;
};

export declare function startFront(options: FrontOptions): Promise<{ url: string; stop: () => void }>;
