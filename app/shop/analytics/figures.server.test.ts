import { expect } from "vitest";
import { wallClock } from "#app/common/calendar.ts";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { test } from "#db/testing/database-test.ts";
import { readGoods } from "./goods-sold.server.ts";
import { mergeFigures } from "./merge-figures.server.ts";
import { readDashboard } from "./read-dashboard.server.ts";

const ZONE = "America/New_York";
const NOW = new Date("2026-11-05T17:30:00.000Z");
const HOUR_MS = 60 * 60 * 1000;

const periodOf = (search: string, now = NOW, timeZone = ZONE) =>
	readPeriod(new URLSearchParams(search), { timeZone, now });

/** Reproducible pseudo-random numbers (mulberry32). */
function dice(seed: number) {
	let state = seed;
	return (below: number) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

test("figures of random orders equal plain code, day by day", async ({ db }) => {
	const roll = dice(11);
	const { variantIds } = await putOnShelf(db, { category: "Lamps", variants: [{ stock: 5_000 }] });
	// Around the night of 1 November, when New York's clocks go back, and around each midnight.
	const first = Date.parse("2026-10-25T04:00:00.000Z");
	for (let each = 0; each < 70; each++) {
		const near =
			each % 3 === 0 ? roll(12) * 24 * HOUR_MS - 1 + roll(3) : roll(12 * 24) * HOUR_MS + roll(HOUR_MS);
		const status = (["new", "completed", "completed", "cancelled", "expired"] as const)[roll(5)];
		const { id } = await addOrder(db, {
			status,
			payment: "paid",
			fulfilment: roll(4) === 0 ? "returned" : "unfulfilled",
			lines: [{ variantId: variantIds[0] ?? 0, quantity: 1 + roll(3) }],
			placedAt: new Date(first + near),
		});
		if (roll(4) === 0)
			await db
				.updateTable("orders")
				.set({ refunded_total: 500 + roll(900) })
				.where("id", "=", id)
				.execute();
	}
	const { period } = periodOf("period=7");
	const { days, daysBefore, now, before } = await readDashboard(db, { now: NOW, period, currency: "USD" });

	const orders = await db.selectFrom("orders").selectAll().execute();
	const lines = await db.selectFrom("order_lines").selectAll().execute();
	const lastBefore = Date.parse("2026-10-29T16:30:00.000Z");
	for (const [at, day] of [...daysBefore, ...days].entries()) {
		const placed = orders.filter(
			({ created_at }) =>
				wallClock(created_at, ZONE).date === day.date && (at !== 6 || Date.parse(created_at) < lastBefore),
		);
		const counting = placed.filter(({ status }) => status !== "cancelled" && status !== "expired");
		const ids = new Set(counting.map(({ id }) => id));
		expect(day, day.date).toMatchObject({
			orders: counting.length,
			revenue: counting.reduce((sum, { total, refunded_total }) => sum + total - refunded_total, 0),
			lost: placed.length - counting.length,
			returned: counting.filter(({ fulfilment }) => fulfilment === "returned").length,
			units: lines.reduce((sum, line) => sum + (ids.has(line.order_id) ? line.quantity : 0), 0),
		});
	}
	expect(days.map(({ date }) => date)).toEqual([
		"2026-10-30",
		"2026-10-31",
		"2026-11-01",
		"2026-11-02",
		"2026-11-03",
		"2026-11-04",
		"2026-11-05",
	]);
	expect(now.orders + before.orders).toBeGreaterThan(20);

	await mergeFigures(db, { now: new Date("2026-11-02T12:00:00.000Z") });
	expect(await readDashboard(db, { now: NOW, period, currency: "USD" })).toMatchObject({ days, daysBefore });
	const settled = db.selectFrom("order_figures").where("hour", "<", "2026-11-02T10:00:00.000Z");
	expect(await settled.select("part").distinct().execute()).toEqual([{ part: 0 }]);
	// A change in a merged hour adds a partial row, which is then merged as well.
	await db
		.updateTable("orders")
		.set((eb) => ({ refunded_total: eb("refunded_total", "+", 100) }))
		.execute();
	const changed = await readDashboard(db, { now: NOW, period, currency: "USD" });
	expect(changed.now.revenue).toBe(now.revenue - now.orders * 100);
	await mergeFigures(db, { now: NOW });
	expect(await readDashboard(db, { now: NOW, period, currency: "USD" })).toEqual(changed);
	expect(now.average).toBe(Math.round(now.revenue / now.orders));
});

test("counts orders by the days of a time zone with half hours", async ({ db }) => {
	const zone = "Asia/Kolkata";
	// 23:59 and 00:00 there, in the same hour of UTC, and one of tomorrow.
	for (const placedAt of ["2026-11-03T18:29:59.000Z", "2026-11-03T18:30:00.000Z", "2026-11-05T18:31:00.000Z"])
		await addOrder(db, { status: "confirmed", placedAt: new Date(placedAt) });
	const { period } = periodOf("period=7", NOW, zone);
	const { days } = await readDashboard(db, { now: NOW, period, currency: "USD" });
	expect(days.slice(-3)).toMatchObject([
		{ date: "2026-11-03", orders: 1, units: 2 },
		{ date: "2026-11-04", orders: 1, units: 2 },
		{ date: "2026-11-05", orders: 0 },
	]);
});

test("computes goods sold in a busy period every ten minutes", async ({ db }) => {
	const lamp = await putOnShelf(db, { title: "Lamp", category: "Lamps" });
	const sell = () =>
		addOrder(db, {
			lines: [{ variantId: lamp.variantIds[0] ?? 0, quantity: 1 }],
			placedAt: new Date(NOW.getTime() - HOUR_MS),
		});
	await sell();
	const bounds = { start: "2026-11-05T05:00:00.000Z", stop: "2026-11-06T05:00:00.000Z", currency: "USD" };
	const read = (orders: number, minutes: number) =>
		readGoods(db, { ...bounds, orders, now: new Date(NOW.getTime() + minutes * 60_000) });
	const units = async (orders: number, minutes: number) => (await read(orders, minutes)).best[0]?.units;
	expect(await read(3_000, 0)).toMatchObject({
		best: [{ title: "Lamp", units: 1 }],
		madeAt: NOW.toISOString(),
	});
	await sell();
	expect(await units(3_000, 9)).toBe(1);
	expect((await read(3_000, 9)).madeAt).toBe(NOW.toISOString());
	expect(await units(3_000, 11)).toBe(2);
	await sell();
	expect(await units(2, 12)).toBe(3);
	expect((await read(2, 12)).madeAt).toBeNull();
});

test("subtracts returns from goods sold, by product and category", async ({ db }) => {
	const lamp = await putOnShelf(db, { title: "Lamp", category: "Lamps" });
	const mug = await putOnShelf(db, { title: "Mug" });
	const placedAt = new Date(NOW.getTime() - HOUR_MS);
	const sell = (shelved: typeof lamp, quantity: number, status: "new" | "cancelled" = "new") =>
		addOrder(db, {
			lines: [{ variantId: shelved.variantIds[0] ?? 0, quantity }],
			unitPrice: 999,
			status,
			placedAt,
		});
	const { id } = await sell(lamp, 3);
	await sell(mug, 1);
	await sell(mug, 5, "cancelled");
	await db.updateTable("order_lines").set({ returned: 1 }).where("order_id", "=", id).execute();
	const { period } = periodOf("");
	const {
		goods: { best, categories },
	} = await readDashboard(db, { now: NOW, period, currency: "USD" });
	expect(best).toEqual([
		{ productId: lamp.productId, title: "Lamp", units: 2, revenue: 1_998 },
		{ productId: mug.productId, title: "Mug", units: 1, revenue: 999 },
	]);
	expect(categories.map(({ name, revenue }) => [name, revenue])).toEqual([
		["Lamps", 1_998],
		["No category", 999],
	]);
	await db.deleteFrom("products").where("id", "=", mug.productId).execute();
	const { goods } = await readDashboard(db, { now: NOW, period, currency: "USD" });
	expect(goods.best[1]).toEqual({ productId: null, title: "Products deleted since", units: 1, revenue: 999 });
	expect(goods.categories).toEqual(categories);
	const elsewhere = await readDashboard(db, { now: NOW, period, currency: "EUR" });
	expect(elsewhere.now).toMatchObject({ revenue: 0, orders: 0, average: null, conversion: null });
});

test("counts carts on the day they were created, and those that became orders", async ({ db }) => {
	const begin = (created_at: string, ordered_at: string | null) =>
		db
			.insertInto("carts")
			.values({ token_hash: created_at, created_at, updated_at: created_at, ordered_at })
			.execute();
	// 00:30 and 23:30 in New York on 5 and 4 November.
	await begin("2026-11-05T05:30:00.000Z", "2026-11-05T05:40:00.000Z");
	await begin("2026-11-05T04:30:00.000Z", null);
	await begin("2026-11-04T06:00:00.000Z", null);
	const { days, now } = await readDashboard(db, {
		now: NOW,
		period: periodOf("period=7").period,
		currency: "USD",
	});
	expect(days.slice(-2)).toMatchObject([
		{ date: "2026-11-04", carts: 2, ordered: 0 },
		{ date: "2026-11-05", carts: 1, ordered: 1 },
	]);
	expect(now.conversion).toBeCloseTo(1 / 3);
});

test("lists new orders, return requests and low stock of active products", async ({ db }) => {
	const few = await putOnShelf(db, {
		title: "Few",
		variants: [
			{ option: "S", stock: 5 },
			{ option: "M", stock: 6 },
		],
	});
	await putOnShelf(db, { title: "Hidden", status: "draft", variants: [{ stock: 0 }] });
	await putOnShelf(db, { title: "Gone", variants: [{ stock: 0 }] });
	await addOrder(db, { status: "new" });
	await addOrder(db, { status: "confirmed" });
	const { needs } = await readDashboard(db, { now: NOW, period: periodOf("").period, currency: "USD" });
	expect(needs).toMatchObject({ newOrders: 1, returnRequests: [], lowCount: 2 });
	expect(needs.low).toMatchObject([
		{ title: "Gone", stock: 0, options: "" },
		{ title: "Few", stock: 5, options: "S", productId: few.productId },
	]);
});
