/** A turn of the event loop between two pieces of long work: an isolate does many things at a time. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
