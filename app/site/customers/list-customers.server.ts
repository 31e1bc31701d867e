import { type ExpressionBuilder, sql } from "kysely";
import { isAmongNewest, selectMatchingPeople } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { isMoreThanCounted, MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { CustomerFilters } from "./customer-filters.ts";

/** One page of the filtered customers, and their total (see `countRows`). */
export async function listCustomers(db: Database, filters: CustomerFilters) {
	const found = await selectMatchingPeople(db, "customers", phoneAsStored(filters.query));
	const isOfKind = ofKind(filters);
	const isSearched = filters.query !== "";
	const total = await countRows(db, found.rows.where(isOfKind), found);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	// Few are found first and sorted afterwards, as in the list of accounts.
	const isFew = isSearched && !isMoreThanCounted(total);
	const walks = !isFew && filters.sort === "name";
	const matching = (walks ? found.walked : isFew ? found.rows : found.newest)
		.where(isOfKind)
		.select((walks ? sql.ref<number>("customers.id") : found.id).as("id"))
		.select(["customers.account_id", "customers.name", "customers.email", "customers.phone"])
		.select("customers.created_at")
		.$if(isFew, (few) => few.limit(MAX_COUNTED));
	const rows = await db
		.selectFrom(matching.as("customers"))
		.selectAll()
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
export async function findCustomersByText(db: Database, { query, count }: { query: string; count: number }) {
	const found = await selectMatchingPeople(db, "customers", phoneAsStored(query));
	return found.newest
		.where(isAmongNewest("customers", found.id, query))
		.select(found.id.as("id"))
		.select(["customers.name", "customers.email"])
		.orderBy(found.id, "desc")
		.limit(count)
		.execute();
}

const ofKind =
	({ kind }: CustomerFilters) =>
	(eb: ExpressionBuilder<Schema, "customers">) =>
		kind === "all" ? eb.lit(true) : eb("customers.account_id", kind === "guest" ? "is" : "is not", null);

/** A phone number as somebody types it, without the characters that the stored form does not have. */
const phoneAsStored = (typed: string): string =>
	/^[+\d][\d\s().-]{4,}$|^\([\d\s().-]{5,}$/.test(typed) ? typed.replaceAll(/\D/g, "") : typed;
