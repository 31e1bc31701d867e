import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { waiveDeposit } from "#app/rent/moves/money/waive-deposit.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { MOVE_NOW } from "./move.ts";

export type WaiverTask = {
	url: string;
	apiBase: string;
	secretKey: string;
	webhookSecret: string;
	/** Minor units. */
	deposit: number;
	actorId: number;
	/** What this process does to each move. */
	act: "waive" | "pay";
	moves: { number: string; reference: string }[];
};

/** Waives the deposit of each move, or asks about its payment. Returns how many were waived here. */
await runHere<WaiverTask>(async ({ url, moves, act, deposit, actorId, ...settings }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const provider = stripeProvider(settings);
	const now = MOVE_NOW;
	let waived = 0;
	for (const { number, reference } of moves) {
		if (act === "pay") {
			await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "move", number, provider, now });
			continue;
		}
		// As long as paying takes, so that neither is always the faster one.
		await provider.readCheckout(reference);
		const outcome = await waiveDeposit(db, { number, deposit, actorId, now });
		if (outcome.ok && !outcome.repeated) waived++;
	}
	return waived;
});
