import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { depositLeft, isDepositOpen } from "#app/rent/moves/moving-booking.ts";
import type { listOwnMovingBookings } from "#app/rent/moves/read-moves.server.ts";
import { Card } from "#app/ui/card.tsx";

export type OwnBooking = Awaited<ReturnType<typeof listOwnMovingBookings>>[number];

/** The bookings of this browser or account, each with a link to its tracking page. */
export function OwnBookings({ bookings, year }: { bookings: OwnBooking[]; year: number }) {
	return (
		<Card title={t.moveHome.own.title}>
			<ul className="-my-3 divide-y divide-line">
				{bookings.map((booking) => (
					<li key={booking.number} className="py-3">
						<div className="flex flex-wrap items-center justify-between gap-2">
							<a href={`/track/${booking.number}`} className="link font-semibold">
								{t.moveHome.own.when({
									vehicle: t.vehicleTypes.label[booking.vehicle_type],
									date: formatDate(booking.booking_date, year),
									time: booking.booking_time,
								})}
							</a>{" "}
							<MovingBadge status={booking.status} price_state={booking.price_state} isOwn />
						</div>
						<p className="mt-1 text-sm text-secondary">
							{t.moveHome.own.addresses({ from: booking.current_address, to: booking.new_address })}
						</p>
						<p className="text-sm text-secondary">{formatReferenceNumber(booking.number)}</p>
						{isDepositOpen(booking) && booking.currency !== null ? (
							<p className="mt-1">
								<a href={`/track/${booking.number}`} className="link font-semibold">
									{t.moveHome.own.pay({ amount: formatMoney(depositLeft(booking), booking.currency) })}
								</a>
							</p>
						) : null}
					</li>
				))}
			</ul>
		</Card>
	);
}
