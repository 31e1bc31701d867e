import { expect } from "vitest";
import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { changeOrder, type OrderChange, type StateMove } from "./change-order.server.ts";
import { mayChangeOrder, mayCustomerCancel, mayLead } from "./order-rules.ts";
import {
	FULFILMENT_STATE_NAMES,
	ORDER_STATE_NAMES,
	type OrderStates,
	PAYMENT_STATE_NAMES,
	type StateColumn,
} from "./order-states.ts";

const staff = async (db: Database, name = "Bea Staff") => {
	const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
	await setAccount(db, { email, name, role: "Admin", password: "a long enough one", now: ORDER_NOW });
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return id;
};

const readOrder = (db: Database, number: string) =>
	db.selectFrom("orders").selectAll().where("number", "=", number).executeTakeFirstOrThrow();

const historyOf = (db: Database, orderId: number) =>
	db
		.selectFrom("changes")
		.select(["action", "from_value", "to_value", "actor_id", "amount"])
		.where("subject", "=", `order ${orderId}`)
		.where("action", "<>", "placed")
		.orderBy("id")
		.execute();

const mailsOf = async (db: Database) =>
	(await db.selectFrom("outbox").select("subject").orderBy("id").execute()).map(({ subject }) =>
		subject.replace(/ \(.*/, ""),
	);

const by = { by: "staff", actorId: null, now: ORDER_NOW } as const;

const IN_ONE_PARCEL = { parcel_count: 0, parcels_shipped: 0 };

test("records a change in the history and emails the customer", async ({ db }) => {
	const actorId = await staff(db);
	await db.deleteFrom("outbox").execute();
	const { number, id } = await addOrder(db);
	const confirm = {
		...by,
		actorId,
		number,
		column: "status",
		expectedStatus: "new",
		to: "confirmed",
	} as const;
	expect(await changeOrder(db, confirm)).toEqual({ ok: true, repeated: false });
	expect(await changeOrder(db, confirm)).toEqual({ ok: true, repeated: true });
	expect(await historyOf(db, id)).toEqual([
		{ action: "order status", from_value: "new", to_value: "confirmed", actor_id: actorId, amount: null },
	]);
	expect(await mailsOf(db)).toEqual(["Your order is confirmed"]);
});

test("rejects the second of two changes at once and names who was faster", async ({ db }) => {
	const [bea, cy] = [await staff(db), await staff(db, "Cy Staff")];
	const { number, id } = await addOrder(db);
	const move = { ...by, number, column: "status", expectedStatus: "new" } as const;
	const outcomes = await Promise.all([
		changeOrder(db, { ...move, actorId: bea, to: "confirmed" }),
		changeOrder(db, { ...move, actorId: cy, to: "cancelled", expectedFulfilment: "unfulfilled" }),
	]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	const winner = outcomes[0].ok ? "Bea Staff" : "Cy Staff";
	expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: "changed", column: "status", by: winner });
	expect(await historyOf(db, id)).toHaveLength(1);
});

const NAMES = { status: ORDER_STATE_NAMES, payment: PAYMENT_STATE_NAMES, fulfilment: FULFILMENT_STATE_NAMES };

/** Tries every change in every state of an order: the rule must refuse what the table forbids. */
const EVERY_MOVE = (Object.keys(NAMES) as StateColumn[]).flatMap((column) =>
	NAMES[column].flatMap((expectedStatus) =>
		NAMES[column].map((to) => ({ column, expectedStatus, to }) as StateMove),
	),
);

