import { hashToken } from "#app/common/access/tokens.server.ts";
import { newReferenceNumber } from "#app/common/reference-number.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import { priceOfGuests } from "#app/travel/quotes/occupancy.ts";
import { freeUntil, noShowFee, stayCancellationFee } from "#app/travel/quotes/policy.ts";
import { priceNight } from "#app/travel/quotes/price-stay.ts";
import { nightsAt, termsAt } from "#app/travel/quotes/rate-plans.ts";
import { bookingSearchText } from "#app/travel/stays/booking-search.ts";
import { BOOKING_STATES, type BookingStatus } from "#app/travel/stays/booking-states.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { PriceOn } from "#demo/travel/seasons.ts";
import { demoRateAt } from "#demo/travel/statements.ts";
import { demoHash } from "../../demo-hash.ts";
import { HOUR_MS } from "../../demo-time.ts";
import type { StayChoice } from "./choices.ts";
import { isRequest, type PlannedStay, type Step } from "./stay-steps.ts";

export type PastStay = { stay: PlannedStay; steps: Step[]; key: string };

type Writing = {
	currency: string;
	priceOn: PriceOn;
	choose: (stay: PlannedStay) => StayChoice;
	now: Date;
	sold: Map<number, number>;
};

/**
 * Inserts past stays with their nights and history in bulk, without the rules. They no longer hold nights, so
 * no counter of `nights` includes them; `sold` counts their nights for the hotels. Leaves out stays with a
 * closed night.
 */
export async function writePastStays(
	db: Database,
	past: readonly PastStay[],
	writing: Writing,
): Promise<void> {
	const { sold } = writing;
	const drafts = past.flatMap((each) => draftOf(each, writing));
	if (drafts.length === 0) return;
	await transact(db, async (trx) => {
		const stored = await trx
			.insertInto("bookings")
			.values(drafts.map(({ row }) => row))
			.returning(["id", "number"])
			.execute();
		const ids = new Map(stored.map(({ id, number }) => [number, id]));
		const idOf = ({ row }: Draft) => ids.get(row.number) ?? 0;
		await trx
			.insertInto("booking_nights")
			.values(drafts.flatMap((draft) => draft.nights.map((night) => ({ ...night, booking_id: idOf(draft) }))))
			.execute();
		await trx
			.insertInto("changes")
			.values(
				drafts.flatMap((draft) =>
					draft.events.map((event) => ({
						...event,
						kind: "booking" as const,
						subject: `booking ${idOf(draft)}` as const,
						is_in_trail: false,
					})),
				),
			)
			.execute();
	});
	for (const { row, nights } of drafts)
		if (row.status === "checked_out" || row.status === "no_show")
			sold.set(row.hotel_id, (sold.get(row.hotel_id) ?? 0) + nights.length * row.rooms);
}

/** Adds the nights sold in past stays to the hotels. */
export async function writeNightsSold(db: Database, sold: ReadonlyMap<number, number>): Promise<void> {
	for (const [hotelId, nights] of sold)
		await db
			.updateTable("hotels")
			.set((eb) => ({ nights_sold: eb("nights_sold", "+", nights) }))
			.where("id", "=", hotelId)
			.execute();
}

type Draft = ReturnType<typeof draftOf>[number];

function draftOf({ stay, steps, key }: PastStay, { currency, priceOn, choose, now }: Omit<Writing, "sold">) {
	const { hotel, room, checkIn, checkOut, rooms, adults, children, guest, bookedAt } = stay;
	const { plan } = choose(stay);
	const { free_until_days, late_fee_percent, no_show_percent } = termsAt(plan, {
		free_until_days: hotel.freeUntilDays,
		late_fee_percent: hotel.lateFeePercent,
		no_show_percent: hotel.noShowPercent,
		payment: "at_hotel",
		deposit_percent: 0,
	});
	const priced = {
		...room,
		guests_included: room.guestsIncluded,
		weekend_price: room.weekendPrice,
		extra_guest_price: room.extraGuestPrice,
		adult_prices: "{}",
		child_bands: "[]",
	};
	const guests = priceOfGuests(priced, { rooms, adults, children });
	const dates = nightsOf({ checkIn, checkOut });
	const prices = dates.map((date) => ({ date, price: priceOn(room, date) }));
	const last = steps.at(-1);
	if (!last || prices.some(({ price }) => price === null)) return [];
	const of = { hotel_id: hotel.id, room_id: room.id };
	const standard = prices.map(({ date, price }) => ({
		...of,
		date,
		price: priceNight(priced, { date, price }, { rooms, guests }),
	}));
	const nights = plan ? nightsAt(plan, standard, rooms) : standard;
	const total = nights.reduce((sum, night) => sum + night.price, 0);
	const free_until = freeUntil({
		checkIn,
		checkInFrom: hotel.checkInFrom,
		timeZone: hotel.city.timeZone,
		freeUntilDays: free_until_days,
	}).toISOString();
	const terms = { total, extras_total: 0, tax_total: 0, free_until, late_fee_percent, no_show_percent };
	const fee =
		last.to === "no_show"
			? noShowFee(terms)
			: last.to === "cancelled" && last.by === "guest"
				? stayCancellationFee({ ...terms, status: last.expectedStatus }, last.at)
				: 0;
	const searched = {
		number: newReferenceNumber("H"),
		name: guest.name,
		email: guest.email,
		contact: guest.contact.typed,
		contact_e164: guest.contact.e164,
		hotel_name: hotel.name,
		room_name: room.name,
	};
	const hold = new Date(bookedAt.getTime() + (hotel.requestHours ?? 0) * HOUR_MS).toISOString();
	const at = last.at.toISOString();
	const atOf = (status: BookingStatus) => steps.find(({ to }) => to === status)?.at.toISOString() ?? null;
	const row = {
		...searched,
		...of,
		...terms,
		idempotency_key: demoHash(key),
		token_hash: hashToken(key),
		account_id: stay.accountId,
		guest_hash: null,
		source: stay.isWalkIn ? ("walk_in" as const) : ("guest" as const),
		plan_id: plan?.id ?? null,
		plan_name: plan?.writtenName ?? "",
		board: plan?.board ?? ("room_only" as const),
		status: last.to,
		check_in: checkIn,
		check_out: checkOut,
		rooms,
		adults,
		children,
		requests: stay.requests,
		currency,
		free_until_days,
		hold_until: isRequest(stay) ? hold : null,
		fee,
		commission_rate: demoRateAt(bookedAt, { isWalkIn: stay.isWalkIn, now }),
		checked_in_at: atOf("checked_in"),
		checked_out_at: atOf("checked_out"),
		nights_returned_at: BOOKING_STATES[last.to].holds ? null : at,
		search_text: bookingSearchText(searched),
		created_at: bookedAt.toISOString(),
		updated_at: at,
	};
	const staff = hotel.actor.accountId;
	const booked = {
		action: "booked" as const,
		from_value: null,
		to_value: isRequest(stay) ? "pending" : "confirmed",
		amount: total,
		note: null,
		actor_id: stay.isWalkIn ? staff : stay.accountId,
		at: bookedAt.toISOString(),
	};
	const events = steps.map((step) => ({
		action: "booking status" as const,
		from_value: step.expectedStatus,
		to_value: step.to,
		amount: step === last && fee > 0 ? fee : null,
		note: step.detail || null,
		actor_id: step.by === "staff" ? staff : step.by === "guest" ? stay.accountId : null,
		at: step.at.toISOString(),
	}));
	return [{ row, nights, events: [booked, ...events] }];
}
