import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { keepForBlocks, storeBlocks } from "./blocks.ts";
import { type PaintHotel, paintHotelScene } from "./draw-hotels.ts";
import { reviewStays } from "./reviews/review-stays.ts";
import { changeNights, planSeasons, pricesBy } from "./seasons.ts";
import { HouseBook } from "./stays/house-book.ts";
import { planStays } from "./stays/plan-stays.ts";
import { setStays } from "./stays/set-stays.ts";
import { tellStays } from "./stays/tell-stays.ts";
import { DAY_MS, storeHotels } from "./store-hotels.ts";

/** So far back the bookings reach. */
const DEMO_DAYS = 300;

type Demo = {
	currency: string;
	/** Who approves hotels. */
	superId: number;
	/** Who has stayed before, and can sign in to see it. */
	ulla: { id: number; email: string };
	now: Date;
	/** For tests, which need not every picture and not every day. */
	paint?: PaintHotel;
	days?: number;
};

/**
 * Fills travel: 24 hotels in 8 cities with drawn pictures, their nights with what the owners changed, bookings
 * from 300 days back to 60 ahead, and what guests said. Everything follows from a fixed seed and `now`, except the
 * bookings' numbers.
 */
export async function seedTravel(db: Database, demo: Demo): Promise<void> {
	const { currency, superId, ulla, now, paint = paintHotelScene, days = DEMO_DAYS } = demo;
	const hotels = await storeHotels(db, { adminId: superId, paint, days, now });
	const spans = planSeasons(hotels, { days, now });
	await changeNights(db, spans, { hotels, currency, days, now });

	const books = new Map(hotels.flatMap(({ stored }) => stored.map((room) => [room.id, new HouseBook(room)])));
	keepForBlocks(hotels, books);
	const set = setStays(hotels, books, { ulla, now });
	const chanced = hotels.flatMap((hotel) => planStays(hotel, books, { days, now }));
	await tellStays(db, [...set, ...chanced], { currency, priceOn: pricesBy(spans), now });
	await storeBlocks(db, hotels, { now });
	await reviewStays(db, hotels, { now });

	// Last, so that what was booked before stays booked.
	const at = new Date(now.getTime() - DAY_MS / 2);
	for (const { id } of hotels.filter(({ status }) => status === "suspended"))
		await changeHotelStatus(db, {
			hotelId: id,
			actorId: superId,
			now: at,
			seen: "approved",
			to: "suspended",
		});
}
