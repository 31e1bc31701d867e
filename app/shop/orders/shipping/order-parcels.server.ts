import type { Transaction } from "kysely";
import { findLatestChange, isChangeBy, recordChange } from "#app/common/changes/changes.server.ts";
import { storeText } from "#app/common/changes/stored-text.ts";
import { t } from "#app/common/language/messages.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { parcelShippedMail } from "#app/shop/orders/change-mails.ts";
import {
	changeOrder,
	findLatestEdit,
	type OrderChangeRefusal,
} from "#app/shop/orders/change-order.server.ts";
import type { Parcel } from "#app/shop/orders/order-messages.ts";
import { isPartlyShipped, mayShipParcel, maySplitOrder } from "#app/shop/orders/order-rules.ts";
import { showOrder } from "#app/shop/orders/own/shown-lines.server.ts";
import { type Order, readOrder } from "#app/shop/orders/read-order.server.ts";
import { lockOrder } from "#app/shop/orders/returns/request-return.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { isPackedWhole, linesToPack, type PackedLine, type PackedParcel } from "./lines-to-pack.ts";
import { linesOfParcel } from "./read-parcels.server.ts";

type ByStaff = { number: string; actorId: number; now: Date };

type Split = ByStaff & {
	/** What goes into each parcel; a single one, or none, sends the order in one parcel again. */
	parcels: readonly PackedLine[][];
	/** How often lines and parcels had been changed when the form was loaded. */
	linesVersion: number;
};

export type SplitOutcome =
	| { ok: true; repeated: boolean }
	| { ok: false; reason: "gone" | "not_allowed" | "incomplete" }
	/** Staff changed lines or parcels since the form was loaded. */
	| { ok: false; reason: "edited"; at: string; by: string | null; isOwn: boolean };

/**
 * Divides what is to be packed of an order into parcels, in one transaction with its history. Refused once a parcel was
 * shipped, when the form is out of date, and unless the units of all parcels are exactly those that are to be packed.
 */
export function splitOrder(db: Database, split: Split): Promise<SplitOutcome> {
	const { number, linesVersion, actorId, now } = split;
	return transact(db, async (trx) => {
		const locked = await lockOrder(trx, number);
		const order = locked && (await readOrder(trx, { number }));
		if (!order) return { ok: false, reason: "gone" };
		const filled = split.parcels.filter((lines) => lines.length > 0);
		const parcels = filled.length > 1 ? filled.map((lines, at) => ({ position: at + 1, lines })) : [];
		const isSame = contentsOf(parcels) === contentsOf(order.parcels);
		if (maySplitOrder(order) && isSame) return { ok: true, repeated: true };
		if (order.lines_version !== linesVersion)
			return { ok: false, reason: "edited", ...(await findLatestEdit(trx, { ...locked, actorId })) };
		if (!maySplitOrder(order)) return { ok: false, reason: "not_allowed" };
		if (parcels.length > 0 && !isPackedWhole(linesToPack(order), filled))
			return { ok: false, reason: "incomplete" };
		await replaceUnshipped(trx, { order, parcels, actorId, now });
		return { ok: true, repeated: false };
	});
}

const contentsOf = (parcels: readonly PackedParcel[]): string =>
	parcels.map(({ lines }) => lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join()).join(";");

type Replaced = {
	order: Order;
	parcels: readonly PackedParcel[];
	actorId: number;
	now: Date;
	/** Follows a refund, so the trail has no entry of its own for it. */
	isFollowUp?: boolean;
};

/** Replaces the parcels of a locked order that are not shipped, and records what is in them. */
async function replaceUnshipped(
	trx: Transaction<Schema>,
	{ order, parcels, actorId, now, isFollowUp = false }: Replaced,
) {
	const unshipped = trx.deleteFrom("order_parcels").where("order_id", "=", order.id);
	await unshipped.where("shipped_at", "is", null).execute();
	for (const { position, lines } of parcels) {
		const { id } = await trx
			.insertInto("order_parcels")
			.values({ order_id: order.id, position })
			.returning("id")
			.executeTakeFirstOrThrow();
		await trx
			.insertInto("order_parcel_lines")
			.values(lines.map(({ lineId, quantity }) => ({ parcel_id: id, line_id: lineId, quantity })))
			.execute();
	}
	await trx
		.updateTable("orders")
		.set({
			parcel_count: order.parcels_shipped + parcels.length,
			lines_version: order.lines_version + 1,
			updated_at: now.toISOString(),
		})
		.where("id", "=", order.id)
		.execute();
	const words = parcels.map((parcel) => {
		const units = linesOfParcel(order.lines, parcel).map(({ quantity, title }) => `${quantity} × ${title}`);
		return units.join(", ");
	});
	const isWhole = parcels.length === 0 && order.parcels_shipped === 0;
	await recordChange(trx, {
		action: "order parcels",
		subject: `order ${order.id}`,
		isInTrail: !isFollowUp,
		detail: isWhole
			? storeText("sentInOneParcel")
			: storeText("toShip", { units: words.join("; ") || storeText("nothing") }),
		party: "staff",
		actorId,
		now,
	});
}

/**
 * Takes units that were refunded out of the parcels that are not shipped, the last one first, so that never more is sent
 * than is to be packed. Parcels without units go; when all that are left were shipped, so is the order. Call it in the
 * transaction of the refund, which has locked the order.
 */
