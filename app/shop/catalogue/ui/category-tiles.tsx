import { Photo, PhotoGround } from "#app/common/photos/photo.tsx";
import type { listActiveCategories } from "#app/shop/catalogue/read-collection.server.ts";

type Tile = Awaited<ReturnType<typeof listActiveCategories>>[number];

const SIZES = "(min-width: 64rem) 17rem, (min-width: 48rem) 23vw, 46vw";

/** The categories, each a link with a picture and a name. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
	return (
		<ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:gap-6">
			{categories.map(({ slug, name, hash, width, height, colour }, index) => (
				<li key={slug}>
					<a href={`/collection?${new URLSearchParams({ category: slug })}`} className="photo-tile">
						<span className="photo-frame">
							{colour ? <PhotoGround colour={colour} /> : null}
							{hash !== null && width !== null && height !== null ? (
								<Photo
									hash={hash}
									alt=""
									sizes={SIZES}
									width={width}
									height={height}
									isInList
									isFirst={index < 4}
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
