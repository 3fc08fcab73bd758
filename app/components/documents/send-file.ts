import { isRetried } from "~/domain/intake/upload-retry";
import type { UploadOutcome } from "./upload-outcome";

/**
 * Sends one file to an address as a form would, reporting its progress (0..1). The same file with the same key is
 * accepted once, however often it is sent. Never rejects.
 */
export function sendFile(
  { file, key }: { file: Blob; key: string },
  fileName: string,
  to: string,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("file", file, fileName);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve(outcomeOf(request));
    request.onabort = () => resolve(outcomeOf(request));
    request.open("POST", to);
    request.setRequestHeader("Idempotency-Key", key);
    request.responseType = "json";
    request.send(body);
  });
}

type Answer = {
  received?: unknown[];
  refused?: { messageKey: string; values: Record<string, string | number> }[];
} | null;

function outcomeOf(request: XMLHttpRequest): UploadOutcome {
  const answer = request.response as Answer;
  const [refused] = answer?.refused ?? [];
  if (refused) return { state: "refused", ...refused };
  // A page with status 200 is not the response: it is the sign-in page that the request was redirected to.
  if (request.status === 200 && answer?.received?.length) return { state: "received" };
  const isSignedOut = request.status === 401 || /\/login(\?|$)/.test(request.responseURL);
  return {
    state: "again",
    messageKey: isSignedOut ? "documents.upload.signed-out" : "documents.upload.lost",
    byItself: !isSignedOut && isRetried(request.status),
    retryAfter: request.status > 0 ? request.getResponseHeader("Retry-After") : null,
  };
}
