import { changeOrder, type OrderChange } from "#app/shop/orders/change-order.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { choiceOf, confirmEdit } from "./edit.ts";

export type EditTask = {
	url: string;
	actorId: number;
	at: string;
	/** An edit of one line that a clerk has seen, or a change of the order. */
	orders: {
		number: string;
		edit?: { lineId: number; quantity: number; agreed: string };
		change?: object;
	}[];
};

/** Does one thing to each order; returns what came of it. */
await runHere<EditTask>(async ({ url, actorId, at, orders }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const { number, edit, change } of orders) {
		const by = { number, actorId, now: new Date(at) };
		const outcome = edit
			? await confirmEdit(db, {
					...by,
					agreed: edit.agreed,
					choice: choiceOf({ kept: [[edit.lineId, edit.quantity]] }),
				})
			: await changeOrder(db, { ...by, by: "staff", ...change } as OrderChange);
		outcomes.push(outcome.ok ? "done" : outcome.reason);
	}
	await db.destroy();
	return outcomes;
});
