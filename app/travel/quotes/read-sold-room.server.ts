import { type SqlBool, sql } from "kysely";
import { translated } from "#app/common/language/translated.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { HotelOffer, OfferRule } from "./offers.ts";
import { STAY_TAX_COLUMNS, type StayTax, taxOfHotel } from "./stay-tax.ts";

export type SoldRoom = NonNullable<Awaited<ReturnType<typeof readSoldRoom>>>;

/** A room on sale with its hotel, or undefined: neither is archived. */
export const readSoldRoom = (db: Database, roomId: number) => selectSoldRoom(db, roomId).executeTakeFirst();

/** The same with the hotel's own commission rate in basis points; null for the default of the settings. */
export const readRoomToBook = (db: Database, roomId: number) =>
	selectSoldRoom(db, roomId)
		.leftJoin("commission_rates", "commission_rates.hotel_id", "hotels.id")
		.select("commission_rates.rate as commission_rate")
		.executeTakeFirst();

const selectSoldRoom = (db: Database, roomId: number) =>
	db
		.selectFrom("rooms")
		.innerJoin("hotels", "hotels.id", "rooms.hotel_id")
		.select(["hotels.id as hotel_id", "hotels.name as hotel_name", "hotels.status", "time_zone"])
		.select(["address", "city", "country", "email", "hotels.image_hash as hotel_image_hash"])
		.select(["check_in_from", "check_out_until", "same_day_until", "house_rules"])
		.select(["hotels.translations as hotel_translations", "rooms.translations as room_translations"])
		.select(["free_until_days", "late_fee_percent", "no_show_percent", "confirmation", "request_hours"])
		.select(["payment", "deposit_percent", "unconfirmed", "board"])
		.select(STAY_TAX_COLUMNS)
		.select(["rooms.name as room_name", "rooms.image_hash as room_image_hash", "beds", "sleeps"])
		.select(["max_adults", "guests_included", "price", "weekend_price", "extra_guest_price"])
		.select(["min_nights", "max_nights", "adult_prices", "child_bands"])
		.select(["prices_raised_at", "approved_at", "rooms.created_at as room_created_at"])
		.where("rooms.id", "=", roomId)
		.where("rooms.archived_at", "is", null)
		.where("hotels.archived_at", "is", null);

type NightsQuery = { roomId: number; checkIn: string; checkOut: string };

/** The rows of a stay's nights, and that of check-out. */
export const quotedNights = (db: Database, stay: NightsQuery) => selectNights(db, stay).execute();

/** The same in date order, locked until the transaction ends. */
export const lockQuotedNights = (trx: Database, stay: NightsQuery) =>
	selectNights(trx, stay).$call(adapterOf(trx).forNoKeyUpdate).execute();

function selectNights(db: Database, { roomId, checkIn, checkOut }: NightsQuery) {
	return db
		.selectFrom("nights")
		.select(["date", "total", "booked", "blocked", "price", "min_stay"])
		.select(["is_closed", "is_closed_to_arrival", "is_closed_to_departure", "raised_at"])
		.where("room_id", "=", roomId)
		.where("date", ">=", checkIn)
		.where("date", "<=", checkOut)
		.orderBy("date");
}

const RULE = [
	"percent",
	"stay_nights",
	"paid_nights",
	"min_nights",
	"min_days_ahead",
	"max_days_ahead",
	"arrives_from",
	"arrives_to",
] as const;

const selectOffers = (db: Database) =>
	db.selectFrom("offers").select(["id", "name", "code", "translations"]).select(RULE);

type StoredOffer = Omit<HotelOffer, "writtenName"> & { translations: string };

const toOffer = (row: StoredOffer): HotelOffer => ({ ...translated(row, ["name"]), writtenName: row.name });

/** The offers of a hotel that are on, also those for a code, in the order in which they were added. */
export async function readOffers(db: Database, { hotelId }: { hotelId: number }): Promise<HotelOffer[]> {
	const rows = await selectOffers(db)
		.where("hotel_id", "=", hotelId)
		.where("is_active", "=", true)
		.orderBy("id")
		.execute();
	return rows.map(toOffer);
}

/** What a search needs of the offers of these hotels (ids as JSON) that hold without a code, by hotel. */
export async function readOfferRules(
	db: Database,
	{ hotelIds }: { hotelIds: string },
): Promise<Map<number, OfferRule[]>> {
	const rows = await db
		.selectFrom("offers")
		.select("hotel_id")
		.select(RULE)
		.where(sql<SqlBool>`hotel_id in (${adapterOf(db).valuesOf(hotelIds)})`)
		.where("is_active", "=", true)
		.where("code", "is", null)
		.orderBy("id")
		.execute();
	const offers = new Map<number, OfferRule[]>();
	for (const { hotel_id, ...offer } of rows) offers.set(hotel_id, [...(offers.get(hotel_id) ?? []), offer]);
	return offers;
}

/** The offer that a stay was booked with, on or not; null for none, and for one that no longer exists. */
export async function readBookedOffer(
	db: Database,
	{ offer_id }: { offer_id: number | null },
): Promise<HotelOffer | null> {
	if (offer_id === null) return null;
	const row = await selectOffers(db).where("id", "=", offer_id).executeTakeFirst();
	return row ? toOffer(row) : null;
}

/** The stay tax of those of these hotels (ids as JSON) that charge one. */
export async function readStayTaxes(db: Database, hotelIds: string): Promise<Map<number, StayTax | null>> {
	const rows = await db
		.selectFrom("hotels")
		.select("id")
		.select(STAY_TAX_COLUMNS)
		.where("stay_tax", "<>", "none")
		.where(sql<SqlBool>`id in (${adapterOf(db).valuesOf(hotelIds)})`)
		.execute();
	return new Map(rows.map((hotel) => [hotel.id, taxOfHotel(hotel)]));
}
