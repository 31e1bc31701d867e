import { saveStayTax } from "#app/travel/hotels/save-hotel-prices.server.ts";
import type { TaxColumns } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import type { StoredHotel } from "./store-hotels.ts";

const PER_GUEST: TaxColumns = {
	stay_tax: "amount",
	stay_tax_rate: 300,
	stay_tax_nights: 7,
	stay_tax_from_age: 13,
	stay_tax_at_hotel: true,
};

const PERCENT: TaxColumns = {
	stay_tax: "percent",
	stay_tax_rate: 320,
	stay_tax_nights: 90,
	stay_tax_from_age: 0,
	stay_tax_at_hotel: false,
};

/** By the country of the hotel; none elsewhere. */
const TAXES: Record<string, TaxColumns> = {
	AT: PERCENT,
	JP: { ...PER_GUEST, stay_tax_rate: 350, stay_tax_nights: 90, stay_tax_from_age: 0 },
	MA: { ...PER_GUEST, stay_tax_rate: 250, stay_tax_at_hotel: false },
	PT: PER_GUEST,
	US: { ...PERCENT, stay_tax_rate: 1_475 },
};

/** Lets hotels in the countries that tax stays charge the tax from now on. */
export async function storeStayTaxes(
	db: Database,
	hotels: readonly StoredHotel[],
	{ currency, now }: { currency: string; now: Date },
): Promise<void> {
	for (const { id: hotelId, actor, city } of hotels) {
		const tax = TAXES[city.country];
		if (!tax) continue;
		const { updated_at: expectedVersion } = await db
			.selectFrom("hotels")
			.select("updated_at")
			.where("id", "=", hotelId)
			.executeTakeFirstOrThrow();
		await saveStayTax(db, { hotelId, actor, tax, currency, expectedVersion, now });
	}
}
