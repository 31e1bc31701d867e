import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment, wallClock } from "#app/common/calendar.ts";
import { conversationSegment } from "#app/common/conversations/conversation-kinds.ts";
import { latestMessage } from "#app/common/conversations/latest-message.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screen-handle.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { clockBesidesMarket, formatStayMoment } from "#app/http/process/market-time.server.ts";
import { type ConversationRow, ConversationTable } from "#app/site/inbox/conversation-table.tsx";
import { colleaguesToChoose, requireDesk } from "#app/site/inbox/desk-request.server.ts";
import { type Colleague, inboxFilterFields } from "#app/site/inbox/inbox-filter-fields.tsx";
import { HOTEL_INBOX, INBOX } from "#app/site/inbox/inbox-filters.ts";
import { InboxNav } from "#app/site/inbox/inbox-nav.tsx";
import { listConversations } from "#app/site/inbox/list-conversations.server.ts";
import { zonesOfHotels } from "#app/travel/hotels/all-zones.server.ts";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle("Inbox") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { isHotel, accountId, scope, list, person } = await requireDesk(request);
	const filters = list.read(new URL(request.url).searchParams);
	const { isDeskOnly } = person;
	const now = new Date();
	const zones = isHotel
		? await zonesOfHotels(db, { actor: person, hotelId: null, permission: "bookings" })
		: [];
	const isOneClock = zones.length === 1;
	const zone = (isOneClock ? zones[0] : undefined) ?? market.timeZone;
	// The page names its clock once if all its times are of one.
	const clock = clockBesidesMarket(zone);
	const common = { isHotel, isDeskOnly, filters, clock, asOf: wallClock(now, zone).time };
	try {
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
				href: latestMessage(`${list.path}/${conversationSegment({ kind: row.kind, key })}`),
			}),
		);
		return json({ ...common, rows: shown, total, page, colleagues, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list conversations", request);
		const nothing = { rows: [] as ConversationRow[], total: 0, page: 1, colleagues: [] as Colleague[] };
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function Inbox() {
	const found = useLoaderData<typeof loader>();
	const { isHotel, isDeskOnly, rows, filters, colleagues, clock } = found;
	const list = isHotel ? HOTEL_INBOX : INBOX;
	return (
		<LiveList
			list={list}
			found={found}
			topic="conversations"
			title="Inbox"
			sub={
				isHotel
					? `Messages of the guests of your hotels.${clock ? ` Times are ${clock}.` : ""}`
					: "Messages of customers about orders, stays and moves, from the contact page, and partner requests."
			}
			noun={["conversation", "conversations"]}
			empty={{
				title: "No open conversations",
				text: "A conversation appears here when somebody writes.",
				filteredTitle: "No conversations match these filters",
			}}
			nav={<InboxNav isHotel={isHotel} isDeskOnly={isDeskOnly} />}
			filterBar={
				<FilterBar list={list} filters={filters} {...inboxFilterFields({ isHotel, colleagues })} isLive />
			}
		>
			<ConversationTable rows={rows} />
		</LiveList>
	);
}
