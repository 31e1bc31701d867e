import { formatDate } from "#app/common/calendar.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { type BookingStatus, hasEnded } from "./booking-states.ts";
import { guestMail, hotelMail, type MailedBooking } from "./change-mails.ts";
import { dueAtHotel } from "./deposit.ts";

type Paid = MailedBooking & { status: BookingStatus };

/** The emails to guest and hotel about money that was taken or given back online. The amount is in minor units. */
export function mailsOfMoney(
	booking: Paid,
	hotel: { email: string },
	{ kind, amount }: { kind: "charged" | "refunded"; amount: number },
): Mail[] {
	const { hotel_name, currency, fee, status } = booking;
	const money = formatMoney(amount, currency);
	if (kind === "refunded") {
		const outcome = (number: string) =>
			`We refunded ${money} of what you paid online for your booking ${number} at ${hotel_name}. Your bank can take a few days to show it.`;
		return toGuest(booking, hotel, { subject: "We sent your refund", outcome });
	}
	if (hasEnded(status)) {
		const refund =
			fee === 0
				? "We are refunding it"
				: `We are refunding it, less the fee of ${formatMoney(fee, currency)}`;
		return [
			...toGuest(booking, hotel, {
				subject: "Your payment arrived too late",
				outcome: (number) =>
					`You paid ${money} for your booking ${number} at ${hotel_name}, which had already been cancelled or had expired. ${refund}. You don’t have to do anything.`,
			}),
			...toHotel(booking, hotel, {
				subject: "A late payment is refunded",
				outcome: (number) =>
					`${booking.name} paid ${money} for booking ${number}, which had already been cancelled or had expired. The payment is refunded${fee === 0 ? "" : ", less the fee"}. You don’t have to do anything.`,
			}),
		];
	}
	const due = dueAtHotel(booking);
	const rest = due > 0 ? ` The remaining ${formatMoney(due, currency)} is paid at the hotel.` : "";
	return [
		...toGuest(booking, hotel, {
			subject: `We received your payment for ${hotel_name}`,
			outcome: (number) =>
				`You paid ${money} online. Your booking ${number} at ${hotel_name} is confirmed.${rest}`,
		}),
		...toHotel(booking, hotel, {
			subject: "A guest paid online",
			outcome: (number) => `${booking.name} paid ${money} online for booking ${number}.${rest}`,
		}),
	];
}

type News = Parameters<typeof guestMail>[2];

const toGuest = (booking: Paid, hotel: { email: string }, news: News): Mail[] =>
	booking.email ? [guestMail(booking, hotel, news)] : [];

const toHotel = (booking: Paid, hotel: { email: string }, news: News): Mail[] =>
	hotel.email ? [hotelMail(booking, hotel, news)] : [];

type Told = Pick<MailedBooking, "number" | "name" | "hotel_name" | "currency"> & { amount: number };

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
			`${booking.name} disputes a payment with their bank, which has taken the money back until it decides. Answer in your payment provider’s dashboard, with the terms that the guest agreed to. Without an answer in time the money is lost.`,
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
