import { afterAll, beforeAll, expect } from "vitest";
import { refreshPayment } from "#app/payments/check-payments.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { choiceOf, quoteFor } from "#app/testing/payments/edit.ts";
import type { ParcelAct, ParcelTask } from "#app/testing/payments/parcels.child-process.ts";
import { addOnlineOrder, type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { linesToPack } from "./lines-to-pack.ts";
import { splitOrder } from "./order-parcels.server.ts";

const ELSEWHERE = "app/testing/payments/parcels.child-process.ts";
const ORDERS = 12;
const UNITS = 4;

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

type Race = { db: Database; url: string };

/** Confirmed orders of four units of one line. */
async function addOrders(db: Database, pay = false) {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: ORDERS * (UNITS + 3) }] });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: UNITS }];
	const orders: { number: string; lineId: number }[] = [];
	for (let made = 0; made < ORDERS; made++) {
		const placed = { status: "confirmed", lines } as const;
		const { number } = pay ? await addPaid(db, placed) : await addOrder(db, placed);
		orders.push({ number, lineId: (await readOrder(db, { number }))?.lines[0]?.id ?? 0 });
	}
	return orders;
}

async function addPaid(db: Database, placed: Parameters<typeof addOnlineOrder>[2]) {
	const { number, reference } = await addOnlineOrder(db, shop.provider, placed);
	await shop.press(reference, "pay");
	const { provider } = shop;
	await refreshPayment(db, PAYMENT_SUBJECTS, { subject: "order", number, provider, now: ORDER_NOW });
	return { number };
}

const inThree = (lineId: number) => [2, 1, 1].map((quantity) => [{ lineId, quantity }]);

/** Splits each order before the race; the ids of its parcels. */
async function splitAll(db: Database, orders: Awaited<ReturnType<typeof addOrders>>) {
	const actorId = await addAccount(db, "Packer", "Admin");
	return Promise.all(
		orders.map(async ({ number, lineId }) => {
			await splitOrder(db, { number, actorId, now: ORDER_NOW, parcels: inThree(lineId), linesVersion: 0 });
			const order = await readOrder(db, { number });
			return { number, lineId, parcelIds: order?.parcels.map(({ id }) => id) ?? [] };
		}),
	);
}

