import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeOrder, type OrderChange } from "./change-order.server.ts";
import { expireOrders } from "./expire-orders.server.ts";
import { answerReturn } from "./returns/answer-return.server.ts";
import { requestReturn } from "./returns/request-return.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reproducible pseudo-random numbers (mulberry32). */
function dice(seed: number) {
	let state = seed;
	return (sides: number) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
	};
}

/** Every counter must equal the sum of its ledger or orders. */
async function expectToAddUp(db: Database): Promise<void> {
	const variants = await db
		.selectFrom("variants")
		.select((eb) => [
			"id",
			"stock",
			eb
				.selectFrom("stock_movements")
				.select((of) => of.fn.sum<number>("quantity").as("sum"))
				.whereRef("variant_id", "=", "variants.id")
				.$asScalar()
				.as("sum"),
		])
		.execute();
	for (const { stock, sum } of variants) expect(stock).toBe(Number(sum));
	const products = await db
		.selectFrom("products")
		.select((eb) => [
			"units_sold",
			eb
				.selectFrom("order_lines as line")
				.innerJoin("orders", "orders.id", "line.order_id")
				.select((of) => of.fn.sum<number>(of("line.quantity", "-", of.ref("line.returned"))).as("sum"))
				.whereRef("line.product_id", "=", "products.id")
				.where("orders.status", "not in", ["cancelled", "expired"])
				.$asScalar()
				.as("sum"),
		])
		.execute();
	for (const { units_sold, sum } of products) expect(units_sold).toBe(Number(sum ?? 0));
	// An ended order holds no units; an active one holds what its customer has not returned.
	const orders = await db
		.selectFrom("orders")
		.select((eb) => [
			"status",
			"stock_returned_at",
			eb
				.selectFrom("stock_movements")
				.select((of) => of.fn.sum<number>("quantity").as("sum"))
				.whereRef("order_id", "=", "orders.id")
				// Written-off units left the stock, not the order.
				.where("reason", "<>", "written_off")
				.$asScalar()
				.as("held"),
			eb
				.selectFrom("order_lines")
				.select((of) => of.fn.sum<number>(of("quantity", "-", of.ref("returned"))).as("sum"))
				.whereRef("order_id", "=", "orders.id")
				.$asScalar()
				.as("kept"),
		])
		.execute();
	for (const { status, stock_returned_at, held, kept } of orders) {
		const isOver = status === "cancelled" || status === "expired";
		expect(Number(held)).toBe(isOver ? 0 : -Number(kept));
		expect(stock_returned_at !== null).toBe(isOver);
	}
	await expectFiguresToAddUp(db);
}

/** The hourly sums that triggers maintain must equal those of all orders and carts. */
async function expectFiguresToAddUp(db: Database): Promise<void> {
	const orders = await db
		.selectFrom("orders")
		.select(["created_at", "status", "fulfilment", "total", "refunded_total"])
		.select((eb) =>
			eb
				.selectFrom("order_lines")
				.select((of) => of.fn.sum<number>(of("quantity", "-", of.ref("returned"))).as("units"))
				.whereRef("order_id", "=", "orders.id")
				.as("units"),
		)
		.execute();
	const sums = new Map<
		string,
		{ revenue: number; orders: number; lost: number; returned: number; units: number }
	>();
	for (const order of orders) {
		const hour = `${order.created_at.slice(0, 13)}:00:00.000Z`;
		const sum = sums.get(hour) ?? { revenue: 0, orders: 0, lost: 0, returned: 0, units: 0 };
		const counts = order.status !== "cancelled" && order.status !== "expired";
		if (counts) {
			sum.revenue += order.total - order.refunded_total;
			sum.orders += 1;
			sum.returned += order.fulfilment === "returned" ? 1 : 0;
			sum.units += Number(order.units);
		} else sum.lost += 1;
		sums.set(hour, sum);
	}
	const stored = await db
		.selectFrom("order_figures")
		.select("hour")
		.select((eb) =>
			(["revenue", "orders", "lost", "returned", "units"] as const).map((name) =>
				eb.fn.sum<number>(name).as(name),
			),
		)
		.groupBy("hour")
		.execute();
	expect(stored.length).toBe(sums.size);
	for (const { hour, ...figures } of stored)
		expect(
			Object.fromEntries(Object.entries(figures).map(([name, sum]) => [name, Number(sum)])),
			hour,
		).toEqual(sums.get(hour));
}

