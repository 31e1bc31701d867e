import { formatMoment } from "#app/common/calendar.ts";
import { formatMoney } from "#app/common/money.ts";
import { noShowFee, stayCancellationFee } from "#app/travel/stays/policy.ts";
import type { StayTerms } from "./quote-stay.server.ts";

type Agreed = StayTerms & {
	total: number;
	currency: string;
	timeZone: string;
	/** Whether the hotel must still confirm: until then cancellation is free. */
	isRequest?: boolean;
};

export function formatTerms({ total, currency, timeZone, isRequest, ...terms }: Agreed, now: Date): string[] {
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
			? ["Free cancellation until you arrive."]
			: isFree
				? [free, `After that, the cancellation fee is ${share}.`]
				: [
						isRequest
							? `After the hotel confirms, the cancellation fee is ${share}.`
							: `Free cancellation has ended. The cancellation fee is ${share}.`,
					];
	const noShow = noShowFee({ total, no_show_percent: terms.noShowPercent });
	return [
		...(isRequest && !isFree ? ["You can cancel your request free of charge until the hotel answers."] : []),
		...cancelling,
		noShow === 0
			? "There is no fee if you don’t arrive."
			: `If you don’t arrive, the hotel charges ${formatPercentOf(noShow, terms.noShowPercent, currency)}.`,
	];
}

const formatPercentOf = (amount: number, percent: number, currency: string) =>
	percent === 100
		? `the full price, ${formatMoney(amount, currency)}`
		: `${percent}% of the total, ${formatMoney(amount, currency)}`;
