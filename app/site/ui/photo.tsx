import { PHOTO_WIDTHS, pictureUrl } from "#app/site/pictures.ts";

type PhotoProps = {
	hash: string;
	/** What is to be seen; empty when the words beside it say so already. */
	alt: string;
	/** How wide it is shown, as in `sizes`: `(min-width: 48rem) 18rem, 50vw`. */
	sizes: string;
	/** The original's size, so that the page keeps the room for it. */
	width: number;
	height: number;
	/** The dominant colour, shown until it is there. */
	colour?: string;
	/** The first ones on a page are fetched at once, the others when they come near. */
	isFirst?: boolean;
	className?: string;
};

/** A kept photo in the size that fits, AVIF where the browser takes it. */
export function Photo({ hash, alt, sizes, width, height, colour, isFirst, className }: PhotoProps) {
	const all = (format: "webp" | "avif") =>
		PHOTO_WIDTHS.map((each) => `${pictureUrl(hash, each, format)} ${each}w`).join(", ");
	return (
		<picture>
			<source type="image/avif" srcSet={all("avif")} sizes={sizes} />
			<img
				src={pictureUrl(hash, 320)}
				srcSet={all("webp")}
				sizes={sizes}
				alt={alt}
				width={width}
				height={height}
				loading={isFirst ? undefined : "lazy"}
				decoding={isFirst ? undefined : "async"}
				className={className}
				style={colour ? { backgroundColor: colour } : undefined}
			/>
		</picture>
	);
}
