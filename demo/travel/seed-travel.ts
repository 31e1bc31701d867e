import { changeHotelStatus } from "#app/travel/approval/change-hotel.server.ts";
import { addHotelWish } from "#app/travel/search/saved/saved-hotels.server.ts";
import type { Database } from "#db/client.ts";
import { DAY_MS } from "#demo/demo-time.ts";
import { reviewStays } from "#demo/reviews/review-stays.ts";
import { storeHotelSellers } from "#demo/sellers.ts";
import type { DemoProvider } from "#demo/shop/orders/online-payments.ts";
import { reserveForBlocks, storeBlocks } from "./blocks.ts";
import { storeChildPrices } from "./child-prices.ts";
import { storeExtras } from "./extras.ts";
import { storeHotelsToReview } from "./hotels-to-review.ts";
import { storeOffers } from "./offers.ts";
import { offerOnlineCheckIn } from "./online-check-in.ts";
import { storeRates } from "./rates.ts";
import { storeRoomPlan } from "./room-plan.ts";
import { changeNights, planSeasons, pricesBy } from "./seasons.ts";
import { storeStatements } from "./statements.ts";
import { storeStayTaxes } from "./stay-taxes.ts";
import { bookStays } from "./stays/book-stays.ts";
import { chooseOf } from "./stays/choices.ts";
import { fixedStays } from "./stays/fixed-stays.ts";
import { planStays } from "./stays/plan-stays.ts";
import { RoomCalendar } from "./stays/room-calendar.ts";
import { daysOpen, storeHotels } from "./store-hotels.ts";

/** How far back the bookings reach. */
const DEMO_DAYS = 300;

type Demo = {
	currency: string;
	/** The account that approves hotels. */
	superId: number;
	/** The guest whose account visitors of the demo sign in to. */
	ulla: { id: number; email: string };
	now: Date;
	/** Days of bookings before `now`; 300 when left out. */
	days?: number | undefined;
	/** Who takes what is paid online; without it, guests pay at the hotel. */
	provider?: DemoProvider | undefined;
};

/**
 * Fills travel: 24 hotels in 8 cities and three more that SuperAdmins decide about, the owners' changes to their nights,
 * their rates, offers, extras, taxes, prices for children and room numbers, bookings from 300 days ago (465 at the hotels of the demo's owner) to 60 days ahead, reviews, and hotels that Ulla Berg has saved. Everything follows from fixed seeds and `now`, except booking numbers.
 */
export async function seedTravel(db: Database, demo: Demo): Promise<void> {
	const { currency, superId, ulla, now, days = DEMO_DAYS, provider } = demo;
	const hotels = await storeHotels(db, { adminId: superId, days, now });
	const opened = new Date(now.getTime() - days * DAY_MS);
	await storeRates(db, hotels, { currency, now: opened });
	await storeOffers(db, hotels, { now: opened });
	await storeExtras(db, hotels, { currency, now: opened });
	await storeStayTaxes(db, hotels, { currency, now: opened });
	await storeChildPrices(db, hotels, { currency, now: opened });
	const spans = planSeasons(hotels, { days, now });
	await changeNights(db, spans, { hotels, currency, days, now });

	const calendars = new Map(
		hotels.flatMap(({ rooms }) => rooms.map((room) => [room.id, new RoomCalendar(room)])),
	);
	reserveForBlocks(hotels, calendars);
	const fixed = fixedStays(hotels, calendars, { ulla, now });
	const random = hotels.flatMap((hotel) => planStays(hotel, calendars, { days: daysOpen(hotel, days), now }));
	const choose = await chooseOf(db, hotels);
	const booking = { currency, priceOn: pricesBy(spans), choose, now, provider };
	await bookStays(db, [...fixed, ...random], booking);
	await offerOnlineCheckIn(db, hotels, { now: new Date(now.getTime() - 18 * DAY_MS) });
	await storeHotelSellers(db, hotels, { now });
	await storeStatements(db, hotels, { superId, now });
	await storeBlocks(db, hotels, { now });
	await storeRoomPlan(db, hotels, { now });
	await reviewStays(db, hotels, { now });

	// A suspended hotel takes no bookings, so this comes last.
	const at = new Date(now.getTime() - DAY_MS / 2);
	for (const { id } of hotels.filter(({ status }) => status === "suspended"))
		await changeHotelStatus(db, {
			hotelId: id,
			actorId: superId,
			now: at,
			expectedStatus: "approved",
			to: "suspended",
			why: "Two guests found the hotel closed when they arrived. Write to us when it is open again, and who answers at night.",
		});
	await storeHotelsToReview(db, hotels, { superId, now });
	const owner = { accountId: ulla.id, guestHash: null };
	for (const { id } of hotels.filter(({ status }) => !status).slice(2, 5))
		await addHotelWish(db, { owner, hotelId: id, now });
}
