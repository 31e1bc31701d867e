import { escapeHtml } from "#app/common/escape-html.ts";
import { type CardImage, cardPhotoHtml } from "#app/common/photos/photo.tsx";
import { countryName } from "#app/common/places/country-name.ts";
import { ratingHtml } from "#app/common/reviews/stars.tsx";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import { iconHtml } from "#app/ui/icon.tsx";
import { priceHtml } from "#app/ui/price.tsx";

/** The data of a hotel card, which `withCards` reads. */
export type HotelOnCard = CardImage & {
	id: number;
	name: string;
	city: string;
	country: string;
	stars: number;
	rating_sum: number;
	rating_count: number;
	/** For the stay, or the cheapest night without one; minor units. */
	price: number | null;
	isFree: boolean;
	isInstant: boolean;
};

type HotelCardProps = {
	hotel: HotelOnCard;
	href: string;
	currency: string;
	/** The nights that the price is for; null for a price "from". */
	nights: number | null;
	/** The number of rooms that the price is for. */
	rooms?: number | undefined;
	as?: "h2" | "h3" | undefined;
	isFirst?: boolean;
};

const SIZES = "(min-width: 64rem) 18rem, (min-width: 30rem) 46vw, 92vw";

/**
 * A hotel in a list: picture, name, main facts and price. The whole card is one link, named after the hotel. Written as
 * text: as elements, the cards took half of the rendering of a search.
 */
export function hotelCardHtml(card: HotelCardProps): string {
	const { hotel, href, as = "h3", isFirst } = card;
	const photo = cardPhotoHtml(hotel, { sizes: SIZES, isFirst }) ?? iconHtml("bed", "text-3xl text-secondary");
	const link = `<a href="${escapeHtml(href)}" class="photo-link">${escapeHtml(hotel.name)}</a>`;
	const name = `<${as} class="min-w-0 text-base leading-snug font-semibold tracking-normal break-words">${link}</${as}>`;
	const rating = ratingHtml({ sum: hotel.rating_sum, count: hotel.rating_count });
	const stars = hotel.stars > 0 ? ` · ${hotel.stars} ${hotel.stars === 1 ? "star" : "stars"}` : "";
	const place = escapeHtml(`${hotel.city}, ${countryName(hotel.country)}${stars}`);
	const frame = `<div class="photo-frame aspect-4/3">${photo}</div>`;
	const heading = `<div class="mt-2.5 flex items-baseline justify-between gap-3">${name}${rating}</div>`;
	const facts = `<p class="text-sm text-secondary">${place}</p>${termsHtml(card)}${cardPriceHtml(card)}`;
	return `<article class="group relative flex h-full flex-col">${frame}${heading}${facts}</article>`;
}

function termsHtml({ hotel: { isFree, isInstant }, nights }: HotelCardProps): string {
	if (nights === null) return "";
	const cancellation = isFree
		? '<span data-tone="green" class="font-semibold text-tone">Free cancellation</span>'
		: "No free cancellation";
	const booking = isInstant ? "Instant confirmation" : "Request to book";
	return `<p class="text-sm text-secondary">${cancellation} · ${booking}</p>`;
}

function cardPriceHtml({ hotel: { price }, nights, rooms = 1, currency }: HotelCardProps): string {
	if (price === null) return "";
	const amount = priceHtml({ amount: price, currency, className: "text-lg font-semibold" });
	const note = (text: string) => `<span class="text-sm text-secondary">${text}</span>`;
	if (nights === null) return `<p class="mt-1">${note("From ")}${amount}${note(" a night")}</p>`;
	const ofNight = () => priceHtml({ amount: Math.round(price / nights), currency });
	const stay =
		nights === 1 || rooms > 1
			? `for ${formatNights(nights)}${rooms > 1 ? `, ${rooms} rooms` : ""}`
			: `for ${nights} nights, ${ofNight()} a night`;
	return `<p class="mt-1">${amount} ${note(stay)}</p>`;
}
