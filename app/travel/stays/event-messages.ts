import { formatMoney } from "#app/common/money.ts";
import { formatDates } from "#app/travel/nights/format-stay.ts";
import type { EntryKind } from "#db/schema/payments.ts";
import type { DeskPaymentMethod } from "#db/schema/travel-bookings.ts";
import { BOOKING_STATES, type BookingStatus } from "./booking-states.ts";

type Event = {
	kind: "booked" | "status" | "dates" | "note";
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
	if (kind === "note") return "Note";
	if (kind === "dates")
		return `Dates changed from ${formatMovedDates(from_value, year)} to ${formatMovedDates(to_value, year)}, total ${money}`;
	if (kind === "status" && from_value === "checked_in" && to_value === "confirmed") return "Check-in undone";
	if (kind === "status" && from_value === "checked_out") return "Check-out undone";
	const { label } = BOOKING_STATES[to_value as BookingStatus];
	if (kind === "booked") return to_value === "pending" ? `Requested, ${money}` : `Booked, ${money}`;
	return amount === null ? label : `${label}, fee ${money}`;
}

/** Money that was taken or given back online: "Paid online: $50.00". The amount is in minor units. */
export function formatMoneyEntry(
	{ kind, amount }: { kind: EntryKind; amount: number },
	currency: string,
): string {
	const money = formatMoney(Math.abs(amount), currency);
	if (kind === "refund_failed") return `Refund of ${money} returned by the bank`;
	return kind === "refunded" ? `Refunded: ${money}` : `Paid online: ${money}`;
}

export const DESK_METHODS: Record<DeskPaymentMethod, string> = {
	cash: "Cash",
	card: "Card",
	transfer: "Bank transfer",
};

/** What the desk recorded: "Paid at the hotel, cash: $50.00". The amount is in minor units. */
export function formatDeskPayment(
	{ amount, method }: { amount: number; method: DeskPaymentMethod },
	currency: string,
): string {
	const what = amount < 0 ? "Given back at the hotel" : "Paid at the hotel";
	return `${what}, ${DESK_METHODS[method].toLowerCase()}: ${formatMoney(Math.abs(amount), currency)}`;
}

/** A date range from the history, `2026-12-04/2026-12-07`, as text. */
function formatMovedDates(saved: string | null, year: number): string {
	const [checkIn = "", checkOut = ""] = saved?.split("/") ?? [];
	return formatDates({ checkIn, checkOut }, year);
}
