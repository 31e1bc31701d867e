import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { MemberRole } from "#app/account/memberships/member-roles.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { addFeed } from "#app/travel/calendars/feeds.server.ts";
import type { Extra } from "#app/travel/extras/extra-prices.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** The time at which tests of stays take place: Friday noon in UTC. */
export const INN_NOW = new Date("2026-11-20T12:00:00.000Z");
export const TODAY = "2026-11-20";
const NIGHTS = 60;

type Hotel = Partial<Insertable<Schema["hotels"]>> & { ownerId?: number | null };
type Room = Partial<Insertable<Schema["rooms"]>> & { from?: string; nights?: number };

/**
 * An approved hotel with one room type, open for 60 nights from today, at 10,000 a night (USD). For tests.
 */
export async function openInn(
	db: Database,
	{ hotel: { ownerId = null, ...hotel } = {}, room = {} }: { hotel?: Hotel; room?: Room } = {},
): Promise<{ hotelId: number; roomId: number }> {
	const at = INN_NOW.toISOString();
	const { id: hotelId } = await db
		.insertInto("hotels")
		.values({
			status: "approved",
			name: "Hotel Miramar",
			address: "12 Harbour Road",
			city: "Lisbon",
			city_key: "lisbon",
			country: "PT",
			time_zone: "Europe/Lisbon",
			email: "stay@example.com",
			contact: "+351 21 123 4567",
			contact_e164: "+351211234567",
			stars: 4,
			check_in_from: "15:00",
			check_out_until: "11:00",
			same_day_until: "18:00",
			free_until_days: 2,
			late_fee_percent: 50,
			no_show_percent: 100,
			confirmation: "instant",
			request_hours: 24,
			search_words: "hotel miramar lisbon",
			idempotency_key: randomUUID(),
			approved_at: at,
			submitted_at: at,
			created_at: at,
			updated_at: at,
			description: "A quiet house above the river.",
			...hotel,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	if (ownerId !== null) await addMember(db, { hotelId, accountId: ownerId, role: "owner" });
	return { hotelId, roomId: await addRoom(db, hotelId, room) };
}

/** Adds an account to the team of a hotel. For tests. */
export const addMember = (
	db: Database,
	{ hotelId, accountId, role }: { hotelId: number; accountId: number; role: MemberRole },
) =>
	db
		.insertInto("hotel_members")
		.values({ hotel_id: hotelId, account_id: accountId, role, created_at: INN_NOW.toISOString() })
		.execute();

/** Another room type with its nights. For tests. */
export async function addRoom(
	db: Database,
	hotelId: number,
	{ from = TODAY, nights = NIGHTS, ...room }: Room = {},
): Promise<number> {
	const at = INN_NOW.toISOString();
	const { id, quantity } = await db
		.insertInto("rooms")
		.values({
			hotel_id: hotelId,
			name: "Double room",
			position: 1,
			quantity: 2,
			beds: "1 double bed",
			size_sqm: 20,
			sleeps: 3,
			max_adults: 2,
			guests_included: 2,
			price: 10_000,
			weekend_price: null,
			extra_guest_price: 2_000,
			filled_to: addDays(from, nights),
			calendar_token: randomUUID(),
			idempotency_key: randomUUID(),
			created_at: at,
			updated_at: at,
			description: "",
			...room,
		})
		.returning(["id", "quantity"])
		.executeTakeFirstOrThrow();
	await db
		.insertInto("nights")
		.values(
			Array.from({ length: nights }, (_, days) => ({
				room_id: id,
				date: addDays(from, days),
				total: quantity,
				price: null,
				min_stay: null,
			})),
		)
		.execute();
	return id;
}

/** An extra on sale, by default any number of parking spaces at 1,500 a night. For tests. */
export async function addExtraTo(
	db: Database,
	hotelId: number,
	extra: Partial<Insertable<Schema["extras"]>> = {},
): Promise<Extra> {
	const at = INN_NOW.toISOString();
	const stored = await db
		.insertInto("extras")
		.values({
			hotel_id: hotelId,
			name: "Parking space",
			per: "night",
			price: 1_500,
			per_day: null,
			idempotency_key: randomUUID(),
			created_at: at,
			updated_at: at,
			...extra,
		})
		.returning(["id", "name", "per", "on_day", "price", "per_day"])
		.executeTakeFirstOrThrow();
	return { ...stored, writtenName: stored.name };
}

type Plan = Partial<Insertable<Schema["rate_plans"]>> & { roomIds: readonly number[] };

/** A rate on sale beside the standard one, by default 10 % cheaper and not refundable. For tests. */
export async function addPlan(db: Database, hotelId: number, { roomIds, ...plan }: Plan): Promise<number> {
	const at = INN_NOW.toISOString();
	const { id } = await db
		.insertInto("rate_plans")
		.values({
			hotel_id: hotelId,
			name: "Saver",
			adjustment: "percent",
			price_change: -10,
			board: "room_only",
			cancellation: "none",
			payment: "hotel",
			min_nights: null,
			max_nights: null,
			min_days_ahead: null,
			max_days_ahead: null,
			idempotency_key: randomUUID(),
			created_at: at,
			updated_at: at,
			...plan,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await db
		.insertInto("rate_plan_rooms")
		.values(roomIds.map((room_id) => ({ plan_id: id, room_id })))
		.execute();
	return id;
}

/** An offer that is on, by default 10 % for every stay. For tests. */
export async function addOffer(
	db: Database,
	hotelId: number,
	offer: Partial<Insertable<Schema["offers"]>> = {},
): Promise<number> {
	const at = INN_NOW.toISOString();
	const { id } = await db
		.insertInto("offers")
		.values({
			hotel_id: hotelId,
			name: "Winter offer",
			percent: 10,
			stay_nights: null,
			paid_nights: null,
			min_nights: null,
			min_days_ahead: null,
			max_days_ahead: null,
			arrives_from: null,
			arrives_to: null,
			code: null,
			idempotency_key: randomUUID(),
			created_at: at,
			updated_at: at,
			...offer,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** Imports a calendar for a room, and returns its id. For tests. */
export async function followCalendar(
	db: Database,
	roomId: number,
	url: string | null = "https://example.com/room.ics",
) {
	const feed = await addFeed(db, {
		roomId,
		name: "Elsewhere",
		url,
		counts: { free: false, unavailable: true },
		idempotencyKey: randomUUID(),
		now: INN_NOW,
	});
	return feed.ok ? feed.feedId : 0;
}
