import { sendNextRefund } from "#app/payments/check-payments.server.ts";
import { refundPayment } from "#app/payments/staff/refund-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { type ProviderAccess, providerAt } from "./paying.ts";

export type RefundPaymentTask = {
	url: string;
	now: string;
	/** The refunds that staff request: one of this amount with each key. */
	paymentId: number;
	amount: number;
	keys: string[];
	isReplacing?: boolean;
	actorId: number;
	/** The job sends and tries again what is due, afterwards. */
	access?: ProviderAccess;
};

/** Requests a refund of the same amount with each key, and sends what is due; returns how many were accepted. */
await runHere<RefundPaymentTask>(async ({ url, now: at, keys, access, ...refund }) => {
	const db = openDatabase({ url, poolSize: 4 });
	const now = new Date(at);
	const outcomes = await Promise.all(
		keys.map((idempotencyKey) =>
			refundPayment(db, PAYMENT_SUBJECTS, { ...refund, idempotencyKey, reason: "Noise", now }),
		),
	);
	if (access) while (await sendNextRefund(db, PAYMENT_SUBJECTS, { provider: providerAt(access), now }));
	return outcomes.filter((outcome) => outcome.ok && !outcome.repeated).length;
});
