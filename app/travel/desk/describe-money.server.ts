import { formatMoney } from "#app/common/money.ts";
import { type formatDisputed, formatDisputedBy } from "#app/payments/payment-labels.ts";
import { keptOnline } from "#app/travel/quotes/deposit.ts";
import { formatFeeToHotel } from "#app/travel/quotes/paying-messages.ts";
import { noShowFee } from "#app/travel/quotes/policy.ts";
import { awaitsPayment } from "#app/travel/stays/booking-states.ts";
import { balanceAtHotel } from "#app/travel/stays/due-at-hotel.ts";
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
		const due = balanceAtHotel({ ...booking, status: "checked_in" });
		if (due <= 0) return "The stay is paid.";
		const online = awaitsPayment(booking) ? " They can no longer pay online." : "";
		return `The guest pays ${formatMoney(due, currency)} at the hotel.${online}`;
	}
	if (name === "departure") {
		const due = balanceAtHotel(booking);
		if (due < 0) return `${formatMoney(-due, currency)} is to be given back to the guest.`;
		return due > 0 ? `${formatMoney(due, currency)} is still to be paid at the hotel.` : "The stay is paid.";
	}
	if (name === "absence") return formatFeeToHotel({ fee: noShowFee(booking), paid, disputed, currency });
	if (name !== "rejection" && name !== "cancellation") return null;
	return paid > 0 ? (disputed ?? `The ${formatMoney(paid, currency)} paid online is refunded.`) : null;
}
