import { comma } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { datesOf } from "#app/travel/nights/stay.ts";
import type { BookingStatus } from "#app/travel/stays/booking-states.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import { BookingBadge } from "#app/travel/stays/ui/booking-badge.tsx";
import { type InvoicesByNumber, OwnRow, OwnRows } from "./own-row.tsx";

export type OwnStay = {
	number: string;
	status: BookingStatus;
	hotel_name: string;
	room_name: string;
	rooms: number;
	check_in: string;
	check_out: string;
	currency: string;
	total: number;
	/** Minor units, like the total. */
	deposit: number;
	/** See `awaitsPayment`. */
	pay_before: string | null;
	/** The hotel's picture of now. */
	image_hash: string | null;
	/** The numbers of the rooms that were booked with it. */
	others?: readonly string[];
};

type OwnStaysProps = { rows: OwnStay[]; year: number; invoices: InvoicesByNumber };

/** A person's own room bookings, each with a link to its tracking page. */
export function OwnStays({ rows, year, invoices }: OwnStaysProps) {
	return (
		<OwnRows>
			{rows.map((stay) => (
				<OwnRow
					key={stay.number}
					number={stay.number}
					picture={stay.image_hash}
					icon="bed"
					title={stay.hotel_name}
					total={stay.total}
					currency={stay.currency}
					badges={<BookingBadge status={stay.status} isUnpaid={awaitsPayment(stay)} />}
					action={actionOf(stay)}
					invoices={invoices}
				>
					<p>{formatStay(datesOf(stay), year)}</p>
					<p className="text-sm text-secondary">{formatRoomName(stay.rooms, stay.room_name)}</p>
					{stay.others && stay.others.length > 0 ? (
						<p className="text-sm text-secondary">
							{t.roomGroup.with({
								numbers: stay.others.map((number, at) => (
									<span key={number}>
										{at > 0 ? comma() : null}
										<a href={`/track/${number}`}>{formatReferenceNumber(number)}</a>
									</span>
								)),
							})}
						</p>
					) : null}
				</OwnRow>
			))}
		</OwnRows>
	);
}

function actionOf(stay: OwnStay): string {
	if (awaitsPayment(stay)) return t.ownBookings.payNow({ amount: formatMoney(stay.deposit, stay.currency) });
	return stay.status === "confirmed" || stay.status === "pending"
		? t.ownBookings.viewOrChange
		: t.ownBookings.view;
}
