import { formatMoney } from "#app/common/money.ts";

type Asked = {
	/** Minor units, like the total; above 0. */
	deposit: number;
	depositPercent: number;
	total: number;
	currency: string;
	/** Whether the hotel must confirm first. */
	isRequest: boolean;
};

/** How the guest pays online, in plain sentences, before they book. */
export function formatPaying({ deposit, depositPercent, total, currency, isRequest }: Asked): string {
	const when = isRequest ? "online after the hotel confirms" : "online when you book";
	const money = formatMoney(deposit, currency);
	if (depositPercent === 100 && deposit === total) return `Pay the full price (${money}) ${when}.`;
	return `Pay a deposit of ${depositPercent}% (${money}) ${when}. The rest is paid at the hotel.`;
}

type Ended = {
	fee: number;
	/** What was paid online, in minor units. */
	paid: number;
	/** What was paid of the fee at the hotel, in minor units. */
	paidAtHotel?: number;
	/** What has been given back of it, and on which day; null before anything is. */
	refunded?: { amount: number; on: string } | null;
	/** It has not ended: the guest is asked whether to cancel. */
	isAhead?: boolean;
	/** What becomes of a disputed payment, in place of its refund. */
	disputed?: string | null;
	currency: string;
};

/** What becomes of the money of a stay that has ended, to its guest. */
export function formatFeeAndRefund(ended: Ended): string {
	const { fee, paid, paidAtHotel = 0, refunded, isAhead, disputed, currency } = ended;
	const refund = (amount: string) =>
		disputed ?? `${isAhead ? "We will refund" : "We are refunding"} ${amount}.`;
	const money = (amount: number) => formatMoney(amount, currency);
	const isBack = refunded ? `We refunded ${money(refunded.amount)} on ${refunded.on}.` : "";
	const left = paid - fee - (refunded?.amount ?? 0);
	const backAndLeft = left > 0 ? `${isBack} ${refund(`the other ${money(left)}`)}` : isBack;
	if (fee === 0 && refunded) return backAndLeft;
	if (fee === 0) return paid === 0 ? "You owe nothing." : refund(`the ${money(paid)} that you paid online`);
	const agreed = "Under the cancellation policy you agreed to,";
	if (paid === 0) return `${agreed} you owe the hotel ${money(fee)}.`;
	if (fee > paid) {
		const owed = fee - paid - paidAtHotel;
		const rest = owed > 0 ? `and owe the hotel ${money(owed)}` : "and the rest at the hotel";
		return `${agreed} the fee is ${money(fee)}. You paid ${money(paid)} of it online, ${rest}.`;
	}
	const rest = refunded
		? ` ${backAndLeft}`
		: paid > fee
			? ` ${refund(`the other ${money(paid - fee)}`)}`
			: "";
	return `${agreed} the fee is ${money(fee)}, which we keep from the ${money(paid)} that you paid online.${rest}`;
}

/** The same, to the hotel. */
export function formatFeeToHotel({ fee, paid, disputed, currency }: Ended): string {
	const money = (amount: number) => formatMoney(amount, currency);
	const owed = Math.max(0, fee - paid);
	if (paid === 0)
		return fee > 0
			? `Under your cancellation policy, the guest owes you ${money(fee)}.`
			: "Under your cancellation policy, the guest owes nothing.";
	const refund = paid > fee ? ` ${disputed ?? `${money(paid - fee)} is refunded.`}` : "";
	const kept = `Under your cancellation policy, the fee is ${money(fee)}. The guest paid ${money(paid)} online.${refund}`;
	return owed > 0 ? `${kept} They owe you ${money(owed)}.` : kept;
}

type Moved = {
	total: number;
	deposit: number;
	pay_before: string | null;
	paid_total: number;
	refunded_total: number;
	/** What becomes of a disputed payment, in place of its refund. */
	disputed: string | null;
	currency: string;
	/** In the hotel's time zone. */
	formatMoment: (at: string) => string;
};

/** What becomes of online money when a stay has a new total and deposit; "" for a stay that is paid at the hotel. */
export function formatMovedMoney({
	total,
	deposit,
	pay_before,
	disputed,
	currency,
	formatMoment,
	...booking
}: Moved): string {
	const money = (amount: number) => formatMoney(amount, currency);
	const paid = booking.paid_total - booking.refunded_total;
	if (pay_before !== null)
		return `${money(deposit)} is to be paid online by ${formatMoment(pay_before)}, hotel time. Without it the booking expires.`;
	if (paid === 0) return "";
	if (paid > total)
		return disputed ?? `${money(paid - total)} of the ${money(paid)} paid online is refunded.`;
	return paid === total
		? `${money(paid)} is paid online, and nothing is due at the hotel.`
		: `${money(paid)} is paid online, and ${money(total - paid)} is due at the hotel.`;
}