export async function takeOutOfParcels(trx: Transaction<Schema>, { number, actorId, now }: ByStaff) {
	const order = await readOrder(trx, { number });
	if (!order || order.parcel_count === order.parcels_shipped) return;
	const left = new Map(linesToPack(order).map(({ id, quantity }) => [id, quantity]));
	const take = ({ lineId, quantity }: PackedLine) => {
		const taken = Math.max(0, Math.min(quantity, left.get(lineId) ?? 0));
		left.set(lineId, (left.get(lineId) ?? 0) - quantity);
		return taken > 0 ? [{ lineId, quantity: taken }] : [];
	};
	const shipped = order.parcels.filter(({ shipped_at }) => shipped_at !== null);
	const unshipped = order.parcels.filter(({ shipped_at }) => shipped_at === null);
	for (const line of shipped.flatMap(({ lines }) => lines)) take(line);
	const kept = unshipped
		.map(({ position, lines }) => ({ position, lines: lines.flatMap(take) }))
		.filter(({ lines }) => lines.length > 0);
	if (contentsOf(kept) === contentsOf(unshipped)) return;
	const parcels = shipped.length === 0 && kept.length === 1 ? [] : kept;
	await replaceUnshipped(trx, { order, parcels, actorId, now, isFollowUp: true });
	if (shipped.length > 0 && kept.length === 0) await shipOrder(trx, { number, actorId, now });
}

/** The last parcel ships the order. */
async function shipOrder(trx: Transaction<Schema>, by: ByStaff) {
	const ship = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped", by: "staff" } as const;
	const outcome = await changeOrder(trx, { ...by, ...ship, isFollowUp: true });
	if (!outcome.ok) throw new Error(`All parcels are shipped, and the order is not: ${outcome.reason}`);
}

type Shipment = ByStaff & { parcelId: number; linesVersion?: number | undefined; parcel: Parcel };

/**
 * Ships one parcel of an order with its carrier and tracking number, under the conditions for shipping the order, with
 * history and an email to the customer. The first one sets a confirmed order to processing, the last one ships it by the
 * rule of `changeOrder`. If one person ships the same parcel twice, it counts once.
 */
export function shipParcel(
	db: Database,
	{ parcelId, linesVersion, parcel, ...by }: Shipment,
): Promise<{ ok: true; repeated: boolean } | OrderChangeRefusal> {
	const { number, actorId, now } = by;
	return transact(db, async (trx) => {
		const locked = await lockOrder(trx, number);
		const order = locked && (await readOrder(trx, { number }));
		if (!order) return { ok: false, reason: "gone" };
		const at = order.parcels.findIndex(({ id }) => id === parcelId);
		const found = order.parcels[at];
		if (found?.shipped_at)
			return findShipping(trx, { id: order.id, found, at: found.shipped_at, actorId, parcel });
		if (!found || (linesVersion !== undefined && linesVersion !== order.lines_version))
			return { ok: false, reason: "edited", ...(await findLatestEdit(trx, { ...locked, actorId })) };
		if (!mayShipParcel(order)) return { ok: false, reason: "not_allowed" };
		const moment = now.toISOString();
		await trx
			.updateTable("order_parcels")
			.set({ carrier: parcel.carrier, tracking_number: parcel.trackingNumber, shipped_at: moment })
			.where("id", "=", parcelId)
			.execute();
		const updated = await trx
			.updateTable("orders")
			.set({ parcels_shipped: order.parcels_shipped + 1, updated_at: moment })
			.where("id", "=", order.id)
			.returningAll()
			.executeTakeFirstOrThrow();
		const which = storeText("which", { at: at + 1, count: order.parcels.length });
		const shipped = { action: "parcel shipped", subject: `order ${order.id}`, to: which } as const;
		await recordChange(trx, {
			...shipped,
			detail: storeText("parcel", { which }),
			party: "staff",
			actorId,
			now,
		});
		const shown = await writeIn(updated.language, () => showOrder(trx, order));
		const lines = linesOfParcel(shown.lines, found);
		const mail = () => {
			const which = t.orderParcels.which({ number: at + 1, count: order.parcels.length });
			return parcelShippedMail(updated, { parcel, which, lines });
		};
		if (order.email) await writeMail(trx, updated.language, mail, now);
		if (!isPartlyShipped(updated)) await shipOrder(trx, by);
		else if (order.status === "confirmed") {
			const start = { column: "status", expectedStatus: "confirmed", to: "processing", by: "staff" } as const;
			await changeOrder(trx, { ...by, ...start, isFollowUp: true });
		}
		return { ok: true, repeated: false };
	});
}

type FoundShipped = {
	/** The order's. */
	id: number;
	found: Order["parcels"][number];
	/** When it was shipped. */
	at: string;
	actorId: number;
	parcel: Parcel;
};

/** Tells a repeated shipping from one that came too late. */
async function findShipping(
	trx: Transaction<Schema>,
	{ id, found, at, actorId, parcel }: FoundShipped,
): Promise<{ ok: true; repeated: boolean } | OrderChangeRefusal> {
	const { carrier, tracking_number: trackingNumber } = found;
	const last = await findLatestChange(trx, { subject: `order ${id}`, actions: ["parcel shipped"], at });
	const isOwn = isChangeBy(last, actorId);
	if (!isOwn) return { ok: false, reason: "parcel_shipped", at, by: last?.by ?? null };
	return carrier === parcel.carrier && trackingNumber === parcel.trackingNumber
		? { ok: true, repeated: true }
		: { ok: false, reason: "other_parcel", carrier, trackingNumber };
}
