import { db } from "#app/http/process/database.server.ts";
import { runJobs } from "#app/http/process/run-jobs.server.ts";
import { env } from "#app/http/settings/env.server.ts";
import { registeredPaymentSubjects } from "#app/payments/payment-subject.ts";
import { nextReconciliation, reconcileWhenDue } from "#app/payments/staff/reconcile.server.ts";
import { checkNextPayment, nextPaymentWork, sendNextRefund } from "./check-payments.server.ts";
import { paymentProvider, paymentProviders } from "./provider-settings.server.ts";

const LOOK_EVERY_MS = 20 * 1000;

/**
 * Sends refunds as soon as they are requested, asks the provider about open checkouts, and compares the ledger with
 * the books of each provider every day.
 */
export function startPayments(): void {
	const provider = paymentProvider;
	if (!provider) return;
	const others = paymentProviders.filter((each) => each !== provider);
	const { APP_ORIGIN: origin } = env;
	runJobs("payment", {
		table: "refunds",
		lookEveryMs: LOOK_EVERY_MS,
		nextAt: () => nextPaymentWork(db),
		async work() {
			const now = new Date();
			const sent = await sendNextRefund(db, registeredPaymentSubjects(), { provider, others, now });
			return sent || checkNextPayment(db, registeredPaymentSubjects(), { provider, others, origin, now });
		},
	});
	// On its own, because it takes longer than a refund should wait.
	runJobs("reconciliation", {
		table: "reconciliations",
		lookEveryMs: LOOK_EVERY_MS,
		async nextAt() {
			const now = new Date();
			const planned = paymentProviders.map(({ name }) => nextReconciliation(db, { provider: name, now }));
			return (await Promise.all(planned)).toSorted()[0] ?? null;
		},
		async work() {
			for (const each of paymentProviders) {
				const result = await reconcileWhenDue(db, registeredPaymentSubjects(), {
					provider: each,
					now: new Date(),
				});
				if (result) return result;
			}
			return false;
		},
	});
}
