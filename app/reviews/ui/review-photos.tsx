import { t } from "#app/common/language/messages.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";

type ReviewPhotosProps = {
	/** The hashes of the pictures. */
	photos: readonly string[];
	author: string;
	/** Where the photo with a number from 1 leads. */
	hrefOf: (number: number, hash: string) => string;
};

/** The photos of a review, each a link. */
export function ReviewPhotos({ photos, author, hrefOf }: ReviewPhotosProps) {
	if (photos.length === 0) return null;
	return (
		<ul className="mt-3 flex flex-wrap gap-2">
			{photos.map((hash, index) => (
				<li key={hash}>
					<a href={hrefOf(index + 1, hash)}>
						<img
							src={pictureUrl(hash, 160)}
							alt={t.reviews.photo({ author, number: index + 1, count: photos.length })}
							width="80"
							height="80"
							loading="lazy"
							className="size-20 rounded-control bg-sunk object-cover"
						/>
					</a>{" "}
				</li>
			))}
		</ul>
	);
}
