import { redirect } from "./redirect";

/**
 * The answer of a dialog's action that went well: the dialog's own address again, which now shows the outcome. What the
 * dialog was about may be gone, so its loader asks `isDialogDone` before it looks anything up.
 */
export const dialogDone = (request: Request) => redirect(`${new URL(request.url).pathname}?done=yes`);

/** Whether a dialog's address asks for its outcome instead of its question. */
export const isDialogDone = (request: Request) => new URL(request.url).searchParams.get("done") === "yes";
