import { formatDay } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatNights, formatRooms } from "#app/travel/nights/format-stay.ts";
import { NightsTable } from "#app/travel/nights/nights-table.tsx";
import type { Weeks } from "#app/travel/nights/read-month.server.ts";
import type { RoomView } from "#app/travel/search/read-hotel.server.ts";
import { RoomLayout } from "#app/travel/search/ui/room-card.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

type ReviewedRoomProps = { room: RoomView & { quantity: number }; weeks: Weeks; currency: string };

export function ReviewedRoom({ room, weeks, currency }: ReviewedRoomProps) {
	const money = (amount: number) => <Price amount={amount} currency={currency} />;
	const extra = t.reviewedRoom.extraGuest({ guests: room.guests_included });
	const prices = [
		[t.reviewedRoom.price, money(room.price)],
		...(room.weekend_price === null
			? []
			: [[t.reviewedRoom.weekendPrice, money(room.weekend_price)] as const]),
		...(room.sleeps > room.guests_included ? [[extra, money(room.extra_guest_price)] as const] : []),
		[
			t.reviewedRoom.stay,
			t.reviewedRoom.nights({ min: room.min_nights, max: formatNights(room.max_nights) }),
		],
	] as const;
	return (
		<li className="card overflow-hidden">
			<RoomLayout room={room} heading="h4" more={[formatRooms(room.quantity)]}>
				<dl className="text-sm">
					{prices.map(([term, fact]) => (
						<div key={term} className="mb-1.5 flex justify-between gap-3">
							<dt className="text-secondary">{term}</dt>
							<dd className="text-end whitespace-nowrap">{fact}</dd>
						</div>
					))}
				</dl>
			</RoomLayout>
			<details className="border-t border-line p-4" open>
				<summary className="link inline-flex min-h-6 items-center font-semibold">
					{t.reviewedRoom.prices}
				</summary>
				<div className="mt-3">
					<NightsTable
						caption={t.reviewedRoom.caption({ room: room.name })}
						isCaptionHidden
						weeks={weeks}
						currency={currency}
						dayOf={formatDay}
					/>
				</div>
			</details>
		</li>
	);
}
