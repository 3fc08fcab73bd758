/** Yields to the event loop between two parts of long work: an isolate does many things at a time. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
