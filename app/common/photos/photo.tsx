import { escapeHtml } from "#app/common/escape-html.ts";
import { PHOTO_WIDTHS, pictureUrl } from "./pictures.ts";
import "./photo.css";

type PhotoProps = {
	hash: string;
	/** What the photo shows; empty when the text beside it already says so. */
	alt: string;
	/** The displayed width, as in `sizes`: `(min-width: 48rem) 18rem, 50vw`. */
	sizes: string;
	/** The original's size, so that the page reserves the space. */
	width: number;
	height: number;
	/** One of many photos in a list: fewer sizes are offered, to keep the page small. */
	isInList?: boolean;
	/** The first photos of a page load at once, the others when they come near. */
	isFirst?: boolean | undefined;
	className?: string;
};

const LIST_WIDTHS = [320, 640] as const satisfies (typeof PHOTO_WIDTHS)[number][];

/**
 * A stored photo in the best size, as AVIF where the browser supports it. Written as text: as elements, the photos of a
 * page took longer than the rest of it.
 */
export function Photo(props: PhotoProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: typed values are escaped, and a hash is made by the site
	return <picture dangerouslySetInnerHTML={{ __html: sourcesHtml(props) }} />;
}

function sourcesHtml({ hash, alt, sizes, width, height, isInList, isFirst, className }: PhotoProps): string {
	const all = (format: "webp" | "avif") =>
		(isInList ? LIST_WIDTHS : PHOTO_WIDTHS)
			.map((each) => `${pictureUrl(hash, each, format)} ${each}w`)
			.join(", ");
	const sized = ` sizes="${escapeHtml(sizes)}"`;
	const source = `<source type="image/avif" srcset="${all("avif")}"${sized}/>`;
	const larger = isInList ? "" : ` srcset="${all("webp")}"${sized}`;
	const late = isFirst ? "" : ' loading="lazy" decoding="async"';
	const named = className ? ` class="${escapeHtml(className)}"` : "";
	const image = `<img src="${pictureUrl(hash, 320)}"${larger} alt="${escapeHtml(alt)}" width="${width}" height="${height}"${late}${named}/>`;
	return source + image;
}

/**
 * Shows a photo's dominant colour until the photo is loaded. It fills the positioned parent element, and is
 * an SVG because the security policy forbids style attributes.
 */
export function PhotoGround({ colour }: { colour: string }) {
	return (
		<svg className="photo-ground" aria-hidden="true">
			<rect width="100%" height="100%" fill={colour} />
		</svg>
	);
}

/** A photo over its dominant colour, as text. */
export function photoHtml(props: PhotoProps, colour: string | null): string {
	const ground = colour
		? `<svg class="photo-ground" aria-hidden="true"><rect width="100%" height="100%" fill="${escapeHtml(colour)}"></rect></svg>`
		: "";
	return `${ground}<picture>${sourcesHtml(props)}</picture>`;
}

/** The photo of a card, as text. Null without a photo. */
export function cardPhotoHtml(
	{ image_hash: hash, image_width: width, image_height: height, image_colour: colour }: CardImage,
	{ sizes, isFirst }: { sizes: string; isFirst?: boolean | undefined },
): string | null {
	if (hash === null || width === null || height === null) return null;
	return photoHtml({ hash, alt: "", sizes, width, height, isInList: true, isFirst }, colour);
}

/** The columns of a card's photo. */
export type CardImage = {
	image_hash: string | null;
	image_width: number | null;
	image_height: number | null;
	image_colour: string | null;
};
