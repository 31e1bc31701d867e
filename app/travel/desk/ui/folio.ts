import { formatDate, formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatOffer } from "#app/travel/quotes/offers.ts";
import { BOOKING_STATES, hasEnded } from "#app/travel/stays/booking-states.ts";
import { linesOfStay } from "#app/travel/stays/booking-view.server.ts";
import { deskReceiptPath, onItsWayBack } from "#app/travel/stays/due-at-hotel.ts";
import type { Booking } from "#app/travel/stays/read-booking.server.ts";

type Line = {
	key: string;
	text: string;
	note: string;
	owed: number | null;
	paid: number | null;
	receipt?: string;
};

/** The account of a stay: each night or the fee that it owes, and each payment and refund. Amounts in minor units. */
export function toFolio(booking: Booking, now: Date, year: number) {
	const { nights, rooms, status, fee, time_zone: zone, deskPayments, moneyEntries } = booking;
	const offer = formatOffer(booking.offer_name, booking);
	const charges: Line[] = hasEnded(status)
		? [{ key: "fee", text: BOOKING_STATES[status].label, note: "", owed: fee, paid: null }]
		: [
				...nights.map(({ date, price }) => ({
					key: date,
					text: formatDate(date, year),
					note: rooms > 1 ? t.counts.rooms({ count: rooms }) : "",
					owed: price,
					paid: null,
				})),
				...(offer ? [{ key: "offer", text: offer, note: "", owed: null, paid: null }] : []),
				...linesOfStay(booking).map(({ name, amount }, at) => ({
					key: `line ${at}`,
					text: name,
					note: "",
					owed: amount,
					paid: null,
				})),
			];
	const moment = (at: string) => formatMoment(at, zone, now);
	const payments = [
		...moneyEntries.map((entry) => ({
			key: `online ${entry.id}`,
			at: entry.at,
			text: t.folio.online[entry.kind === "refunded" || entry.kind === "refund_failed" ? entry.kind : "paid"],
			note: moment(entry.at),
			paid: entry.amount,
		})),
		...deskPayments.map((payment) => ({
			key: `desk ${payment.id}`,
			at: payment.at,
			text: t.stayHistory.method[payment.method],
			note: [moment(payment.at), payment.by].filter(Boolean).join(" · "),
			paid: payment.amount,
			receipt: deskReceiptPath(booking.number, payment.id),
		})),
	].sort((one, other) => one.at.localeCompare(other.at));
	const lines: Line[] = [...charges, ...payments.map(({ at: _, ...line }) => ({ ...line, owed: null }))];
	const returning = onItsWayBack(booking);
	if (returning > 0)
		lines.push({ key: "returning", text: t.folio.onItsWayBack, note: "", owed: null, paid: -returning });
	const sum = (name: "owed" | "paid") => lines.reduce((total, line) => total + (line[name] ?? 0), 0);
	return { lines, owed: sum("owed"), paid: sum("paid"), balance: sum("owed") - sum("paid") };
}
