import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { requireDesk } from "#app/conversations/desk-request.server.ts";
import { HOTEL_INBOX, INBOX } from "#app/conversations/inbox-filters.ts";
import { readInbox, readInboxClock } from "#app/conversations/inbox-request.server.ts";
import { ConversationList } from "#app/conversations/ui/conversation-list.tsx";
import { inboxFilterFields } from "#app/conversations/ui/inbox-filter-fields.tsx";
import { InboxPanes } from "#app/conversations/ui/inbox-panes.tsx";
import { failureReason } from "#app/http/process/failure.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta = () => [{ title: pageTitle(t.inbox.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const desk = await requireDesk(request);
	const { isHotel, person, filters } = desk;
	const clocked = await readInboxClock(desk);
	const { asOf } = clocked;
	const common = { isHotel, isLive: canWatch(person, "conversations"), filters, asOf };
	try {
		return json({ ...common, ...(await readInbox(desk, clocked)), failure: null });
	} catch (error) {
		const failure = failureReason(error, "list conversations", request);
		const nothing: Awaited<ReturnType<typeof readInbox>> = {
			rows: [],
			total: 0,
			page: 1,
			colleagues: [],
			views: NO_VIEWS,
		};
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function Inbox() {
	const found = useLoaderData<typeof loader>();
	const { isHotel, rows, filters, colleagues } = found;
	const list = isHotel ? HOTEL_INBOX : INBOX;
	return (
		<InboxPanes
			list={
				<LiveList
					list={list}
					found={found}
					topic={found.isLive ? "conversations" : null}
					title={t.inbox.title}
					noun="conversations"
					empty={{
						title: t.inbox.none.title,
						text: isHotel ? t.inbox.none.hotel : t.inbox.none.staff,
						filteredTitle: t.inbox.none.filtered,
					}}
					filterBar={
						<FilterBar
							list={list}
							filters={filters}
							views={found.views}
							{...inboxFilterFields({ isHotel, colleagues })}
							isLive
							isNarrow
						/>
					}
				>
					<ConversationList rows={rows} />
				</LiveList>
			}
		>
			<div className="max-lg:hidden">
				<EmptyState
					title={t.inbox.noneSelected.title}
					icon="chat"
					action={
						<ButtonLink variant="plain" href={`${list.path}/templates`}>
							{t.inbox.templates}
						</ButtonLink>
					}
				>
					{t.inbox.noneSelected.text}
				</EmptyState>
			</div>
		</InboxPanes>
	);
}
