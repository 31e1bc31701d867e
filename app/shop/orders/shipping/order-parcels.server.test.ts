import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect } from "vitest";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { changeOrder } from "#app/shop/orders/change-order.server.ts";
import { changeOrders, readSelectedOrders } from "#app/shop/orders/change-orders.server.ts";
import { ORDER_LIST } from "#app/shop/orders/list/order-filters.ts";
import { ordersAsCsv } from "#app/shop/orders/list/orders-csv.server.ts";
import { allowedOrderChanges } from "#app/shop/orders/order-changes.ts";
import { explainOrderRefusal } from "#app/shop/orders/order-messages.ts";
import { mayCustomerCancel } from "#app/shop/orders/order-rules.ts";
import { anonymizeCustomer } from "#app/shop/orders/own/anonymize-customer.server.ts";
import { exportOrders } from "#app/shop/orders/own/export-orders.server.ts";
import { toOrderView } from "#app/shop/orders/own/order-view.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { choiceOf, confirmEdit, quoteFor } from "#app/testing/payments/edit.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { correctParcel } from "./correct-parcel.server.ts";
import { linesToPack } from "./lines-to-pack.ts";
import { shipParcel, splitOrder } from "./order-parcels.server.ts";

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

const POST = { carrier: "Post", trackingNumber: "PP 1" };

/** What staff do with one order. */
async function staffOf(db: Database, number: string) {
	const actorId = await addAccount(db, "Bea", "Admin");
	const by = { number, actorId, now: ORDER_NOW };
	const read = async () => (await readOrder(db, { number })) ?? expect.fail("The order is gone.");
	const lineIds = (await read()).lines.map(({ id }) => id);
	/** The quantities of the lines in each parcel. */
	const split = async (...parcels: number[][]) =>
		splitOrder(db, {
			...by,
			linesVersion: (await read()).lines_version,
			parcels: parcels.map((units) =>
				units.flatMap((quantity, at) => (quantity > 0 ? [{ lineId: lineIds[at] ?? 0, quantity }] : [])),
			),
		});
	const ship = async (at: number, parcel = POST, actor = actorId) => {
		const { parcels, lines_version: linesVersion } = await read();
		const parcelId = parcels[at]?.id ?? 0;
		return shipParcel(db, { ...by, actorId: actor, parcelId, linesVersion, parcel });
	};
	/** The quantities in each parcel. */
	const units = async () =>
		(await read()).parcels.map(({ lines }) =>
			lineIds.map((id) => lines.find(({ lineId }) => lineId === id)?.quantity ?? 0),
		);
	return { by, read, lineIds, split, ship, units };
}

/** A confirmed order of three lamps and a vase. */
async function addDivisible(db: Database, placed: Parameters<typeof addOrder>[1] = {}) {
	const lamp = await putOnShelf(db, { title: "Lamp", variants: [{ stock: 20 }] });
	const vase = await putOnShelf(db, { title: "Vase", variants: [{ stock: 20 }] });
	const lines = [
		{ variantId: lamp.variantIds[0] ?? 0, quantity: 3 },
		{ variantId: vase.variantIds[0] ?? 0, quantity: 1 },
	];
	const { number } = await addOrder(db, { status: "confirmed", lines, ...placed });
	return { number, ...(await staffOf(db, number)) };
}

const mailsOf = async (db: Database) =>
	(await db.selectFrom("outbox").select(["subject", "text_body"]).orderBy("id").execute()).map((mail) => ({
		subject: mail.subject.split(" (")[0],
		text: mail.text_body,
	}));

