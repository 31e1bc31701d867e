import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { serializeAmenities } from "#app/travel/hotels/hotel-amenities.ts";
import { cityKeyOf, hotelSearchText } from "#app/travel/hotels/summarise-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { engineOf } from "#db/engine.ts";
import { pick, seededRandom } from "#demo/random.ts";
import { inBulk, insertRows } from "./bulk.ts";
import { dayAfter } from "./days.ts";
import { startProgress } from "./progress.ts";

export type HotelFilling = {
	hotels: number;
	roomsPerHotel: number;
	/** Of each room, from today on. */
	nights: number;
	now: Date;
	/** Hotels are spread over this many cities, named by `cityOf`. At most 60. */
	cities?: number;
	/** Hotels are spread over these owners. */
	ownerIds?: readonly number[];
	/** Rates of each hotel beside the standard one, for all its rooms; 4 when left out. */
	plansPerHotel?: number;
};

const AT_ONCE = 1_000;
const ROOMS_AT_ONCE = 200;
const PICTURES = 40;

/** A unique name: `Portaka`, `Portbka`, … */
export const cityOf = (at: number) => `Port${"abcdefghij"[at % 10]}${"klmnop"[Math.floor(at / 10)]}a`;

const NAMES = "Miramar,Central,Garden,Royal,Station,Harbour,Old Mill,Park,Casa,Grand".split(",");
const AMENITIES = ["wifi", "pool", "parking", "breakfast", "gym", "bar"];

/**
 * Adds approved hotels with pictures (without files), rooms and nights: one week in eight is closed, and one
 * night in ten has its own price. Call it once, on a database without hotels.
 */
export async function fillHotels(db: Database, filling: HotelFilling): Promise<void> {
	const rooms = filling.hotels * filling.roomsPerHotel;
	const progress = startProgress(`${engineOf(db)}: nights`, rooms * filling.nights);
	await inBulk(
		db,
		[
			"images",
			"hotels",
			"hotel_members",
			"hotel_images",
			"hotel_words",
			"rooms",
			"room_images",
			"nights",
			"rate_plans",
			"rate_plan_rooms",
			"offers",
		],
		async (bulk) => {
			await fillHouses(bulk, filling);
			await fillPictures(bulk);
			await fillPlans(bulk, filling);
			await fillOffers(bulk, filling);
			for (let from = 0; from < rooms; from += ROOMS_AT_ONCE) {
				await fillNights(bulk, filling, { from, to: from + ROOMS_AT_ONCE });
				progress.add(Math.min(ROOMS_AT_ONCE, rooms - from) * filling.nights);
			}
		},
	);
	progress.stop();
}

/** Makes an account the owner of a hotel, in place of its owner so far. */
export async function appointOwner(
	db: Database,
	{ hotelId, accountId, now }: { hotelId: number; accountId: number; now: Date },
): Promise<void> {
	await db.deleteFrom("hotel_members").where("hotel_id", "=", hotelId).execute();
	await db
		.insertInto("hotel_members")
		.values({ hotel_id: hotelId, account_id: accountId, role: "owner", created_at: now.toISOString() })
		.execute();
}

async function fillHouses(db: Database, filling: HotelFilling): Promise<void> {
	const random = seededRandom(filling.hotels);
	for (let done = 0; done < filling.hotels; done += AT_ONCE) {
		const houses = Array.from({ length: Math.min(AT_ONCE, filling.hotels - done) }, (_, index) =>
			someHotel(random, done + index, filling),
		);
		await insertRows(db, "hotels", houses);
		const { ownerIds = [] } = filling;
		const owners = houses.map(({ id, created_at }) => ({
			hotel_id: id,
			account_id: ownerIds[(id - 1) % ownerIds.length] ?? 0,
			role: "owner",
			created_at,
		}));
		if (ownerIds.length > 0) await insertRows(db, "hotel_members", owners);
		const words = houses.flatMap(({ id, search_words }) =>
			[...new Set(search_words.split(" "))].map((word) => ({ word, hotel_id: id })),
		);
		await insertRows(db, "hotel_words", words);
		const rooms = houses.flatMap(({ id }) =>
			Array.from({ length: filling.roomsPerHotel }, (_, at) => someRoom(random, { id, at, filling })),
		);
		await insertRows(db, "rooms", rooms);
	}
	if (engineOf(db) === "postgres")
		for (const table of ["hotels", "rooms"])
			await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
				db,
			);
}

function someHotel(
	random: () => number,
	index: number,
	{ cities = Math.min(60, Math.ceil(index / 2) + 1), now }: HotelFilling,
) {
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const at = now.toISOString();
	const city = cityOf(index % cities);
	const place = { name: `${pick(random, NAMES)} ${index}`, city, region: "", country: "PT" };
	return {
		id: index + 1,
		...place,
		status: "approved",
		address: "12 Harbour Road",
		postal_code: "1000-001",
		city_key: cityKeyOf(city),
		search_words: hotelSearchText(place),
		time_zone: pick(random, ["Europe/Lisbon", "America/New_York", "Asia/Tokyo"]),
		email: "stay@example.com",
		contact: "+351 21 123 4567",
		contact_e164: "+351211234567",
		stars: upTo(5),
		amenities: serializeAmenities(AMENITIES.filter(() => random() < 0.5)),
		check_in_from: "15:00",
		check_out_until: "11:00",
		same_day_until: "18:00",
		free_until_days: upTo(7),
		late_fee_percent: 50,
		no_show_percent: 100,
		confirmation: pick(random, ["instant", "instant", "request"]),
		request_hours: 24,
		rating_sum: 40 + upTo(10),
		rating_count: 10,
		rated_4: 5,
		rated_5: 5,
		nights_sold: upTo(5_000),
		price_from: 5_000 + upTo(30_000),
		image_hash: pictureOf(index),
		idempotency_key: randomUUID(),
		approved_at: at,
		submitted_at: at,
		created_at: at,
		updated_at: at,
		house_rules: "No parties. Pets by arrangement.",
		description: "A quiet house above the river. ".repeat(20),
	};
}

