import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { depositLeft } from "#app/rent/moves/moving-booking.ts";
import { linesToPack } from "#app/shop/orders/shipping/lines-to-pack.ts";
import { type MoneyWalk, openMoneyWalk, STOCK } from "#app/testing/payments/money-acts.ts";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { sumOf } from "#app/testing/payments/provider-acts.ts";
import { pickAct, walkRandom } from "#app/testing/payments/walk.ts";
import { auditMoves } from "#app/testing/rent/move-audit.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { pick } from "#demo/random.ts";

/* A random walk over what can happen to moves and orders, compared after each step with a plain model of what is owed,
   held and free. The seed is in the title: `MONEY_WALK_SEED=7 npx vitest run money-walk` walks again;
   `MONEY_WALK_STEPS=2000` walks for longer. */
const STEPS = Number(process.env.MONEY_WALK_STEPS ?? 300);
const SEED = Number(process.env.MONEY_WALK_SEED ?? randomInt(1_000_000));

/** The walk begins two days before the clock changes. */
const PLACES = [
	{ timeZone: "America/New_York", from: "2026-10-30T16:00:00Z" },
	{ timeZone: "Europe/Berlin", from: "2027-03-26T10:00:00Z" },
	{ timeZone: "Pacific/Auckland", from: "2027-04-02T02:00:00Z" },
];

/** How often each happens; once where nothing is said. */
const WEIGHTS = {
	"book a move": 8,
	order: 3,
	pay: 8,
	confirm: 4,
	"change the date of a move": 4,
	"let time pass": 5,
	"run jobs": 8,
	expire: 3,
	"cancel a move": 3,
	"refund an amount": 8,
	"refund a unit": 2,
	"cancel refunds at the provider": 3,
};

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

/** Each what a row is, and what the model says: "M4F7K9QXBT: fee null, not 4000". */
const differing = (name: string, is: object, should: object): string[] =>
	Object.entries(should).flatMap(([key, value]) => {
		const actual = (is as Record<string, unknown>)[key];
		return actual === value ? [] : [`${name}: ${key} ${actual}, not ${value}`];
	});

/** What differs from the model, as text. */
const differences = async (db: Database, walk: MoneyWalk): Promise<string[]> => [
	...(await differingMoves(db, walk)),
	...(await differingHalfHours(db, walk)),
	...(await differingUnits(db, walk)),
	...(await differingRefunds(db, walk)),
];

async function differingMoves(db: Database, { model }: MoneyWalk): Promise<string[]> {
	const stored = await db.selectFrom("moving_bookings").selectAll().execute();
	const open = await db
		.selectFrom("payments")
		.select(["subject_number as number", "amount"])
		.where("state", "=", "open")
		.where("ended_at", "is", null)
		.execute();
	return model.moves.flatMap((move) => {
		const row = stored.find(({ number }) => number === move.number);
		if (!row) return [`${move.number} is gone`];
		const is = {
			status: row.status,
			time: `${row.booking_date} ${row.booking_time}`,
			price: row.price,
			fee: row.cancellation_fee,
			left: model.isOpen(move) ? depositLeft(row) : 0,
			asked: open.flatMap(({ number, amount }) => (number === move.number ? amount : [])).join(),
			payBefore: row.deposit_before,
		};
		const { status, date, time, price, fee, asked, payBefore } = move;
		return differing(move.number, is, {
			status,
			time: `${date} ${time}`,
			price,
			fee,
			left: asked,
			asked: asked === 0 ? "" : String(asked),
			payBefore: payBefore === null ? null : new Date(payBefore).toISOString(),
		});
	});
}

async function differingHalfHours(db: Database, { model }: MoneyWalk): Promise<string[]> {
	const cells = await db.selectFrom("move_capacity").selectAll().where("taken", ">", 0).execute();
	const stored = new Map(cells.map(({ date, cell, taken }) => [`${date} ${cell}`, taken]));
	const held = model.countHeld();
	return [...new Set([...stored.keys(), ...held.keys()])].flatMap((cell) =>
		differing(cell, { taken: stored.get(cell) ?? 0 }, { taken: held.get(cell) ?? 0 }),
	);
}

