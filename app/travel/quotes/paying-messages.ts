import { t } from "#app/common/language/messages.ts";
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
	const money = formatMoney(deposit, currency);
	if (depositPercent === 100 && deposit === total)
		return isRequest ? t.stayDeposit.fullPriceLater({ money }) : t.stayDeposit.fullPrice({ money });
	return isRequest
		? t.stayDeposit.depositLater({ depositPercent, money })
		: t.stayDeposit.deposit({ depositPercent, money });
}

type Ended = {
	fee: number;
	/** What was paid online, in minor units. */
	paid: number;
	/** What was paid at the hotel and not given back, in minor units. */
	paidAtHotel?: number;
	/** What has been given back of it, and on which day; null before anything is. */
	refunded?: { amount: number; on: string } | null;
	/** It has not ended: the guest is asked whether to cancel. */
	isAhead?: boolean;
	/** What becomes of a disputed payment, in place of its refund. */
	disputed?: string | null;
	currency: string;
};

/** What a hotel has to give back of what was paid there: what is not owed as a fee. Minor units; 0 for nothing. */
const toGiveBack = ({ fee, paid, paidAtHotel = 0 }: Ended): number =>
	Math.max(0, paidAtHotel - Math.max(0, fee - paid));

/** What becomes of the money of a stay that has ended, to its guest. */
export function formatFeeAndRefund(ended: Ended): string {
	const { fee, paid, currency } = ended;
	const back = toGiveBack(ended);
	if (back === 0) return formatOnlineRefund(ended);
	const givesBack = t.stayMoney.toGuest.givesBack({ amount: formatMoney(back, currency) });
	return fee === 0 && paid === 0 ? givesBack : `${formatOnlineRefund(ended)} ${givesBack}`;
}

function formatOnlineRefund(ended: Ended): string {
	const { fee, paid, paidAtHotel = 0, refunded, isAhead, disputed, currency } = ended;
	const money = (amount: number) => formatMoney(amount, currency);
	const refundOther = (amount: number) =>
		disputed ??
		(isAhead
			? t.stayMoney.willRefundOther({ amount: money(amount) })
			: t.stayMoney.refundingOther({ amount: money(amount) }));
	const isBack = refunded ? t.stayMoney.refunded({ amount: money(refunded.amount), on: refunded.on }) : "";
	const left = paid - fee - (refunded?.amount ?? 0);
	const backAndLeft = left > 0 ? `${isBack} ${refundOther(left)}` : isBack;
	if (fee === 0 && refunded) return backAndLeft;
	if (fee === 0 && paid === 0) return t.stayMoney.toGuest.nothing;
	if (fee === 0) {
		const amount = money(paid);
		return disputed ?? (isAhead ? t.stayMoney.willRefund({ amount }) : t.stayMoney.refunding({ amount }));
	}
	const owed = Math.max(0, fee - paid - paidAtHotel);
	if (paid === 0 && paidAtHotel > 0)
		return owed > 0
			? t.stayMoney.toGuest.feeLeft({ fee: money(fee), paid: money(paidAtHotel), owed: money(owed) })
			: t.stayMoney.toGuest.feeAtHotel({ fee: money(fee) });
	if (paid === 0) return t.stayMoney.toGuest.fee({ fee: money(fee) });
	if (fee > paid) {
		return owed > 0
			? t.stayMoney.toGuest.feeOwed({ fee: money(fee), paid: money(paid), owed: money(owed) })
			: t.stayMoney.toGuest.feePaid({ fee: money(fee), paid: money(paid) });
	}
	const rest = refunded ? ` ${backAndLeft}` : paid > fee ? ` ${refundOther(paid - fee)}` : "";
	return `${t.stayMoney.toGuest.feeKept({ fee: money(fee), paid: money(paid) })}${rest}`;
}

/** The same, to the hotel. */
export function formatFeeToHotel(ended: Ended): string {
	const { fee, paid, paidAtHotel = 0, disputed, currency } = ended;
	const money = (amount: number) => formatMoney(amount, currency);
	const texts = t.stayMoney.toHotel;
	const owed = fee - paid - paidAtHotel;
	const back = toGiveBack(ended);
	if (paid === 0 && paidAtHotel === 0) return fee > 0 ? texts.fee({ fee: money(fee) }) : texts.nothing;
	return [
		...(paid > 0 ? [texts.feeKept({ fee: money(fee), paid: money(paid) })] : []),
		...(paid === 0 ? [texts.feeAtHotel({ fee: money(fee), paid: money(paidAtHotel) })] : []),
		...(paid > fee ? [disputed ?? texts.refunded({ amount: money(paid - fee) })] : []),
		...(owed > 0 ? [texts.owed({ amount: money(owed) })] : []),
		...(back > 0 ? [texts.givesBack({ amount: money(back) })] : []),
	].join(" ");
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
		return t.stayMoney.moved.toPay({ deposit: money(deposit), payBefore: formatMoment(pay_before) });
	if (paid === 0) return "";
	if (paid > total)
		return disputed ?? t.stayMoney.moved.refunded({ amount: money(paid - total), paid: money(paid) });
	return paid === total
		? t.stayMoney.moved.allPaid({ paid: money(paid) })
		: t.stayMoney.moved.restAtHotel({ paid: money(paid), rest: money(total - paid) });
}