function someRoom(
	random: () => number,
	{ id, at, filling }: { id: number; at: number; filling: HotelFilling },
) {
	const upTo = (most: number) => Math.floor(random() * (most + 1));
	const made = filling.now.toISOString();
	return {
		id: (id - 1) * filling.roomsPerHotel + at + 1,
		hotel_id: id,
		name: ["Double room", "Twin room", "Suite", "Family room"][at % 4],
		position: at + 1,
		quantity: 1 + upTo(9),
		beds: "1 double bed",
		size_sqm: 20,
		sleeps: 2 + upTo(2),
		max_adults: 2,
		guests_included: 2,
		price: 5_000 + upTo(30_000),
		weekend_price: random() < 0.5 ? 9_000 + upTo(30_000) : null,
		extra_guest_price: 0,
		min_nights: 1,
		max_nights: 30,
		amenities: ",",
		image_hash: pictureOf(id + at),
		filled_to: dayAfter(made.slice(0, 10), filling.nights),
		calendar_token: randomUUID(),
		idempotency_key: randomUUID(),
		created_at: made,
		updated_at: made,
		description: "With a view of the river.",
	};
}

const pictureOf = (index: number) => `bench${index % PICTURES}`;

/** Four of each hotel and one of each room. */
async function fillPictures(db: Database): Promise<void> {
	const pictures = Array.from({ length: PICTURES }, (_, index) => ({
		hash: pictureOf(index),
		width: 1_200,
		height: 800,
		colour: "#8899aa",
		created_at: "2026-01-01T00:00:00.000Z",
	}));
	await insertRows(db, "images", pictures);
	for (let at = 0; at < 4; at++)
		await sql`insert into hotel_images (hotel_id, image_hash, position, alt)
			select id, 'bench' || ((id - 1 + ${sql.lit(at)}) % ${sql.lit(PICTURES)}), ${sql.lit(at + 1)}, 'A picture'
			from hotels`.execute(db);
	await sql`insert into room_images (room_id, image_hash, position, alt)
		select id, image_hash, 1, 'A picture' from rooms`.execute(db);
}

/** Cheaper and dearer ones by turns, some only for longer stays or booked early. */
async function fillPlans(db: Database, { plansPerHotel = 4, now }: HotelFilling): Promise<void> {
	const at = now.toISOString();
	for (let plan = 1; plan <= plansPerHotel; plan++)
		await sql`insert into rate_plans (hotel_id, name, adjustment, price_change, board, cancellation, payment,
				min_nights, min_days_ahead, idempotency_key, created_at, updated_at)
			select id, ${sql.lit(`Rate ${plan}`)}, 'percent', ${sql.lit(plan % 2 ? -5 * plan : 8 * plan)},
				${sql.lit(plan % 2 ? "room_only" : "breakfast")}, ${sql.lit(plan % 2 ? "none" : "hotel")}, 'hotel',
				${sql.lit(plan === 3 ? 3 : null)}, ${sql.lit(plan === 1 ? 10 : null)},
				id || ${sql.lit(` plan ${plan}`)}, ${sql.lit(at)}, ${sql.lit(at)}
			from hotels`.execute(db);
	await sql`insert into rate_plan_rooms (plan_id, room_id)
		select rate_plans.id, rooms.id from rate_plans join rooms on rooms.hotel_id = rate_plans.hotel_id`.execute(
		db,
	);
}

/** A percentage for long stays, and free nights. */
async function fillOffers(db: Database, { now }: HotelFilling): Promise<void> {
	const at = now.toISOString();
	await sql`insert into offers (hotel_id, name, percent, min_nights, idempotency_key, created_at, updated_at)
		select id, 'Weekly offer', 10, 7, id || ' weekly', ${sql.lit(at)}, ${sql.lit(at)} from hotels`.execute(
		db,
	);
	await sql`insert into offers (hotel_id, name, stay_nights, paid_nights, idempotency_key, created_at, updated_at)
		select id, 'Stay 4, pay 3', 4, 3, id || ' nights', ${sql.lit(at)}, ${sql.lit(at)} from hotels`.execute(
		db,
	);
}

async function fillNights(
	db: Database,
	{ nights, now }: HotelFilling,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	const first = now.toISOString().slice(0, 10);
	const last = sql.lit(nights - 1);
	const days =
		engineOf(db) === "postgres"
			? sql`select ${sql.lit(first)}::date + n as date, n from generate_series(0, ${last}) as n`
			: sql`select date(${sql.lit(first)}, '+' || n || ' days') as date, n from (
					with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${last})
					select n from numbers)`;
	await sql`insert into nights (room_id, date, total, price, is_closed)
		select rooms.id, days.date, rooms.quantity,
			case when (rooms.id * 7919 + days.n * 104729) % 10 = 3 then rooms.price + 1000 end,
			(rooms.id * 7919 + days.n / 7) % 8 = 0
		from rooms cross join (${days}) as days
		where rooms.id > ${from} and rooms.id <= ${to}
		order by rooms.id, days.date`.execute(db);
}
