import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { foldText } from "#app/common/lists/fold-text.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { listOrders, readOrderChoices } from "./list-orders.server.ts";
import { ORDER_LIST } from "./order-filters.ts";
import { ordersAsCsv } from "./orders-csv.server.ts";

const TIME_ZONE = "America/New_York";

const NAMES = ["Ana Lima", "Elif Yılmaz", "Fátima Reis", "李雷", "=SUM(1)"];

/** Orders of all kinds, six hours apart. */
async function fill(db: Database, count: number) {
	const { variantIds } = await putOnShelf(db, { variants: [{ stock: 10_000 }] });
	const [variantId = 0] = variantIds;
	for (let at = 0; at < count; at++)
		await addOrder(db, {
			lines: [{ variantId, quantity: 1 + (at % 4) }],
			name: NAMES[at % NAMES.length] ?? "",
			email: `person${at % 7}@example.com`,
			status: (["new", "confirmed", "cancelled"] as const)[at % 3] ?? "new",
			payment: at % 2 ? "paid" : "unpaid",
			fulfilment: at % 5 ? "unfulfilled" : "shipped",
			placedAt: new Date(Date.parse("2026-11-01T00:00:00Z") + at * 6 * 60 * 60 * 1000),
		});
}

const list = (db: Database, search: string) =>
	listOrders(db, { filters: ORDER_LIST.read(new URLSearchParams(search)), timeZone: TIME_ZONE });

test("shows disputes of online payments, and finds the open ones", async ({ db }) => {
	const at = "2026-11-20T12:00:00.000Z";
	const numbers: string[] = [];
	for (const state of [null, "won", "open"] as const) {
		const { number } = await addOrder(db, { paymentMethod: "online" });
		numbers.push(number);
		const { id } = await db
			.insertInto("payments")
			.values({
				subject: "order",
				subject_number: number,
				provider: "stripe",
				amount: 5_500,
				currency: "USD",
				state: "open",
				created_at: at,
				updated_at: at,
			})
			.returning("id")
			.executeTakeFirstOrThrow();
		if (state)
			await db
				.insertInto("disputes")
				.values({
					payment_id: id,
					provider: "stripe",
					provider_reference: `dp_${state}`,
					amount: 5_500,
					state,
					reason: "fraudulent",
					answer_before: null,
					created_at: at,
					updated_at: at,
				})
				.execute();
	}
	const [, , open = ""] = numbers;
	expect((await list(db, "dir=asc")).rows.map(({ dispute }) => dispute)).toEqual([null, "won", "open"]);
	expect(await list(db, "dispute=open")).toMatchObject({ rows: [{ number: open }], total: 1 });
	expect((await list(db, "dispute=open&payment=paid")).total).toBe(0);
});

test("finds the orders that used a code, and offers the codes that orders have used", async ({ db }) => {
	const [kind, value, created_at] = ["percent", 1_000, "2026-11-01T00:00:00.000Z"] as const;
	for (const code of ["UNUSED", "TEN", "FALL"])
		await db.insertInto("discounts").values({ code, kind, value, created_at }).execute();
	const numbers = new Map<string, string>();
	for (const code of ["TEN", "FALL"]) {
		const { id, number } = await addOrder(db);
		numbers.set(code, number);
		await db
			.updateTable("orders")
			.set({ discount_id: (eb) => eb.selectFrom("discounts").select("id").where("code", "=", code) })
			.where("id", "=", id)
			.execute();
	}
	await addOrder(db);
	expect(await list(db, "discount=TEN")).toMatchObject({ rows: [{ number: numbers.get("TEN") }], total: 1 });
	expect((await list(db, "discount=GONE")).total).toBe(0);
	const choicesAt = (search: string) => readOrderChoices(db, ORDER_LIST.read(new URLSearchParams(search)));
	expect(await choicesAt("")).toEqual({ discounts: ["FALL", "TEN"] });
	expect(await choicesAt("discount=GONE")).toEqual({ discounts: ["GONE", "FALL", "TEN"] });
});

test("search, filters and sorts return the same rows as plain code", async ({ db }) => {
	await fill(db, 45);
	const all = await db.selectFrom("orders").selectAll().orderBy("id", "desc").execute();
	type Row = (typeof all)[number];
	const expectSame = async (
		search: string,
		keep: (row: Row) => boolean,
		order?: (a: Row, b: Row) => number,
	) => {
		const { rows, total } = await list(db, `${search}&perPage=50`);
		const wanted = all.filter(keep);
		if (order) wanted.sort(order);
		expect({ search, numbers: rows.map(({ number }) => number) }).toEqual({
			search,
			numbers: wanted.map(({ number }) => number),
		});
		expect(total).toBe(wanted.length);
	};
	await expectSame("", () => true);
	await expectSame("q=fatima", ({ name }) => foldText(name).includes("fatima"));
	await expectSame("q=PERSON3%40example", ({ email }) => email.startsWith("person3@"));
	await expectSame("q=%E9%9B%B7", ({ name }) => name === "李雷");
	await expectSame("q=li+exam", ({ name }) => name === "Ana Lima");
	await expectSame("q=boken", () => false);
	await expectSame("q=2555", () => true);
	const first = all[3]?.number ?? "";
	await expectSame(`q=${first.toLowerCase()}`, ({ number }) => number === first);
	await expectSame(`q=${formatReferenceNumber(first)}`, ({ number }) => number === first);
	await expectSame("status=new&payment=paid", (row) => row.status === "new" && row.payment === "paid");
	await expectSame("fulfilment=shipped", ({ fulfilment }) => fulfilment === "shipped");
	// Midnight in New York is 5 in the morning in UTC in November, and 4 on the first.
	await expectSame(
		"from=2026-11-03&to=2026-11-04",
		({ created_at }) => created_at >= "2026-11-03T05:00" && created_at < "2026-11-05T05:00",
	);
	await expectSame(
		"sort=total",
		() => true,
		(a, b) => a.total - b.total || a.id - b.id,
	);
	await expectSame(
		"sort=total&dir=desc",
		() => true,
		(a, b) => b.total - a.total || b.id - a.id,
	);
	for (const odd of ["q=%00", "q=%25_%5C%22%27", `q=${"x".repeat(5_000)}`, "page=-3&status=what"])
		expect((await list(db, odd)).page).toBe(1);
});

test("pages contain every order once, and a page beyond the last is the last", async ({ db }) => {
	await fill(db, 25);
	const listed: string[] = [];
	for (const page of [1, 2, 3])
		listed.push(...(await list(db, `perPage=10&page=${page}`)).rows.map(({ number }) => number));
	expect(new Set(listed).size).toBe(25);
	for (const beyond of ["99", "1e99"]) expect((await list(db, `perPage=10&page=${beyond}`)).page).toBe(3);
	expect((await list(db, "perPage=10")).rows[0]?.units).toBe(1);
});

test("exports the list as CSV with formulas escaped", async ({ db }) => {
	await fill(db, 10);
	const filters = ORDER_LIST.read(new URLSearchParams("payment=unpaid"));
	const file = (await buffer(ordersAsCsv(db, { filters, timeZone: TIME_ZONE }))).toString();
	const lines = file.trimEnd().split("\r\n");
	expect(lines[0]).toMatch(/^\ufeffNumber,Placed at,Status/);
	expect(lines).toHaveLength(6);
	expect(file).toContain(",'=SUM(1),");
	expect(file).toContain(",30.00,");
	expect(file).not.toMatch(/(^|,)[=@+]/m);
});
