import type { Weeks } from "#app/travel/approval/read-next-nights.server.ts";
import { formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import type { RoomView } from "#app/travel/search/read-hotel.server.ts";
import { RoomCardDetails, RoomPicture } from "#app/travel/search/ui/room-card.tsx";
import { Price } from "#app/ui/price.tsx";
import { NextNights } from "./next-nights.tsx";
import "#app/travel/search/ui/search.css";

type ReviewedRoomProps = { room: RoomView & { quantity: number }; weeks: Weeks; currency: string };

export function ReviewedRoom({ room, weeks, currency }: ReviewedRoomProps) {
	const money = (amount: number) => <Price amount={amount} currency={currency} />;
	const extra = `Extra guest, above ${room.guests_included}`;
	const prices = [
		["Price per night", money(room.price)],
		...(room.weekend_price === null ? [] : [["Friday and Saturday", money(room.weekend_price)] as const]),
		...(room.sleeps > room.guests_included ? [[extra, money(room.extra_guest_price)] as const] : []),
		["Length of stay", `${room.min_nights} to ${formatNights(room.max_nights)}`],
	] as const;
	return (
		<li className="card overflow-hidden">
			<div className="room">
				<RoomPicture room={room} />
				<RoomCardDetails room={room} heading="h4" more={[formatRooms(room.quantity)]} />
				<dl className="room-price text-sm">
					{prices.map(([term, fact]) => (
						<div key={term} className="mb-1.5 flex justify-between gap-3">
							<dt className="text-secondary">{term}</dt>
							<dd className="text-end whitespace-nowrap">{fact}</dd>
						</div>
					))}
				</dl>
			</div>
			<details className="border-t border-line p-4" open>
				<summary className="link inline-flex min-h-6 items-center font-semibold">
					Prices of the next 30 nights
				</summary>
				<div className="mt-3">
					<NextNights weeks={weeks} room={room.name} currency={currency} />
				</div>
			</details>
		</li>
	);
}
