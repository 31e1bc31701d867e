import { randomUUID } from "node:crypto";
import { restoreUser, suspendUser } from "#app/account/users/change-user.server.ts";
import { noteMove } from "#app/rent/moves/job/note-move.server.ts";
import { editOrder } from "#app/shop/orders/editing/edit-order.server.ts";
import { quoteEdit } from "#app/shop/orders/editing/quote-edit.server.ts";
import { noteOrder } from "#app/shop/orders/note-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { setProductStatus } from "#app/shop/products/change-products.server.ts";
import { findDelivery, saveDelivery } from "#app/shop/settings/delivery.server.ts";
import { daysOf, findDiscount, saveDiscount } from "#app/shop/settings/discounts.server.ts";
import { adjustStock } from "#app/shop/stock/adjust-stock.server.ts";
import { noteCustomer } from "#app/site/customers/customer-notes.server.ts";
import type { Database } from "#db/client.ts";
import { HOUR_MS } from "./demo-time.ts";

type StaffChanges = { adminId: number; superId: number; timeZone: string; currency: string; now: Date };

const MINUTE_MS = 60_000;

/** What staff changed in the last two weeks besides their work on orders, stays and moves, for the trail. */
export async function seedStaffChanges(db: Database, staff: StaffChanges): Promise<void> {
	const { adminId: actorId, now } = staff;
	const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
	await suspendOwner(db, { actorId: staff.superId, from: ago(199), to: ago(196) });
	await changeDiscount(db, staff, ago(147));
	await changeDelivery(db, staff, ago(99));
	const product = await db
		.selectFrom("variants")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["products.id", "variants.id as variantId"])
		.where("products.status", "=", "active")
		.where("variants.is_tracked", "=", true)
		.where("variants.archived_at", "is", null)
		.orderBy("variants.id")
		.executeTakeFirstOrThrow();
	// Taken off the shop to correct its text, and put back.
	const status = { productIds: [product.id], actorId } as const;
	await setProductStatus(db, { ...status, to: "draft", now: ago(52) });
	await setProductStatus(db, { ...status, to: "active", now: ago(51.4) });
	for (const [by, reason, hours] of [
		[24, "received", 28.3],
		[-2, "damaged", 5.6],
	] as const)
		await adjustStock(db, {
			...{ variantId: product.variantId, productId: product.id, change: { by }, reason, note: "" },
			...{ idempotencyKey: randomUUID(), actorId, now: ago(hours) },
		});
	await addNotes(db, staff);
	await editOrderOf(db, staff);
}

/** A customer called to have one more of what they ordered. */
async function editOrderOf(db: Database, { adminId: actorId, now }: StaffChanges): Promise<void> {
	const found = await db
		.selectFrom("orders")
		.select("number")
		.where("fulfilment", "=", "unfulfilled")
		.where("status", "=", "confirmed")
		.where("payment_method", "<>", "online")
		.orderBy("id", "desc")
		.executeTakeFirst();
	const order = found && (await readOrder(db, found));
	const [line] = order?.lines ?? [];
	if (!order || !line) return;
	const quantities = new Map([[line.id, line.quantity + 1]]);
	const choice = { quantities, added: new Map<number, number>(), chargesDelivery: false };
	const quoted = await quoteEdit(db, { order, choice, provider: null, timeZone: "UTC" });
	if (!quoted.ok) return;
	const { agreed } = quoted.quote;
	const edit = {
		number: order.number,
		choice,
		agreed,
		provider: null,
		bankAccount: "",
		timeZone: "UTC",
		actorId,
	};
	await editOrder(db, { ...edit, now: new Date(now.getTime() - HOUR_MS / 2) });
}

async function suspendOwner(
	db: Database,
	{ actorId, from, to }: { actorId: number; from: Date; to: Date },
): Promise<void> {
	const owner = await db
		.selectFrom("accounts")
		.select("id")
		.where("role", "=", "Hotel")
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	await suspendUser(db, { accountId: owner.id, actorId, now: from });
	await restoreUser(db, { accountId: owner.id, actorId, now: to });
}

async function changeDiscount(db: Database, staff: StaffChanges, now: Date): Promise<void> {
	const { adminId: actorId, timeZone, currency } = staff;
	const discount = await findDiscount(db, { id: 1 });
	if (!discount) return;
	const { id, version, code, kind, value, minimum, max_uses, is_active } = discount;
	await saveDiscount(db, {
		...{ id, expectedVersion: version, idempotencyKey: undefined, actorId, timeZone, currency, now },
		discount: {
			...daysOf(discount, timeZone),
			code,
			kind,
			value,
			max_uses,
			is_active,
			minimum: minimum + 500,
		},
	});
}

async function changeDelivery(db: Database, staff: StaffChanges, now: Date): Promise<void> {
	const found = await findDelivery(db, { id: 1 });
	if (!found) return;
	const { id, version, idempotency_key: _, created_at: __, ...method } = found;
	await saveDelivery(db, {
		...{ id, expectedVersion: version, idempotencyKey: undefined, actorId: staff.adminId, now },
		...{ method: { ...method, max_days: method.max_days + 1 }, currency: staff.currency },
	});
}

/** Notes on some of the latest orders and moves, soon after their last change, and about the newest guests. */
async function addNotes(db: Database, { adminId: actorId, now }: StaffChanges): Promise<void> {
	const noted = (table: "orders" | "moving_bookings") =>
		db
			.selectFrom(table as "orders")
			.select(["number", "updated_at"])
			.where("updated_at", "<", new Date(now.getTime() - HOUR_MS).toISOString())
			.orderBy("updated_at", "desc")
			.limit(3)
			.execute();
	const soonAfter = (at: string) => new Date(Date.parse(at) + 12 * MINUTE_MS);
	for (const { number, updated_at } of await noted("orders"))
		await noteOrder(db, {
			number,
			text: "Asked for delivery after 17:00.",
			actorId,
			now: soonAfter(updated_at),
		});
	for (const { number, updated_at } of await noted("moving_bookings"))
		await noteMove(db, {
			number,
			text: "Parking in front of the house.",
			actorId,
			now: soonAfter(updated_at),
		});
	const guests = db.selectFrom("customers").select("id").where("account_id", "is", null);
	for (const { id } of await guests.orderBy("id", "desc").limit(3).execute())
		await noteCustomer(db, { customerId: id, text: "Prefers to be called in the morning.", actorId, now });
}
