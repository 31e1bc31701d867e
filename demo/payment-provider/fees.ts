import { fromStripeAmount, toStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import type { StoredRefund, StoredSession } from "./books.ts";
import type { StoredDispute } from "./disputes.ts";

/** 2.9 % of a charge and a fixed amount in minor units; refunds are free, and the fee of their charge is kept. */
const SHARE_OF_CHARGE = 0.029;
const FIXED = 30;
/** In Stripe's units. Taken for a dispute, and given back when the shop wins it. */
const DISPUTE_FEE = 1_500;

/** In Stripe's units, without fractions of a minor unit. */
function chargeFee({ amount, currency: lower }: StoredSession): number {
	const currency = lower.toUpperCase();
	const fee = Math.round(fromStripeAmount(amount, currency) * SHARE_OF_CHARGE) + FIXED;
	return toStripeAmount(fee, currency) ?? fee;
}

/** A change of the shop's balance as Stripe's interface has it, for the thing with this id. */
const transactionOf = (
	source: string,
	{
		amount,
		fee,
		currency,
		at,
		type,
	}: { amount: number; fee: number; currency: string; at: number; type: string },
) => ({
	id: `txn_${source.slice(source.indexOf("_") + 1)}`,
	object: "balance_transaction",
	amount,
	available_on: at,
	created: at,
	currency,
	exchange_rate: null,
	fee,
	net: amount - fee,
	source,
	status: "available",
	type,
});

/** Null as long as the provider has not taken its fee, which `feeDelay` switches on. */
export function chargeTransaction(session: StoredSession) {
	const { payment, amount, currency } = session;
	if (!payment || (payment.feeAfterMs ?? 0) > Date.now()) return null;
	const { chargeId, at } = payment;
	return transactionOf(chargeId, { amount, fee: chargeFee(session), currency, at, type: "charge" });
}

export const refundTransaction = ({ id, amount, currency, at }: StoredRefund) =>
	transactionOf(id, { amount: -amount, fee: 0, currency, at, type: "refund" });

export const isInquiry = ({ status }: Pick<StoredDispute, "status">): boolean =>
	status.startsWith("warning_");

/** What the bank takes, and what it gives back when the shop wins, each with its fee; nothing for an inquiry. */
export function disputeTransactions({ id, amount, currency, at, status }: StoredDispute) {
	if (isInquiry({ status })) return [];
	const taken = transactionOf(id, { amount: -amount, fee: DISPUTE_FEE, currency, at, type: "adjustment" });
	if (status !== "won") return [taken];
	const won = transactionOf(`${id}_won`, { amount, fee: -DISPUTE_FEE, currency, at, type: "adjustment" });
	return [taken, { ...won, source: id }];
}
