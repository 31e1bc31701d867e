import { formatMoney } from "#app/common/money.ts";
import { type formatDisputed, formatDisputedBy } from "#app/common/payments/payment-labels.ts";
import { dueAtHotel, keptOnline } from "#app/travel/stays/deposit.ts";
import { formatFeeToHotel } from "#app/travel/stays/paying-messages.ts";
import { noShowFee } from "#app/travel/stays/policy.ts";
import type { StaffActionName } from "./staff-actions.ts";

type BookingMoney = Parameters<typeof dueAtHotel>[0] &
	Parameters<typeof noShowFee>[0] & {
		currency: string;
		disputes: Parameters<typeof formatDisputed>[0];
	};

/** What a change means for the guest’s money, to the hotel; null when nothing. */
export function describeMoneyOf(name: StaffActionName, booking: BookingMoney): string | null {
	const { currency } = booking;
	const disputed = formatDisputedBy("guest", booking.disputes);
	const [paid, due] = [keptOnline(booking), dueAtHotel(booking)];
	if (name === "arrival")
		return due > 0
			? `The guest pays ${formatMoney(due, currency)} at the hotel.`
			: "The stay is paid online.";
	if (name === "absence") return formatFeeToHotel({ fee: noShowFee(booking), paid, disputed, currency });
	if (name !== "rejection" && name !== "cancellation") return null;
	return paid > 0 ? (disputed ?? `The ${formatMoney(paid, currency)} paid online is refunded.`) : null;
}
