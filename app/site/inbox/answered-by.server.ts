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
	const withoutOwner = eb
		.selectFrom("hotels")
		.select("hotels.id")
		.where((of) =>
			of.not(
				of.exists(
					of
						.selectFrom("hotel_members")
						.select("role")
						.whereRef("hotel_id", "=", "hotels.id")
						.where("role", "=", "owner"),
				),
			),
		);
	return eb.or([
		eb("conversations.kind", "<>", "stay"),
		eb("conversations.hotel_id", "in", hotelIdsOf(accountId, "bookings")),
		eb("conversations.hotel_id", "in", withoutOwner),
	]);
}