test("counters equal the ledger after random orders", async ({ db }) => {
	const roll = dice(20_261_121);
	await setAccount(db, {
		email: "bea@example.com",
		name: "Bea",
		role: "Admin",
		password: "a long enough one",
		now: ORDER_NOW,
	});
	const { id: actorId } = await db.selectFrom("accounts").select("id").executeTakeFirstOrThrow();
	const one = await putOnShelf(db, { variants: [{ stock: 400 }, { stock: 400 }] });
	const two = await putOnShelf(db, { variants: [{ stock: 400 }] });
	const variantIds = [...one.variantIds, ...two.variantIds];
	const numbers: string[] = [];
	let now = ORDER_NOW;
	let done = 0;
	for (let step = 0; step < 250; step++) {
		now = new Date(now.getTime() + DAY_MS / 4);
		const number = numbers[roll(numbers.length || 1)];
		const what = roll(10);
		if (what < 2 || !number) {
			const chosen = variantIds.filter(() => roll(2) === 0);
			const lines = (chosen.length > 0 ? chosen : variantIds).map((variantId) => ({
				variantId,
				quantity: 1 + roll(3),
			}));
			const payBefore = roll(2) === 0 ? new Date(now.getTime() + DAY_MS).toISOString() : null;
			numbers.push((await addOrder(db, { lines, payBefore, placedAt: now })).number);
			continue;
		}
		const order = await db
			.selectFrom("orders")
			.select(["id", "status", "fulfilment"])
			.where("number", "=", number)
			.executeTakeFirstOrThrow();
		const staffAction = (move: object) =>
			changeOrder(db, { number, by: "staff", actorId, now, ...move } as OrderChange);
		const status = (to: string) => ({ column: "status", expectedStatus: order.status, to });
		const fulfilment = (to: string) => ({ column: "fulfilment", expectedStatus: order.fulfilment, to });
		const outcomes = await Promise.all(
			what === 2
				? [
						staffAction({ ...status("cancelled"), expectedFulfilment: order.fulfilment }),
						staffAction({ ...status("cancelled"), by: "customer", actorId: null }),
					]
				: what === 3
					? [expireOrders(db, { now }), expireOrders(db, { number, now })]
					: what < 6
						? [staffAction(status("confirmed"))]
						: what < 8
							? [staffAction(fulfilment("shipped")), staffAction(fulfilment("delivered"))]
							: [],
		);
		done += outcomes.filter((outcome) => typeof outcome === "object" && outcome.ok).length;
		if (what >= 8) await sendBack(db, { number, orderId: order.id, roll, actorId, now, isContested: true });
	}
	// Whoever won the races above, at least one parcel was returned.
	const parcel = { status: "processing", fulfilment: "delivered", placedAt: now } as const;
	const { id: orderId, number } = await addOrder(db, {
		...parcel,
		lines: [{ variantId: variantIds[0] ?? 0, quantity: 2 }],
	});
	const back = { number, orderId, roll: () => 1, actorId, now, isContested: false };
	for (let answer = 0; answer < 2; answer++) await sendBack(db, back);
	await expectToAddUp(db);
	const movements = await db.selectFrom("stock_movements").select("reason").distinct().execute();
	expect(movements.map(({ reason }) => reason).sort()).toEqual([
		"cancelled",
		"expired",
		"received",
		"returned",
		"sold",
		"written_off",
	]);
	expect(done).toBeGreaterThan(30);
});

type Back = {
	number: string;
	orderId: number;
	roll: (sides: number) => number;
	actorId: number;
	now: Date;
} & {
	/** Somebody else refuses it at the same moment. */
	isContested: boolean;
};

async function sendBack(
	db: Database,
	{ number, orderId, roll, actorId, now, isContested }: Back,
): Promise<void> {
	const lines = await db.selectFrom("order_lines").select("id").where("order_id", "=", orderId).execute();
	await requestReturn(db, {
		number,
		viewer: { isGranted: true, guestHash: null, accountId: null },
		kind: "return",
		reason: "It is broken.",
		lines: lines.map(({ id }) => ({ lineId: id, quantity: roll(3) })),
		idempotencyKey: randomUUID(),
		timeZone: "America/New_York",
		now,
	});
	const requestedReturns = await db
		.selectFrom("order_returns")
		.select(["id", "status"])
		.where("order_id", "=", orderId)
		.where("status", "in", ["requested", "approved"])
		.executeTakeFirst();
	if (!requestedReturns) return;
	const by = { number, returnId: requestedReturns.id, message: "", actorId, now };
	const to = requestedReturns.status === "requested" ? "approved" : "received";
	const back = await db
		.selectFrom("order_return_lines")
		.select(["order_line_id as lineId", "quantity"])
		.where("return_id", "=", requestedReturns.id)
		.execute();
	const writeOffs = back.filter(() => roll(2) === 1).map((line) => ({ ...line, reason: "damaged" as const }));
	await Promise.all([
		answerReturn(db, { ...by, expectedStatus: requestedReturns.status, to, writeOffs }),
		isContested ? answerReturn(db, { ...by, expectedStatus: requestedReturns.status, to: "refused" }) : null,
		answerReturn(db, {
			...by,
			expectedStatus: requestedReturns.status,
			to,
			writeOffs: isContested ? [] : writeOffs,
		}),
	]);
}
