import { saveSeller } from "#app/common/market/sellers.server.ts";
import { addressLines } from "#app/common/places/address-lines.server.ts";
import { invoiceStay } from "#app/travel/stays/invoice-stay.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { DAY_MS } from "./demo-time.ts";
import type { StoredHotel } from "./travel/store-hotels.ts";

/** How long ago the hotels saved their seller details. */
const HOTELS_SINCE_DAYS = 14;

/** Saves the seller details of the market, before its first order. */
export async function storeMarketSeller(
	db: Database,
	{ timeZone, adminId, now }: { timeZone: string; adminId: number; now: Date },
): Promise<void> {
	await saveSeller(db, {
		hotelId: null,
		details: {
			name: "Meeha Market Inc.",
			address: "350 Fifth Avenue\nNew York, NY 10118\nUnited States",
			tax_number: "EIN 00-0000000",
			email: "books@meeha.test",
			phone: "",
			time_zone: timeZone,
			country: "US",
		},
		expectedVersion: 0,
		actorId: adminId,
		now: new Date(now.getTime() - 120 * DAY_MS),
	});
}

/** Saves the seller details of all hotels, and issues the invoices of the stays that have ended since. */
export async function storeHotelSellers(
	db: Database,
	hotels: readonly StoredHotel[],
	{ now }: { now: Date },
): Promise<void> {
	const since = new Date(now.getTime() - HOTELS_SINCE_DAYS * DAY_MS);
	for (const { id, name, address, postalCode, city, actor } of hotels) {
		const { city: town, region, country, timeZone, contact } = city;
		const place = { line1: address, line2: "", city: town, region, postal_code: postalCode, country };
		await saveSeller(db, {
			hotelId: id,
			details: {
				name,
				address: addressLines(place).join("\n"),
				tax_number: "",
				email: "",
				phone: contact.typed,
				time_zone: timeZone,
				country,
			},
			expectedVersion: 0,
			actorId: actor.accountId,
			now: since,
		});
	}
	const ended = await db
		.selectFrom("bookings")
		.selectAll()
		.where("status", "in", ["checked_out", "no_show", "cancelled"])
		.where("updated_at", ">=", since.toISOString())
		.orderBy("updated_at")
		.execute();
	await transact(db, async (trx) => {
		for (const booking of ended)
			await invoiceStay(trx, { booking, hotel: { email: "" }, now: new Date(booking.updated_at) });
	});
}
