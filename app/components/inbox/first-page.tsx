import { useTranslation } from "~/locales/use-translation";
import { isPopover, opensPopover } from "../shell/popover";

/** A thumbnail of a file's first page; clicked, it opens in readable size. It works without script. */
export function FirstPage({ id, fileName }: { id: string; fileName: string }) {
  const { t } = useTranslation();
  const image = (width: number) => `/inbox/${id}/preview?width=${width}&attempt=0`;
  const alt = t("intake.inbox.preview", { fileName });
  return (
    <>
      <button
        type="button"
        className="w-14 shrink-0 rounded-sm border border-line bg-white"
        {...opensPopover(`${id}-page`)}
      >
        <img
          src={image(320)}
          alt={alt}
          loading="lazy"
          width={56}
          height={74}
          className="max-h-20 min-h-12 w-full object-cover object-top text-xs"
        />
      </button>
      <div
        className="m-auto max-h-[92dvh] max-w-[min(56rem,96vw)] overflow-auto rounded-sm border border-line bg-surface p-2 backdrop:bg-black/40"
        {...isPopover(`${id}-page`)}
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2">
          <a href={`/inbox/${id}/file`} className="link wrap-anywhere">
            {fileName}
          </a>
          <button type="button" className="link" {...opensPopover(`${id}-page`)}>
            {t("intake.inbox.close")}
          </button>
        </p>
        <img src={image(1240)} alt={alt} loading="lazy" className="w-[52rem] max-w-full bg-white" />
      </div>
    </>
  );
}
