import type { PageQueue, ProcessingQueue } from "~/operations/ports";

/** Queues that take everything and do nothing. A test that looks at what it asked for puts its own method in. */
export const quietProcessing: ProcessingQueue = {
  send: async () => {},
  rescore: async () => {},
  work: async () => {},
  choose: async () => {},
};

export const quietPages: PageQueue = { send: async () => {}, sendFirst: async () => {} };
