import { PAYMENT_SUBJECTS } from "#app/site/payment-subjects.server.ts";
import { INN_NOW } from "#app/testing/inn.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { refundPayment } from "./refund-payment.server.ts";

export type RefundPaymentTask = {
	url: string;
	paymentId: number;
	amount: number;
	keys: string[];
	actorId: number;
};

/** Requests a refund of the same amount with each key; returns how many were accepted. */
await runHere<RefundPaymentTask>(async ({ url, paymentId, amount, keys, actorId }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes = await Promise.all(
		keys.map((idempotencyKey) =>
			refundPayment(db, PAYMENT_SUBJECTS, {
				...{ paymentId, amount, idempotencyKey, actorId },
				...{ reason: "Noise", now: INN_NOW },
			}),
		),
	);
	return outcomes.filter((outcome) => outcome.ok && !outcome.repeated).length;
});
