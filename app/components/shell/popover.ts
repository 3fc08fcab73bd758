/** Ties a button to the popover it opens. React 18 does not know the attribute yet, browsers do. */
export const opensPopover = (id: string): Record<string, string> => ({ popovertarget: id });

/** Makes an element a popover: it opens without script, closes on Escape and on a click elsewhere. */
export const isPopover = (id: string): Record<string, string> => ({ id, popover: "auto" });
