import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { type OpenProvider, openProvider } from "#app/testing/payments/paying.ts";
import { auditPayments } from "#app/testing/payments/payment-audit.ts";
import { sumOf } from "#app/testing/payments/provider-acts.ts";
import { pickAct, walkRandom } from "#app/testing/payments/walk.ts";
import { openStayWalk } from "#app/testing/travel/stay-acts.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { dueAtHotel } from "./due-at-hotel.ts";

/**
 * Anything that can happen to a stay, in any order, is compared with a plain model of what it owes and holds. The seed of
 * a failed walk is in its message: `STAY_WALK_SEED=5 npx vitest run stay-walk`; `STAY_WALKS=500` walks longer.
 */
const WALKS = Number(process.env.STAY_WALKS ?? 12);
const STEPS = 40;
/** How often something happens to a stay that has ended. */
const STEPS_AFTER = 10;
const SEED = Number(process.env.STAY_WALK_SEED ?? randomInt(1_000_000));

/** How often each happens; once where nothing is said. */
const WEIGHTS = {
	"change the dates": 5,
	"import the calendar": 3,
	"let time pass": 3,
	"run jobs": 3,
	confirm: 3,
	"check in": 3,
	pay: 2,
	undo: 2,
};

let shop: OpenProvider;
beforeAll(async () => {
	shop = await openProvider();
});
afterAll(() => shop.close());

type Walk = Awaited<ReturnType<typeof openStayWalk>>;

/** What the stay owes and which nights are held and free, beside what the model says. */
async function compare(db: Database, { model, number, roomId, read }: Walk) {
	const { stay } = model;
	const stored = await read();
	const nights = await db
		.selectFrom("nights")
		.select(["date", "booked", "blocked"])
		.where("room_id", "=", roomId)
		.orderBy("date")
		.execute();
	const asked = await db
		.selectFrom("payments")
		.select("amount")
		.where("subject_number", "=", number)
		.where("state", "=", "open")
		.where("ended_at", "is", null)
		.execute();
	const datesWith = (what: "booked" | "blocked", from = "") =>
		nights.filter((night) => night[what] > 0 && night.date >= from).map(({ date }) => date);
	const is = {
		status: stored.status,
		dates: { checkIn: stored.check_in, checkOut: stored.check_out },
		total: stored.total,
		fee: stored.fee,
		held: datesWith("booked"),
		blocked: datesWith("blocked", model.today()),
		asked: asked.map(({ amount }) => amount),
		payBefore: model.isAsking() ? Date.parse(stored.pay_before ?? "") : null,
		answerBefore: stored.status === "pending" ? Date.parse(stored.hold_until ?? "") : null,
		due: model.holds() ? dueAtHotel(stored) : null,
	};
	const should = {
		status: stay.status,
		dates: stay.dates,
		total: model.total(),
		fee: stay.fee,
		held: model.held(),
		blocked: model.blocked(),
		asked: model.asked(),
		payBefore: model.isAsking() ? stay.payBefore : null,
		answerBefore: stay.status === "pending" ? stay.answerBefore : null,
		due: model.holds() ? model.dueAtHotel() : null,
	};
	// A late payment or a refund on its way makes less due for a moment.
	if (is.due !== null && should.due !== null && is.due < should.due && !stay.isUnpaid) is.due = should.due;
	return { is, should };
}

async function walk(db: Database, seed: number): Promise<string[]> {
	const random = walkRandom(seed);
	const walking = await openStayWalk(db, { shop, random, name: String(seed) });
	const { acts, model, number, paidCheckouts, liveRefunds } = walking;
	const done: string[] = [];
	const told = () => `STAY_WALK_SEED=${seed} STAY_WALKS=1 (${walking.told}): ${done.join(", ")}`;
	const owedBack = () => sumOf(paidCheckouts(number)) - model.kept();
	const givenBack = () => sumOf(liveRefunds(number));
	for (let left = STEPS; left > 0; left--) {
		if (!model.holds()) left = Math.min(left, STEPS_AFTER);
		const name = pickAct(random, acts, WEIGHTS);
		done.push(name);
		await acts[name]?.().catch((error) => {
			throw new Error(told(), { cause: error });
		});
		const { is, should } = await compare(db, walking);
		expect(is, told()).toEqual(should);
		expect(givenBack(), told()).toBeLessThanOrEqual(owedBack());
	}
	await walking.settle();
	expect(givenBack(), told()).toBe(owedBack());
	expect(await auditPayments(db, shop.server.books), told()).toEqual([]);
	return done;
}

test(`whatever happens to a stay, it asks for what it owes and holds its nights (seed ${SEED})`, async ({
	db,
}) => {
	for (let at = 0; at < WALKS; at++) await walk(db, SEED + at);
});
