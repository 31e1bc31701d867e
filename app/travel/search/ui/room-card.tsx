import { Photo, PhotoGround } from "#app/common/photos/photo.tsx";
import type { Stay } from "#app/travel/nights/stay.ts";
import { ROOM_AMENITIES } from "#app/travel/rooms/room-amenities.ts";
import type { RoomOffer, RoomView } from "#app/travel/search/read-hotel.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { OfferOfRoom } from "./room-offer.tsx";
import "./search.css";

type RoomCardProps = {
	room: RoomView;
	stay: Stay | null;
	/** The price of the stay, or why the room is not available; null without dates. */
	quote: RoomOffer["quote"] | null;
	/** When the page was made (ISO). */
	asOf: string;
	currency: string;
};

/** A room type with its details, the price of the stay and the button that books it. */
export function RoomCard({ room, stay, quote, asOf, currency }: RoomCardProps) {
	return (
		<li className="card room">
			<RoomPicture room={room} />
			<RoomCardDetails room={room} heading="h3" />
			<div className="room-price">
				{stay && quote ? (
					<OfferOfRoom room={room} stay={stay} quote={quote} asOf={asOf} currency={currency} />
				) : (
					<>
						<p>
							<span className="text-sm text-secondary">From </span>
							<Price
								amount={Math.min(room.price, room.weekend_price ?? room.price)}
								currency={currency}
								className="text-xl font-semibold"
							/>
							<span className="text-sm text-secondary"> a night</span>
						</p>
						<p className="mt-3">
							<ButtonLink href="#search" variant="plain" className="w-full">
								Choose dates
							</ButtonLink>
						</p>
					</>
				)}
			</div>
		</li>
	);
}

/** Beds, guests, and the size if the hotel entered one. */
const roomFacts = (room: Pick<RoomView, "beds" | "sleeps" | "max_adults" | "size_sqm">): string[] => [
	room.beds,
	`sleeps ${room.sleeps}${room.max_adults < room.sleeps ? ` (up to ${room.max_adults} adults)` : ""}`,
	...(room.size_sqm ? [`${room.size_sqm} m²`] : []),
];

type RoomDetailsProps = {
	room: RoomView;
	heading: "h3" | "h4";
	/** Facts after those of `roomFacts`. */
	more?: string[];
};

/** The name, facts, description and amenities of a room type. */
export function RoomCardDetails({ room, heading: Heading, more = [] }: RoomDetailsProps) {
	return (
		<div className="room-text min-w-0">
			<Heading className="text-lg break-words">{room.name}</Heading>
			<p className="text-secondary">{[...roomFacts(room), ...more].join(" · ")}</p>
			{room.description ? <p className="mt-2 break-words">{room.description}</p> : null}
			{room.amenities.length > 0 ? (
				<p className="mt-2 text-sm text-secondary">
					{room.amenities.map((key) => ROOM_AMENITIES[key]).join(", ")}
				</p>
			) : null}
		</div>
	);
}

export function RoomPicture({ room }: { room: RoomView }) {
	const { image_hash: hash, image_width: width, image_height: height, image_colour: colour } = room;
	return (
		<div className="photo-frame">
			{hash === null || width === null || height === null ? (
				<Icon name="bed" className="text-3xl text-secondary" />
			) : (
				<>
					{colour ? <PhotoGround colour={colour} /> : null}
					<Photo
						hash={hash}
						alt=""
						sizes="(min-width: 48rem) 15rem, 92vw"
						width={width}
						height={height}
						isInList
					/>
				</>
			)}
		</div>
	);
}
