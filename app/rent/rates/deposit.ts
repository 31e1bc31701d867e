import { formatMoney } from "#app/common/money.ts";
import type { PaymentProviderName } from "#app/common/payments/provider.ts";
import { chargeablePart } from "#app/common/payments/stripe-amount.ts";

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

/** What a customer who books or accepts a price agrees to; "" without a deposit. */
export function describeDeposit(
	{ price, deposit, currency }: { price: number; deposit: number; currency: string },
	what: "book" | "accept",
): string {
	if (deposit === 0) return "";
	const when = what === "book" ? "after you book" : "after you accept the price";
	const rest = deposit < price ? " The rest is paid on the day of the move." : "";
	return `Pay a deposit of ${formatMoney(deposit, currency)} online within ${DEPOSIT_HOURS} hours ${when}.${rest} Without the deposit the move is cancelled.`;
}
