import { zonesOfHotels } from "#app/account/memberships/hotel-zones.server.ts";
import { readViews } from "#app/account/views/views-request.server.ts";
import { formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { clockBesidesMarket, formatStayMoment } from "#app/http/process/market-time.server.ts";
import { conversationSegment, latestMessage } from "./conversation-kinds.ts";
import { colleaguesToChoose, type InboxDesk } from "./desk-request.server.ts";
import { INBOX_VIEWS } from "./inbox-filters.ts";
import { countInbox, listConversations } from "./list-conversations.server.ts";
import type { ConversationRow } from "./ui/conversation-list.tsx";

/** The clock of an inbox: that of its hotels if they share one, otherwise the market's. */
export async function readInboxClock({ isHotel, person }: InboxDesk) {
	const zones = isHotel
		? await zonesOfHotels(db, { actor: person, hotelId: null, permission: "bookings" })
		: [];
	const isOneClock = zones.length === 1;
	const zone = (isOneClock ? zones[0] : undefined) ?? market.timeZone;
	const now = new Date();
	// The page names its clock once if all its times are of one.
	return { isOneClock, zone, now, clock: clockBesidesMarket(zone), asOf: timeOnClock(now, zone) };
}

/** A page of the inbox's list. The links of its rows keep the filters. */
export async function readInbox(
	{ accountId, scope, list, person, filters }: InboxDesk,
	{ isOneClock, zone, now }: Awaited<ReturnType<typeof readInboxClock>>,
) {
	const colleagues = await colleaguesToChoose(person);
	const { rows, total, page } = await listConversations(db, { filters, scope, accountId });
	const shown = rows.map(
		({ key, last_message_at, last_author, closed_at, time_zone, ...row }): ConversationRow => ({
			...row,
			key,
			isClosed: closed_at !== null,
			isAnswered: last_author !== "customer",
			at: isOneClock
				? formatMoment(last_message_at, zone, now)
				: formatStayMoment(last_message_at, time_zone),
			href: latestMessage(
				`${list.path}/${conversationSegment({ kind: row.kind, key })}${list.search(filters)}`,
			),
		}),
	);
	const views = await readViews(person, {
		list,
		filters,
		all: t.inbox.views.open,
		builtIn: INBOX_VIEWS,
		count: (of) => countInbox(db, { filters: of, scope, accountId }),
	});
	return { rows: shown, total, page, colleagues, views };
}
