import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import {
	claimGuestRows,
	findNewestNumber,
	isKeyOf,
	ownsNumber,
	type Viewer,
} from "#app/common/access/viewer.server.ts";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { readText } from "#app/common/changes/stored-text.ts";
import { placeOrder } from "#app/shop/checkout/place-order.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { noteOrder } from "#app/shop/orders/note-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { correctParcel } from "#app/shop/orders/shipping/correct-parcel.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { addDelivery, fillCart, placingOf, withCurrentQuote } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { anonymizeCustomer } from "./anonymize-customer.server.ts";
import { exportOrders } from "./export-orders.server.ts";
import { expectedDelivery } from "./order-progress.ts";
import { cancelOwnOrder, listAccountOrders, readOwnOrder } from "./own-orders.server.ts";

async function account(db: Database, email: string): Promise<number> {
	await setAccount(db, {
		email,
		name: "Ana Lima",
		role: "User",
		password: "a long enough one",
		now: ORDER_NOW,
	});
	const found = await db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirst();
	return found?.id ?? 0;
}

const lastEvent = async (db: Database, number: string) => (await readOrder(db, { number }))?.history.at(-1);

test("shows an order only to its account, its browser and a proven contact", async ({ db }) => {
	const [ana, bo] = [await account(db, "ana@example.com"), await account(db, "bo@example.com")];
	const nobody = { isGranted: false, guestHash: null, accountId: null };
	const orders = {
		hers: await addOrder(db, { accountId: ana }),
		guest: await addOrder(db, { guestHash: "browser" }),
		bare: await addOrder(db),
	};
	const viewers = {
		nobody,
		ana: { ...nobody, accountId: ana },
		bo: { ...nobody, accountId: bo },
		browser: { ...nobody, guestHash: "browser" },
		otherBrowser: { ...nobody, guestHash: "another" },
		granted: { ...nobody, isGranted: true },
	};
	const open: string[] = [];
	for (const [who, viewer] of Object.entries(viewers))
		for (const [what, { number }] of Object.entries(orders))
			if (await readOwnOrder(db, { number, viewer, now: ORDER_NOW })) open.push(`${who}: ${what}`);
	expect(open).toEqual(["ana: hers", "browser: guest", "granted: hers", "granted: guest", "granted: bare"]);
	expect(await findNewestNumber(db, "orders", viewers.ana)).toBe(orders.hers.number);
	expect(await findNewestNumber(db, "orders", viewers.browser)).toBe(orders.guest.number);
	expect(await findNewestNumber(db, "orders", nobody)).toBeUndefined();
});

test("an order arrives on the days that its delivery method had, counted from when it was ordered or paid ahead", async ({
	db,
}) => {
	const { variantIds } = await putOnShelf(db);
	const cartId = await fillCart(db, [{ variantId: variantIds[0] ?? 0 }]);
	const deliveryMethodId = await addDelivery(db);
	const placed = await placeOrder(db, await withCurrentQuote(db, placingOf({ cartId, deliveryMethodId })));
	if (!placed.ok) throw new Error(placed.reason);
	await db.updateTable("delivery_methods").set({ min_days: 8, max_days: 9 }).execute();
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const order = await readOwnOrder(db, { number: placed.number, viewer, now: ORDER_NOW });
	if (!order) throw new Error("No order");
	const on = (day: string, of = order) =>
		expectedDelivery(of, { timeZone: "UTC", now: new Date(`${day}T12:00:00Z`) });
	expect(on("2026-11-20")).toBe("Arrives Tue 24 Nov – Fri 27 Nov.");
	expect([on("2026-11-27"), on("2026-11-28")]).toEqual([on("2026-11-20"), null]);
	// An order that is paid ahead leaves when it is paid.
	const ahead = { ...order, payment_method: "bank_transfer" };
	expect(on("2026-11-20", ahead)).toBeNull();
	const [event] = order.history;
	if (!event) throw new Error("No history");
	const paid = { ...event, kind: "payment" as const, to_value: "paid", at: "2026-11-23T09:00:00.000Z" };
	expect(on("2026-11-23", { ...ahead, payment: "paid", history: [event, paid] })).toBe(
		"Arrives Wed 25 Nov – Mon 30 Nov.",
	);
	expect(on("2026-11-20", { ...order, fulfilment: "delivered" })).toBeNull();
	const { number } = await addOrder(db);
	const bare = await readOwnOrder(db, { number, viewer, now: ORDER_NOW });
	expect(bare && on("2026-11-20", bare)).toBeNull();
});

