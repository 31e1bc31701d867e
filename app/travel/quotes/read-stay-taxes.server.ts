import { type SqlBool, sql } from "kysely";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { STAY_TAX_COLUMNS, type StayTax, taxOfHotel } from "./stay-tax.ts";

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
