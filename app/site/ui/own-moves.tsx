import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { MovingBadge } from "#app/rent/moves/moving-badge.tsx";
import { depositLeft, isDepositOpen, isOffered } from "#app/rent/moves/moving-booking.ts";
import type { listAccountMovingBookings } from "#app/rent/moves/read-moves.server.ts";
import { type InvoicesByNumber, OwnRow, OwnRows } from "./own-row.tsx";

type Move = Awaited<ReturnType<typeof listAccountMovingBookings>>["rows"][number];

type OwnMovesProps = { rows: Move[]; year: number; invoices: InvoicesByNumber };

/** A person's own moves, each with a link to its tracking page. */
export function OwnMoves({ rows, year, invoices }: OwnMovesProps) {
	return (
		<OwnRows>
			{rows.map((move) => (
				<OwnRow
					key={move.number}
					number={move.number}
					picture={null}
					icon="truck"
					title={t.ownBookings.dateAt({ date: formatDate(move.booking_date, year), time: move.booking_time })}
					total={move.price}
					currency={move.currency}
					badges={<MovingBadge status={move.status} price_state={move.price_state} isOwn />}
					action={actionOf(move)}
					invoices={invoices}
				>
					<p>
						{move.current_address} <span className="text-secondary">{t.ownBookings.moveTo}</span>{" "}
						{move.new_address}
					</p>
					<p className="text-sm text-secondary">{t.vehicleTypes.label[move.vehicle_type]}</p>
				</OwnRow>
			))}
		</OwnRows>
	);
}

function actionOf(move: Move): string {
	if (isOffered(move) && !move.isPast) return t.ownBookings.acceptPrice;
	if (isDepositOpen(move) && !move.isPast && move.currency !== null)
		return t.ownBookings.payNow({ amount: formatMoney(depositLeft(move), move.currency) });
	return move.mayCancel ? t.ownBookings.viewOrCancel : t.ownBookings.view;
}
