import { expect } from "vitest";
import { openPayment, paidOrder } from "#app/payments/payments.server.ts";
import { changeOrder, type OrderChange } from "#app/shop/orders/change-order.server.ts";
import { readOrder } from "#app/shop/orders/read-order.server.ts";
import { refundPaidOrder } from "#app/shop/orders/returns/refund-paid-order.server.ts";
import { adjustStock } from "#app/shop/stock/adjust-stock.server.ts";
import { choiceOf, confirmEdit } from "#app/testing/payments/edit.ts";
import { auditInvoices } from "#app/testing/payments/invoice-audit.ts";
import { openProviderInMemory } from "#app/testing/payments/provider-in-memory.ts";
import { pickAct, type WalkActs, walkRandom } from "#app/testing/payments/walk.ts";
import { addOrder, ORDER_NOW } from "#app/testing/shop/order.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import { pick } from "#demo/random.ts";

const EDITS = Number(process.env.EDITS ?? 200);
const SEED = Number(process.env.EDIT_SEED ?? Math.floor(Math.random() * 1e9));
const OPEN_ORDERS = 20;
const STOCK = 60;
const PRICES = [999, 2_500, 4_215];
const AGREED = 2_500;
const DELIVERY = 500;

/** An order as a till would keep it: what it contains and costs, what the customer has paid of that, and what is left of it. */
type ModelOrder = {
	number: string;
	method: "online" | "bank_transfer" | "cash_on_delivery";
	tax: "included" | "onTop";
	isDiscounted: boolean;
	units: number[];
	/** What a unit costs: as agreed, or as on the shelf when it was added. */
	prices: number[];
	total: number;
	/** How much of the price is paid. */
	covered: number;
	/** What the shop has of the customer's money. */
	net: number;
	/** The total when nothing was due last: its invoice says that. */
	invoiced: number;
	isEnded: boolean;
	isShipped: boolean;
};

const half = (amount: number, of: number) => Math.floor((2 * amount + of) / (2 * of));

function priceOf({ units, prices, tax, isDiscounted }: ModelOrder) {
	const goods = units.reduce((sum, quantity, at) => sum + quantity * (prices[at] ?? 0), 0);
	const discount = isDiscounted ? half(goods, 10) : 0;
	const net = goods - discount + DELIVERY;
	const taxes = tax === "included" ? half(net, 11) : half(net, 10);
	return { goods, discount, taxes, total: net + (tax === "included" ? 0 : taxes) };
}

test(`orders equal a plain model after ${EDITS} random edits (EDIT_SEED=${SEED})`, {
	timeout: 3_600_000,
}, async ({ db }) => {
	const walk = await openWalk(db, walkRandom(SEED));
	while (walk.edits() < EDITS) await walk.act();
	await walk.settle();
	await walk.expectToEqualModel();
	expect(await auditInvoices(db)).toEqual([]);
});

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
	const groups = new Map<Key, Row[]>();
	for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
	return groups;
}

