import type { Selectable } from "kysely";
import { isolated, withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { Rating } from "#app/reviews/ui/stars.tsx";
import { formatDates, formatNights } from "#app/travel/nights/format-stay.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import type { OtherStay } from "#app/travel/search/price-rooms.server.ts";
import { HotelHeart } from "#app/travel/search/saved/hotel-heart.tsx";
import { hotelAnchor } from "#app/travel/search/saved/saved-path.ts";
import { type CardImage, CardPhoto } from "#app/ui/photos/photo.tsx";
import { Price } from "#app/ui/receipt/price.tsx";
import type { Schema } from "#db/schema.ts";

/** The data of a hotel card, which `withCards` reads. */
export type HotelOnCard = CardImage &
	Pick<
		Selectable<Schema["hotels"]>,
		"id" | "name" | "city" | "country" | "stars" | "rating_sum" | "rating_count"
	> & {
		/** For the stay, or the cheapest night without one; minor units. */
		price: number | null;
		isFree: boolean;
		isInstant: boolean;
		/** The stay of the price, when the hotel is full on the chosen dates. */
		otherDates?: Omit<OtherStay, "plan"> | null;
		/** A stay on other dates that costs less. */
		cheaper?: Omit<OtherStay, "plan"> | null;
	};

type HotelCardProps = {
	hotel: HotelOnCard;
	href: string;
	currency: string;
	/** The nights that the price is for; null for a price "from". */
	nights: number | null;
	/** The number of rooms that the price is for. */
	rooms?: number | undefined;
	/** Dates in another year are written with it. */
	thisYear?: number | undefined;
	as?: "h2" | "h3" | "h4" | undefined;
	isFirst?: boolean;
	/** Only on a page with `ownHearts`. */
	hasHeart?: boolean | undefined;
};

const SIZES = "(min-width: 64rem) 18rem, (min-width: 30rem) 46vw, 92vw";

/** A hotel in a list: picture, name, main facts and price. The whole card is one link, named after the hotel. */
export function HotelCard(card: HotelCardProps) {
	const { hotel, href, as: Heading = "h3", isFirst, hasHeart } = card;
	return (
		<article
			id={hasHeart ? hotelAnchor(hotel.id) : undefined}
			className="group relative flex h-full flex-col"
		>
			<div className="photo-frame aspect-4/3">
				<CardPhoto image={hotel} icon="bed" sizes={SIZES} isFirst={isFirst} />
			</div>
			<div className="mt-2.5 flex items-baseline justify-between gap-3">
				<Heading className="min-w-0 text-base leading-snug font-semibold tracking-normal break-words">
					<a href={href} className="photo-link">
						{hotel.name}
					</a>
				</Heading>
				<Rating sum={hotel.rating_sum} count={hotel.rating_count} />
			</div>
			<p className="text-sm text-secondary">
				{withCommas([isolated(hotel.city), countryName(hotel.country)])}
				{hotel.stars > 0 ? ` · ${t.counts.stars({ count: hotel.stars })}` : null}
			</p>
			{card.nights === null ? null : <Terms hotel={hotel} />}
			<CardPrice {...card} />
			<OtherDates {...card} />
			{hasHeart ? <HotelHeart hotel={hotel} /> : null}
		</article>
	);
}

function Terms({ hotel: { isFree, isInstant } }: Pick<HotelCardProps, "hotel">) {
	return (
		<p className="text-sm text-secondary">
			{isFree ? (
				<span data-tone="green" className="font-semibold text-tone">
					{t.hotelFilters.freeCancellation}
				</span>
			) : (
				t.hotelCards.noFreeCancellation
			)}{" "}
			· {isInstant ? t.hotelFilters.instant : t.hotelCards.request}
		</p>
	);
}

function CardPrice({ hotel: { price }, nights, rooms = 1, currency }: HotelCardProps) {
	if (price === null) return null;
	const amount = <Price amount={price} currency={currency} className="text-lg font-semibold" />;
	if (nights === null)
		return (
			<p className="mt-1">
				{t.hotelPrice.fromANight({
					price: amount,
					small: (text) => <span className="text-sm text-secondary">{text}</span>,
				})}
			</p>
		);
	return (
		<p className="mt-1">
			{amount}{" "}
			<span className="text-sm text-secondary">
				{rooms > 1
					? t.hotelPrice.forNightsOfRooms({
							nights: formatNights(nights),
							rooms: t.counts.rooms({ count: rooms }),
						})
					: nights > 1
						? t.hotelPrice.forNightsEach({
								nights: formatNights(nights),
								price: <Price amount={Math.round(price / nights)} currency={currency} />,
							})
						: t.hotelPrice.forNights({ nights: formatNights(nights) })}
			</span>
		</p>
	);
}

/** What flexible dates found: other dates, because the hotel is full on the chosen ones, or a cheaper stay. */
function OtherDates({ hotel, currency, thisYear = 0 }: HotelCardProps) {
	const { id, price, otherDates, cheaper } = hotel;
	if (otherDates)
		return (
			<p className="text-sm">
				{t.hotelCards.full({
					dates: <strong>{formatDates(otherDates.stay, thisYear)}</strong>,
					rest: (text) => <span className="text-secondary">{text}</span>,
					room: otherDates.roomName,
				})}
			</p>
		);
	if (!cheaper || price === null) return null;
	return (
		<p className="text-sm">
			<a href={hotelPath(id, cheaper.stay)} className="link relative inline-flex min-h-6 items-center">
				<span className="sr-only">{hotel.name}, </span>
				{t.hotelCards.cheaper({
					stay: formatDates(cheaper.stay, thisYear),
					room: cheaper.roomName,
					amount: formatMoney(price - cheaper.total, currency),
				})}
			</a>
		</p>
	);
}
