import { createInterface } from "node:readline";
import { expect } from "vitest";
import type { PlaceTask } from "#app/testing/shop/place-order.child-process.ts";
import { addDelivery, fillCart } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { spawnElsewhere, startElsewhere } from "#db/testing/other-process.ts";
import { readSnapshot } from "#db/testing/read-snapshot.ts";

const PLACE = "app/testing/shop/place-order.child-process.ts";
const PROCESSES = 8;

/**
 * Lists every inconsistency of the orders; each list is empty when all is right. It reads one snapshot,
 * because PostgreSQL may still be running a statement of a killed process.
 */
const findFaults = (db: Database): Promise<Record<string, unknown[]>> => readSnapshot(db, readFaults);

async function readFaults(db: Database): Promise<Record<string, unknown[]>> {
	const orders = await db.selectFrom("orders").select(["id", "number", "cart_id"]).execute();
	const lines = await db.selectFrom("order_lines").select(["order_id", "variant_id", "quantity"]).execute();
	const moves = await db
		.selectFrom("stock_movements")
		.select(["variant_id", "order_id", "quantity"])
		.execute();
	const variants = await db.selectFrom("variants").select(["id", "stock", "product_id"]).execute();
	const products = await db.selectFrom("products").select(["id", "units_sold", "is_in_stock"]).execute();
	const events = await db.selectFrom("changes").select("subject").execute();
	const mails = await db.selectFrom("outbox").select("text_body").execute();
	const claimed = await db.selectFrom("carts").select("id").where("ordered_at", "is not", null).execute();
	const add = (rows: { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
	const soldOf = (ids: number[]) =>
		add(lines.filter(({ variant_id }) => variant_id !== null && ids.includes(variant_id)));
	return {
		"ledger and counter differ": variants.filter(
			({ id, stock }) => add(moves.filter(({ variant_id }) => variant_id === id)) !== stock || stock < 0,
		),
		"ledger and lines differ": orders.filter(
			({ id }) =>
				add(moves.filter(({ order_id }) => order_id === id)) !==
				-add(lines.filter(({ order_id }) => order_id === id)),
		),
		"a half order": orders.filter(
			({ id, number }) =>
				!lines.some(({ order_id }) => order_id === id) ||
				events.filter(({ subject }) => subject === `order ${id}`).length !== 1 ||
				mails.filter(({ text_body }) => text_body.includes(number)).length !== 1,
		),
		"claimed without an order": claimed.filter(({ id }) => !orders.some(({ cart_id }) => cart_id === id)),
		"moved without an order": moves.filter(
			({ order_id }) => order_id !== null && !orders.some(({ id }) => id === order_id),
		),
		"products tell otherwise": products.filter(({ id, units_sold, is_in_stock }) => {
			const own = variants.filter(({ product_id }) => product_id === id);
			return (
				units_sold !== soldOf(own.map((variant) => variant.id)) ||
				is_in_stock !== own.some(({ stock }) => stock > 0)
			);
		}),
	};
}

/** Carts for every process, `count` for each, of `each` variants. */
async function fillCarts(
	db: Database,
	variantIds: number[],
	{ each, count, processes = PROCESSES }: { each: number; count: number; processes?: number },
): Promise<number[][]> {
	let at = 0;
	const next = () => {
		at += 7;
		return variantIds[at % variantIds.length] ?? 0;
	};
	const carts: number[][] = [];
	for (let process = 0; process < processes; process++) {
		const own: number[] = [];
		for (let cart = 0; cart < count; cart++) {
			const wanted = new Set(Array.from({ length: each }, next));
			own.push(
				await fillCart(
					db,
					[...wanted].map((variantId) => ({ variantId })),
				),
			);
		}
		carts.push(own);
	}
	return carts;
}

async function race(url: string, carts: number[][], deliveryMethodId: number): Promise<string[][]> {
	const others = carts.map((cartIds) =>
		startElsewhere<string[]>(PLACE, { url, cartIds, deliveryMethodId } satisfies PlaceTask),
	);
	await Promise.all(others.map(({ ready }) => ready));
	for (const { go } of others) go();
	return Promise.all(others.map(({ result }) => result));
}

const sumSold = async (db: Database) =>
	(await db.selectFrom("order_lines").select("quantity").execute()).reduce(
		(sum, line) => sum + line.quantity,
		0,
	);

test("8 processes sell exactly the stock of 200 units", async ({ db, url }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 100 }] });
	const variants = Array.from({ length: 5 }, () => ({ stock: 10 }));
	const ten = [await putOnShelf(db, { variants }), await putOnShelf(db, { variants })];
	const single = await fillCarts(db, variantIds, { each: 1, count: 20 });
	// Each in another order than that of the ids.
	const mixed = await fillCarts(db, ten.flatMap((each) => each.variantIds).reverse(), { each: 3, count: 9 });
	const carts = single.map((own, at) => [...own, ...(mixed[at] ?? [])]);
	const outcomes = await race(url, carts, await addDelivery(db));
	const first = outcomes.flatMap((own) => own.slice(0, 20));
	expect(first.filter((outcome) => outcome === "ordered")).toHaveLength(100);
	expect(first.filter((outcome) => outcome === "nothing_to_order")).toHaveLength(60);
	expect(new Set(outcomes.flat())).toEqual(new Set(["ordered", "nothing_to_order"]));
	const stocks = await db.selectFrom("variants").select("stock").execute();
	expect(stocks.map(({ stock }) => stock)).toEqual(Array(11).fill(0));
	expect(await sumSold(db)).toBe(200);
	for (const [fault, rows] of Object.entries(await findFaults(db))) expect(rows, fault).toEqual([]);
});

test("loses no confirmed order when a process is killed", async ({ db, url }) => {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 5_000 }, { stock: 5_000 }] });
	// Many more than can be answered before the end, because the kill may come late.
	const carts = await fillCarts(db, variantIds, { each: 2, count: 120, processes: 3 });
	const deliveryMethodId = await addDelivery(db);
	const answered = new Set<string>();
	const children = carts.map((cartIds) => {
		const task: PlaceTask = { url, cartIds, deliveryMethodId };
		return spawnElsewhere(PLACE, task);
	});
	const exits = children.map(
		(child) => new Promise((done) => child.once("exit", (_code, signal) => done(signal))),
	);
	for (const child of children)
		createInterface({ input: child.stdout }).on("line", (line) => {
			if (line === "ready") return void child.stdin.end("go\n");
			if (line.startsWith("M")) answered.add(line);
			if (answered.size === 40) for (const each of children) each.kill("SIGKILL");
		});
	expect(await Promise.all(exits)).toEqual(["SIGKILL", "SIGKILL", "SIGKILL"]);
	const numbers = new Set(
		(await db.selectFrom("orders").select("number").execute()).map(({ number }) => number),
	);
	expect([...answered].filter((number) => !numbers.has(number))).toEqual([]);
	expect(numbers.size).toBeLessThan(360);
	for (const [fault, rows] of Object.entries(await findFaults(db))) expect(rows, fault).toEqual([]);
});
