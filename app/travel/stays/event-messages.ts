import { leftToRight } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import type { EntryKind } from "#db/schema/payments.ts";
import type { DeskPaymentMethod } from "#db/schema/travel-bookings.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";

type Event = {
	kind: "booked" | "status" | "dates" | "extra" | "note" | "unit" | "online";
	from_value: string | null;
	to_value: string | null;
	amount: number | null;
};

type Shown = { currency: string; year: number };

/** An event of a booking in a few words: "Confirmed", "Cancelled, fee $50.00", "Moved from … to …". */
export function formatEvent(
	{ kind, from_value, to_value, amount }: Event,
	{ currency, year }: Shown,
): string {
	const money = amount === null ? "" : formatMoney(amount, currency);
	if (kind === "note") return t.stayHistory.note;
	if (kind === "unit")
		return to_value ? t.stayHistory.unit({ name: to_value, before: from_value }) : t.stayHistory.noUnit;
	if (kind === "extra")
		return to_value
			? t.extras.event({ name: to_value, money })
			: t.extras.removedEvent({ name: from_value ?? "", money });
	if (kind === "online") return t.onlineCheckIn.mark;
	if (kind === "dates")
		return t.stayHistory.dates({
			from: formatMovedDates(from_value, year),
			to: formatMovedDates(to_value, year),
			total: money,
		});
	if (kind === "status" && from_value === "checked_in" && to_value === "confirmed")
		return t.stayHistory.checkInUndone;
	if (kind === "status" && from_value === "checked_out") return t.stayHistory.checkOutUndone;
	const { label } = BOOKING_STATES[to_value as BookingStatus];
	if (kind === "booked")
		return to_value === "pending"
			? t.stayHistory.requested({ total: money })
			: t.stayHistory.booked({ total: money });
	return amount === null ? label : t.stayHistory.withFee({ status: label, fee: money });
}

/** When a guest who checked in online arrives: "15:00", or that it is late or not known. */
export const formatArrival = (arrivesAt: string): string =>
	arrivesAt === "later" ? t.onlineCheckIn.later : leftToRight(arrivesAt);

/** Money that was taken or given back online: "Paid online: $50.00". The amount is in minor units. */
export function formatMoneyEntry(
	{ kind, amount }: { kind: EntryKind; amount: number },
	currency: string,
): string {
	const money = formatMoney(Math.abs(amount), currency);
	if (kind === "refund_failed") return t.stayHistory.refundReturned({ money });
	return kind === "refunded" ? t.stayHistory.refunded({ money }) : t.stayHistory.paidOnline({ money });
}

export const DESK_METHODS = ["cash", "card", "transfer"] as const satisfies readonly DeskPaymentMethod[];

/** What the desk recorded: "Paid at the hotel, cash: $50.00". The amount is in minor units. */
export function formatDeskPayment(
	{ amount, method }: { amount: number; method: DeskPaymentMethod },
	currency: string,
): string {
	const money = formatMoney(Math.abs(amount), currency);
	return amount < 0
		? t.stayHistory.givenBack[method]({ money })
		: t.stayHistory.paidAtHotel[method]({ money });
}

/** A date range from the history, `2026-12-04/2026-12-07`, as text. */
function formatMovedDates(saved: string | null, year: number): string {
	const [checkIn = "", checkOut = ""] = saved?.split("/") ?? [];
	return formatDates({ checkIn, checkOut }, year);
}
