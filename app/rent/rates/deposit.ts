import { t } from "#app/common/language/messages.ts";
import { formatMoney } from "#app/common/money.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { chargeablePart } from "#app/payments/providers/stripe-amount.ts";

/** How many hours a customer has to pay a deposit. */
export const DEPOSIT_HOURS = 24;

/**
 * The deposit of a price by the terms of its rate card, rounded half up, in minor units; 0 without a provider of online
 * payments.
 */
export const depositOfMove = (
	move: { price: number | null; currency: string | null; policy: { deposit_percent: number } | null },
	provider: PaymentProviderName | null,
): number =>
	provider && move.policy && move.price !== null && move.currency !== null
		? chargeablePart(Math.floor((move.price * move.policy.deposit_percent + 50) / 100), move.currency)
		: 0;

/**
 * What a customer who books or accepts a price agrees to; "" without a deposit. `deadline`: how long they have to pay,
 * such as "within 24 hours after you book".
 */
export function describeDeposit({
	price,
	deposit,
	currency,
	deadline,
	isForStaff = false,
}: {
	price: number;
	deposit: number;
	currency: string;
	deadline: string;
	isForStaff?: boolean;
}): string {
	if (deposit === 0) return "";
	const terms = { amount: formatMoney(deposit, currency), deadline };
	return [
		isForStaff ? t.moveMoney.customerPaysDeposit(terms) : t.moveMoney.payDeposit(terms),
		...(deposit < price ? [t.moveMoney.restOnDay] : []),
		t.moveMoney.elseCancelled,
	].join(" ");
}

/** What of a deposit is to be paid online, in minor units, and until when: a moment, formatted. */
type LeftToPay = { amount: number; until: string };

/** What a customer agrees to who moves the date; "" when what is left to pay of the deposit, and until when, stay the same. */
export function describeNewDeposit(
	{ was, now, isPaid }: { was: LeftToPay; now: LeftToPay; isPaid: boolean },
	currency: string,
): string {
	if (now.amount === 0) return was.amount === 0 ? "" : t.moveMoney.noDepositThen;
	if (now.amount === was.amount && now.until === was.until) return "";
	const left = { amount: formatMoney(now.amount, currency), until: now.until };
	if (now.amount === was.amount) return t.moveMoney.depositThen(left);
	return isPaid ? t.moveMoney.moreDepositThen(left) : t.moveMoney.otherDepositThen(left);
}
