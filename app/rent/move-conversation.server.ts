import { isShownTo } from "#app/common/access/viewer.server.ts";
import { formatDate } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import type { ConversationSubject } from "#app/conversations/conversation-subject.ts";
import { MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import { moveFacts } from "#app/rent/moves/move-details.ts";
import { statusRow } from "#app/rent/moves/moving-booking.ts";

/** Conversations about moves: between their customers and staff. */
export const moveConversation: ConversationSubject = {
	async find(db, number, access) {
		if (access.by === "hotel") return undefined;
		const move = await db
			.selectFrom("moving_bookings")
			.select(MOVE_COLUMNS)
			.select(["email", "language", "status"])
			.where("number", "=", number)
			.where(isShownTo("moving_bookings", access.by === "customer" ? access.viewer : undefined))
			.executeTakeFirst();
		return (
			move && {
				name: move.name,
				email: move.email ?? "",
				language: move.language,
				accountId: null,
				hotel: null,
				facts: [
					[t.words.status, statusRow(move.status).label],
					[
						t.moveFacts.when,
						t.moveFacts.dateAtTime({ date: formatDate(move.booking_date), time: move.booking_time }),
					],
					...moveFacts(move),
				],
			}
		);
	},
};