async function openWalk(db: Database, random: () => number) {
	const roll = (sides: number) => Math.floor(random() * sides);
	const actorId = await addAccount(db, "Bea", "Admin");
	await addSeller(db);
	const { id: discountId } = await db
		.insertInto("discounts")
		.values({ code: "TEN", kind: "percent", value: 1_000, created_at: ORDER_NOW.toISOString() })
		.returning("id")
		.executeTakeFirstOrThrow();
	const shelf = await putOnShelf(db, { variants: PRICES.map((price) => ({ price, stock: STOCK })) });
	const { variantIds, productId } = shelf;
	const received = PRICES.map(() => STOCK);
	const shop = openProviderInMemory(db);
	const orders: ModelOrder[] = [];
	let edits = 0;
	let now = ORDER_NOW;

	const open = () => orders.filter(({ isEnded, isShipped }) => !isEnded && !isShipped).slice(-OPEN_ORDERS);
	const one = (some: readonly ModelOrder[]) => some[roll(some.length)];
	const left = (at: number) =>
		(received[at] ?? 0) -
		orders.reduce((sum, order) => sum + (order.isEnded ? 0 : (order.units[at] ?? 0)), 0);
	const dueOf = ({ total, covered }: ModelOrder) => total - covered;
	/** Whether staff could do it now. */
	async function change({ number }: ModelOrder, move: object): Promise<boolean> {
		const change = { number, by: "staff", actorId, now, ...move } as OrderChange;
		const outcome = await changeOrder(db, change);
		return outcome.ok && !outcome.repeated;
	}
	const stored = (order: ModelOrder) =>
		db.selectFrom("orders").selectAll().where("number", "=", order.number).executeTakeFirstOrThrow();

	const acts: WalkActs = {
		async order() {
			if (open().length >= OPEN_ORDERS) return;
			const method = pick(random, ["online", "bank_transfer", "cash_on_delivery"] as const);
			const tax = pick(random, ["included", "onTop"] as const);
			const units = PRICES.map((_, at) => Math.min(roll(3), left(at)));
			const lines = units.flatMap((quantity, at) =>
				quantity > 0 ? [{ variantId: variantIds[at] ?? 0, quantity }] : [],
			);
			if (lines.length === 0) return;
			const { id, number } = await addOrder(db, { lines, paymentMethod: method, tax, placedAt: now });
			const isDiscounted = random() < 0.3;
			if (isDiscounted)
				await db
					.updateTable("orders")
					.set({ discount_id: discountId, discount_code: "TEN" })
					.where("id", "=", id)
					.execute();
			const order = {
				number,
				method,
				tax,
				isDiscounted,
				units,
				covered: 0,
				net: 0,
				invoiced: 0,
				prices: units.map(() => AGREED),
			};
			const { total } = await db
				.selectFrom("orders")
				.select("total")
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
			orders.push({ ...order, total, isEnded: false, isShipped: false });
			if (method !== "online") return;
			const payment = {
				...paidOrder(number),
				provider: "stripe",
				amount: total,
				currency: "USD",
				now,
			} as const;
			await transact(db, (trx) => openPayment(trx, payment));
		},
		async edit() {
			const order = one(random() < 0.9 ? open() : orders);
			if (!order) return;
			const found = await readOrder(db, { number: order.number });
			const wanted = order.units.map((quantity) => (random() < 0.5 ? quantity : roll(6)));
			const of = (at: number) => found?.lines.find(({ variant_id }) => variant_id === variantIds[at]);
			const choice = choiceOf({
				kept: wanted.flatMap((quantity, at): [number, number][] => {
					const line = of(at);
					return line ? [[line.id, quantity]] : [];
				}),
				added: wanted.flatMap((quantity, at): [number, number][] =>
					of(at) || quantity === 0 ? [] : [[variantIds[at] ?? 0, quantity]],
				),
			});
			const outcome = await confirmEdit(db, { number: order.number, choice, actorId, now });
			const prices = order.prices.map((price, at) => (order.units[at] ? price : (PRICES[at] ?? 0)));
			const after = { ...order, units: wanted, prices };
			const { total } = priceOf(after);
			const isPossible =
				!order.isEnded &&
				!order.isShipped &&
				wanted.some((quantity) => quantity > 0) &&
				wanted.every((quantity, at) => quantity - (order.units[at] ?? 0) <= left(at)) &&
				wanted.some((quantity, at) => quantity !== order.units[at]);
			const isDone = outcome.ok && !outcome.repeated;
			expect(isDone, `${order.number} ${JSON.stringify(outcome)}`).toBe(isPossible);
			if (!isDone) return;
			edits += 1;
			const { paid_total, refunded_total } = await stored(order);
			// Staff may not have sent back yet what an earlier edit took off.
			if (order.method !== "online")
				order.covered = paid_total - Math.min(paid_total - order.covered, refunded_total);
			order.covered = Math.min(order.covered, total);
			if (order.method === "online") order.net = Math.min(order.net, order.covered);
			Object.assign(order, { units: wanted, prices, total });
			if (order.covered === total) order.invoiced = total;
		},
		async pay() {
			const order = one(open());
			if (!order) return;
			if (order.method === "bank_transfer") {
				const isPaid = await change(order, { column: "payment", expectedStatus: "unpaid", to: "paid" });
				expect(isPaid).toBe(dueOf(order) > 0);
				if (isPaid)
					Object.assign(order, {
						net: order.net + dueOf(order),
						covered: order.total,
						invoiced: order.total,
					});
			}
			if (order.method !== "online") return;
			await shop.ask(order.number, now);
			const payments = await db
				.selectFrom("payments")
				.select(["provider_reference", "ended_at", "state"])
				.where("subject_number", "=", order.number)
				.where("state", "=", "open")
				.orderBy("id", "desc")
				.execute();
			const page = random() < 0.8 ? payments[0] : payments.at(-1);
			if (!page?.provider_reference) return;
			const at = { number: order.number, now };
			if (random() < 0.1) return shop.expire(page.provider_reference, at);
			const isPaid = await shop.pay(page.provider_reference, at);
			if (isPaid && page.ended_at === null)
				Object.assign(order, { net: order.net + dueOf(order), covered: order.total, invoiced: order.total });
		},
		async refund() {
			const order = one(open());
			if (order?.method === "online") {
				const amount = 1 + roll(3_000);
				const { ok } = await refundPaidOrder(db, {
					number: order.number,
					choice: { what: "amount", amount, why: "" },
					expectedAmount: amount,
					idempotencyKey: String(random()),
					actorId,
					now,
				});
				// Money that came late is not refunded yet.
				if (!ok || amount > order.net) expect(ok && amount > order.net).toBe(false);
				if (ok) order.net -= amount;
			}
			if (order?.method === "bank_transfer") await refundByHand(order);
		},
		async cancel() {
			const order = one(open());
			if (!order) return;
			const { status } = await stored(order);
			const end = { column: "status", expectedStatus: status, to: "cancelled" };
			expect(await change(order, { ...end, expectedFulfilment: "unfulfilled" })).toBe(true);
			order.isEnded = true;
			if (order.method === "online") order.net = 0;
		},
		async ship() {
			const order = one(open());
			if (!order || (order.method === "online" && dueOf(order) > 0)) return;
			await change(order, { column: "status", expectedStatus: "new", to: "confirmed" });
			const ship = { column: "fulfilment", expectedStatus: "unfulfilled", to: "shipped" };
			expect(await change(order, ship)).toBe(true);
			order.isShipped = true;
			const deliver = { column: "fulfilment", expectedStatus: "shipped", to: "delivered" };
			const isCashHere = order.method === "cash_on_delivery";
			expect(await change(order, { ...deliver, isCashHere })).toBe(true);
			if (isCashHere) Object.assign(order, { net: order.total, covered: order.total, invoiced: order.total });
		},
		async restock() {
			const at = roll(PRICES.length);
			if (left(at) > 20) return;
			const idempotencyKey = String(random());
			const goods = { variantId: variantIds[at] ?? 0, productId, change: { by: 30 }, note: "" };
			expect(
				await adjustStock(db, { ...goods, reason: "received", idempotencyKey, actorId, now }),
			).toMatchObject({ ok: true });
			received[at] = (received[at] ?? 0) + 30;
		},
		async "run jobs"() {
			now = new Date(now.getTime() + 60_000);
			await shop.sendRefunds(now);
		},
	};

	/** Staff send what is due by hand, and record it. */
	async function refundByHand(order: ModelOrder): Promise<void> {
		const { payment, refunded_total: expectedRefunded } = await stored(order);
		const amount = order.net - (order.isEnded ? 0 : order.covered);
		if (amount <= 0) return;
		const refund = { amount, expectedRefunded };
		const move = { column: "payment", expectedStatus: payment, to: "refunded", refund };
		expect(await change(order, move), order.number).toBe(true);
		order.net -= amount;
	}

	async function settle(): Promise<void> {
		for (let times = 0; times < 3; times++) await acts["run jobs"]?.();
		for (const order of orders) if (order.method === "bank_transfer") await refundByHand(order);
	}

	async function expectToEqualModel(): Promise<void> {
		const rows = await db.selectFrom("orders").selectAll().execute();
		const lines = await db.selectFrom("order_lines").selectAll().execute();
		const documents = await db.selectFrom("invoices").select(["subject_number", "total"]).execute();
		const taxes = await db.selectFrom("order_taxes").select(["order_id", "amount"]).execute();
		const linesOf = groupBy(lines, ({ order_id }) => order_id);
		const documentsOf = groupBy(documents, ({ subject_number }) => subject_number);
		const taxesOf = groupBy(taxes, ({ order_id }) => order_id);
		const sum = (amounts: readonly number[] = []) => amounts.reduce((total, amount) => total + amount, 0);
		const byNumber = new Map(rows.map((row) => [row.number, row]));
		for (const order of orders) {
			const row = byNumber.get(order.number);
			if (!row) throw new Error("no row");
			const own = linesOf.get(row.id) ?? [];
			const units = variantIds.map((id) => own.find(({ variant_id }) => variant_id === id)?.quantity ?? 0);
			const due = order.isEnded ? 0 : dueOf(order);
			expect(
				{
					units,
					total: row.total,
					net: row.paid_total - row.refunded_total,
					due: order.isEnded ? 0 : row.total + row.overpaid_total - row.paid_total,
					isUnpaid: row.payment === "unpaid",
					invoiced: sum(documentsOf.get(order.number)?.map(({ total }) => total)),
				},
				order.number,
			).toEqual({
				units: order.units,
				total: order.total,
				net: order.net,
				due,
				isUnpaid: due > 0 || row.paid_total === 0,
				invoiced: Math.min(order.net, order.invoiced),
			});
			if (row.lines_version === 0) continue;
			const priced = priceOf(order);
			expect(
				{
					goods: row.subtotal,
					discount: row.discount_total,
					taxes: row.tax_total,
					total: row.total,
				},
				order.number,
			).toEqual(priced);
			expect(sum(own.map(({ discount }) => discount))).toBe(priced.discount);
			expect(sum(taxesOf.get(row.id)?.map(({ amount }) => amount))).toBe(priced.taxes);
		}
		const stock = await db.selectFrom("variants").select("stock").orderBy("id").execute();
		expect(stock.map((variant) => variant.stock)).toEqual(PRICES.map((_, at) => left(at)));
		const moved = await db
			.selectFrom("stock_movements")
			.select((eb) => eb.fn.sum<number>("quantity").as("sum"))
			.groupBy("variant_id")
			.orderBy("variant_id")
			.execute();
		expect(moved.map((each) => Number(each.sum))).toEqual(stock.map((variant) => variant.stock));
		const { sold } = await db.selectFrom("products").select("units_sold as sold").executeTakeFirstOrThrow();
		expect(sold).toBe(sum(received.map((units, at) => units - left(at))));
		const figures = await db
			.selectFrom("order_figures")
			.select((eb) => [eb.fn.sum<number>("revenue").as("revenue"), eb.fn.sum<number>("units").as("units")])
			.executeTakeFirstOrThrow();
		const live = orders.filter(({ isEnded }) => !isEnded);
		// What is not paid yet counts, too.
		expect(Number(figures.revenue)).toBe(sum(live.map((order) => order.net + dueOf(order))));
		expect(Number(figures.units)).toBe(sold);
	}

	const WEIGHTS = { order: 3, edit: 24, pay: 6, refund: 2, cancel: 1, ship: 1, restock: 1, "run jobs": 2 };
	return {
		edits: () => edits,
		act: async () => {
			await acts[orders.length === 0 ? "order" : pickAct(random, acts, WEIGHTS)]?.();
		},
		settle,
		expectToEqualModel,
	};
}
