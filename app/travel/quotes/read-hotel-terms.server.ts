import { type SqlBool, sql } from "kysely";
import { translated } from "#app/common/language/translated.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { HotelOffer, OfferRule } from "./offers.ts";
import { STAY_TAX_COLUMNS, type StayTax, taxOfHotel } from "./stay-tax.ts";

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
