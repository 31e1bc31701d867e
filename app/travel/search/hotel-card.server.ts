import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { formatMoney } from "#app/common/money.ts";
import { cardKey, ratingOnCard, type SocialCard } from "#app/common/photos/social-card.server.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { HotelView } from "./read-hotel.server.ts";

type CardHotel = Pick<
	HotelView,
	"name" | "photos" | "city" | "country" | "stars" | "price_from" | "rating_sum" | "rating_count"
>;

/** What the preview picture of a hotel shows. */
export const hotelCard = (hotel: CardHotel, currency: string): SocialCard => ({
	subject: "travel",
	marketName: marketName(),
	photo: hotel.photos[0]?.hash ?? null,
	name: hotel.name,
	place: `${hotel.city}, ${countryName(hotel.country)}`,
	stars: hotel.stars,
	price:
		hotel.price_from === null ? null : t.hotelPrice.text({ price: formatMoney(hotel.price_from, currency) }),
	rating: ratingOnCard({ sum: hotel.rating_sum, count: hotel.rating_count }),
});

/** The path of a hotel's card, and what it says. */
export function hotelCardLink(hotel: CardHotel & { id: number }, currency: string) {
	const card = hotelCard(hotel, currency);
	return { path: `${hotelPath(hotel.id)}/card.jpg?v=${cardKey(card)}`, alt: `${card.name}, ${card.place}` };
}
