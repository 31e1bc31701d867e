import { inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { typedMoney } from "#app/common/money.ts";
import { pictureUrl } from "#app/common/photos/pictures.ts";
import { ratingData } from "#app/reviews/review-page.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { HotelView } from "./read-hotel.server.ts";

/** A hotel as schema.org data. */
export function hotelData(hotel: HotelView, { origin, currency }: { origin: string; currency: string }) {
	const { id, name, address, city, region, postal_code, country, stars, photos } = hotel;
	const { latitude, longitude } = hotel;
	return {
		"@context": "https://schema.org",
		"@type": "Hotel",
		// The same in each language.
		"@id": origin + hotelPath(id),
		name,
		url: origin + inLanguage(hotelPath(id)),
		image: photos.map(({ hash }) => origin + pictureUrl(hash, 1280)),
		address: {
			"@type": "PostalAddress",
			streetAddress: address,
			addressLocality: city,
			addressRegion: region,
			postalCode: postal_code,
			addressCountry: country,
		},
		...(latitude !== null && longitude !== null
			? { geo: { "@type": "GeoCoordinates", latitude, longitude } }
			: {}),
		...(stars > 0 ? { starRating: { "@type": "Rating", ratingValue: stars } } : {}),
		...ratingData(hotel),
		...(hotel.price_from === null
			? {}
			: {
					priceRange: t.hotelPrice.text({ price: `${typedMoney(hotel.price_from, currency)} ${currency}` }),
				}),
		checkinTime: hotel.check_in_from,
		checkoutTime: hotel.check_out_until,
		petsAllowed: hotel.amenities.includes("pets"),
	};
}