test("lets customers cancel only their own orders, before they expire", async ({ db }) => {
	const [ana, bo] = [await account(db, "ana@example.com"), await account(db, "bo@example.com")];
	const { number } = await addOrder(db, { accountId: ana, guestHash: "hers" });
	const nobody = { isGranted: false, guestHash: null, accountId: null };
	const cancel = (viewer: Partial<Viewer>, of = number) =>
		cancelOwnOrder(db, {
			number: of,
			viewer: { ...nobody, ...viewer },
			expectedStatus: "new",
			now: ORDER_NOW,
		});
	for (const stranger of [{}, { guestHash: "his" }, { accountId: bo }])
		expect(await cancel(stranger)).toEqual({ ok: false, reason: "gone" });
	expect(await cancel({ accountId: ana })).toEqual({ ok: true, repeated: false });
	expect(await cancel({ accountId: bo })).toEqual({ ok: false, reason: "gone" });
	const guest = await addOrder(db, { guestHash: "hers" });
	expect(await cancel({ guestHash: "hers" }, guest.number)).toMatchObject({ ok: true });
	expect(await lastEvent(db, guest.number)).toMatchObject({ to_value: "cancelled", by: "Customer" });
	const late = await addOrder(db, { guestHash: "hers", payBefore: ORDER_NOW.toISOString() });
	expect(await cancel({ guestHash: "hers" }, late.number)).toMatchObject({
		reason: "changed",
		state: "expired",
	});
});

test("the history knows who cancelled, also after the member of staff has left", async ({ db }) => {
	const { number } = await addOrder(db);
	const desk = await account(db, "desk@example.com");
	const move = { column: "status", expectedStatus: "new", to: "cancelled", by: "staff" } as const;
	const cancellation = { ...move, expectedFulfilment: "unfulfilled", number, actorId: desk } as const;
	expect(await changeOrder(db, { ...cancellation, now: ORDER_NOW })).toMatchObject({ ok: true });
	expect(await lastEvent(db, number)).toMatchObject({ to_value: "cancelled", by: "Ana Lima" });
	await db.deleteFrom("accounts").where("id", "=", desk).execute();
	expect(await lastEvent(db, number)).toMatchObject({ to_value: "cancelled", by: null });
});

test("accepts a number only with its contact or its emailed key", async ({ db }) => {
	const { number } = await addOrder(db, { tokenHash: "hash of the key" });
	const other = await addOrder(db, { email: "bo@example.com", e164: "+442079460958" });
	expect(await ownsNumber(db, { number, contact: { email: "ana@example.com" } })).toBe(true);
	expect(await ownsNumber(db, { number, contact: { e164: "+12125550147" } })).toBe(true);
	expect(await ownsNumber(db, { number, contact: { email: "bo@example.com" } })).toBe(false);
	expect(await ownsNumber(db, { number: other.number, contact: { e164: "+12125550147" } })).toBe(false);
	const asTyped = (ending: string) => ownsNumber(db, { number: other.number, contact: { e164: "", ending } });
	expect(await asTyped("2079460958")).toBe(true);
	expect(await asTyped("2079460959")).toBe(false);
	expect(await isKeyOf(db, "orders", { number, tokenHash: "hash of the key" })).toBe(true);
	expect(await isKeyOf(db, "orders", { number: other.number, tokenHash: "hash of the key" })).toBe(false);
});

test("expires an overdue order when its customer opens it", async ({ db }) => {
	const { number } = await addOrder(db, { payBefore: ORDER_NOW.toISOString() });
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	expect(await readOwnOrder(db, { number, viewer, now: ORDER_NOW })).toMatchObject({ status: "expired" });
});

