import { t } from "#app/common/language/messages.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import "./gallery.css";
import galleryUrl from "./gallery.js?url";
import { Photo, PhotoGround } from "./photo.tsx";
import viewerCssUrl from "./photo-viewer.css?url";

/** A photo of a product or hotel. `alt` may be empty. */
export type GalleryPhoto = { hash: string; width: number; height: number; colour: string; alt: string };

/** What each layout looks like on wide screens: on phones, all photos stand side by side to swipe. */
const LAYOUTS = {
	/** One large photo, and the others as thumbnails below it. */
	thumbnails: {
		sizes: "(min-width: 64rem) 38rem, (min-width: 48rem) 45vw, 90vw",
		othersSizes: "(min-width: 48rem) 8rem, 90vw",
	},
	/** One large photo beside two or four smaller ones; the last one says how many more there are. */
	mosaic: {
		sizes: "(min-width: 48rem) 36rem, 92vw",
		othersSizes: "(min-width: 48rem) 18rem, 92vw",
	},
} as const;

/** For the dialog of the script. */
const viewerTexts = () => ({
	"data-sheet": viewerCssUrl,
	"data-close": t.words.close,
	"data-previous": t.photos.previous,
	"data-next": t.photos.next,
});

type GalleryProps = {
	photos: readonly GalleryPhoto[];
	/** The product or hotel. */
	name: string;
	layout: keyof typeof LAYOUTS;
	/** The page of the photo with a number from 1. Without pages, the photos are no links. */
	hrefOf?: (number: number) => string;
	/** Shown when there are no photos. */
	icon: IconName;
};

/** How many photos a mosaic shows on wide screens; `gallery.css` hides the others. */
const inMosaic = (count: number) => (count === 4 ? 3 : Math.min(count, 5));

/** The alternative text of the photo with a number from 1. */
export const altOf = ({ alt }: GalleryPhoto, name: string, number: number, count: number): string =>
	alt || (count > 1 ? t.photos.numbered({ name, number, count }) : name);

/**
 * All photos of a product or hotel, each a link to its page. With scripts, the links open a dialog in which
 * photos are swiped.
 */
export function Gallery({ photos, name, layout, hrefOf, icon }: GalleryProps) {
	const count = photos.length;
	if (count === 0)
		return (
			<div className={layout === "mosaic" ? "photo-frame aspect-4/3 max-h-64 w-full" : "photo-frame"}>
				<Icon name={icon} className="text-3xl text-secondary" />
			</div>
		);
	const { sizes, othersSizes } = LAYOUTS[layout];
	const hasMore = layout === "mosaic" && count > inMosaic(count);
	const section = (
		<section
			aria-label={t.photos.of({ name })}
			className={`gallery ${layout}`}
			{...(hrefOf ? viewerTexts() : {})}
		>
			{photos.map((photo, index) => {
				const { hash, width, height, colour } = photo;
				const content = (
					<>
						{colour ? <PhotoGround colour={colour} /> : null}
						<Photo
							hash={hash}
							width={width}
							height={height}
							alt={altOf(photo, name, index + 1, count)}
							sizes={index === 0 ? sizes : othersSizes}
							isFirst={index === 0}
							isInList={index > 0}
						/>
						{count > 1 ? (
							<span className="photo-flag" dir="ltr">
								{index + 1} / {count}
							</span>
						) : null}
						{hasMore && index + 1 === inMosaic(count) ? (
							<span className="photo-flag photo-more">{t.photos.allOf({ count })}</span>
						) : null}
					</>
				);
				return hrefOf ? (
					<a key={hash} href={hrefOf(index + 1)} className="photo-frame">
						{content}
					</a>
				) : (
					<div key={hash} className="photo-frame">
						{content}
					</div>
				);
			})}
		</section>
	);
	return (
		<>
			{section}
			{hrefOf ? <GalleryScript /> : null}
		</>
	);
}

/** Opens a gallery's photos in place, and changes the photo of `PhotoViewer` by keys. */
export const GalleryScript = () => <script type="module" src={galleryUrl} />;
