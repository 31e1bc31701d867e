import { photoHtml } from "#app/common/photos/photo.tsx";
import type { ProductView } from "#app/shop/catalogue/read-product.server.ts";
import { Icon } from "#app/ui/icon.tsx";

type Shown = ProductView["photos"][number];

const LARGE = "(min-width: 64rem) 38rem, 90vw";

/** The width of the gallery: for the first, and for the last if it would be alone in its row. */
const isLarge = (index: number, count: number) => index === 0 || (index === count - 1 && index % 2 === 1);

/**
 * All photos of a product, the variant's own first: side by side to swipe on a phone, and one large with the
 * others below it on wide screens.
 */
export function PhotoGallery({
	photos,
	title,
	first,
}: {
	photos: Shown[];
	title: string;
	first: string | null;
}) {
	if (photos.length === 0)
		return (
			<div className="photo-frame">
				<Icon name="box" className="text-3xl text-secondary" />
			</div>
		);
	const ordered = photos.toSorted((a, b) => Number(b.hash === first) - Number(a.hash === first));
	const count = ordered.length;
	const frames = ordered.map(({ hash, width, height, colour, alt }, index) => {
		const named = alt || `${title}${count > 1 ? `, photo ${index + 1} of ${count}` : ""}`;
		const sizes = isLarge(index, count) ? LARGE : "(min-width: 64rem) 19rem, 90vw";
		return `<div class="photo-frame">${photoHtml({ hash, width, height, alt: named, sizes, isFirst: index === 0 }, colour)}</div>`;
	});
	return (
		<section
			aria-label={`Photos of ${title}`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards
			tabIndex={0}
			className="gallery"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: typed values are escaped
			dangerouslySetInnerHTML={{ __html: frames.join("") }}
		/>
	);
}