/** What is left on the shelf, and what the packing slips say. */
async function differingUnits(db: Database, { orders }: MoneyWalk): Promise<string[]> {
	const { stock } = await db.selectFrom("variants").select("stock").executeTakeFirstOrThrow();
	const lines = await db
		.selectFrom("order_lines")
		.innerJoin("orders", "orders.id", "order_id")
		.select(["number", "status", "quantity", "returned"])
		.execute();
	const sold = orders.map((order) => {
		const own = lines.filter(({ number }) => number === order.number);
		const slip = own.flatMap((line) => linesToPack({ status: line.status, lines: [line] }));
		const toPack = order.isEnded ? 0 : order.units - order.returned;
		return { ...order, toPack, packed: slip.reduce((units, { quantity }) => units + quantity, 0) };
	});
	const left = sold.reduce((units, { toPack }) => units - toPack, STOCK);
	return [
		...differing("the shelf", { stock }, { stock: left }),
		...sold.flatMap(({ number, packed, toPack }) => differing(number, { packed }, { packed: toPack })),
	];
}

/** Nothing goes back, or is promised, that was not paid or is kept, and what failed is not made. */
async function differingRefunds(db: Database, walk: MoneyWalk): Promise<string[]> {
	const refunds = await db
		.selectFrom("refunds")
		.innerJoin("payments", "payments.id", "payment_id")
		.select(["refunds.amount", "refunds.state", "next_attempt_at", "subject_number as number"])
		.select("idempotency_key as key")
		.execute();
	return [...walk.model.moves, ...walk.orders].flatMap(({ number }) => {
		const charged = sumOf(walk.paidCheckouts(number));
		const own = refunds.filter((refund) => refund.number === number);
		const promised = own.filter(
			({ state, next_attempt_at }) => state !== "failed" || next_attempt_at !== null,
		);
		const made = walk.liveRefunds(number);
		const keys = made.map(({ metadata }) => metadata.key);
		const stateOf = (key = "") => own.find((refund) => refund.key === key)?.state;
		// A refund that was returned or canceled at the provider may not be known yet.
		const unknown = walk
			.refundsOf(number)
			.filter((refund) => !made.includes(refund) && !keys.includes(refund.metadata.key))
			.filter(({ metadata }) => ["sent", "done"].includes(stateOf(metadata.key) ?? ""));
		const wrong: Record<string, boolean> = {
			[`${sumOf(made)} given back`]: sumOf(made) > owedBack(walk, number),
			[`${sumOf(promised)} promised of ${charged}`]: sumOf(promised) - sumOf(unknown) > charged,
			"a refund that failed is made": keys.some((key) => stateOf(key) === "failed"),
		};
		return Object.keys(wrong).flatMap((what) => (wrong[what] ? [`${number}: ${what}`] : []));
	});
}

/** What goes back to the customer: of a move all but what is kept of it, of an order at most what was paid. */
function owedBack({ model, paidCheckouts }: MoneyWalk, number: string): number {
	const move = model.moves.find((each) => each.number === number);
	return sumOf(paidCheckouts(number)) - (move ? model.kept(move) : 0);
}

test.for(PLACES)(
	`whatever happens to moves and orders in $timeZone, the model holds (seed ${SEED})`,
	async (place, { db }) => {
		const random = walkRandom(SEED + PLACES.indexOf(place));
		const walk = await openMoneyWalk(db, { ...place, shop, random });
		const done: string[] = [];
		const told = () => `MONEY_WALK_SEED=${SEED}, ${place.timeZone}: ${done.slice(-12).join(", ")}`;
		for (let step = 0; step < STEPS; step++) {
			const name = walk.canAct()
				? pickAct(random, walk.acts, WEIGHTS)
				: pick(random, ["book a move", "order"]);
			done.push(name);
			await walk.act(name).catch((error) => {
				throw new Error(told(), { cause: error });
			});
			expect(await differences(db, walk), told()).toEqual([]);
		}
		await walk.settle();
		const ended = walk.orders.filter(({ isEnded }) => isEnded);
		const unsettled = [...walk.model.moves, ...ended].flatMap(({ number }) =>
			differing(number, { back: sumOf(walk.liveRefunds(number)) }, { back: owedBack(walk, number) }),
		);
		expect(
			[
				...unsettled,
				...(await differences(db, walk)),
				...(await auditMoves(db)),
				...(await auditPayments(db, shop.server.books)),
			],
			told(),
		).toEqual([]);
	},
);
