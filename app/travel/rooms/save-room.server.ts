import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { attachPhotos } from "#app/common/photos/photos.server.ts";
import { serializeAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import { photosOf, showFirstPhoto } from "#app/travel/hotels/photos.server.ts";
import { summariseHotel } from "#app/travel/hotels/summarise-hotel.server.ts";
import { fillRoom } from "#app/travel/nights/fill-nights.server.ts";
import { holdWaitingNights } from "#app/travel/nights/hold-waiting.server.ts";
import { lockRoom } from "#app/travel/nights/lock-room.server.ts";
import { lockNights } from "#app/travel/nights/take-nights.server.ts";
import { PRICED_ADULTS, readAdultPrices } from "#app/travel/quotes/occupancy.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import type { RoomDetails } from "./room-form.ts";

type Gone = { ok: false; reason: "gone" };

type NewRoom = {
	hotelId: number;
	details: RoomDetails;
	actor: Actor;
	/** The form's idempotency key: a second submit finds the first one's room. */
	idempotencyKey: string;
	pictures?: readonly Picture[];
	now: Date;
};

type MadeRoom = { ok: true; roomId: number; isAgain: boolean };

/**
 * Creates a room type, open for every night up to the horizon. Refused for a hotel of someone else (`gone`).
 * `isAgain`: the form with this key has made it before.
 */
export async function createRoom(db: Database, room: NewRoom): Promise<MadeRoom | Gone> {
	const { hotelId, details, actor, idempotencyKey, pictures = [], now } = room;
	const made = await transact(db, async (trx): Promise<MadeRoom | Gone | undefined> => {
		if (!(await lockHotel(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
		const at = now.toISOString();
		const last = await trx
			.selectFrom("rooms")
			.select((eb) => eb.fn.max("position").as("position"))
			.where("hotel_id", "=", hotelId)
			.executeTakeFirst();
		const added = await trx
			.insertInto("rooms")
			.values({
				...columnsOf(details),
				hotel_id: hotelId,
				position: (last?.position ?? 0) + 1,
				calendar_token: randomBytes(24).toString("base64url"),
				idempotency_key: idempotencyKey,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!added) {
			const earlier = await trx
				.selectFrom("rooms")
				.select("id")
				.where("idempotency_key", "=", idempotencyKey)
				.where("hotel_id", "=", hotelId)
				.executeTakeFirst();
			return earlier && { ok: true, roomId: earlier.id, isAgain: true };
		}
		const roomId = added.id;
		await attachPhotos(trx, { owner: photosOf({ kind: "room", id: roomId }), pictures, now });
		await showFirstPhoto(trx, { kind: "room", id: roomId });
		await fillRoom(trx, { roomId, now });
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "room created",
			subject: `room ${roomId}`,
			detail: details.name,
			now,
		});
		await summariseHotel(trx, hotelId);
		return { ok: true, roomId, isAgain: false };
	});
	// The key was used for another hotel, so it is replaced.
	return made ?? createRoom(db, { ...room, idempotencyKey: randomUUID() });
}

/** A night with more rooms taken than the new number of rooms. */
export type TakenNight = { date: string; taken: number };

type SaveRefusal = Gone | ChangedSince | { ok: false; reason: "too_few"; nights: TakenNight[] };

type RoomChange = {
	roomId: number;
	actor: Actor;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	details: RoomDetails;
	/** Of the prices. */
	currency: string;
	now: Date;
};

/**
 * Saves one editor's changes to a room. The number of rooms applies to every night from the hotel's today on.
 * Refused when the room does not exist or belongs to someone else (`gone`), when another editor was faster
 * (`changed`), and when more rooms are booked or blocked on some nights (`too_few`, with these nights).
 */
export function saveRoom(
	db: Database,
	{ roomId, actor, expectedVersion, details, currency, now }: RoomChange,
): Promise<{ ok: true } | SaveRefusal> {
	return transact(db, async (trx) => {
		const room = await lockRoom(trx, { roomId, actor });
		if (!room) return { ok: false, reason: "gone" };
		const subject = `room ${roomId}` as const;
		if (room.updated_at !== expectedVersion)
			return changedSince(trx, { subject, at: room.updated_at, actorId: actor.accountId });
		if (details.quantity !== room.quantity) {
			const today = wallClock(now, room.time_zone).date;
			const { quantity } = details;
			const nights = await changeTotals(trx, { roomId, today, to: room.filled_to ?? today, quantity });
			if (nights.length > 0) return { ok: false, reason: "too_few", nights };
		}
		const after = columnsOf(details);
		await trx
			.updateTable("rooms")
			.set({ ...after, updated_at: nextVersion(room.updated_at, now) })
			.$if(isRaised(room, after), (query) => query.set({ prices_raised_at: now.toISOString() }))
			.where("id", "=", roomId)
			.execute();
		const detail = describeDifferences(describe(room, currency), describe(after, currency), "room");
		if (detail) await recordChange(trx, { actorId: actor.accountId, action: "room", subject, detail, now });
		await summariseHotel(trx, room.hotel_id);
		return { ok: true };
	});
}

/** Sets the number of rooms from today on; or changes nothing and returns the nights with more taken. */
async function changeTotals(
	trx: Transaction<Schema>,
	{ roomId, today, to, quantity }: { roomId: number; today: string; to: string; quantity: number },
): Promise<TakenNight[]> {
	await lockNights(trx, { roomId, checkIn: today, checkOut: to });
	const over = await trx
		.selectFrom("nights")
		.select((eb) => ["date", eb("booked", "+", eb.ref("blocked")).as("taken")])
		.where("room_id", "=", roomId)
		.where("date", ">=", today)
		.where((eb) => eb(eb("booked", "+", eb.ref("blocked")), ">", quantity))
		.orderBy("date")
		.execute();
	if (over.length > 0) return over.map(({ date, taken }) => ({ date, taken: Number(taken) }));
	await trx
		.updateTable("nights")
		.set({ total: quantity })
		.where("room_id", "=", roomId)
		.where("date", ">=", today)
		.execute();
	await holdWaitingNights(trx, { roomId, checkIn: today, checkOut: to });
	return [];
}

type Prices = Pick<
	ReturnType<typeof columnsOf>,
	"price" | "weekend_price" | "extra_guest_price" | "guests_included" | "adult_prices"
>;

/** Whether any night may cost more for any guests. */
const isRaised = (before: Prices, after: Prices): boolean =>
	after.price > before.price ||
	(after.weekend_price ?? after.price) > (before.weekend_price ?? before.price) ||
	after.extra_guest_price > before.extra_guest_price ||
	after.guests_included < before.guests_included ||
	after.adult_prices !== before.adult_prices;

/** By the names of the form's fields. */
const describe = (room: ReturnType<typeof columnsOf>, currency: string) => ({
	...Object.fromEntries(
		PRICED_ADULTS.map((adults) => {
			const amount = readAdultPrices(room.adult_prices)[adults];
			return [`adults${adults}`, amount === undefined ? null : { amount, currency }];
		}),
	),
	name: room.name,
	quantity: room.quantity,
	beds: room.beds,
	size: room.size_sqm,
	sleeps: room.sleeps,
	maxAdults: room.max_adults,
	guestsIncluded: room.guests_included,
	price: { amount: room.price, currency },
	weekendPrice: room.weekend_price === null ? null : { amount: room.weekend_price, currency },
	extraGuestPrice: room.extra_guest_price === null ? null : { amount: room.extra_guest_price, currency },
	minNights: room.min_nights,
	maxNights: room.max_nights,
	amenities: room.amenities
		.split(",")
		.filter(Boolean)
		.map((label) => ({ label, of: "roomAmenity" }) as const),
	description: room.description,
});

const columnsOf = (details: RoomDetails) => ({
	name: details.name,
	quantity: details.quantity,
	beds: details.beds,
	size_sqm: details.sizeSqm,
	sleeps: details.sleeps,
	max_adults: details.maxAdults,
	guests_included: details.guestsIncluded,
	price: details.price,
	weekend_price: details.weekendPrice,
	extra_guest_price: details.extraGuestPrice,
	adult_prices: JSON.stringify(details.adultPrices ?? {}),
	min_nights: details.minNights,
	max_nights: details.maxNights,
	amenities: serializeAmenities(details.amenities),
	description: details.description,
});
