import { wallClock } from "#app/common/calendar.ts";
import type { ChosenExtra, Extra } from "#app/travel/extras/extra-prices.ts";
import { readOfferedExtras } from "#app/travel/extras/read-extras.server.ts";
import { countNights, dayOf } from "#app/travel/nights/stay.ts";
import { asksForAges } from "#app/travel/quotes/occupancy.ts";
import { isOfferedFor, type RatePlan } from "#app/travel/quotes/rate-plans.ts";
import { readRoomPlans } from "#app/travel/quotes/read-rate-plans.server.ts";
import type { Database } from "#db/client.ts";
import { pick, seededRandom } from "#demo/random.ts";
import type { StoredHotel } from "#demo/travel/store-hotels.ts";
import type { PlannedStay } from "./stay-steps.ts";

/** What a guest chooses beside dates and room. */
export type StayChoice = {
	/** Null: the standard rate. */
	plan: RatePlan | null;
	extras: ChosenExtra[];
	code: string | null;
	ages?: number[];
};

const WITH_EXTRA = 0.35;
const WITH_CODE = 0.1;
/** Children are younger than this, in years. */
const OLDEST = 13;

/** A function that says what the guest of a stay chooses of what the hotels sell. */
export async function chooseOf(db: Database, hotels: readonly StoredHotel[]) {
	const roomIds = hotels.flatMap(({ rooms }) => rooms.map(({ id }) => id));
	const plans = new Map<number, RatePlan[]>();
	for (const { roomId, plan } of await readRoomPlans(db, { roomIds }))
		plans.set(roomId, [...(plans.get(roomId) ?? []), plan]);
	const extras = new Map<number, Extra[]>();
	for (const { id } of hotels) extras.set(id, await readOfferedExtras(db, { hotelId: id }));
	const codes = new Map(
		(await db.selectFrom("offers").select(["hotel_id", "code"]).where("code", "is not", null).execute()).map(
			({ hotel_id, code }) => [hotel_id, code],
		),
	);
	const terms = await db
		.selectFrom("hotels")
		.select(["id", "child_bands", "stay_tax", "stay_tax_from_age"])
		.execute();
	const asking = new Set(terms.filter(asksForAges).map(({ id }) => id));
	return (stay: PlannedStay): StayChoice => {
		const { hotel, room, isWalkIn, children, adults, bookedAt, luck } = stay;
		const random = seededRandom(Math.floor(luck * 2 ** 31));
		const ages = Array.from({ length: children }, () => Math.floor(random() * OLDEST));
		const asked = asking.has(hotel.id) && children > 0 ? { ages } : {};
		if (isWalkIn) return { plan: null, extras: [], code: null, ...asked };
		const ahead = dayOf(stay.checkIn) - dayOf(wallClock(bookedAt, hotel.city.timeZone).date);
		const length = { nights: countNights(stay), ahead };
		const offered = (plans.get(room.id) ?? []).filter((plan) => isOfferedFor(plan, length));
		const plan = pick(random, [null, null, ...offered]);
		const sold = extras.get(hotel.id) ?? [];
		const extra = sold.length > 0 && random() < WITH_EXTRA ? pick(random, sold) : null;
		const quantity = extra?.per.startsWith("person") ? adults : 1;
		return {
			plan,
			extras: extra ? [{ extra, quantity }] : [],
			code: random() < WITH_CODE ? (codes.get(hotel.id) ?? null) : null,
			...asked,
		};
	};
}