test("allows exactly the changes in the table of rules", async ({ db }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 100 }] });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const others: OrderStates[] = [
		{ status: "new", payment: "unpaid", fulfilment: "unfulfilled" },
		{ status: "confirmed", payment: "paid", fulfilment: "unfulfilled" },
		{ status: "processing", payment: "unpaid", fulfilment: "shipped" },
		{ status: "processing", payment: "paid", fulfilment: "delivered" },
		{ status: "cancelled", payment: "partially_refunded", fulfilment: "unfulfilled" },
	];
	const { number, id } = await addOrder(db, { lines, paid: 3_000, payBefore: ORDER_NOW.toISOString() });
	const wrong: unknown[] = [];
	let allowed = 0;
	for (const party of ["staff", "customer", "clock"] as const)
		for (const other of others)
			for (const move of EVERY_MOVE) {
				// A target that no state leads to is refused whatever the other columns are.
				if (!mayLead(move.column, move.expectedStatus, move.to) && other !== others[0]) continue;
				const states = { ...other, [move.column]: move.expectedStatus } as OrderStates;
				await db
					.updateTable("orders")
					.set({ ...states, refunded_total: 1_000, paid_total: 3_000, stock_returned_at: null })
					.where("id", "=", id)
					.execute();
				const refund =
					move.to === "refunded" || move.to === "partially_refunded"
						? { refund: { amount: move.to === "refunded" ? 2_000 : 500, expectedRefunded: 1_000 } }
						: {};
				const shown =
					party === "staff" && move.to === "cancelled" ? { expectedFulfilment: states.fulfilment } : {};
				const change = {
					...move,
					...refund,
					...shown,
					number,
					by: party,
					actorId: null,
					now: ORDER_NOW,
				} as OrderChange;
				const should = mayChangeOrder(
					{ ...states, ...IN_ONE_PARCEL, payment_method: "bank_transfer" },
					{ ...move, by: party },
				);
				if (party === "customer" && move.to === "cancelled")
					expect(mayCustomerCancel(states), "the button asks the same table").toBe(should);
				const outcome = await changeOrder(db, change);
				// Repeating the change that led to the current state succeeds without a change.
				const did = outcome.ok && !outcome.repeated;
				if (did) allowed++;
				if (did !== should) wrong.push({ ...change, states, outcome });
			}
	expect(wrong).toEqual([]);
	expect(allowed).toBeGreaterThan(40);
});

test("the table of rules matches the documented decisions", () => {
	const order = (states: Partial<OrderStates>, payment_method = "bank_transfer") => ({
		status: "new" as const,
		payment: "unpaid" as const,
		fulfilment: "unfulfilled" as const,
		...states,
		...IN_ONE_PARCEL,
		payment_method,
	});
	const cancel = (party: "staff" | "customer") => ({ column: "status", to: "cancelled", by: party }) as const;
	expect(mayChangeOrder(order({ status: "processing" }), cancel("customer"))).toBe(false);
	expect(mayChangeOrder(order({ status: "processing" }), cancel("staff"))).toBe(true);
	expect(mayChangeOrder(order({ status: "confirmed", fulfilment: "shipped" }), cancel("customer"))).toBe(
		false,
	);
	expect(mayChangeOrder(order({ status: "confirmed", fulfilment: "shipped" }), cancel("staff"))).toBe(true);
	expect(mayChangeOrder(order({ status: "processing", fulfilment: "delivered" }), cancel("staff"))).toBe(
		false,
	);
	const ship = { column: "fulfilment", to: "shipped", by: "staff" } as const;
	expect(mayChangeOrder(order({}), ship)).toBe(false);
	expect(mayChangeOrder(order({ status: "confirmed" }), ship)).toBe(true);
	const complete = { column: "status", to: "completed", by: "staff" } as const;
	const arrived = { status: "processing", fulfilment: "delivered" } as const;
	expect(mayChangeOrder(order(arrived), complete)).toBe(false);
	expect(mayChangeOrder(order({ ...arrived, payment: "paid" }), complete)).toBe(true);
	const pay = { column: "payment", to: "paid", by: "staff" } as const;
	expect(mayChangeOrder(order({}, "cash_on_delivery"), pay)).toBe(false);
	expect(mayChangeOrder(order(arrived, "cash_on_delivery"), pay)).toBe(true);
	expect(mayChangeOrder(order({}), { column: "status", to: "expired", by: "staff" })).toBe(false);
	const fail = { column: "payment", to: "failed", by: "staff" } as const;
	const retry = { column: "payment", to: "unpaid", by: "staff" } as const;
	expect(mayChangeOrder(order({}), fail)).toBe(true);
	expect(mayChangeOrder(order({ payment: "failed" }), retry)).toBe(true);
	for (const status of ["cancelled", "expired"] as const) {
		expect(mayChangeOrder(order({ status }), fail)).toBe(false);
		expect(mayChangeOrder(order({ status, payment: "failed" }), retry)).toBe(false);
	}
});