test("ships an order in two parcels: the first sets it to processing, and the last one ships it", async ({
	db,
}) => {
	const { number, by, read, split, ship, units } = await addDivisible(db);
	expect(await split([2, 0], [1, 1])).toEqual({ ok: true, repeated: false });
	expect(await split([2, 0], [], [1, 1])).toEqual({ ok: true, repeated: true });
	expect(await ship(1)).toEqual({ ok: true, repeated: false });
	const begun = await read();
	expect(begun).toMatchObject({ status: "processing", fulfilment: "unfulfilled", parcels_shipped: 1 });
	expect(mayCustomerCancel(begun)).toBe(false);
	expect(allowedOrderChanges(begun)).not.toContain("cancellation");
	expect(allowedOrderChanges(begun)).not.toContain("shipment");
	const [first] = await mailsOf(db);
	expect(first?.subject).toBe("Parcel 2 of 2 is on its way");
	expect(first?.text).toMatch(/1 × Lamp\n1 × Vase[\s\S]*PP 1/);
	expect(first?.text).toContain("We will email you when we ship the rest.");

	const cancel = { column: "status", expectedStatus: "processing", to: "cancelled", by: "staff" } as const;
	const seen = { expectedFulfilment: "unfulfilled" } as const;
	const refused = await changeOrder(db, { ...by, ...cancel, ...seen });
	if (refused.ok) throw new Error("it was cancelled with a parcel on its way");
	expect(explainOrderRefusal(refused, String).reason).toContain("refund the items that aren’t shipped yet");
	expect(await quoteFor(db, { number, choice: choiceOf({ kept: [] }) })).toEqual({
		ok: false,
		reason: "not_editable",
	});
	expect(await split([3, 0], [0, 1])).toEqual({ ok: false, reason: "not_allowed" });
	expect(await split()).toEqual({ ok: false, reason: "not_allowed" });

	expect(await ship(0, { carrier: "Courier", trackingNumber: "C 9" })).toMatchObject({ ok: true });
	const shipped = await read();
	expect(shipped).toMatchObject({ fulfilment: "shipped", parcels_shipped: 2, carrier: "" });
	expect(await units()).toEqual([
		[2, 0],
		[1, 1],
	]);
	expect((await mailsOf(db)).map(({ subject }) => subject)).toEqual([
		"Parcel 2 of 2 is on its way",
		"Parcel 1 of 2 is on its way",
	]);
	expect(shipped.history.map(({ kind, to_value }) => [kind, to_value])).toEqual([
		["placed", "new"],
		["split", null],
		["parcel", "2 of 2"],
		["status", "processing"],
		["parcel", "1 of 2"],
		["fulfilment", "shipped"],
	]);
	const filters = ORDER_LIST.read(new URLSearchParams());
	const file = await buffer(ordersAsCsv(db, { filters, timeZone: "UTC" }));
	expect(file.toString()).toContain('"Courier, Post","C 9, PP 1"');
	const deliver = { column: "fulfilment", expectedStatus: "shipped", to: "delivered", by: "staff" } as const;
	expect(await changeOrder(db, { ...by, ...deliver })).toMatchObject({ ok: true });
});

test("ships a parcel once, whoever sends it again", async ({ db }) => {
	const { split, ship, read } = await addDivisible(db);
	await split([2, 0], [1, 1]);
	await ship(0);
	expect(await ship(0)).toEqual({ ok: true, repeated: true });
	expect(await ship(0, { ...POST, trackingNumber: "PP 2" })).toMatchObject({
		reason: "other_parcel",
		trackingNumber: "PP 1",
	});
	const other = await ship(0, POST, await addAccount(db, "Cy", "Admin"));
	if (other.ok) throw new Error("two people shipped it");
	expect(explainOrderRefusal(other, () => "12:00").reason).toBe(
		"Bea changed this parcel to shipped (12:00).",
	);
	expect(await read()).toMatchObject({ parcels_shipped: 1 });
	expect(await mailsOf(db)).toHaveLength(1);
});

