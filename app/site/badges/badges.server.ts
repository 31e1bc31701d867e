import type { Role } from "#app/people/roles.ts";
import type { Database } from "#db/client.ts";
import type { BadgeName } from "./badges.ts";

type Counts = Partial<Record<BadgeName, number>>;

type Counted = { isAdministrator: boolean; accountId: number; role: Role };

/**
 * What a signed-in person's badges count. One query whatever there is to count: each count is a sub-query of
 * its own index. The administrator's count everything; whoever may look after hotels has the requests to their
 * own; anyone else costs no query.
 */
export async function countBadges(
	db: Database,
	{ isAdministrator, accountId, role }: Counted,
): Promise<Counts> {
	const stays = db
		.selectFrom("bookings")
		.select((of) => of.fn.countAll<number>().as("count"))
		.where("status", "=", "pending");
	if (!isAdministrator) {
		if (role !== "Hotel" && role !== "Admin") return {};
		const own = stays.where("hotel_id", "in", (of) =>
			of.selectFrom("hotels").select("id").where("owner_id", "=", accountId),
		);
		const { count } = await own.executeTakeFirstOrThrow();
		return { ownPendingStays: count };
	}
	return db
		.selectNoFrom((eb) => [
			stays.$asScalar().$notNull().as("allPendingStays"),
			eb
				.selectFrom("moving_bookings")
				.select((of) => of.fn.countAll<number>().as("count"))
				.where("status", "=", "pending")
				.$asScalar()
				.$notNull()
				.as("pendingMoves"),
			eb
				.selectFrom("orders")
				.select((of) => of.fn.countAll<number>().as("count"))
				.where("status", "=", "new")
				.$asScalar()
				.$notNull()
				.as("newOrders"),
		])
		.executeTakeFirstOrThrow();
}