test("records partial refunds, and never more than was paid", async ({ db }) => {
	const actorId = await staff(db);
	const { number, id } = await addOrder(db);
	const pay = (move: StateMove, refund?: OrderChange["refund"]) =>
		changeOrder(db, { ...by, actorId, number, ...move, ...(refund ? { refund } : {}) });
	await pay({ column: "payment", expectedStatus: "unpaid", to: "paid" });
	expect(await readOrder(db, number)).toMatchObject({ paid_total: 5_500, payment: "paid" });
	const part = { column: "payment", expectedStatus: "paid", to: "partially_refunded" } as const;
	expect(await pay(part, { amount: 6_000, expectedRefunded: 0 })).toMatchObject({ reason: "too_much" });
	expect(await pay(part, { amount: 0, expectedRefunded: 0 })).toMatchObject({ reason: "too_much" });
	expect(await pay(part, { amount: 1_000, expectedRefunded: 0 })).toEqual({ ok: true, repeated: false });
	expect(await pay(part, { amount: 1_000, expectedRefunded: 0 })).toEqual({ ok: true, repeated: true });
	const more = {
		column: "payment",
		expectedStatus: "partially_refunded",
		to: "partially_refunded",
	} as const;
	expect(await pay(more, { amount: 1_500, expectedRefunded: 1_000 })).toEqual({ ok: true, repeated: false });
	expect(await pay(more, { amount: 2_000, expectedRefunded: 1_000 })).toMatchObject({ reason: "changed" });
	const rest = { column: "payment", expectedStatus: "partially_refunded", to: "refunded" } as const;
	expect(await pay(rest, { amount: 3_000, expectedRefunded: 2_500 })).toEqual({ ok: true, repeated: false });
	expect(await readOrder(db, number)).toMatchObject({ refunded_total: 5_500, payment: "refunded" });
	expect((await historyOf(db, id)).map(({ amount }) => amount)).toEqual([5_500, 1_000, 1_500, 3_000]);
});

test("shipping stores carrier and tracking number, and sets a confirmed order to processing", async ({
	db,
}) => {
	const { number, id } = await addOrder(db, { status: "confirmed" });
	const parcel = { carrier: "Parcel Post", trackingNumber: "PP 123" };
	const move = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped" } as const;
	expect(await changeOrder(db, { ...by, number, ...move, parcel })).toMatchObject({ ok: true });
	expect(await readOrder(db, number)).toMatchObject({
		status: "processing",
		fulfilment: "shipped",
		carrier: "Parcel Post",
		tracking_number: "PP 123",
	});
	expect((await historyOf(db, id)).map(({ to_value }) => to_value)).toEqual(["shipped", "processing"]);
	expect(await mailsOf(db)).toEqual(["Your order is on its way"]);
});

test("rejects a customer’s cancellation of an order that was just shipped", async ({ db }) => {
	const { number } = await addOrder(db, { status: "confirmed" });
	await changeOrder(db, {
		...by,
		number,
		column: "fulfilment",
		expectedStatus: "unfulfilled",
		to: "shipped",
	});
	await db.updateTable("orders").set({ status: "confirmed" }).execute();
	const outcome = await changeOrder(db, {
		...by,
		by: "customer",
		number,
		column: "status",
		expectedStatus: "confirmed",
		to: "cancelled",
	});
	expect(outcome).toMatchObject({ reason: "changed", column: "fulfilment", state: "shipped" });
});

