import { expect } from "vitest";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addOffer, addPlan, addRoom, INN_NOW, openInn, TODAY } from "#app/testing/travel/inn.ts";
import { type Night, priceStay } from "#app/travel/quotes/price-stay.ts";
import { quoteRates } from "#app/travel/quotes/quote-stay.server.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import { readSoldRoom } from "#app/travel/quotes/read-sold-room.server.ts";
import { test } from "#db/testing/database-test.ts";
import { seededRandom } from "#demo/random.ts";
import { priceRooms, readRooms } from "./price-rooms.server.ts";

const ROOMS = 50;
const STAYS = 100;
const NIGHTS = 45;
const PLANS = 8;
const OFFERS = 6;

test("what the search finds and asks for is what priceStay and the best offer say, whatever the rooms, nights and stays", async ({
	db,
}) => {
	const random = seededRandom(20_261_121);
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const chance = (share: number) => random() < share;
	const tax = { stay_tax: "percent", stay_tax_rate: 725, stay_tax_nights: 4 } as const;
	const charges = ["free", "amount", "percent"] as const;
	const upToMost = (charge: "amount" | "percent") => upTo(charge === "percent" ? 100 : 2_000);
	const bands = [2, 7, 12].map((age, at) => {
		const charge = charges[at] ?? "free";
		return { upTo: age, charge, value: charge === "free" ? 0 : upToMost(charge), cot: at < 2 };
	});
	const { hotelId } = await openInn(db, { hotel: { ...tax, child_bands: JSON.stringify(bands) } });
	for (let at = 0; at < ROOMS; at++) {
		const sleeps = 1 + upTo(5);
		const min_nights = 1 + upTo(2);
		const quantity = 1 + upTo(4);
		const roomId = await addRoom(db, hotelId, {
			quantity,
			sleeps,
			max_adults: 1 + upTo(sleeps - 1),
			guests_included: 1 + upTo(sleeps - 1),
			price: upTo(20_000),
			weekend_price: chance(0.5) ? upTo(30_000) : null,
			extra_guest_price: chance(0.5) ? upTo(3_000) : 0,
			adult_prices: chance(0.6) ? JSON.stringify({ 1: -upTo(6_000), [2 + upTo(2)]: upTo(5_000) }) : "{}",
			min_nights,
			max_nights: min_nights + upTo(10),
			nights: 1,
		});
		const dates = Array.from({ length: NIGHTS }, (_, day) => addDays(TODAY, day));
		await db.deleteFrom("nights").where("room_id", "=", roomId).execute();
		await db
			.insertInto("nights")
			.values(
				dates
					// One night in a hundred does not exist.
					.filter(() => !chance(0.01))
					.map((date) => {
						const booked = chance(0.15) ? upTo(quantity) : 0;
						return {
							room_id: roomId,
							date,
							total: quantity,
							booked,
							blocked: chance(0.1) ? upTo(quantity - booked) : 0,
							price: chance(0.2) ? upTo(40_000) : null,
							min_stay: chance(0.1) ? 1 + upTo(4) : null,
							is_closed: chance(0.03),
							is_closed_to_arrival: chance(0.05),
							is_closed_to_departure: chance(0.05),
						};
					}),
			)
			.execute();
	}
	const roomIds = (await db.selectFrom("rooms").select("id").execute()).map(({ id }) => id);
	for (let at = 0; at < PLANS; at++) {
		const adjustment = chance(0.5) ? "percent" : "amount";
		await addPlan(db, hotelId, {
			roomIds: roomIds.filter(() => chance(0.3)),
			adjustment,
			price_change: (adjustment === "percent" ? upTo(60) : upTo(6_000)) * (chance(0.7) ? -1 : 1),
			cancellation: chance(0.5) ? "none" : "hotel",
			min_nights: chance(0.3) ? 1 + upTo(4) : null,
			max_nights: chance(0.3) ? 3 + upTo(4) : null,
			min_days_ahead: chance(0.3) ? upTo(20) : null,
			max_days_ahead: chance(0.3) ? 10 + upTo(30) : null,
		});
	}
	for (let at = 0; at < OFFERS; at++)
		await addOffer(db, hotelId, {
			...(chance(0.5)
				? { percent: 1 + upTo(30) }
				: { percent: null, stay_nights: 3 + upTo(2), paid_nights: 1 + upTo(1) }),
			min_nights: chance(0.5) ? 2 + upTo(4) : null,
			min_days_ahead: chance(0.5) ? upTo(30) : null,
			max_days_ahead: chance(0.3) ? 10 + upTo(30) : null,
			arrives_from: chance(0.3) ? addDays(TODAY, upTo(20)) : null,
			arrives_to: chance(0.3) ? addDays(TODAY, 20 + upTo(20)) : null,
			code: chance(0.1) ? `CODE${at}` : null,
		});
	const rooms = await readRooms(db, { hotelIds: JSON.stringify([hotelId]) });
	const planned = await readRoomPlans(db, { roomIds });
	const sold = new Map(
		await Promise.all(roomIds.map(async (id) => [id, await readSoldRoom(db, id)] as const)),
	);
	const byRoom = new Map<number, (Night & { raised_at: string | null })[]>(rooms.map(({ id }) => [id, []]));
	for (const { room_id, ...night } of await db.selectFrom("nights").selectAll().execute())
		byRoom.get(room_id)?.push(night);

	const visited = new Set<string>();
	const used = new Set<string>();
	let offered = 0;
	for (let at = 0; at < STAYS; at++) {
		const checkIn = addDays(TODAY, upTo(NIGHTS));
		const stay = {
			checkIn,
			checkOut: addDays(checkIn, 1 + upTo(chance(0.2) ? 13 : 3)),
			rooms: chance(0.6) ? 1 : 1 + upTo(2),
			adults: 1 + upTo(3),
			children: chance(0.5) ? 0 : upTo(3),
			ages: Array.from({ length: upTo(3) }, () => upTo(17)),
		};
		const expected = [];
		for (const room of rooms) {
			const nights = (byRoom.get(room.id) ?? []).filter(
				({ date }) => date >= checkIn && date <= stay.checkOut,
			);
			const priced = priceStay(room, nights, stay);
			visited.add(priced.ok ? "ok" : priced.reason);
			const plans = planned.filter(({ roomId }) => roomId === room.id).map(({ plan }) => plan);
			const { quote, rates } = await quoteRates(db, {
				...stay,
				roomId: room.id,
				found: sold.get(room.id),
				plans,
				nights,
				now: INN_NOW,
				by: "staff",
			});
			const quotes = [...(quote.ok ? [quote] : []), ...rates];
			for (const { total } of quotes) expected.push([room.id, total]);
			offered += rates.length;
			for (const { offer } of quotes) if (offer) used.add(offer.percent === null ? "nights" : "percent");
		}
		const found = (await priceRooms(db, rooms, { stay, now: INN_NOW })).map(({ room, total }) => [
			room.id,
			total,
		]);
		const inOrder = (prices: number[][]) =>
			prices.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
		expect(inOrder(found), JSON.stringify(stay)).toEqual(inOrder(expected));
	}
	expect(offered).toBeGreaterThan(100);
	expect([...used].sort()).toEqual(["nights", "percent"]);
	// Every case occurred.
	const every = ["closed", "full", "no_arrival", "no_departure", "ok", "too_long", "too_many_adults"];
	expect([...visited].sort()).toEqual([...every, "too_many_guests", "too_short"]);
}, 60_000);
