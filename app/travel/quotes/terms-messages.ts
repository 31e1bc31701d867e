import { formatMoment } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { noShowFee, stayCancellationFee } from "./policy.ts";
import type { StayTerms } from "./quote-stay.server.ts";

type Agreed = StayTerms & {
	total: number;
	currency: string;
	timeZone: string;
	/** Whether the hotel must still confirm: until then cancellation is free. */
	isRequest?: boolean;
	/** Whether the hotel's staff read them, about the guest. */
	isForStaff?: boolean;
};

/** What cancelling and not arriving cost, in plain sentences. */
export function formatTerms(agreed: Agreed, now: Date): string[] {
	const { total, currency, timeZone, isRequest, isForStaff = false, ...terms } = agreed;
	const until = new Date(terms.freeUntil);
	const isFree = now <= until;
	const free = `Free cancellation until ${formatMoment(terms.freeUntil, timeZone, now)}, hotel time.`;
	const afterwards = new Date(Math.max(now.getTime(), until.getTime() + 1));
	const late = stayCancellationFee(
		{ status: "confirmed", total, free_until: terms.freeUntil, late_fee_percent: terms.lateFeePercent },
		afterwards,
	);
	const share = formatPercentOf(late, terms.lateFeePercent, currency);
	const cancelling =
		late === 0
			? [`Free cancellation until ${isForStaff ? "the guest arrives" : "you arrive"}.`]
			: isFree
				? [free, `After that, the cancellation fee is ${share}.`]
				: [
						isRequest
							? `After ${isForStaff ? "you confirm" : "the hotel confirms"}, the cancellation fee is ${share}.`
							: `Free cancellation has ended. The cancellation fee is ${share}.`,
					];
	const noShow = noShowFee({ total, no_show_percent: terms.noShowPercent });
	const notArrive = isForStaff ? "the guest doesn’t arrive" : "you don’t arrive";
	const freeRequest = isForStaff
		? "The guest can cancel the request free of charge until you answer."
		: "You can cancel your request free of charge until the hotel answers.";
	return [
		...(isRequest && !isFree ? [freeRequest] : []),
		...cancelling,
		noShow === 0
			? `There is no fee if ${notArrive}.`
			: `If ${notArrive}, the hotel charges ${formatPercentOf(noShow, terms.noShowPercent, currency)}.`,
	];
}

const formatPercentOf = (amount: number, percent: number, currency: string) =>
	percent === 100
		? `the full price, ${formatMoney(amount, currency)}`
		: `${percent}% of the total, ${formatMoney(amount, currency)}`;