test("claims only a guest’s orders with the account’s email address", async ({ db }) => {
	const [ana, bo] = [await account(db, "ana@example.com"), await account(db, "bo@example.com")];
	await addOrder(db);
	await addOrder(db, { accountId: bo });
	await addOrder(db, { email: "cy@example.com" });
	const join = () =>
		transact(db, (trx) => claimGuestRows(trx, "orders", { accountId: ana, email: "ana@example.com" }));
	expect([await join(), await join()]).toEqual([1, 0]);
	const page = await listAccountOrders(db, { accountId: ana, page: 9, size: 10 });
	expect(page).toMatchObject({
		total: 1,
		page: 1,
		rows: [{ items: expect.stringMatching(/^.+ × 2$/), total: 5_500 }],
	});
	const exported = await exportOrders(db, { accountId: ana, email: null });
	expect(exported).toMatchObject([
		{ line1: "12 Harbor Road", lines: [{ quantity: 2 }], taxes: [{ amount: 455 }] },
	]);
});

test("deleting an account anonymizes its orders and returns unsent stock", async ({ db }) => {
	const ana = await account(db, "ana@example.com");
	const open = await addOrder(db, { accountId: ana });
	const sent = await addOrder(db, { accountId: ana, status: "processing", fulfilment: "shipped" });
	const other = await addOrder(db, { email: "bo@example.com" });
	await addReview(db, sent.id, "Ana L.");
	await addReview(db, other.id, "Bo L.");
	const desk = await account(db, "desk@example.com");
	const text = "Ana wants it at the back door";
	for (const { number } of [sent, other])
		await noteOrder(db, { number, text, actorId: desk, now: ORDER_NOW });
	const expectedParcel = { carrier: "", trackingNumber: "" };
	const parcel = { carrier: "Parcel Post", trackingNumber: "PP 123" };
	expect(
		await correctParcel(db, { number: sent.number, expectedParcel, parcel, actorId: desk, now: ORDER_NOW }),
	).toMatchObject({
		ok: true,
	});
	const cancelled = await transact(db, (trx) =>
		anonymizeCustomer(trx, { accountId: ana, email: null, now: ORDER_NOW }),
	);
	expect(cancelled).toBe(1);
	const rows = await db
		.selectFrom("orders")
		.select(["status", "name", "email", "line1", "country", "total", "search_text"])
		.where("number", "<>", other.number)
		.orderBy("id")
		.execute();
	for (const row of rows) {
		expect(row).toMatchObject({ name: "Deleted account", email: "", line1: "", country: "US", total: 5_500 });
		expect(row.search_text).not.toMatch(/\bana\b/);
	}
	expect(rows.map(({ status }) => status)).toEqual(["cancelled", "processing"]);
	await db.deleteFrom("accounts").where("id", "=", ana).execute();
	expect(await lastEvent(db, open.number)).toMatchObject({ to_value: "cancelled", by: "Customer" });
	const trail = await db.selectFrom("changes").select("action").where(isInTrail).execute();
	expect(trail.map(({ action }) => action)).not.toContain("order status");
	const stocks = await db.selectFrom("variants").select("stock").orderBy("id").execute();
	expect(stocks.map(({ stock }) => stock)).toEqual([10, 8, 8]);
	const notes = db.selectFrom("changes").select(["subject", "note"]).where("action", "=", "order note");
	expect(await notes.where("note", "is not", null).execute()).toEqual([
		{ subject: `order ${other.id}`, note: text },
	]);
	const reviews = await db.selectFrom("reviews").select("author").orderBy("id").execute();
	expect(reviews.map(({ author }) => readText(author))).toEqual(["Former customer", "Bo L."]);
});

async function addReview(db: Database, orderId: number, author: string): Promise<void> {
	const line = await db
		.selectFrom("order_lines")
		.select("product_id")
		.where("order_id", "=", orderId)
		.executeTakeFirstOrThrow();
	const of = { order_id: orderId, product_id: line.product_id, hotel_id: null, booking_id: null };
	const review = {
		rating: 5,
		title: "",
		message: "Fine",
		answered_at: null,
		created_at: ORDER_NOW.toISOString(),
	};
	await db
		.insertInto("reviews")
		.values({ ...of, ...review, author })
		.execute();
}