test("rejects parcels with more or fewer units than are to be packed, and those of an older form", async ({
	db,
}) => {
	const { by, lineIds, split, units } = await addDivisible(db);
	const all = [
		[2, 0],
		[1, 1],
	];
	for (const wrong of [
		[
			[2, 0],
			[1, 0],
		],
		[
			[2, 1],
			[1, 1],
		],
		[
			[2, 0],
			[2, 0],
		],
	])
		expect(await split(...wrong)).toEqual({ ok: false, reason: "incomplete" });
	expect(await units()).toEqual([]);
	await split(...all);
	const [lamp = 0, vase = 0] = lineIds;
	const late = [[{ lineId: lamp, quantity: 3 }], [{ lineId: vase, quantity: 1 }]];
	expect(await splitOrder(db, { ...by, parcels: late, linesVersion: 0 })).toMatchObject({
		reason: "edited",
		isOwn: true,
	});
	expect(await units()).toEqual(all);
	expect(await split()).toEqual({ ok: true, repeated: false });
	expect(await units()).toEqual([]);
	const ended = await addDivisible(db, { status: "cancelled" });
	expect(await ended.split([2, 0], [1, 1])).toEqual({ ok: false, reason: "not_allowed" });
});

test("an order in parcels is shipped neither as a whole nor with others", async ({ db }) => {
	const { number, by, split, ship, read } = await addDivisible(db);
	await split([2, 0], [1, 1]);
	const whole = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped", by: "staff" } as const;
	expect(await changeOrder(db, { ...by, ...whole })).toEqual({ ok: false, reason: "in_parcels" });
	expect(await changeOrder(db, { ...by, ...whole, linesVersion: 0 })).toMatchObject({ reason: "edited" });
	expect(await readSelectedOrders(db, { numbers: [number], bulk: "ship" })).toMatchObject([
		{ isReady: false },
	]);
	expect(await changeOrders(db, { ...by, numbers: [number], bulk: "ship" })).toMatchObject({
		done: 0,
		refused: [number],
	});
	expect(await read()).toMatchObject({ fulfilment: "unfulfilled", status: "confirmed" });
	const fresh = await addDivisible(db, { status: "new" });
	await fresh.split([2, 0], [1, 1]);
	expect(await fresh.ship(0)).toEqual({ ok: false, reason: "not_allowed" });
	expect(await ship(9)).toMatchObject({ reason: "edited" });
});

test("an edit of the items puts the order into one parcel again", async ({ db }) => {
	const { by, lineIds, read, split, units } = await addDivisible(db);
	await split([2, 0], [1, 1]);
	const choice = choiceOf({ kept: [[lineIds[1] ?? 0, 0]] });
	expect(await confirmEdit(db, { ...by, choice })).toEqual({ ok: true, repeated: false });
	expect(await units()).toEqual([]);
	const order = await read();
	expect(order).toMatchObject({ parcel_count: 0 });
	expect(order.history.at(-1)?.detail).toContain("sent in one parcel");
});

/** An order of four units that was paid online. */
async function addPaid(db: Database) {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 9 }] });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 4 }];
	const placed = { status: "confirmed", lines } as const;
	const { number, reference } = await addOnlineOrder(db, shop.provider, placed);
	await shop.press(reference, "pay");
	const { provider } = shop;
	await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "order", number, provider, now: ORDER_NOW });
	const staff = await staffOf(db, number);
	const refund = (quantity: number) =>
		refundPaidOrder(db, {
			...staff.by,
			idempotencyKey: crypto.randomUUID(),
			expectedAmount: quantity * 2_500,
			choice: {
				what: "items",
				delivery: 0,
				why: "",
				lines: [{ lineId: staff.lineIds[0] ?? 0, quantity, writeOff: null }],
			},
		});
	return { ...staff, refund };
}

