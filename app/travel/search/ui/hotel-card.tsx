import { Photo, PhotoGround } from "#app/common/photos/photo.tsx";
import { countryName } from "#app/common/places/country-name.ts";
import { Rating } from "#app/common/reviews/stars.tsx";
import { formatNights } from "#app/travel/nights/format-stay.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { Remembered } from "#app/ui/remembered-markup.tsx";

/** The data of a hotel card, which `withCards` reads. */
export type HotelOnCard = {
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
	image_hash: string | null;
	image_width: number | null;
	image_height: number | null;
	image_colour: string | null;
};

type HotelCardProps = {
	hotel: HotelOnCard;
	href: string;
	currency: string;
	/** The nights that the price is for; null for a price "from". */
	nights: number | null;
	/** The number of rooms that the price is for. */
	rooms?: number;
	as?: "h2" | "h3";
	isFirst?: boolean;
};

const SIZES = "(min-width: 64rem) 18rem, (min-width: 30rem) 46vw, 92vw";

/**
 * A hotel in a list: picture, name, main facts and price. The whole card is one link, named after the hotel.
 */
export function HotelCard({
	hotel,
	href,
	currency,
	nights,
	rooms = 1,
	as: Name = "h3",
	isFirst,
}: HotelCardProps) {
	const { image_hash: hash, image_width: width, image_height: height, image_colour: colour } = hotel;
	return (
		<article className="group relative flex h-full flex-col">
			<Remembered
				as="div"
				className="photo-frame aspect-4/3"
				component={CardPicture}
				props={{ hash, width, height, colour, isFirst }}
			/>
			<div className="mt-2.5 flex items-baseline justify-between gap-3">
				<Name className="min-w-0 text-base leading-snug font-semibold tracking-normal break-words">
					<a href={href} className="photo-link">
						{hotel.name}
					</a>
				</Name>
				<Rating sum={hotel.rating_sum} count={hotel.rating_count} />
			</div>
			<p className="text-sm text-secondary">
				{hotel.city}, {countryName(hotel.country)}
				{hotel.stars > 0 ? ` · ${hotel.stars} ${hotel.stars === 1 ? "star" : "stars"}` : null}
			</p>
			{nights === null ? null : (
				<p className="text-sm text-secondary">
					{hotel.isFree ? (
						<span data-tone="green" className="font-semibold text-tone">
							Free cancellation
						</span>
					) : (
						"No free cancellation"
					)}
					{hotel.isInstant ? " · Instant confirmation" : " · Request to book"}
				</p>
			)}
			<CardPrice price={hotel.price} nights={nights} rooms={rooms} currency={currency} />
		</article>
	);
}

function CardPrice({
	price,
	nights,
	rooms,
	currency,
}: Pick<HotelCardProps, "nights" | "currency"> & { price: number | null; rooms: number }) {
	if (price === null) return null;
	if (nights === null)
		return (
			<p className="mt-1">
				<span className="text-sm text-secondary">From </span>
				<Price amount={price} currency={currency} className="text-lg font-semibold" />
				<span className="text-sm text-secondary"> a night</span>
			</p>
		);
	return (
		<p className="mt-1">
			<Price amount={price} currency={currency} className="text-lg font-semibold" />{" "}
			<span className="text-sm text-secondary">
				{nights === 1 || rooms > 1 ? (
					`for ${formatNights(nights)}${rooms > 1 ? `, ${rooms} rooms` : ""}`
				) : (
					<>
						for {nights} nights, <Price amount={Math.round(price / nights)} currency={currency} /> a night
					</>
				)}
			</span>
		</p>
	);
}

type CardPictureProps = {
	hash: string | null;
	width: number | null;
	height: number | null;
	colour: string | null;
	isFirst: boolean | undefined;
};

function CardPicture({ hash, width, height, colour, isFirst }: CardPictureProps) {
	if (hash === null || width === null || height === null)
		return <Icon name="bed" className="text-3xl text-secondary" />;
	return (
		<>
			{colour ? <PhotoGround colour={colour} /> : null}
			<Photo hash={hash} alt="" sizes={SIZES} width={width} height={height} isInList isFirst={isFirst} />
		</>
	);
}
