import { useEffect } from "react";
import { UploadProgress } from "./upload-progress";
import { useUploads } from "./use-uploads";

type Props = {
  to: string;
  /** The files that were chosen last. */
  chosen: readonly File[];
};

/** Sends what is chosen, and what was stored when the page was left, and shows the progress. */
export default function Uploads({ to, chosen }: Props) {
  const { uploads, begin, sendAgain, giveUp } = useUploads(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice of files
  useEffect(() => {
    if (chosen.length > 0) begin(chosen);
  }, [chosen]);
  return <UploadProgress uploads={uploads} onSendAgain={sendAgain} onGiveUp={giveUp} />;
}
