import { type ExpressionBuilder, sql } from "kysely";
import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import type { Role } from "#app/common/roles.ts";
import { isAnsweredByMarket } from "#app/conversations/list-conversations.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { BadgeName } from "./badges.ts";

type Counted = { isAdministrator: boolean; accountId: number; role: Role };

/** `counts` has the badges that could be counted, `failures` the others and why. */
type BadgeCounts = {
	counts: Partial<Record<BadgeName, number>>;
	failures: { name: BadgeName; error: unknown }[];
};

/**
 * Staff count conversations with unread messages but those about the stays of owners' hotels, who count them.
 * Administrators count everything else, hotel managers count requests to their own hotels, and SuperAdmins, who
 * approve hotels, count hotels that wait for approval.
 */
function badgeNames({ isAdministrator, role }: Counted): readonly BadgeName[] {
	const approvals: readonly BadgeName[] = role === "SuperAdmin" ? ["waitingHotels"] : [];
	if (isAdministrator)
		return ["allPendingStays", "pendingMoves", "newOrders", "unreadMessages", ...approvals];
	if (role === "SuperAdmin") return ["unreadMessages", ...approvals];
	if (role === "Hotel") return ["ownPendingStays", "hotelMessages"];
	return role === "Admin" ? ["ownPendingStays", "unreadMessages"] : [];
}

/** One statement for each badge, answered from its own index. */
function countQueries(db: Database, accountId: number) {
	const count = <Table extends keyof Schema>(rows: ExpressionBuilder<Schema, Table>) =>
		rows.fn.countAll<number>().as("count");
	const stays = () => db.selectFrom("bookings").select(count).where("status", "=", "pending");
	const unread = () =>
		db
			.selectFrom("conversations")
			.select(count)
			.where((eb) => eb("desk_unread", ">", eb.lit(0)));
	const own = hotelIdsOf(accountId, "bookings");
	return {
		allPendingStays: stays,
		ownPendingStays: () => stays().where("hotel_id", "in", own),
		// A move whose price the customer has not accepted yet waits for the customer, not for an admin.
		pendingMoves: () =>
			db
				.selectFrom("moving_bookings")
				.select(count)
				.where("status", "=", "pending")
				.where("price_state", "in", ["none", "wanted", "agreed"]),
		unreadMessages: () => unread().where((eb) => isAnsweredByMarket(eb, accountId)),
		hotelMessages: () => unread().where("hotel_id", "in", own),
		waitingHotels: () =>
			db.selectFrom("hotels").select(count).where("status", "=", "pending").where("archived_at", "is", null),
		newOrders: () => db.selectFrom("orders").select(count).where("status", "=", "new"),
	} satisfies Record<BadgeName, unknown>;
}

/**
 * Returns the counts of a signed-in person's badges, in one statement, or without a query when the person has
 * none. If the statement fails, each count is read separately, so that one unreadable table affects only its
 * own badge.
 */
export async function countBadges(db: Database, person: Counted): Promise<BadgeCounts> {
	const names = badgeNames(person);
	if (names.length === 0) return { counts: {}, failures: [] };
	const queries = countQueries(db, person.accountId);
	try {
		const counts = await db
			.selectNoFrom(names.map((name) => sql<number>`(${queries[name]()})`.as(name)))
			.executeTakeFirstOrThrow();
		return { counts, failures: [] };
	} catch (error) {
		if (names.length === 1) return { counts: {}, failures: names.map((name) => ({ name, error })) };
	}
	const settled = await Promise.allSettled(names.map((name) => queries[name]().executeTakeFirstOrThrow()));
	const result: BadgeCounts = { counts: {}, failures: [] };
	for (const [at, name] of names.entries()) {
		const answer = settled[at];
		if (answer?.status === "fulfilled") result.counts[name] = answer.value.count;
		else result.failures.push({ name, error: answer?.reason });
	}
	return result;
}
