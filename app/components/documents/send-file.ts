import type { UploadOutcome } from "./upload-outcome";

/** Sends one file to an address as a form would, telling how far it is (0..1). Never rejects. */
export function sendFile(
  file: File,
  to: string,
  onProgress: (share: number) => void,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append("file", file);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve({ state: "refused", messageKey: "documents.upload.lost", values: {} });
    request.open("POST", to);
    request.responseType = "json";
    request.send(body);
  });
}

type Answer = { refused?: { messageKey: string; values: Record<string, string | number> }[] } | null;

function outcomeOf(request: XMLHttpRequest): UploadOutcome {
  const [refused] = (request.response as Answer)?.refused ?? [];
  if (refused) return { state: "refused", ...refused };
  if (request.status === 200) return { state: "received" };
  return { state: "refused", messageKey: "documents.upload.lost", values: {} };
}