/** Each clerk does their acts in a process of their own; what came of them, by clerk. */
async function run({ db, url }: Race, ...clerks: ParcelAct[][]): Promise<string[][]> {
	const others: ReturnType<typeof startElsewhere<string[]>>[] = [];
	for (const [at, acts] of clerks.entries()) {
		const actorId = await addAccount(db, `Clerk ${at}`, "Admin");
		const task: ParcelTask = { url, actorId, at: ORDER_NOW.toISOString(), acts };
		others.push(startElsewhere<string[]>(ELSEWHERE, task));
	}
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

/** The orders after a race: nothing is sent twice, and unshipped parcels hold just what is left to pack. */
async function readAfter(db: Database, orders: readonly { number: string }[]) {
	const read = [];
	for (const { number } of orders) {
		const order = await readOrder(db, { number });
		if (!order) throw new Error("The order is gone.");
		const { parcels, parcel_count, parcels_shipped, history, status, fulfilment } = order;
		const shipped = parcels.filter(({ shipped_at }) => shipped_at !== null);
		expect([parcel_count, parcels_shipped]).toEqual([parcels.length, shipped.length]);
		expect(history.filter(({ kind }) => kind === "parcel")).toHaveLength(shipped.length);
		const unitsIn = (some: typeof parcels) =>
			some.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
		const toPack = linesToPack(order).reduce((sum, { quantity }) => sum + quantity, 0);
		if (parcels.length > 0 && status !== "cancelled") {
			expect(unitsIn(parcels)).toBe(Math.max(toPack, unitsIn(shipped)));
			expect(fulfilment === "shipped").toBe(shipped.length === parcels.length);
		}
		const ended = history.filter(({ kind, to_value }) => kind === "fulfilment" && to_value === "shipped");
		expect(ended).toHaveLength(fulfilment === "shipped" ? 1 : 0);
		read.push(order);
	}
	return read;
}

const WHOLE = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped" };

test("of three people who ship the same parcels, one ships each", async ({ db, url }) => {
	const orders = await splitAll(db, await addOrders(db));
	const acts = orders.flatMap(({ number, parcelIds }) =>
		parcelIds.map((parcelId) => ({ number, ship: { parcelId, linesVersion: 1 } })),
	);
	const outcomes = await run({ db, url }, acts, acts.toReversed(), acts);
	for (const at of acts.keys()) {
		const own = [outcomes[0]?.[at], outcomes[1]?.at(-1 - at), outcomes[2]?.[at]];
		expect(own.toSorted()).toEqual(["done", "parcel_shipped", "parcel_shipped"]);
	}
	for (const order of await readAfter(db, orders)) expect(order.fulfilment).toBe("shipped");
	const mails = await db
		.selectFrom("outbox")
		.select("subject")
		.where("subject", "like", "Parcel %")
		.execute();
	expect(mails).toHaveLength(ORDERS * 3);
	const sent = await db.selectFrom("outbox").select("id").where("subject", "like", "Your order %").execute();
	expect(sent).toEqual([]);
});

test.for([
	["ships it as a whole", WHOLE],
	[
		"cancels it",
		{ column: "status", expectedStatus: "confirmed", to: "cancelled", expectedFulfilment: "unfulfilled" },
	],
] as const)("either an order is split, or who %s wins", async ([what, change], { db, url }) => {
	const orders = await addOrders(db);
	const outcomes = await run(
		{ db, url },
		orders.map(({ number, lineId }) => ({ number, split: { parcels: inThree(lineId), linesVersion: 0 } })),
		orders.map(({ number }) => ({ number, change: { ...change, linesVersion: 0 } })),
		// As the list does it, without a version.
		what === "cancels it" ? [] : orders.map(({ number }) => ({ number, change })),
	);
	const read = await readAfter(db, orders);
	for (const at of orders.keys()) {
		expect(outcomes.map((each) => each[at]).filter((each) => each === "done")).toHaveLength(1);
		expect(read[at]?.parcels).toHaveLength(outcomes[0]?.[at] === "done" ? 3 : 0);
	}
});

test("either a parcel is shipped, or who cancels the order or changes its parcels wins", async ({
	db,
	url,
}) => {
	const orders = await splitAll(db, await addOrders(db));
	const cancel = { column: "status", expectedStatus: "confirmed", to: "cancelled" };
	const outcomes = await run(
		{ db, url },
		orders.map(({ number, parcelIds }) => ({ number, ship: { parcelId: parcelIds[0] ?? 0 } })),
		orders.map(({ number }) => ({
			number,
			change: { ...cancel, expectedFulfilment: "unfulfilled" },
		})),
		orders.map(({ number }) => ({ number, split: { parcels: [], linesVersion: 1 } })),
	);
	for (const [at, order] of (await readAfter(db, orders)).entries()) {
		const isShipped = outcomes[0]?.[at] === "done";
		expect(order.parcels_shipped).toBe(isShipped ? 1 : 0);
		if (isShipped) expect([outcomes[1]?.[at], outcomes[2]?.[at]]).not.toContain("done");
		if (isShipped) expect(order.status).toBe("processing");
	}
});

test("of an edit and new parcels one wins, and parcels never hold more than the order", async ({
	db,
	url,
}) => {
	const orders = await addOrders(db);
	const edits = await Promise.all(
		orders.map(async ({ number, lineId }) => {
			const quoted = await quoteFor(db, { number, choice: choiceOf({ kept: [[lineId, 2]] }) });
			if (!quoted.ok) throw new Error(quoted.reason);
			return { number, edit: { lineId, quantity: 2, agreed: quoted.quote.agreed } };
		}),
	);
	const splits = orders.map(({ number, lineId }) => ({
		number,
		split: { parcels: inThree(lineId), linesVersion: 0 },
	}));
	const outcomes = await run({ db, url }, edits, splits);
	await readAfter(db, orders);
	for (const at of orders.keys())
		expect(outcomes.map((each) => each[at]).filter((each) => each === "done")).toHaveLength(1);
});

test("refunds beside new parcels and shipments send nothing that was refunded", async ({ db, url }) => {
	const orders = await addOrders(db, true);
	const split = await splitAll(db, orders.slice(0, ORDERS / 2));
	const outcomes = await run(
		{ db, url },
		orders.map(({ number, lineId }) => ({ number, refund: { lineId, quantity: 1 } })),
		orders
			.slice(ORDERS / 2)
			.map(({ number, lineId }) => ({ number, split: { parcels: inThree(lineId), linesVersion: 0 } })),
		split.flatMap(({ number, parcelIds }) =>
			parcelIds.map((parcelId) => ({ number, ship: { parcelId, linesVersion: 1 } })),
		),
	);
	expect(outcomes[0]).toEqual(orders.map(() => "done"));
	for (const order of await readAfter(db, orders)) expect(order.lines).toMatchObject([{ returned: 1 }]);
});
