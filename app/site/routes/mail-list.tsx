import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { listFilters } from "#app/common/lists/list-filters.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { listMails } from "#app/site/mail-list.server.ts";
import { requireMailReader } from "#app/site/mail-page-request.server.ts";
import { MailState } from "#app/site/mail-state.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.mailList.title) }];

const LIST = listFilters({
	path: "/mail",
	narrowing: {},
	sorts: { newest: "desc" },
	sizes: [10, 20, 50],
	usualSize: 20,
});

export async function loader({ request }: LoaderFunctionArgs) {
	const { role } = await requireMailReader(request);
	const filters = LIST.read(new URL(request.url).searchParams);
	const list = await listMails(db, { role, page: filters.page, perPage: filters.size });
	const rows = list.rows.map(({ created_at, ...mail }) => ({
		...mail,
		written: formatMarketMoment(created_at),
	}));
	return json({ ...list, rows, filters });
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const COLUMNS: Column<Row>[] = [
	{
		key: "to",
		get title() {
			return t.mailList.to;
		},
		onPhone: "last",
		cell: (mail) => <span className="wrap-anywhere">{mail.to_address}</span>,
	},
	{
		key: "subject",
		get title() {
			return t.mailList.subject;
		},
		isLead: true,
		cell: (mail) => (
			<a className="link font-semibold" href={`/mail/${mail.id}`}>
				{mail.subject}
			</a>
		),
	},
	{
		key: "written",
		get title() {
			return t.mailList.created;
		},
		onPhone: "last",
		cell: (mail) => mail.written,
	},
	{
		key: "state",
		get title() {
			return t.words.status;
		},
		onPhone: "first",
		cell: (mail) => <MailState mail={mail} />,
	},
];

export default function MailList() {
	const { rows, total, page, filters } = useLoaderData<typeof loader>();
	return (
		<InPlace>
			<PageHeading title={t.mailList.title} isShort sub={t.mailList.noServer} />
			{total === 0 ? (
				<EmptyState
					title={t.mailList.none.title}
					action={<ButtonLink href="/forgot-password">{t.mailList.none.link}</ButtonLink>}
				>
					{t.mailList.none.text}
				</EmptyState>
			) : (
				<>
					<DataTable caption={t.mailList.caption} columns={COLUMNS} rows={rows} rowKey={(mail) => mail.id} />
					<Pager
						path={LIST.path}
						params={new URLSearchParams(LIST.search(filters))}
						page={page}
						perPage={filters.size}
						total={total}
						noun="emails"
						sizes={LIST.sizes}
					/>
				</>
			)}
		</InPlace>
	);
}
