import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { type Actor, hotelIdsOf, isManagedBy } from "#app/account/memberships/members.server.ts";
import { selectMatching } from "#app/common/lists/contains-words.server.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { InboxFilters } from "./inbox-filters.ts";

/** Whose conversations: all, or those about stays at the hotels that an actor manages. */
export type InboxScope = "all" | { hotelsOf: Actor };

type Listing = { filters: InboxFilters; scope: InboxScope; accountId: number };

/** Returns one page of the filtered conversations, latest message first, and their total (see `countRows`). */
export async function listConversations(db: Database, listing: Listing) {
	const { filters } = listing;
	const found = await selectMatching(db, "conversations", filters.query);
	const matching = found.rows.where(matches(listing));
	const total = await countRows(db, matching, found);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const ids = matching
		.select("conversations.id")
		.orderBy("conversations.last_message_at", direction)
		.orderBy("conversations.id", direction)
		.limit(limit)
		.offset(offset);
	const rows = await db
		.selectFrom("conversations")
		.leftJoin("accounts as assignee", "assignee.id", "conversations.assigned_to")
		.leftJoin("hotels", "hotels.id", "conversations.hotel_id")
		.select(["conversations.id", "conversations.kind", "conversations.subject_key as key"])
		.select(["conversations.name", "conversations.email", "conversations.excerpt"])
		.select(["conversations.last_author", "conversations.last_message_at", "conversations.closed_at"])
		.select(["conversations.desk_unread as unread", "assignee.name as assignee", "hotels.name as hotel"])
		.select("hotels.time_zone")
		.where("conversations.id", "in", ids)
		.orderBy("conversations.last_message_at", filters.direction)
		.orderBy("conversations.id", filters.direction)
		.execute();
	return { rows, total, page };
}

/** How many conversations match; see `countRows`. */
export async function countInbox(db: Database, listing: Listing): Promise<number> {
	const found = await selectMatching(db, "conversations", listing.filters.query);
	return countRows(db, found.rows.where(matches(listing)), found);
}

/**
 * The people that an inbox can be narrowed to, without the reader: staff, or the teams of a Hotel account's hotels; the
 * first 50 by name.
 */
export const listColleagues = (db: Database, { accountId, role }: Actor) =>
	db
		.selectFrom("accounts")
		.select(["accounts.id", "accounts.name"])
		.where("accounts.id", "<>", accountId)
		.where((eb) =>
			role === "Hotel"
				? eb(
						"accounts.id",
						"in",
						eb
							.selectFrom("hotel_members")
							.select("account_id")
							.where("hotel_id", "in", hotelIdsOf(accountId, "bookings")),
					)
				: eb("accounts.role", "in", ["Admin", "SuperAdmin"]),
		)
		.orderBy("accounts.name")
		.orderBy("accounts.id")
		.limit(50)
		.execute();

/** How many conversations match filters without a search; see `countRows`. */
export const countConversations = (db: Database, listing: Listing): Promise<number> =>
	countRows(db, db.selectFrom("conversations").where(matches(listing)));

type Where = ExpressionBuilder<Schema, "conversations">;

/** The condition for conversations in a scope; in the `where` of every query that lists conversations. */
function isInInbox(eb: Where, scope: InboxScope): Expression<SqlBool> {
	if (scope === "all") return eb.lit(true);
	return eb(
		"conversations.hotel_id",
		"in",
		eb.selectFrom("hotels").select("hotels.id").where(isManagedBy(scope.hotelsOf, "bookings")),
	);
}

const matches =
	({ filters, scope, accountId }: Listing) =>
	(eb: Where) => {
		const { state, assigned, waiting, answered, kind } = filters;
		const assignee = assigned === "me" ? accountId : unmaskId(assigned);
		return eb.and([
			isInInbox(eb, scope),
			...(state === "all" ? [] : [eb("conversations.closed_at", state === "open" ? "is" : "is not", null)]),
			...(assignee === null ? [] : [eb("conversations.assigned_to", "=", assignee)]),
			...(assigned === "nobody" ? [eb("conversations.assigned_to", "is", null)] : []),
			...(waiting === "unread" ? [eb("conversations.desk_unread", ">", eb.lit(0))] : []),
			...(waiting === "unanswered" ? [eb("conversations.last_author", "=", "customer")] : []),
			...(answered === "us" ? [isAnsweredByMarket(eb, accountId)] : []),
			...(answered === "hotels" ? [eb.not(isAnsweredByMarket(eb, accountId))] : []),
			...(kind === "all" ? [] : [eb("conversations.kind", "=", kind)]),
		]);
	};

/**
 * The condition for conversations that the market's staff answer: all but those about stays at hotels with an owner,
 * whose team answers. A member of staff who manages a hotel answers for it, too.
 */
export function isAnsweredByMarket(
	eb: ExpressionBuilder<Schema, "conversations">,
	accountId: number,
): Expression<SqlBool> {
	const owner = eb
		.selectFrom("hotel_members")
		.select("role")
		.whereRef("hotel_members.hotel_id", "=", "conversations.hotel_id")
		.where("role", "=", "owner");
	return eb.or([
		eb("conversations.kind", "<>", "stay"),
		eb("conversations.hotel_id", "in", hotelIdsOf(accountId, "bookings")),
		eb.not(eb.exists(owner)),
	]);
}
