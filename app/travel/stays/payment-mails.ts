import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { formatMoney } from "#app/common/money.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { StoredBooking } from "#db/schema/travel-bookings.ts";
import { awaitsPayment, hasEnded } from "./booking-states.ts";
import { guestMail, hotelMail } from "./change-mails.ts";
import { balanceAtHotel } from "./due-at-hotel.ts";
import type { MailHotel } from "./own/shown-stay.server.ts";

type MoneyNews = {
	kind: "charged" | "refunded";
	amount: number;
	isLate: boolean;
	/** What was paid at the hotel and not given back. */
	paidAtHotel: number;
};

/** The emails to guest and hotel about money that was taken or given back online. Amounts are in minor units. */
export function mailsOfMoney(
	booking: StoredBooking,
	hotel: MailHotel,
	{ kind, amount, isLate, paidAtHotel }: MoneyNews,
): Mail[] {
	const { name: guest, currency, fee, status } = booking;
	const number = formatReferenceNumber(booking.number);
	const paid = () => ({ money: formatMoney(amount, currency), number, hotel: booking.hotel_name });
	if (kind === "refunded")
		return guestMail(booking, hotel, () => ({
			subject: t.stayPaymentMail.refund.subject,
			outcome: t.stayPaymentMail.refund.text(paid()),
		}));
	if (hasEnded(status) || isLate) {
		const isOver = hasEnded(status);
		const hasFee = isOver && fee > 0;
		const newsToGuest = () => {
			const { late } = t.stayPaymentMail;
			const next = awaitsPayment(booking) ? late.payNow : late.nothingToDo;
			const news = hasFee
				? late.overLessFee({ ...paid(), fee: formatMoney(fee, currency) })
				: isOver
					? late.over(paid())
					: late.notDue(paid());
			return { subject: late.subject, outcome: `${news} ${next}` };
		};
		const newsToHotel = () => {
			const { toHotel } = t.stayPaymentMail.late;
			const tell = hasFee ? toHotel.overLessFee : isOver ? toHotel.over : toHotel.notDue;
			return { subject: toHotel.subject, outcome: tell({ ...paid(), guest }) };
		};
		return [...guestMail(booking, hotel, newsToGuest), ...hotelMail(booking, hotel, newsToHotel)];
	}
	const withRest = (text: string) => {
		const due = balanceAtHotel({ ...booking, atHotel: paidAtHotel });
		return due > 0 ? `${text} ${t.stayPaymentMail.rest({ due: formatMoney(due, currency) })}` : text;
	};
	return [
		...guestMail(booking, hotel, () => ({
			subject: t.stayPaymentMail.paid.subject({ hotel: booking.hotel_name }),
			outcome: withRest(t.stayPaymentMail.paid.text(paid())),
		})),
		...hotelMail(booking, hotel, () => ({
			subject: t.stayPaymentMail.paid.toHotel.subject,
			outcome: withRest(t.stayPaymentMail.paid.toHotel.text({ ...paid(), guest })),
		})),
	];
}

type Told = StoredBooking & { amount: number };

/** Tells one member of the market's staff that a refund to a guest failed. */
export const failedRefundMail = (booking: Told, to: string): Mail =>
	layOutMail({
		to,
		subject: t.stayPaymentMail.refundFailed.subject({ number: formatReferenceNumber(booking.number) }),
		paragraphs: [t.stayPaymentMail.refundFailed.text({ guest: booking.name })],
		facts: [
			...factsOf(booking),
			[t.stayPaymentMail.refundFailed.refund, formatMoney(booking.amount, booking.currency)],
		],
		link: { label: t.stayPaymentMail.find, path: `/dashboard/payments?q=${booking.number}` },
	});

/** Tells one member of the market's staff that a guest disputes their payment. */
export const disputedStayMail = (booking: Told & { answerBefore: string | null }, to: string): Mail =>
	layOutMail({
		to,
		subject: t.stayPaymentMail.disputed.subject({ number: formatReferenceNumber(booking.number) }),
		paragraphs: [t.stayPaymentMail.disputed.text({ guest: booking.name })],
		facts: [
			...factsOf(booking),
			[t.stayPaymentMail.disputed.amount, formatMoney(booking.amount, booking.currency)],
			...(booking.answerBefore
				? [
						[t.stayPaymentMail.disputed.answerBefore, formatDate(booking.answerBefore.slice(0, 10))] as [
							string,
							string,
						],
					]
				: []),
		],
		link: { label: t.stayPaymentMail.find, path: `/dashboard/payments?q=${booking.number}` },
	});

const factsOf = ({ number, hotel_name }: Told): [string, string][] => [
	[t.stayMail.facts.number, formatReferenceNumber(number)],
	[t.stayMail.facts.hotel, hotel_name],
];
