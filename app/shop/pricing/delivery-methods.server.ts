import { translated } from "#app/common/language/translated.ts";
import { COUNTRY_CODES } from "#app/common/places/regions.server.ts";
import type { Database } from "#db/client.ts";

/**
 * `price` and `freeFrom` in minor units; working days from the order to the door; no `countries`: everywhere. `writtenName`: the
 * original of the name, which orders keep.
 */
export type DeliveryMethod = Awaited<ReturnType<typeof listDeliveryMethods>>[number];

export async function listDeliveryMethods(db: Database) {
	const rows = await db
		.selectFrom("delivery_methods")
		.select(["id", "name", "description", "translations", "price", "free_from as freeFrom"])
		.select(["min_days as minDays", "max_days as maxDays", "countries"])
		.where("is_active", "=", true)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return rows.map(({ countries, ...row }) => ({
		...translated(row, ["name", "description"]),
		writtenName: row.name,
		countries: countries
			.toUpperCase()
			.split(/[\s,]+/)
			.filter(Boolean),
	}));
}

export const deliversTo = ({ countries }: DeliveryMethod, country: string): boolean =>
	countries.length === 0 || countries.includes(country);

/** The countries that at least one of these delivers to. */
export const reachedCountries = (methods: readonly DeliveryMethod[]): readonly string[] =>
	COUNTRY_CODES.filter((country) => methods.some((method) => deliversTo(method, country)));
