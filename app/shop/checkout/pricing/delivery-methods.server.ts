import { COUNTRIES } from "#app/common/places/regions.server.ts";
import { rememberByVersion } from "#app/common/remember-by-version.server.ts";
import type { Database } from "#db/client.ts";
import { statementWith } from "#db/statement-with.ts";

/** `price` and `freeFrom` in minor units; working days from the order to the door; no `countries`: everywhere. */
export type DeliveryMethod = Awaited<ReturnType<typeof listDeliveryMethods>>[number];

/** `version`: of the shop's data, if it was read before. */
export const listDeliveryMethods = (db: Database, version?: string) =>
	remembered(version, "all", async () => {
		const rows = await activeMethods(db, {});
		return rows.map(({ countries, ...row }) => ({
			...row,
			countries: countries
				.toUpperCase()
				.split(/[\s,]+/)
				.filter(Boolean),
		}));
	});

const remembered = rememberByVersion({ max: 10 });

const activeMethods = statementWith({}, (db) =>
	db
		.selectFrom("delivery_methods")
		.select(["id", "name", "description", "price", "free_from as freeFrom"])
		.select(["min_days as minDays", "max_days as maxDays", "countries"])
		.where("is_active", "=", true)
		.orderBy("position")
		.orderBy("id"),
);

export const deliversTo = ({ countries }: DeliveryMethod, country: string): boolean =>
	countries.length === 0 || countries.includes(country);

/** The countries that at least one of these delivers to, in the order of their names. */
export const reachedCountries = (methods: readonly DeliveryMethod[]): readonly string[] =>
	COUNTRIES.filter((country) => methods.some((method) => deliversTo(method, country)));
