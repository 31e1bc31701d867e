import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import { noShowFee, stayCancellationFee } from "./policy.ts";
import type { StayTerms } from "./quote-stay.server.ts";
import { NON_REFUNDABLE_DAYS } from "./rate-plans.ts";

type Agreed = StayTerms & {
	/** Of which the fees are parts, in minor units: the total without the stay tax. */
	price: number;
	currency: string;
	timeZone: string;
	/** Whether the hotel must still confirm: until then cancellation is free. */
	isRequest?: boolean;
	/** Whether the hotel's staff read them, about the guest. */
	isForStaff?: boolean;
};

/** What cancelling and not arriving cost, in plain sentences. */
export function formatTerms(agreed: Agreed, now: Date): string[] {
	const { price, currency, timeZone, isRequest, isForStaff = false, ...terms } = agreed;
	const until = new Date(terms.freeUntil);
	const isFree = now <= until;
	const free = t.stayTerms.freeUntil({ until: formatMoment(terms.freeUntil, timeZone, now) });
	const afterwards = new Date(Math.max(now.getTime(), until.getTime() + 1));
	const late = stayCancellationFee(
		{
			status: "confirmed",
			total: price,
			extras_total: 0,
			tax_total: 0,
			free_until: terms.freeUntil,
			late_fee_percent: terms.lateFeePercent,
		},
		afterwards,
	);
	const share = formatPercentOf(late, terms.lateFeePercent, currency);
	const cancelling =
		terms.freeUntilDays === NON_REFUNDABLE_DAYS
			? [t.stayTerms.nonRefundable({ fee: share })]
			: late === 0
				? [isForStaff ? t.stayTerms.freeUntilArrivalForStaff : t.stayTerms.freeUntilArrival]
				: isFree
					? [free, t.stayTerms.afterThat({ fee: share })]
					: [
							isRequest
								? isForStaff
									? t.stayTerms.afterConfirmedForStaff({ fee: share })
									: t.stayTerms.afterConfirmed({ fee: share })
								: t.stayTerms.hasEnded({ fee: share }),
						];
	const noShow = noShowFee({
		total: price,
		extras_total: 0,
		tax_total: 0,
		no_show_percent: terms.noShowPercent,
	});
	const noShowPart = formatPercentOf(noShow, terms.noShowPercent, currency);
	const { noShowFree, noShowFreeForStaff, noShow: noShowCharge, noShowForStaff } = t.stayTerms;
	const noShowTerms =
		noShow === 0
			? isForStaff
				? noShowFreeForStaff
				: noShowFree
			: (isForStaff ? noShowForStaff : noShowCharge)({ fee: noShowPart });
	const freeRequest = isForStaff ? t.stayTerms.requestForStaff : t.stayTerms.request;
	return [...(isRequest && !isFree ? [freeRequest] : []), ...cancelling, noShowTerms];
}

const formatPercentOf = (amount: number, percent: number, currency: string) =>
	percent === 100
		? t.stayTerms.fullPrice({ amount: formatMoney(amount, currency) })
		: t.stayTerms.share({ percent, amount: formatMoney(amount, currency) });
