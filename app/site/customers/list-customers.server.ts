import { type ExpressionBuilder, sql } from "kysely";
import { isAmongNewest, selectMatchingPeople } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { isMoreThanCounted, MAX_COUNTED } from "#app/common/lists/most-counted.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { CustomerFilters } from "./customer-filters.ts";
import { sumPurchases } from "./sum-purchases.server.ts";

/** One page of the filtered customers with what they bought, and their total (see `countRows`). */
export async function listCustomers(db: Database, filters: CustomerFilters) {
	const found = await selectMatchingPeople(db, "customers", phoneAsStored(filters.query));
	const isOfKind = isListed(filters.kind);
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
	const bought = await sumPurchases(db, rows);
	const listed = rows.map((row) => ({ ...row, bought: bought.get(row.id) ?? null }));
	return { rows: direction === filters.direction ? listed : listed.reverse(), total, page };
}

/** The newest customers that match a text. */
export async function findCustomersByText(db: Database, { query, count }: { query: string; count: number }) {
	const found = await selectMatchingPeople(db, "customers", phoneAsStored(query));
	return found.newest
		.where(isAmongNewest("customers", found.id, query))
		.where(isListed("all"))
		.select(found.id.as("id"))
		.select(["customers.name", "customers.email"])
		.orderBy(found.id, "desc")
		.limit(count)
		.execute();
}

/** Guests, and accounts of customers: those of staff and hotels are in the list of accounts. */
const isListed = (kind: CustomerFilters["kind"]) => (eb: ExpressionBuilder<Schema, "customers">) => {
	const isGuest = eb("customers.account_id", "is", null);
	if (kind === "guest") return isGuest;
	const staff = eb
		.selectFrom("accounts")
		.select("accounts.id")
		.where("role", "in", [...STAFF]);
	const isAccount = eb("customers.account_id", "not in", staff);
	return kind === "account"
		? eb.and([eb("customers.account_id", "is not", null), isAccount])
		: eb.or([isGuest, isAccount]);
};

const STAFF = ["Hotel", "Admin", "SuperAdmin"] as const;

/** A phone number as somebody types it, without the characters that the stored form does not have. */
const phoneAsStored = (typed: string): string =>
	/^[+\d][\d\s().-]{4,}$|^\([\d\s().-]{5,}$/.test(typed) ? typed.replaceAll(/\D/g, "") : typed;
