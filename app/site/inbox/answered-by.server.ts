import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { hotelIdsOf } from "#app/travel/team/members.server.ts";
import type { Schema } from "#db/schema.ts";

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
