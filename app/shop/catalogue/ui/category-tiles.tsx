import type { listActiveCategories } from "#app/shop/catalogue/read-collection.server.ts";
import { Photo, PhotoGround } from "#app/ui/photos/photo.tsx";

type Tile = Awaited<ReturnType<typeof listActiveCategories>>[number];

type CategoryTilesProps = {
	categories: readonly Tile[];
	/** A row of small tiles, further down on a page. */
	isSmall?: boolean;
};

const SIZES = "(min-width: 64rem) 17rem, (min-width: 48rem) 23vw, 46vw";
const SMALL_SIZES = "(min-width: 64rem) 8rem, 23vw";

/** The categories, each a link with a picture and a name. */
export function CategoryTiles({ categories, isSmall = false }: CategoryTilesProps) {
	return (
		<ul className={isSmall ? "small-tiles text-sm" : "grid grid-cols-2 gap-4 md:grid-cols-4 lg:gap-6"}>
			{categories.map(({ slug, name, lang, hash, width, height, colour }, index) => (
				<li key={slug}>
					<a
						href={`/collection?${new URLSearchParams({ category: slug })}`}
						lang={lang?.name}
						className="photo-tile"
					>
						<span className="photo-frame aspect-square">
							{colour ? <PhotoGround colour={colour} /> : null}
							{hash !== null && width !== null && height !== null ? (
								<Photo
									hash={hash}
									alt=""
									sizes={isSmall ? SMALL_SIZES : SIZES}
									width={width}
									height={height}
									isInList
									isFirst={!isSmall && index < 4}
								/>
							) : null}
						</span>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
