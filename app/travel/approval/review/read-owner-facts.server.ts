import { readSeller, sellerKey } from "#app/common/invoices/sellers.server.ts";
import { isPostalCodeNeeded, postalLabel } from "#app/common/places/postal-code.ts";
import { regionLabel, regionsOf } from "#app/common/places/regions.server.ts";
import { reviewStatusOf } from "#app/travel/hotels/hotel-states.ts";
import { readOwner } from "#app/travel/team/members.server.ts";
import type { Database } from "#db/client.ts";

/** How many other hotels are listed by name. */
const OTHERS = 5;

/** The account that owns a hotel, with how many other hotels it has and the latest of them; null for no owner. */
export async function readHotelOwner(db: Database, { hotelId }: { hotelId: number }) {
	const { id } = (await readOwner(db, { hotelId })) ?? {};
	if (id === undefined) return null;
	const owner = await db
		.selectFrom("accounts")
		.select(["id", "name", "email", "created_at", "email_verified_at", "suspended_at"])
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	const others = db
		.selectFrom("hotel_members")
		.innerJoin("hotels", "hotels.id", "hotel_members.hotel_id")
		.where("hotel_members.account_id", "=", id)
		.where("hotel_members.role", "=", "owner")
		.where("hotels.id", "<>", hotelId);
	const [{ count }, latest] = await Promise.all([
		others.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
		others
			.select(["hotels.id", "hotels.name", "hotels.city", "hotels.status", "hotels.approved_at"])
			.orderBy("hotels.id", "desc")
			.limit(OTHERS)
			.execute(),
	]);
	return {
		...owner,
		otherCount: Number(count),
		others: latest.map((hotel) => ({ ...hotel, reviewStatus: reviewStatusOf(hotel) })),
	};
}

/** The seller on a hotel's invoices; null while it has entered none. */
export async function readHotelSeller(db: Database, { hotelId }: { hotelId: number }) {
	const seller = await readSeller(db, { key: sellerKey(hotelId) });
	if (!seller || seller.name === "") return null;
	const { name, address, tax_number, email, phone } = seller;
	return { name, address, taxNumber: tax_number, email, phone };
}

/** The imported calendars of a hotel's rooms, by room. */
export const readHotelFeeds = (db: Database, { hotelId }: { hotelId: number }) =>
	db
		.selectFrom("calendar_feeds")
		.innerJoin("rooms", "rooms.id", "calendar_feeds.room_id")
		.select(["calendar_feeds.id", "calendar_feeds.name", "calendar_feeds.fault", "calendar_feeds.fetched_at"])
		.select("rooms.name as room")
		.where("rooms.hotel_id", "=", hotelId)
		.where("rooms.archived_at", "is", null)
		.orderBy("rooms.position")
		.orderBy("calendar_feeds.id")
		.limit(100)
		.execute();

type Address = { address: string; city: string; region: string; postal_code: string; country: string };

/** The parts that addresses in this country need and this one lacks, such as `postal code`. */
export function missingAddressParts({ address, city, region, postal_code, country }: Address): string[] {
	const lower = (label: string) => label[0]?.toLowerCase() + label.slice(1);
	return [
		...(address.trim() === "" ? ["street"] : []),
		...(city.trim() === "" ? ["town or city"] : []),
		...(regionsOf(country).length > 0 && region.trim() === "" ? [lower(regionLabel(country))] : []),
		...(isPostalCodeNeeded(country) && postal_code.trim() === ""
			? [country === "US" ? postalLabel(country) : lower(postalLabel(country))]
			: []),
	];
}
