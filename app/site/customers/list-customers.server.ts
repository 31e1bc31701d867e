import { type ExpressionBuilder, sql } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { hasNameParts } from "#app/common/lists/has-name-parts.server.ts";
import { isMoreThanCounted, MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { CustomerFilters } from "./customer-filters.ts";

/** One page of the filtered customers, and their total (see `countRows`). */
export async function listCustomers(db: Database, filters: CustomerFilters) {
	const matching = db.selectFrom("customers").where(matches(db, filters));
	const isSearched = filters.query !== "";
	const total = await countRows(db, matching, { isFew: isSearched });
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const found = matching.select(["id", "account_id", "name", "email", "phone", "created_at"]);
	// Few are found first and sorted afterwards, as in the list of accounts.
	const isFew = isSearched && !isMoreThanCounted(total);
	const rows = await (isFew ? db.selectFrom(found.limit(MAX_COUNTED).as("customers")).selectAll() : found)
		.select((eb) =>
			eb
				.selectFrom("accounts")
				.select("email_verified_at")
				.whereRef("accounts.id", "=", "customers.account_id")
				.as("confirmed_at"),
		)
		.$if(filters.sort === "name", (by) => by.orderBy(sql`lower(name)`, direction))
		.orderBy("id", direction)
		.limit(limit)
		.offset(offset)
		.execute();
	return { rows: direction === filters.direction ? rows : rows.reverse(), total, page };
}

/** The newest customers that match a text. */
export const findCustomersByText = (db: Database, { query, count }: { query: string; count: number }) =>
	db
		.selectFrom(
			db
				.selectFrom("customers")
				.select(["id", "name", "email"])
				.where((eb) => eb.and(hasNameParts(db, "customers", phoneAsStored(query))))
				.limit(MAX_COUNTED)
				.as("customers"),
		)
		.selectAll()
		.orderBy("id", "desc")
		.limit(count)
		.execute();

function matches(db: Database, { query, kind }: CustomerFilters) {
	return (eb: ExpressionBuilder<Schema, "customers">) =>
		eb.and([
			...hasNameParts(db, "customers", phoneAsStored(query)),
			...(kind === "all" ? [] : [eb("account_id", kind === "guest" ? "is" : "is not", null)]),
		]);
}

/** A phone number as somebody types it, without the characters that the stored form does not have. */
const phoneAsStored = (typed: string): string =>
	/^[+\d][\d\s().-]{4,}$|^\([\d\s().-]{5,}$/.test(typed) ? typed.replaceAll(/\D/g, "") : typed;
