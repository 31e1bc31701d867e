import { t } from "#app/common/language/messages.ts";
import { countryName } from "#app/common/places/country-name.ts";
import type { popularCities } from "#app/travel/search/list-places.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Photo, PhotoGround } from "#app/ui/photos/photo.tsx";

type CityTile = Awaited<ReturnType<typeof popularCities>>[number];

/** Cities as pictures with their number of hotels, each a link to the search results. */
export function CityTiles({ cities }: { cities: readonly CityTile[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 lg:gap-x-6">
			{cities.map(({ city, country, hotels, picture }) => (
				<li key={city + country}>
					<a href={`/hotels/results?${new URLSearchParams({ destination: city })}`} className="photo-tile">
						<span className="photo-frame">
							{picture ? (
								<>
									<PhotoGround colour={picture.colour} />
									<Photo
										hash={picture.hash}
										alt=""
										sizes="(min-width: 48rem) 17rem, 46vw"
										width={picture.width}
										height={picture.height}
										isInList
									/>
								</>
							) : (
								<Icon name="bed" className="text-3xl text-secondary" />
							)}
						</span>
						{city}
						<span className="sr-only">, </span>
						<small className="block text-sm font-normal text-secondary">
							{countryName(country)} · {t.counts.hotels({ count: hotels })}
						</small>
					</a>
				</li>
			))}
		</ul>
	);
}
