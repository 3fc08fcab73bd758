import type { PagePoint } from "~/domain/review/review-draft";
import { useTranslation } from "~/locales/use-translation";
import type { ShownPage } from "./review";

type Props = { page: ShownPage; zoom: number; corner: PagePoint | null; address: string };

// The width of the image at 100 percent, in CSS pixels: the coordinates of a click are relative to it.
const width = 640;

/** The page as one button: two clicks on it are the corners of a box. For browsers without script. */
export function PageCorners({ page, zoom, corner, address }: Props) {
  const { t } = useTranslation();
  const size = {
    width: (width * zoom) / 100,
    height: Math.round((width * zoom * page.height) / page.width / 100),
  };
  const first = corner?.page === page.number ? corner : null;
  return (
    <div className="relative" style={size}>
      {Object.entries({ ...size, page: page.number }).map(([name, value]) => (
        <input key={name} type="hidden" form="review" name={`point.${name}`} value={value} />
      ))}
      <input
        type="image"
        form="review"
        name="point"
        src={page.image}
        alt={t(first ? "review.second-corner" : "review.first-corner", { number: page.number })}
        formAction={address}
        style={size}
        className="block max-w-none cursor-crosshair bg-white"
      />
      {first && (
        <span
          style={{ left: `${first.x * 100}%`, top: `${first.y * 100}%` }}
          className="pointer-events-none absolute size-4 border-t-2 border-l-2 border-[#b3201c]"
        />
      )}
    </div>
  );
}