test("rejects a cancellation by staff when the order was shipped meanwhile", async ({ db }) => {
	const bea = await staff(db);
	const { number, id } = await addOrder(db, { status: "processing" });
	const cancel = (expectedFulfilment?: OrderStates["fulfilment"]) =>
		changeOrder(db, {
			...by,
			number,
			actorId: bea,
			column: "status",
			expectedStatus: "processing",
			to: "cancelled",
			expectedFulfilment,
		});
	expect(await cancel()).toEqual({ ok: false, reason: "not_allowed" });
	const ship = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped" } as const;
	await changeOrder(db, { ...by, number, actorId: bea, ...ship });
	const refused = { reason: "changed", column: "fulfilment", state: "shipped", by: "Bea Staff" };
	expect(await cancel("unfulfilled")).toMatchObject(refused);
	expect(await readOrder(db, number)).toMatchObject({ status: "processing", stock_returned_at: null });
	expect(await cancel("delivered")).toEqual({ ok: false, reason: "not_allowed" });
	expect(await cancel("shipped")).toEqual({ ok: true, repeated: false });
	expect(await cancel("shipped")).toEqual({ ok: true, repeated: true });
	expect(await historyOf(db, id)).toHaveLength(2);
});

test("rejects changes from and to unknown states", async ({ db }) => {
	const { number } = await addOrder(db);
	for (const name of ["constructor", "toString", "__proto__", "unheard-of"]) {
		const move = {
			...by,
			number,
			column: "status",
			expectedStatus: name,
			to: "confirmed",
		} as unknown as OrderChange;
		expect(await changeOrder(db, move)).toEqual({ ok: false, reason: "not_allowed" });
	}
});

test("cancelling returns the stock once, whoever cancels and however often", async ({ db }) => {
	const { variantIds, productId } = await putOnShelf(db, { variants: [{ stock: 5 }, { stock: 5 }] });
	const [first = 0, second = 0] = variantIds;
	const { number } = await addOrder(db, {
		lines: [
			{ variantId: second, quantity: 5 },
			{ variantId: first, quantity: 2 },
		],
	});
	const cancel = () =>
		changeOrder(db, {
			...by,
			by: "customer",
			number,
			column: "status",
			expectedStatus: "new",
			to: "cancelled",
		});
	await Promise.all([cancel(), cancel(), cancel()]);
	const stocks = await db.selectFrom("variants").select("stock").where("id", "in", variantIds).execute();
	expect(stocks.map(({ stock }) => stock)).toEqual([5, 5]);
	const product = await db
		.selectFrom("products")
		.select("units_sold")
		.where("id", "=", productId)
		.executeTakeFirstOrThrow();
	expect(product.units_sold).toBe(0);
	expect(await mailsOf(db)).toEqual(["Your order is cancelled"]);
});

test("rejects a change of an unknown order", async ({ db }) => {
	const move = { column: "status", expectedStatus: "new", to: "confirmed" } as const;
	expect(await changeOrder(db, { ...by, number: "M34679ACDX", ...move })).toEqual({
		ok: false,
		reason: "gone",
	});
});

test("completes an order with its last delivery, payment or refund", async ({ db }) => {
	const ready = { status: "processing", fulfilment: "shipped" } as const;
	const deliver = { column: "fulfilment", expectedStatus: "shipped", to: "delivered" } as const;
	const statusOf = async (number: string) => (await readOrder(db, number)).status;
	const paid = await addOrder(db, { ...ready, payment: "paid" });
	await changeOrder(db, { ...by, number: paid.number, ...deliver });
	expect(await statusOf(paid.number)).toBe("completed");
	const unpaid = await addOrder(db, ready);
	await changeOrder(db, { ...by, number: unpaid.number, ...deliver });
	expect(await statusOf(unpaid.number)).toBe("processing");
	await changeOrder(db, {
		...by,
		number: unpaid.number,
		column: "payment",
		expectedStatus: "unpaid",
		to: "paid",
	});
	expect(await statusOf(unpaid.number)).toBe("completed");
	const owed = await addOrder(db, { status: "processing", payment: "paid", fulfilment: "delivered" });
	await changeOrder(db, {
		...by,
		number: owed.number,
		column: "fulfilment",
		expectedStatus: "delivered",
		to: "returned",
	});
	expect(await statusOf(owed.number)).toBe("processing");
	const refund = { column: "payment", expectedStatus: "paid", to: "refunded" } as const;
	const whole = { amount: 5_500, expectedRefunded: 0 };
	await changeOrder(db, { ...by, number: owed.number, ...refund, refund: whole });
	expect(await statusOf(owed.number)).toBe("completed");
});
