import { expect } from "vitest";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { addRateCard, addZone, TEST_PRICES } from "#app/testing/rent/rates.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { isAgreed, parseMoveQuote, serializeMoveQuote } from "./agreed-quote.ts";
import { type QuotableMove, UNKNOWN_JOB } from "./move-job.ts";
import { describeLines } from "./price-lines.ts";
import { quoteMove } from "./quote-move.server.ts";

/** A Friday afternoon. */
const MOVE: QuotableMove = {
	vehicle_type: "loader",
	current_address: "12 Harbor Road, Brooklyn, NY 11215",
	new_address: "7 Mill Avenue, Queens",
	booking_date: "2026-12-04",
	booking_time: "14:30",
	...UNKNOWN_JOB,
	to_zip: "11101",
};
const US = { country: "US" };

/** Two zones and a rate card for loaders. */
async function openRates(db: Database) {
	const actorId = await addAccount(db, "Ada", "Admin");
	const brooklyn = await addZone(db, { name: "Brooklyn", prefixes: ["112"], actorId });
	const queens = await addZone(db, { name: "Queens", prefixes: ["11", "1110"], actorId });
	await addRateCard(db, { actorId });
	return { actorId, brooklyn, queens };
}

const totalFor = async (db: Database, change: Partial<QuotableMove> = {}) =>
	(await quoteMove(db, { ...MOVE, ...change }, US)).quote?.total ?? null;

test("the longest prefix of the postal code decides the zone, from its own field or from the address", async ({
	db,
}) => {
	await openRates(db);
	const labels = async (job: Partial<QuotableMove>) =>
		describeLines((await quoteMove(db, { ...MOVE, ...job }, US)).quote?.lines ?? [])[0]?.label;
	expect(await labels({})).toBe("Brooklyn to Queens");
	expect(await labels({ from_zip: "11301" })).toBe("Within Queens");
	expect(await labels({ to_zip: "" })).toBeUndefined();
	expect(await labels({ to_zip: "90210" })).toBeUndefined();
});

test("the price of a pair of zones counts in both directions, before the default price", async ({ db }) => {
	const { actorId, brooklyn, queens } = await openRates(db);
	expect(await totalFor(db)).toBe(20_000);
	const pairs = [{ from: brooklyn, to: queens, price: 33_300 }];
	await addRateCard(db, { actorId, expectedVersion: 1, pairs, prices: { default_price: null } });
	expect(await totalFor(db)).toBe(33_300);
	const back = {
		current_address: "7 Mill Avenue, Queens",
		from_zip: "11101",
		to_zip: "11215",
	};
	expect(await totalFor(db, back)).toBe(33_300);
	expect(await totalFor(db, { to_zip: "11215" })).toBeNull();
});

test("without a rate card for the vehicle, and in zones not in use, a move has no price", async ({ db }) => {
	const { actorId } = await openRates(db);
	expect(await totalFor(db, { vehicle_type: "truck" })).toBeNull();
	await addZone(db, { name: "Harlem", prefixes: ["11215"], actorId, isActive: false });
	expect(await totalFor(db)).toBe(20_000);
});

test("the home size decides how long a move takes", async ({ db }) => {
	await openRates(db);
	const cells = async (change: Partial<QuotableMove>) =>
		(await quoteMove(db, { ...MOVE, ...change }, US)).cells;
	const two = { home_size: "two" } as const;
	expect(await cells(two)).toBe(TEST_PRICES.cells_two);
	expect(await cells({})).toBe(4);
	expect(await cells({ ...two, vehicle_type: "truck" })).toBe(4);
});

const later = (minutes: number) => new Date(MOVE_NOW.getTime() + minutes * 60_000);

test("an agreed price holds for 30 minutes, for the same move and the same version of the rate card", async ({
	db,
}) => {
	const { actorId } = await openRates(db);
	const { quote } = await quoteMove(db, MOVE, US);
	if (!quote) throw new Error("no price");
	const agreed = parseMoveQuote(serializeMoveQuote(quote, MOVE, { now: MOVE_NOW }));
	expect(isAgreed(agreed, quote, MOVE, { now: later(29) })).toBe(true);
	expect(isAgreed(agreed, quote, MOVE, { now: later(30) })).toBe(false);
	expect(isAgreed(agreed, quote, { ...MOVE, booking_time: "15:00" }, { now: later(1) })).toBe(false);
	expect(isAgreed(agreed, quote, { ...MOVE, helpers: 1 }, { now: later(1) })).toBe(false);
	expect(isAgreed(null, quote, MOVE, { now: MOVE_NOW })).toBe(false);
	expect(parseMoveQuote("{}")).toBeNull();
	await addRateCard(db, { actorId, expectedVersion: 1, prices: { minimum_price: 1 } });
	const next = await quoteMove(db, MOVE, US);
	expect(next.quote && isAgreed(agreed, next.quote, MOVE, { now: later(1) })).toBe(false);
});

test("a move with a price is booked only at the price that the customer saw, and keeps its lines", async ({
	db,
}) => {
	const { actorId } = await openRates(db);
	const move = { ...MOVE, home_size: "one", helpers: 2 } as const;
	const { quote } = await quoteMove(db, move, US);
	const agreed = quote && parseMoveQuote(serializeMoveQuote(quote, move, { now: MOVE_NOW }));
	const book = (withPrice: typeof agreed) =>
		bookMove(db, moveOf({ ...move, pricing: { agreed: withPrice, country: "US", currency: "USD" } }));
	expect(await book(null)).toEqual({ ok: false, reason: "price" });
	expect(await db.selectFrom("moving_bookings").select("id").execute()).toEqual([]);
	expect(await book(agreed)).toMatchObject({ ok: true });
	const booking = await db.selectFrom("moving_bookings").selectAll().executeTakeFirstOrThrow();
	const priced = { price: 28_000, currency: "USD", rate_card_id: quote?.rateCardId, cells: 6, helpers: 2 };
	expect(booking).toMatchObject(priced);
	const lines = await db.selectFrom("moving_booking_lines").select(["label", "amount"]).execute();
	expect(lines).toEqual(quote?.lines);
	await addRateCard(db, { actorId, expectedVersion: 1, prices: { default_price: null } });
	expect(await book(agreed)).toEqual({ ok: false, reason: "no_price" });
	expect(await book(null)).toMatchObject({ ok: true });
	expect(await db.selectFrom("moving_bookings").select("price").orderBy("id", "desc").execute()).toEqual([
		{ price: null },
		{ price: 28_000 },
	]);
});

test("a rate card saved from an outdated screen is refused, and equal values add no version", async ({
	db,
}) => {
	const { actorId } = await openRates(db);
	const otherId = await addAccount(db, "Bo", "Admin");
	expect(
		await addRateCard(db, { actorId: otherId, expectedVersion: 1, prices: { helper_price: 1 } }),
	).toMatchObject({ ok: true });
	expect(await addRateCard(db, { actorId, expectedVersion: 1 })).toMatchObject({
		reason: "changed",
		by: "Bo",
	});
	expect(await addRateCard(db, { actorId, prices: { helper_price: 1 } })).toMatchObject({ ok: true });
	const versions = await db.selectFrom("rent_rate_cards").select("version").orderBy("version").execute();
	expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
});

test("two saves of the first version of a rate card at once make one version", async ({ db }) => {
	const actorId = await addAccount(db, "Ada", "Admin");
	const saves = await Promise.all(
		[1, 2, 3].map((helper_price) => addRateCard(db, { actorId, prices: { helper_price } })),
	);
	expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
});
