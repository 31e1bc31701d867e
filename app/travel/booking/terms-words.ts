import { showMoment } from "#app/site/calendar.ts";
import { showMoney } from "#app/site/money.ts";
import { cancellationFee, noShowFee } from "#app/travel/bookings/policy.ts";
import type { Terms } from "./quote-stay.server.ts";

type Agreed = Terms & {
	total: number;
	currency: string;
	timeZone: string;
	/** Whether the hotel has yet to say yes: until then a guest goes free. */
	isRequest?: boolean;
};

/** What cancelling and not coming cost, in sentences; the moment is that of the hotel's clock. */
export function sayTerms({ total, currency, timeZone, isRequest, ...terms }: Agreed, now: Date): string[] {
	const until = new Date(terms.freeUntil);
	const isFree = now <= until;
	const free = `You can cancel free of charge until ${showMoment(terms.freeUntil, timeZone, now)}, hotel time.`;
	const afterwards = new Date(Math.max(now.getTime(), until.getTime() + 1));
	const late = cancellationFee(
		{ status: "confirmed", total, free_until: terms.freeUntil, late_fee_percent: terms.lateFeePercent },
		afterwards,
	);
	const share = sayShare(late, terms.lateFeePercent, currency);
	const cancelling =
		late === 0
			? ["You can cancel free of charge until you arrive."]
			: isFree
				? [free, `After that, cancelling costs ${share}.`]
				: [
						isRequest
							? `Once it has confirmed, cancelling costs ${share}.`
							: `The time to cancel free of charge is over: cancelling costs ${share}.`,
					];
	const noShow = noShowFee({ total, no_show_percent: terms.noShowPercent });
	return [
		...(isRequest && !isFree
			? ["Until the hotel answers, you can withdraw your request free of charge."]
			: []),
		...cancelling,
		noShow === 0
			? "If you do not arrive, you owe nothing."
			: `If you do not arrive, the hotel charges ${sayShare(noShow, terms.noShowPercent, currency)}.`,
	];
}

const sayShare = (amount: number, percent: number, currency: string) =>
	percent === 100
		? `the whole price, ${showMoney(amount, currency)}`
		: `${percent} % of the total, ${showMoney(amount, currency)}`;
