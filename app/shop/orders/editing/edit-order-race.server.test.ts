import { expect } from "vitest";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { choiceOf, quoteFor } from "#app/testing/payments/edit.ts";
import type { EditTask } from "#app/testing/payments/edit-order.child-process.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";

const EDIT = "app/testing/payments/edit-order.child-process.ts";
const ORDERS = 20;
const STOCK = 60;

/** Orders of one unit of the same variant; each process does one thing to each of them. */
async function openRace(db: Database, url: string) {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: STOCK }] });
	const lines = [{ variantId: variantIds[0] ?? 0, quantity: 1 }];
	const orders: { number: string; lineId: number }[] = [];
	for (let made = 0; made < ORDERS; made++) {
		const { number } = await addOrder(db, { lines, status: "confirmed" });
		const lineId = (await readOrder(db, { number }))?.lines[0]?.id ?? 0;
		orders.push({ number, lineId });
	}
	/** What a clerk does who has seen the orders as they are. */
	const editTo = async (quantity: number): Promise<EditTask["orders"]> =>
		Promise.all(
			orders.map(async ({ number, lineId }) => {
				const quoted = await quoteFor(db, { number, choice: choiceOf({ kept: [[lineId, quantity]] }) });
				if (!quoted.ok) throw new Error(quoted.reason);
				return { number, edit: { lineId, quantity, agreed: quoted.quote.agreed } };
			}),
		);
	const changeAll = (change: object): EditTask["orders"] =>
		orders.map(({ number }) => ({ number, change: { ...change, linesVersion: 0 } }));
	const run = async (...tasks: EditTask["orders"][]) => {
		const others: ReturnType<typeof startElsewhere<string[]>>[] = [];
		for (const [at, task] of tasks.entries()) {
			const actorId = await addAccount(db, `Clerk ${at}`, "Admin");
			const elsewhere: EditTask = { url, actorId, at: ORDER_NOW.toISOString(), orders: task };
			others.push(startElsewhere<string[]>(EDIT, elsewhere));
		}
		await Promise.all(others.map(({ ready }) => ready));
		for (const { go } of others) go();
		return Promise.all(others.map(({ result }) => result));
	};
	/** What each order holds, and that nothing was sold twice or lost. */
	const readUnits = async () => {
		const rows = await db
			.selectFrom("orders")
			.innerJoin("order_lines as line", "line.order_id", "orders.id")
			.select(["orders.status", "orders.total", "orders.paid_total", "line.quantity"])
			.orderBy("orders.id")
			.execute();
		const held = rows.reduce((sum, row) => sum + (row.status === "cancelled" ? 0 : row.quantity), 0);
		const { stock } = await db.selectFrom("variants").select("stock").executeTakeFirstOrThrow();
		expect(stock).toBe(STOCK - held);
		expect(stock).toBeGreaterThanOrEqual(0);
		return rows;
	};
	return { orders, editTo, changeAll, run, readUnits };
}

/** For each order one process has won, and the others get a reason. */
function expectOneWinner(outcomes: readonly string[][], reasons: readonly string[]): void {
	for (let at = 0; at < ORDERS; at++) {
		const own = outcomes.map((each) => each[at]);
		expect(own.filter((outcome) => outcome === "done")).toHaveLength(1);
		for (const outcome of own) if (outcome !== "done") expect(reasons).toContain(outcome);
	}
}

test("of edits at the same time one wins, and no unit is sold twice", async ({ db, url }) => {
	const race = await openRace(db, url);
	const outcomes = await race.run(await race.editTo(2), await race.editTo(3), await race.editTo(4));
	// 40 units are left for 20 orders that want 1 to 3 more: some get the sentence that too few are left.
	for (let at = 0; at < ORDERS; at++) {
		const done = outcomes.filter((each) => each[at] === "done").length;
		expect(done).toBeLessThanOrEqual(1);
	}
	for (const outcome of outcomes.flat()) expect(["done", "changed", "refused"]).toContain(outcome);
	const rows = await race.readUnits();
	const versions = await db.selectFrom("orders").select("lines_version").execute();
	expect(rows.filter(({ quantity }) => quantity > 1)).toHaveLength(
		versions.filter(({ lines_version }) => lines_version === 1).length,
	);
	expect(versions.every(({ lines_version }) => lines_version <= 1)).toBe(true);
});

test.for([
	["ships it", { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped" }],
	[
		"cancels it",
		{ column: "status", expectedStatus: "confirmed", to: "cancelled", expectedFulfilment: "unfulfilled" },
	],
	["records its payment", { column: "payment", expectedStatus: "unpaid", to: "paid" }],
] as const)("either an edit wins, or who %s", async ([, change], { db, url }) => {
	const race = await openRace(db, url);
	const [edits = [], changes = []] = await race.run(await race.editTo(2), race.changeAll(change));
	expectOneWinner([edits, changes], ["changed", "edited", "refused"]);
	const rows = await race.readUnits();
	for (const [at, row] of rows.entries()) {
		expect(row.quantity).toBe(edits[at] === "done" ? 2 : 1);
		if (row.paid_total > 0) expect(row.paid_total).toBe(row.total);
	}
});
