import { PHOTO_WIDTHS, pictureUrl } from "#app/common/photos/pictures.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

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

/** A stored photo in the best size, as AVIF where the browser supports it. */
export function Photo({ hash, alt, sizes, width, height, isInList, isFirst, className }: PhotoProps) {
	const all = (format: "webp" | "avif") =>
		(isInList ? LIST_WIDTHS : PHOTO_WIDTHS)
			.map((each) => `${pictureUrl(hash, each, format)} ${each}w`)
			.join(", ");
	return (
		<picture>
			<source type="image/avif" srcSet={all("avif")} sizes={sizes} />
			<img
				src={pictureUrl(hash, 320)}
				srcSet={isInList ? undefined : all("webp")}
				sizes={isInList ? undefined : sizes}
				alt={alt}
				width={width}
				height={height}
				loading={isFirst ? undefined : "lazy"}
				decoding={isFirst ? undefined : "async"}
				className={className}
			/>
		</picture>
	);
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

/** The photo of a card over its dominant colour. Without a photo, an icon. */
export function CardPhoto({ image, icon, sizes, isFirst }: CardPhotoProps) {
	const { image_hash: hash, image_width: width, image_height: height, image_colour: colour } = image;
	if (hash === null || width === null || height === null)
		return <Icon name={icon} className="text-3xl text-secondary" />;
	return (
		<>
			{colour ? <PhotoGround colour={colour} /> : null}
			<Photo hash={hash} alt="" sizes={sizes} width={width} height={height} isInList isFirst={isFirst} />
		</>
	);
}

type CardPhotoProps = {
	image: CardImage;
	icon: IconName;
	sizes: string;
	isFirst: boolean | undefined;
};

/** The columns of a card's photo. */
export type CardImage = {
	image_hash: string | null;
	image_width: number | null;
	image_height: number | null;
	image_colour: string | null;
};
