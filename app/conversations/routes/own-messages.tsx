import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { conversationSegment, isSent, latestMessage } from "#app/conversations/conversation-kinds.ts";
import { listOwnConversations } from "#app/conversations/own-conversations.server.ts";
import { SubjectOf } from "#app/conversations/ui/subject-of.tsx";
import { db } from "#app/http/process/database.server.ts";
import { formatStayMoment } from "#app/http/process/market-time.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const meta = () => privatePageMeta(t.ownConversations.title);

const SIZES = [10, 20, 50] as const;

/** A person's own conversations. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const url = new URL(request.url).searchParams;
	const size = SIZES.find((each) => String(each) === url.get("perPage")) ?? SIZES[0];
	const page = Math.max(1, Math.trunc(Number(url.get("page") ?? 1)) || 1);
	const { rows, ...place } = await listOwnConversations(db, {
		person: { accountId, email: null },
		page,
		size,
	});
	return json({
		...place,
		size,
		rows: rows.map(({ last_message_at, time_zone, kind, key, ...row }) => ({
			...row,
			kind,
			key,
			at: formatStayMoment(last_message_at, time_zone),
			href: latestMessage(
				isSent(kind) ? `/messages/${conversationSegment({ kind, key })}` : `/track/${key}/messages`,
			),
		})),
	});
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function OwnMessages() {
	const { rows, total, page, size } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHeading
				title={t.ownConversations.title}
				sub={t.ownConversations.lead}
				action={
					<ButtonLink variant="plain" href="/my-bookings">
						{t.ownConversations.bookings}
					</ButtonLink>
				}
			/>
			{rows.length === 0 ? (
				<EmptyState
					title={t.ownConversations.none.title}
					icon="chat"
					action={<ButtonLink href="/my-bookings">{t.ownConversations.bookings}</ButtonLink>}
				>
					{t.ownConversations.none.text}
				</EmptyState>
			) : (
				<>
					<DataTable
						caption={t.ownConversations.caption}
						columns={COLUMNS}
						rows={rows}
						rowKey={({ id }) => id}
					/>
					<Pager
						path="/messages"
						params={new URLSearchParams({ perPage: String(size) })}
						page={page}
						perPage={size}
						total={total}
						noun="conversations"
						sizes={SIZES}
					/>
				</>
			)}
		</>
	);
}

const COLUMNS: Column<Row>[] = [
	{
		key: "about",
		get title() {
			return t.ownConversations.about;
		},
		isLead: true,
		cell: ({ kind, key, href }) => (
			<a className="link font-semibold" href={href}>
				<SubjectOf kind={kind} subjectKey={key} />
			</a>
		),
	},
	{
		key: "message",
		get title() {
			return t.ownConversations.last;
		},
		cell: ({ excerpt, at }) => (
			<>
				<p className="wrap-anywhere" dir="auto">
					{excerpt}
				</p>
				<p className="text-secondary">
					<time>{at}</time>
				</p>
			</>
		),
	},
	{
		key: "new",
		get title() {
			return t.ownConversations.new;
		},
		onPhone: "first",
		cell: ({ unread }) =>
			unread > 0 ? (
				<StatusBadge tone="blue" icon="bell" label={t.ownConversations.newCount({ count: unread })} />
			) : (
				"–"
			),
	},
];
