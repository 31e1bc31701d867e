import { wallClock } from "#app/common/calendar.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { cancelOwnMove } from "#app/rent/moves/cancel-own-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { acceptPrice, offerPrice } from "#app/rent/moves/offer-price.server.ts";
import type { Database } from "#db/client.ts";
import { pick } from "./random.ts";

const HOUR_MS = 60 * 60 * 1000;
const CUSTOMER = { isGranted: true, guestHash: null, accountId: null };
const CURRENCY = "USD";

type Customer = Omit<
	Parameters<typeof bookMove>[1],
	"vehicle_type" | "booking_date" | "booking_time" | "submitter" | "now"
>;

/** Prices that an admin names on the phone, in cents. */
const PRICES = [28_000, 34_500, 41_000, 52_000];

type Confirmation = { number: string; random: () => number; timeZone: string; adminId: number; now: Date };

/** Confirms a pending move. One without a price gets one first, which its customer accepts. */
export async function confirmMove(
	db: Database,
	{ number, random, timeZone, adminId, now }: Confirmation,
): Promise<void> {
	const change = { number, actorId: adminId, now };
	const confirmed = await changeMovingStatus(db, { ...change, expectedStatus: "pending", to: "confirmed" });
	if (confirmed.ok) return;
	const price = pick(random, PRICES);
	await offerPrice(db, { ...change, price, currency: CURRENCY, expectedPrice: null });
	await acceptPrice(db, { number, viewer: CUSTOMER, price, timeZone, now });
}

type OffersSeed = {
	/** Each call is another customer. */
	customer: () => Customer;
	timeZone: string;
	adminId: number;
	now: Date;
};

/**
 * Stores three moves to places without a zone, for which an admin named a price: one that waits for its customer, one
 * that the customer accepted, and one that the customer cancelled late.
 */
export async function seedOffers(
	db: Database,
	{ customer, timeZone, adminId, now }: OffersSeed,
): Promise<void> {
	const hoursFromNow = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
	const offer = async (name: string, moves: Date, booked: Date, price: number) => {
		const outcome = await bookMove(db, {
			...customer(),
			new_address: "18 Lakeside Drive, New Paltz, NY 12561",
			email: `${name}@customers.example`,
			isEmailed: false,
			pricing: { agreed: null, country: "US", currency: CURRENCY },
			vehicle_type: "truck",
			booking_date: wallClock(moves, timeZone).date,
			booking_time: "13:00",
			submitter: { id: `demo ${name}` },
			now: booked,
		});
		if (!outcome.ok) return null;
		const { number } = outcome;
		const at = new Date(booked.getTime() + HOUR_MS);
		await offerPrice(db, {
			number,
			price,
			currency: CURRENCY,
			expectedPrice: null,
			actorId: adminId,
			now: at,
		});
		return number;
	};
	const accept = (number: string, price: number, at: Date) =>
		acceptPrice(db, { number, viewer: CUSTOMER, price, timeZone, now: at });

	await offer("offered", hoursFromNow(8 * 24), hoursFromNow(-5), 54_000);
	const accepted = await offer("accepted", hoursFromNow(11 * 24), hoursFromNow(-30), 61_500);
	if (accepted) await accept(accepted, 61_500, hoursFromNow(-20));
	const late = await offer("late", hoursFromNow(-24), hoursFromNow(-6 * 24), 48_000);
	if (!late) return;
	await accept(late, 48_000, hoursFromNow(-5 * 24));
	const cancellation = { expectedStatus: "confirmed", expectedFee: 12_000, timeZone } as const;
	await cancelOwnMove(db, { number: late, viewer: CUSTOMER, ...cancellation, now: hoursFromNow(-36) });
}