test("refunded units leave the parcels that are not shipped, and without units left the order is shipped", async ({
	db,
}) => {
	const { read, refund, ship, split, units } = await addPaid(db);
	await split([1], [2], [1]);
	expect(await refund(1)).toMatchObject({ ok: true });
	expect(await units()).toEqual([[1], [2]]);
	await ship(0);
	expect(await refund(1)).toMatchObject({ ok: true });
	expect(await units()).toEqual([[1], [1]]);
	expect(await read()).toMatchObject({ parcel_count: 2, parcels_shipped: 1, fulfilment: "unfulfilled" });
	expect(await refund(1)).toMatchObject({ ok: true });
	expect(await units()).toEqual([[1]]);
	expect(await read()).toMatchObject({ parcel_count: 1, parcels_shipped: 1, fulfilment: "shipped" });
	// The unit that was sent can be refunded, too.
	expect(await refund(1)).toMatchObject({ ok: true });
	expect(await units()).toEqual([[1]]);
});

test("an order whose refund leaves units for one parcel is sent in one, and an older dialog is refused", async ({
	db,
}) => {
	const { by, read, refund, split, units } = await addPaid(db);
	await split([3], [1]);
	const { parcels, lines_version: linesVersion } = await read();
	await refund(1);
	expect(await units()).toEqual([]);
	expect(linesToPack(await read())).toMatchObject([{ quantity: 3 }]);
	const [shown] = parcels;
	const late = { ...by, parcelId: shown?.id ?? 0, linesVersion, parcel: POST };
	expect(await shipParcel(db, late)).toMatchObject({ reason: "edited" });
});

test("a customer sees, exports and loses the tracking of each parcel", async ({ db }) => {
	const accountId = await addAccount(db, "Ana");
	const owner = { accountId, email: null };
	const { by, ship, split, read } = await addDivisible(db, { accountId });
	await split([2, 0], [1, 1]);
	await ship(0);
	const id = (await read()).parcels[0]?.id;
	const corrected = { carrier: "DHL", trackingNumber: "D 2" };
	const correct = (expectedParcel = POST) =>
		correctParcel(db, { ...by, parcelId: id, expectedParcel, parcel: corrected });
	expect([await correct(), await correct()]).toEqual([
		{ ok: true, repeated: false },
		{ ok: true, repeated: true },
	]);
	expect(await correctParcel(db, { ...by, expectedParcel: POST, parcel: corrected })).toEqual({
		ok: false,
		reason: "not_shipped",
	});
	const unshipped = {
		...by,
		parcelId: (await read()).parcels[1]?.id,
		expectedParcel: POST,
		parcel: corrected,
	};
	expect(await correctParcel(db, unshipped)).toEqual({ ok: false, reason: "not_shipped" });
	expect((await mailsOf(db)).at(-1)?.text).toMatch(/parcel 1 of 2 of your order[\s\S]*D 2/);
	const links = [{ label: "dhl", href: "https://dhl.example/{number}" }];
	const view = toOrderView(await read(), {
		timeZone: "UTC",
		bankAccount: "",
		carrierLinks: links,
		now: ORDER_NOW,
	});
	expect(view.goods).toBe("1 of 2 parcels shipped. We are packing the rest.");
	expect(view.parcels).toMatchObject([
		{ which: "1 of 2", trackingHref: "https://dhl.example/D%202", lines: [{ title: "Lamp", quantity: 2 }] },
		{ which: "2 of 2", shippedAt: null, lines: [{ title: "Lamp" }, { title: "Vase" }] },
	]);
	const [exported] = await exportOrders(db, owner);
	expect(exported?.parcels).toMatchObject([
		{ carrier: "DHL", tracking_number: "D 2", lines: [{ title: "Lamp", quantity: 2 }] },
		{ shipped_at: null },
	]);
	// A parcel is on its way, so the order stays.
	expect(await transact(db, (trx) => anonymizeCustomer(trx, { ...owner, now: ORDER_NOW }))).toBe(0);
	expect((await read()).parcels).toMatchObject([{ carrier: "DHL", tracking_number: "" }, {}]);
	expect(JSON.stringify(await read())).not.toContain("D 2");
});
