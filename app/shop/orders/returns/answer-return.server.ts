import type { Transaction } from "kysely";
import {
	findLatestChange,
	isChangeBy,
	isRepeated,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { returnMail } from "#app/shop/orders/change-mails.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockOrder, readReturnedLines } from "./request-return.server.ts";
import { RETURN_STATES, type ReturnState } from "./return-labels.ts";
import { receiveUnits } from "./return-stock.server.ts";
import type { WriteOff } from "./write-off.ts";

type Answer = {
	number: string;
	returnId: number;
	expectedStatus: ReturnState;
	to: ReturnState;
	message: string;
	/** Receiving: the units that are not restocked. */
	writeOffs?: readonly WriteOff[];
	actorId: number;
	now: Date;
};

export type AnswerOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "not_allowed" }
	| { ok: false; reason: "changed"; state: ReturnState; at: string; by: string | null; isOwn: boolean };

/**
 * Approves, refuses or receives a return with one conditional update from the expected status, with history
 * and an email to the customer. Receiving restocks or writes off each line, once; when all units of an order
 * are returned, the order is returned. If one person sends the same answer twice, it counts once.
 */
export function answerReturn(db: Database, answer: Answer): Promise<AnswerOutcome> {
	const { number, returnId, expectedStatus, to, message, now } = answer;
	if (!RETURN_STATES[expectedStatus].to.includes(to))
		return Promise.resolve({ ok: false, reason: "not_allowed" });
	return transact(db, async (trx) => {
		const order = await lockOrder(trx, number);
		if (!order) return { ok: false, reason: "gone" };
		const at = now.toISOString();
		const updated = await trx
			.updateTable("order_returns")
			.set({ status: to, updated_at: at, ...(message ? { answer: message } : {}) })
			.where("id", "=", returnId)
			.where("order_id", "=", order.id)
			.where("status", "=", expectedStatus)
			.returning("id")
			.executeTakeFirst();
		if (!updated) return findConflict(trx, answer, order.id);
		await trx.updateTable("orders").set({ updated_at: at }).where("id", "=", order.id).execute();
		await recordChange(trx, { ...changeOf(answer, order.id), note: message, now });
		if (order.email) {
			const lines = await readReturnedLines(trx, returnId, order.language);
			await writeMail(trx, order.language, () => returnMail(order, lines, to, message), now);
		}
		if (to === "received") await receiveGoods(trx, { ...answer, orderId: order.id });
		return { ok: true, repeated: false };
	});
}

async function receiveGoods(trx: Transaction<Schema>, answer: Answer & { orderId: number }): Promise<void> {
	const { number, returnId, orderId, writeOffs = [], actorId, now } = answer;
	const lines = await trx
		.selectFrom("order_return_lines as back")
		.innerJoin("order_lines as line", "line.id", "back.order_line_id")
		.select(["line.id", "line.variant_id", "back.quantity"])
		.where("back.return_id", "=", returnId)
		.orderBy("line.id")
		.execute();
	for (const { id, quantity } of lines)
		await trx
			.updateTable("order_lines")
			.set((eb) => ({ returned: eb("returned", "+", quantity) }))
			.where("id", "=", id)
			.execute();
	for (const { lineId, quantity, reason } of writeOffs)
		await trx
			.updateTable("order_return_lines")
			.set({ written_off: quantity, write_off_reason: reason })
			.where("return_id", "=", returnId)
			.where("order_line_id", "=", lineId)
			.execute();
	const units = lines.map(({ id, variant_id: variantId, quantity }) => ({
		variantId,
		quantity,
		writeOff: writeOffs.find(({ lineId }) => lineId === id) ?? null,
	}));
	await receiveUnits(trx, units, { orderId, reason: "returned", actorId, now });
	await returnWholeOrder(trx, { number, orderId, actorId, now });
}

/** Sets a delivered order to returned when all of its units have come back. */
export async function returnWholeOrder(
	trx: Transaction<Schema>,
	{ number, orderId, actorId, now }: { number: string; orderId: number; actorId: number; now: Date },
): Promise<void> {
	const stored = await trx
		.selectFrom("order_lines")
		.select("id")
		.where("order_id", "=", orderId)
		.whereRef("returned", "<", "quantity")
		.limit(1)
		.executeTakeFirst();
	if (stored) return;
	const move = { column: "fulfilment", expectedStatus: "delivered", to: "returned", by: "staff" } as const;
	await changeOrder(trx, { number, ...move, isFollowUp: true, actorId, now });
}

const changeOf = ({ expectedStatus: from, to, actorId }: Answer, orderId: number) =>
	({ action: "return", subject: `order ${orderId}`, from, to, actorId }) as const;

/** Tells a repeated change from one that came too late. */
async function findConflict(
	trx: Transaction<Schema>,
	answer: Answer,
	orderId: number,
): Promise<AnswerOutcome> {
	const request = await trx
		.selectFrom("order_returns")
		.select(["status", "updated_at"])
		.where("id", "=", answer.returnId)
		.where("order_id", "=", orderId)
		.executeTakeFirst();
	if (!request) return { ok: false, reason: "gone" };
	// The order may have several returns: this one was changed last when the change was recorded.
	const change = changeOf(answer, orderId);
	const last = await findLatestChange(trx, { ...change, actions: ["return"], at: request.updated_at });
	if (request.status === answer.to && isRepeated(last, change)) return { ok: true, repeated: true };
	return {
		ok: false,
		reason: "changed",
		state: request.status,
		at: last?.at ?? request.updated_at,
		by: last?.by ?? null,
		isOwn: isChangeBy(last, answer.actorId),
	};
}
