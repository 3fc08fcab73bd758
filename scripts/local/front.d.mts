export type FrontOptions = {
  /** 0 takes a free port. */
  port: number;
  /** Where the runtime listens: a promise that takes until it does. */
  whereabouts: () => Promise<URL>;
};

export type Front = {
  url: string;
  stop: () => void;
  alone: (act: () => Promise<unknown>, milliseconds: number) => Promise<boolean>;
};

export declare function startFront(options: FrontOptions): Promise<Front>;
