import { checkNextPayment, refreshPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { cancelOwnMove } from "#app/rent/moves/cancel-own-move.server.ts";
import { expireMoves } from "#app/rent/moves/money/expire-moves.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { SITE } from "#app/testing/payments/paying.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type DepositTask = {
	url: string;
	apiBase: string;
	secretKey: string;
	webhookSecret: string;
	guestHash: string;
	numbers: string[];
	/** When the deposits are overdue. */
	now: string;
};

/** Asks about the payment of each move, lets it expire, cancels it, and sends the refunds that are due. Returns how many expired. */
await runHere<DepositTask>(async ({ url, numbers, guestHash, now: at, ...settings }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const provider = stripeProvider(settings);
	const now = new Date(at);
	const viewer = { isGranted: false, guestHash, accountId: null };
	let expired = 0;
	for (const number of numbers) {
		const [, count] = await Promise.all([
			refreshPayment(db, PAYMENT_SUBJECTS, { subject: "move", number, provider, now }),
			expireMoves(db, { number, now }),
		]);
		expired += count;
		const cancellation = { number, viewer, expectedStatus: "pending", expectedFee: 0 } as const;
		await cancelOwnMove(db, { ...cancellation, timeZone: "UTC", now });
		while ((await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now })) === true);
		await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now });
	}
	return expired;
});
