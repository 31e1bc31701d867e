import type { Transaction } from "kysely";
import type { Schema } from "#db/schema.ts";
import type { PaymentProviderName, ProviderFee } from "./provider.ts";

type RecordingFees = {
	provider: PaymentProviderName;
	paymentId: number;
	fees: readonly ProviderFee[];
	now: Date;
};

/**
 * Adds the fees that are missing in the ledger, each once by the provider's id, in the transaction of `recordPayment`,
 * which has locked the payment. They lower what the shop gets, and never what the customer has paid or gets back, so
 * no total contains them.
 */
export async function recordFees(
	trx: Transaction<Schema>,
	{ provider, paymentId, fees, now }: RecordingFees,
): Promise<void> {
	if (fees.length === 0) return;
	await trx
		.insertInto("payment_entries")
		.values(
			fees.map(({ id, amount, currency }) => ({
				...{ payment_id: paymentId, kind: "fee" as const, amount: -amount, currency },
				...{ provider, provider_event: id, at: now.toISOString() },
			})),
		)
		.onConflict((conflict) => conflict.columns(["provider", "provider_event"]).doNothing())
		.execute();
}
