import { type ExpressionBuilder, sql } from "kysely";
import { selectMatchingPeople } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { isMoreThanCounted, MAX_COUNTED, reachable } from "#app/common/lists/most-counted.ts";
import { pageWithin } from "#app/common/lists/place-of-page.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { UserFilters } from "./user-filters.ts";

const LIST_COLUMNS = [
	"accounts.name",
	"accounts.email",
	"accounts.email_verified_at",
	"accounts.role",
	"accounts.suspended_at",
	"accounts.created_at",
] as const;

/** One page of the filtered accounts and their total, see `countRows`. */
export async function listUsers(db: Database, filters: UserFilters, timeZone = "UTC") {
	const { size, sort, direction } = filters;
	const found = await selectMatchingPeople(db, "accounts", filters.query);
	const isWanted = matches(filters, timeZone);
	const total = await countRows(db, found.rows.where(isWanted), found);
	const page = pageWithin(filters, reachable(total));
	// When a search matches few accounts, find all of them first and sort them afterwards. Otherwise PostgreSQL
	// walks all accounts in list order and compares the words of each until a page is full.
	const isFew = filters.query !== "" && !isMoreThanCounted(total);
	const walks = !isFew && sort !== "newest";
	const matching = (walks ? found.walked : isFew ? found.rows : found.newest)
		.where(isWanted)
		.select(LIST_COLUMNS)
		.select((walks ? sql.ref<number>("accounts.id") : found.id).as("id"))
		.$if(isFew, (few) => few.limit(MAX_COUNTED));
	const rows = await db
		.selectFrom(matching.as("accounts"))
		.selectAll()
		.select(lastSeen)
		.$if(sort === "name", (by) => by.orderBy(sql`lower(name)`, direction))
		.$if(sort === "seen", (by) => by.orderBy(sql`coalesce(${lastSeenText}, '')`, direction))
		.orderBy("id", direction)
		.limit(Math.min(size, Math.max(0, reachable(total) - (page - 1) * size)))
		.offset((page - 1) * size)
		.execute();
	return { rows, total, page };
}

/** How many accounts match filters without a search; see `countRows`. */
export const countUsers = (db: Database, filters: UserFilters, timeZone: string): Promise<number> =>
	countRows(db, db.selectFrom("accounts").where(matches(filters, timeZone)));

/** As text, so that accounts that were never seen sort alike on both engines. */
const lastSeenText = sql`(select cast(max(last_seen_at) as text) from sessions where account_id = accounts.id)`;

const lastSeen = (eb: ExpressionBuilder<Schema, "accounts">) =>
	eb
		.selectFrom("sessions")
		.select((of) => of.fn.max("last_seen_at").as("at"))
		.whereRef("sessions.account_id", "=", "accounts.id")
		.as("last_seen_at");

function matches({ role, state, since }: UserFilters, timeZone: string) {
	return (eb: ExpressionBuilder<Schema, "accounts">) =>
		eb.and([
			...(since === "" ? [] : [eb("created_at", ">=", momentOf(since, "00:00", timeZone).toISOString())]),
			...(role === "all" ? [] : [eb("role", "=", role)]),
			...(state === "all" ? [] : [eb("suspended_at", state === "active" ? "is" : "is not", null)]),
		]);
}

const MOST_HOTELS = 100;

/** The hotels whose team an account belongs to, by name, and its role there; at most 100. */
export const listHotelsOf = (db: Database, { id }: { id: number }) =>
	db
		.selectFrom("hotel_members")
		.innerJoin("hotels", "hotels.id", "hotel_members.hotel_id")
		.select(["hotels.id", "hotels.name", "hotel_members.role"])
		.where("hotel_members.account_id", "=", id)
		.orderBy("hotels.name")
		.orderBy("hotels.id")
		.limit(MOST_HOTELS)
		.execute();

/** An account for a SuperAdmin, or undefined when there is none. */
export async function findUser(db: Database, { id }: { id: number }) {
	return db
		.selectFrom("accounts")
		.select(["id", "name", "email", "email_verified_at", "role", "suspended_at", "avatar_hash", "created_at"])
		.select(lastSeen)
		.select((eb) => [
			eb
				.selectFrom("second_factors")
				.select("confirmed_at")
				.whereRef("second_factors.account_id", "=", "accounts.id")
				.as("second_factor_since"),
			eb
				.selectFrom("sessions")
				.select((of) => of.fn.countAll<number>().as("n"))
				.whereRef("sessions.account_id", "=", "accounts.id")
				.as("devices"),
			eb
				.selectFrom("orders")
				.select((of) => of.fn.countAll<number>().as("n"))
				.whereRef("orders.account_id", "=", "accounts.id")
				.as("orders"),
			eb
				.selectFrom("bookings")
				.select((of) => of.fn.countAll<number>().as("n"))
				.whereRef("bookings.account_id", "=", "accounts.id")
				.as("stays"),
			eb
				.selectFrom("moving_bookings")
				.select((of) => of.fn.countAll<number>().as("n"))
				.whereRef("moving_bookings.account_id", "=", "accounts.id")
				.as("moves"),
			eb
				.selectFrom("customers")
				.select("customers.id")
				.whereRef("customers.account_id", "=", "accounts.id")
				.as("customer_id"),
		])
		.where("id", "=", id)
		.executeTakeFirst();
}
