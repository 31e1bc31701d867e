import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { type formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { formatFeeToHotel } from "#app/travel/quotes/paying-messages.ts";
import { noShowFee } from "#app/travel/quotes/policy.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import { balanceAtHotel, payableAtHotel } from "#app/travel/stays/due-at-hotel.ts";
import type { StaffActionName } from "#app/travel/stays/list/staff-actions.ts";

type BookingMoney = Parameters<typeof balanceAtHotel>[0] &
	Parameters<typeof noShowFee>[0] & {
		currency: string;
		disputes: Parameters<typeof formatDisputed>[0];
	};

/** What a change means for the guest’s money, to the hotel; null when nothing. */
export function describeMoneyOf(name: StaffActionName, booking: BookingMoney): string | null {
	const { currency } = booking;
	const disputed = formatDisputedBy("guest", booking.disputes);
	const paid = keptOnline(booking);
	if (name === "arrival") {
		const due = payableAtHotel(booking);
		if (due < 0) return t.deskMoney.giveBack({ amount: formatMoney(-due, currency) });
		if (due === 0) return t.deskMoney.paid;
		const pays = t.deskMoney.paysAtHotel({ due: formatMoney(due, currency) });
		return awaitsPayment(booking) ? `${pays} ${t.deskMoney.noLongerOnline}` : pays;
	}
	if (name === "departure") {
		const due = balanceAtHotel(booking);
		if (due < 0) return t.deskMoney.giveBack({ amount: formatMoney(-due, currency) });
		return due > 0 ? t.deskMoney.stillDue({ due: formatMoney(due, currency) }) : t.deskMoney.paid;
	}
	if (name === "absence")
		return formatFeeToHotel({
			fee: noShowFee(booking),
			paid,
			paidAtHotel: booking.atHotel,
			disputed,
			currency,
		});
	if (name !== "rejection" && name !== "cancellation") return null;
	const sentences = [
		...(paid > 0 ? [disputed ?? t.deskMoney.refunded({ paid: formatMoney(paid, currency) })] : []),
		...(booking.atHotel > 0
			? [t.deskMoney.giveBack({ amount: formatMoney(booking.atHotel, currency) })]
			: []),
	];
	return sentences.join(" ") || null;
}
