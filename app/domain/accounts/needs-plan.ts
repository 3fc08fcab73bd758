const openBefore = /^\/(payment_process|support|create-tenant|logout|login)(\/|$)/i;

/** Whether a page is for tenants that have chosen a plan: all but payment, support, and the way in and out. */
export const needsPlan = (pathname: string) => !openBefore.test(pathname);
