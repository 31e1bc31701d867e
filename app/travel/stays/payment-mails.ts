import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { awaitsPayment, hasEnded } from "./booking-states.ts";
import { guestMail, hotelMail } from "./change-mails.ts";
import { dueAtHotel } from "./due-at-hotel.ts";

/** The emails to guest and hotel about money that was taken or given back online. The amount is in minor units. */
export function mailsOfMoney(
	booking: StoredBooking,
	hotel: { email: string; image_hash: string | null },
	{ kind, amount, isLate }: { kind: "charged" | "refunded"; amount: number; isLate: boolean },
): Mail[] {
	const { name, hotel_name, currency, fee, status } = booking;
	const number = formatReferenceNumber(booking.number);
	const money = formatMoney(amount, currency);
	if (kind === "refunded")
		return guestMail(booking, hotel, {
			subject: "We sent your refund",
			outcome: `We refunded ${money} of what you paid online for your booking ${number} at ${hotel_name}. Your bank can take a few days to show it.`,
		});
	if (hasEnded(status) || isLate) {
		const isOver = hasEnded(status);
		const why = isOver
			? ", which had already been cancelled or had expired"
			: " when this amount was no longer due";
		const hasFee = isOver && fee > 0;
		const less = hasFee ? `, less the fee of ${formatMoney(fee, currency)}` : "";
		const nothingToDo = "You don’t have to do anything.";
		const next = awaitsPayment(booking) ? "Open your booking to pay what it costs now." : nothingToDo;
		return [
			...guestMail(booking, hotel, {
				subject: "Your payment arrived too late",
				outcome: `You paid ${money} for your booking ${number} at ${hotel_name}${why}. We are refunding it${less}. ${next}`,
			}),
			...hotelMail(booking, hotel, {
				subject: "A late payment is refunded",
				outcome: `${name} paid ${money}${isOver ? "" : " online"} for booking ${number}${why}. The payment is refunded${hasFee ? ", less the fee" : ""}. ${nothingToDo}`,
			}),
		];
	}
	const due = dueAtHotel(booking);
	const rest = due > 0 ? ` The remaining ${formatMoney(due, currency)} is paid at the hotel.` : "";
	return [
		...guestMail(booking, hotel, {
			subject: `We received your payment for ${hotel_name}`,
			outcome: `You paid ${money} online. Your booking ${number} at ${hotel_name} is confirmed.${rest}`,
		}),
		...hotelMail(booking, hotel, {
			subject: "A guest paid online",
			outcome: `${name} paid ${money} online for booking ${number}.${rest}`,
		}),
	];
}

type Told = StoredBooking & { amount: number };

/** Tells one member of the market's staff that a refund to a guest failed. */
export const failedRefundMail = (booking: Told, to: string): Mail =>
	layOutMail({
		to,
		subject: `Refund failed (${formatReferenceNumber(booking.number)})`,
		paragraphs: [
			`We could not refund ${booking.name}. The payment provider refused the refund, or the guest’s bank returned it. Open the payment to see what is left to do.`,
		],
		facts: [...factsOf(booking), ["Refund", formatMoney(booking.amount, booking.currency)]],
		link: { label: "Find the payment", path: `/dashboard/payments?q=${booking.number}` },
	});

/** Tells one member of the market's staff that a guest disputes their payment. */
export const disputedStayMail = (booking: Told & { answerBefore: string | null }, to: string): Mail =>
	layOutMail({
		to,
		subject: `Payment disputed (${formatReferenceNumber(booking.number)})`,
		paragraphs: [
			`${booking.name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard, with the terms that the guest agreed to. If you don’t answer in time, the money is lost.`,
		],
		facts: [
			...factsOf(booking),
			["Disputed", formatMoney(booking.amount, booking.currency)],
			...(booking.answerBefore
				? [["Answer before", formatDate(booking.answerBefore.slice(0, 10))] as [string, string]]
				: []),
		],
		link: { label: "Find the payment", path: `/dashboard/payments?q=${booking.number}` },
	});

const factsOf = ({ number, hotel_name }: Told): [string, string][] => [
	["Booking number", formatReferenceNumber(number)],
	["Hotel", hotel_name],
];
