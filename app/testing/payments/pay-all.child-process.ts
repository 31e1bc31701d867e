import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";

export type PayAllTask = { url: string; numbers: string[]; now: string; actorId: number };

class UndoneError extends Error {}

/** Marks each order as paid, and for every second one first tries a transaction that fails after it has paid. */
await runHere<PayAllTask>(async ({ url, numbers, now: at, actorId }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const now = new Date(at);
	for (const [index, number] of numbers.entries()) {
		const pay = { number, column: "payment", expectedStatus: "unpaid", to: "paid", by: "staff" } as const;
		if (index % 2 === 0)
			await transact(db, async (trx) => {
				await changeOrder(trx, { ...pay, actorId, now });
				throw new UndoneError();
			}).catch((error) => {
				if (!(error instanceof UndoneError)) throw error;
			});
		await changeOrder(db, { ...pay, actorId, now });
	}
	return numbers.length;
});
