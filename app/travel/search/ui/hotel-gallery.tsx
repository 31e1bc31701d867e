import { Photo, PhotoGround } from "#app/common/photos/photo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./search.css";

type Shown = { hash: string; width: number; height: number; colour: string; alt: string };

/** All photos of a hotel: to swipe on a phone; on wide screens one large, with the others next to it. */
export function HotelGallery({ photos, name }: { photos: readonly Shown[]; name: string }) {
	if (photos.length === 0)
		return (
			<div className="photo-frame aspect-4/3 max-h-64 w-full">
				<Icon name="bed" className="text-3xl text-secondary" />
			</div>
		);
	const numbered = (index: number) =>
		photos.length > 1 ? `${name}, photo ${index + 1} of ${photos.length}` : name;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards
		<section aria-label={`Photos of ${name}`} tabIndex={0} className="hotel-gallery">
			{photos.map(({ hash, width, height, colour, alt }, index) => (
				<div key={hash} className="photo-frame">
					<PhotoGround colour={colour} />
					<Photo
						hash={hash}
						alt={alt || numbered(index)}
						sizes={index === 0 ? "(min-width: 48rem) 36rem, 92vw" : "(min-width: 48rem) 18rem, 92vw"}
						width={width}
						height={height}
						isFirst={index === 0}
						isInList={index > 0}
					/>
				</div>
			))}
		</section>
	);
}
