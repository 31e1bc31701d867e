import type { OfferDetails } from "#app/travel/rooms/offer-form.ts";
import { saveOffer } from "#app/travel/rooms/save-offer.server.ts";
import type { Database } from "#db/client.ts";
import { demoHash } from "#demo/demo-hash.ts";
import type { StoredHotel } from "./store-hotels.ts";

const FOR_ALL = {
	isActive: true,
	percent: null,
	stayNights: null,
	paidNights: null,
	minNights: null,
	minDaysAhead: null,
	maxDaysAhead: null,
	arrivesFrom: null,
	arrivesTo: null,
	code: null,
} as const;

const NIGHTS: OfferDetails = { ...FOR_ALL, name: "Stay 4, pay 3", stayNights: 4, paidNights: 3 };
const WEEKLY: OfferDetails = { ...FOR_ALL, name: "Weekly offer", percent: 12, minNights: 7 };
const MONTHLY: OfferDetails = { ...FOR_ALL, name: "Monthly offer", percent: 25, minNights: 28 };
const EARLY: OfferDetails = { ...FOR_ALL, name: "Book early", percent: 10, minDaysAhead: 30 };
const LAST_MINUTE: OfferDetails = { ...FOR_ALL, name: "Last minute", percent: 15, maxDaysAhead: 3 };
const FRIENDS: OfferDetails = {
	...FOR_ALL,
	name: "For friends of the house",
	percent: 20,
	code: "FRIENDS20",
};

/** By turns; every fourth hotel has none. */
const OFFERS: readonly (readonly OfferDetails[])[] = [
	[NIGHTS, FRIENDS],
	[WEEKLY, MONTHLY, EARLY],
	[],
	[LAST_MINUTE, { ...NIGHTS, name: "Stay 7, pay 6", stayNights: 7, paidNights: 6 }],
];

export async function storeOffers(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	for (const [at, { id: hotelId, name, actor }] of hotels.entries())
		for (const details of OFFERS[at % OFFERS.length] ?? [])
			await saveOffer(db, {
				hotelId,
				id: null,
				actor,
				details,
				idempotencyKey: demoHash(`offer ${name} ${details.name}`),
				expectedVersion: "",
				now,
			});
}
