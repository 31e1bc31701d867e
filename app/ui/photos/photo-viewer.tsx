import { t } from "#app/common/language/messages.ts";
import { pageMeta } from "#app/common/market/page-meta.ts";
import { PHOTO_WIDTHS, pictureUrl } from "#app/common/photos/pictures.ts";
import { Icon } from "#app/ui/icon.tsx";
import { altOf, type GalleryPhoto, GalleryScript } from "./gallery.tsx";
import { Photo } from "./photo.tsx";
import viewerCssUrl from "./photo-viewer.css?url";

const SHARED_WIDTH = PHOTO_WIDTHS[3];

type PhotoPage = {
	photos: readonly GalleryPhoto[];
	/** The shown photo, from 1. */
	number: number;
	/** The product or hotel, or a review of it. */
	name: string;
};

/** The style sheet of a photo's page, which the dialog of `gallery.js` uses, too. */
export const viewerLinks = () => [{ rel: "stylesheet", href: viewerCssUrl }];

/** The number of a photo in a URL, from 1; null when there is no such photo. */
export const photoNumber = (text = "", photos: readonly GalleryPhoto[] = []): number | null =>
	/^[1-9]\d?$/.test(text) && Number(text) <= photos.length ? Number(text) : null;

/**
 * The meta tags of a photo's page. For search engines, it is the page at `path`, that of the product or hotel; a shared
 * link shows the photo.
 */
export function photoMeta({
	photos,
	number,
	name,
	path,
	origin,
}: PhotoPage & { path: string; origin: string }) {
	const photo = photos[number - 1];
	if (!photo) return [];
	const { length: count } = photos;
	const title = t.photos.numbered({ name, number, count });
	const alt = altOf(photo, name, number, count);
	const { hash, width, height } = photo;
	const shown = Math.min(width, SHARED_WIDTH);
	const size = { width: shown, height: Math.round((height * shown) / width) };
	const card = { path: pictureUrl(hash, SHARED_WIDTH), alt, ...size };
	return pageMeta({ origin, path, title, description: alt, card });
}

type PhotoViewerProps = PhotoPage & {
	/** The page of the product or hotel, and its name if `name` is another one. */
	backHref: string;
	backTo?: string;
	/** The page of the photo with a number from 1. */
	hrefOf: (number: number) => string;
};

/** The page of one photo, as large as the window, with links to the others. With scripts, arrow keys follow them. */
export function PhotoViewer({ photos, number, name, backTo = name, backHref, hrefOf }: PhotoViewerProps) {
	const photo = photos[number - 1];
	if (!photo) return null;
	const { hash, width, height } = photo;
	const alt = altOf(photo, name, number, photos.length);
	return (
		<div className="viewer">
			<div className="viewer-bar">
				<a href={backHref} className="btn btn-plain btn-dense min-w-0">
					{t.photos.backTo({ backTo })}
				</a>
				<h1>
					<span className="sr-only">{t.photos.photo} </span>
					<bdi dir="ltr">
						{number} / {photos.length}
					</bdi>
				</h1>
			</div>
			<figure>
				<Photo hash={hash} width={width} height={height} alt={alt} sizes="100vw" isFirst />
				<figcaption aria-hidden="true">{alt}</figcaption>
			</figure>
			{number > 1 ? <Step way="prev" href={hrefOf(number - 1)} /> : null}{" "}
			{number < photos.length ? <Step way="next" href={hrefOf(number + 1)} /> : null}
			<GalleryScript />
		</div>
	);
}

const Step = ({ way, href }: { way: "prev" | "next"; href: string }) => (
	<a rel={way} href={href} className={`viewer-step viewer-${way}`}>
		<span className="sr-only">{way === "prev" ? t.photos.previous : t.photos.next}</span>
		<Icon name={way === "prev" ? "left" : "right"} />
	</a>
);
