import { typedMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { ratingData } from "#app/common/reviews/review-page.ts";
import { HOTEL_AMENITIES } from "#app/travel/hotels/hotel-amenities.ts";
import { hotelPath } from "./hotel-path.ts";
import type { HotelView } from "./read-hotel.server.ts";

/** A hotel as schema.org data. */
export function hotelData(hotel: HotelView, { origin, currency }: { origin: string; currency: string }) {
	const { id, name, description, address, city, region, postal_code, country, stars, photos } = hotel;
	const url = origin + hotelPath(id);
	return {
		"@context": "https://schema.org",
		"@type": "Hotel",
		"@id": url,
		name,
		url,
		description: description.slice(0, 5_000),
		image: photos.map(({ hash }) => origin + pictureUrl(hash, 1280)),
		address: {
			"@type": "PostalAddress",
			streetAddress: address,
			addressLocality: city,
			...(region ? { addressRegion: region } : {}),
			...(postal_code ? { postalCode: postal_code } : {}),
			addressCountry: country,
		},
		...(stars > 0 ? { starRating: { "@type": "Rating", ratingValue: stars } } : {}),
		...ratingData(hotel),
		...(hotel.price_from === null
			? {}
			: { priceRange: `From ${typedMoney(hotel.price_from, currency)} ${currency} a night` }),
		currenciesAccepted: currency,
		checkinTime: hotel.check_in_from,
		checkoutTime: hotel.check_out_until,
		petsAllowed: hotel.amenities.includes("pets"),
		amenityFeature: hotel.amenities.map((key) => ({
			"@type": "LocationFeatureSpecification",
			name: HOTEL_AMENITIES[key],
			value: true,
		})),
	};
}
