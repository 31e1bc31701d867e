import type { Transaction } from "kysely";
import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { type MailedLine, returnMail } from "#app/shop/orders/change-mails.ts";
import { hasArrived } from "#app/shop/orders/order-states.ts";
import { shownLine, VARIANT_COLUMNS } from "#app/shop/orders/own/shown-lines.server.ts";
import { type Order, readOrder } from "#app/shop/orders/read-order.server.ts";
import { RETURN_KINDS, type ReturnKind } from "#app/shop/pricing/return-kinds.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { Messages } from "#messages/en/index.ts";

type ReturnClaim = {
	number: string;
	viewer: Viewer;
	kind: ReturnKind;
	reason: string;
	/** The quantity of each line; 0 for those that are kept. */
	lines: { lineId: number; quantity: number }[];
	idempotencyKey: string;
	timeZone: string;
	now: Date;
};

export type RequestOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: keyof Messages["orderReturns"]["refusals"]; lineId?: number };

/**
 * Requests a return of a delivered order: withdrawal within 14 days of delivery, or within two years for a
 * fault, which must be described. The day of delivery does not count, and the last day counts in full
 * (Regulation 1182/71, article 3). Refused for more units than the customer has, less those in open requests.
 * Sending the same form twice makes one request.
 */
export function requestReturn(db: Database, claim: ReturnClaim): Promise<RequestOutcome> {
	return transact(db, async (trx) => {
		const isLocked = await lockOrder(trx, claim.number, claim.viewer);
		const order = isLocked && (await readOrder(trx, claim));
		if (!order) return { ok: false, reason: "gone" };
		// Of this order: a key of somebody else's form is another one.
		const uniqueKey = `${order.id}:${claim.idempotencyKey}`;
		const sameForm = trx.selectFrom("order_returns").select("id").where("idempotency_key", "=", uniqueKey);
		if (await sameForm.executeTakeFirst()) return { ok: true, repeated: true };
		const { delivered_at: delivered } = order;
		if (!delivered || !hasArrived(order)) return { ok: false, reason: "not_delivered" };
		if (claim.now >= endOf(delivered, claim)) return { ok: false, reason: "too_late" };
		const lines = claim.lines.filter(({ quantity }) => quantity > 0);
		if (lines.length === 0) return { ok: false, reason: "nothing" };
		const left = returnableUnits(order);
		const excess = lines.find(({ lineId, quantity }) => quantity > (left.get(lineId) ?? 0));
		if (excess) return { ok: false, reason: "too_many", lineId: excess.lineId };
		if (claim.kind === "return" && claim.reason === "") return { ok: false, reason: "reason_missing" };
		const at = claim.now.toISOString();
		const { id } = await trx
			.insertInto("order_returns")
			.values({
				order_id: order.id,
				idempotency_key: uniqueKey,
				kind: claim.kind,
				status: "requested",
				reason: claim.reason,
				created_at: at,
				updated_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		await trx
			.insertInto("order_return_lines")
			.values(lines.map(({ lineId, quantity }) => ({ return_id: id, order_line_id: lineId, quantity })))
			.execute();
		await trx.updateTable("orders").set({ updated_at: at }).where("id", "=", order.id).execute();
		await recordChange(trx, {
			action: "return",
			subject: `order ${order.id}`,
			to: "requested",
			actorId: claim.viewer.accountId,
			isInTrail: false,
			now: claim.now,
		});
		if (order.email) {
			const mailed = await readReturnedLines(trx, id, order.language);
			await writeMail(trx, order.language, () => returnMail(order, mailed, "requested", ""), claim.now);
		}
		return { ok: true, repeated: false };
	});
}

/** The returned units of each line, as emails to the customer list them. */
export async function readReturnedLines(
	trx: Transaction<Schema>,
	returnId: number,
	language: string | null,
): Promise<MailedLine[]> {
	const lines = await trx
		.selectFrom("order_return_lines as back")
		.innerJoin("order_lines as line", "line.id", "back.order_line_id")
		.leftJoin("variants", "variants.id", "line.variant_id")
		.leftJoin("products", "products.id", "variants.product_id")
		.select(["line.title", "line.options", "back.quantity", "line.image_hash", ...VARIANT_COLUMNS])
		.where("back.return_id", "=", returnId)
		.orderBy("line.id")
		.execute();
	return writeIn(language, () =>
		lines.map(({ quantity, image_hash, ...line }) => ({ ...shownLine(line), quantity, image_hash })),
	);
}

/** The end of the last day, in the market's time zone. */
function endOf(delivered: string, { kind, timeZone }: Pick<ReturnClaim, "kind" | "timeZone">): Date {
	const { date } = wallClock(delivered, timeZone);
	return momentOf(addDays(date, RETURN_KINDS[kind].days + 1), "00:00", timeZone);
}

/** The units of each line (by id) that can still be returned. */
export function returnableUnits(order: Pick<Order, "lines" | "returns">): Map<number, number> {
	const open = order.returns.filter(({ status }) => status === "requested" || status === "approved");
	const requestedLines = open.flatMap(({ lines }) => lines);
	return new Map(
		order.lines.map(({ id, quantity, returned }) => {
			const waiting = requestedLines.filter((line) => line.order_line_id === id);
			return [id, quantity - returned - waiting.reduce((sum, line) => sum + line.quantity, 0)];
		}),
	);
}

/**
 * Locks the order's row, so that requests and answers of returns happen one after another. It changes
 * nothing, because the request may still be refused. Undefined for a `viewer` who may not see the order.
 */
export function lockOrder(trx: Transaction<Schema>, number: string, viewer?: Viewer) {
	return trx
		.updateTable("orders")
		.set((eb) => ({ updated_at: eb.ref("updated_at") }))
		.where("number", "=", number)
		.where(isShownTo("orders", viewer))
		.returning(["id", "number", "name", "email", "language", "currency", "total", "updated_at"])
		.executeTakeFirst();
}
