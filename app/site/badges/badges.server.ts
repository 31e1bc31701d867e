import type { Database } from "#db/client.ts";
import type { BadgeName } from "./badges.ts";

type Counts = Partial<Record<BadgeName, number>>;

/**
 * What a signed-in person's badges count. One query whatever there is to count: each count is a sub-query of
 * its own index. Only the administrator has badges so far; anyone else costs no query.
 */
export async function countBadges(
	db: Database,
	{ isAdministrator }: { isAdministrator: boolean },
): Promise<Counts> {
	if (!isAdministrator) return {};
	return db
		.selectNoFrom((eb) => [
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
