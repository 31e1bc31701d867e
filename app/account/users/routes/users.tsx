import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { UserEmail, UserState } from "#app/account/users/user-badges.tsx";
import { USER_LIST, USER_STATES, type UserFilters } from "#app/account/users/user-filters.ts";
import { countUsers, listUsers } from "#app/account/users/users.server.ts";
import { readViews } from "#app/account/views/views-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { ROLES } from "#app/common/roles.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { RoleBadge } from "#app/ui/status-badge.tsx";
import type { Column } from "#app/ui/table/data-table.tsx";
import { allOf, type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { ListScreen } from "#app/ui/table/list-screen.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.users.title) }];

const fields = (): FilterField[] => [
	{
		name: "role",
		get label() {
			return t.users.role.label;
		},
		choices: withAll(ROLES, (role) => role),
	},
	{
		name: "state",
		get label() {
			return t.words.status;
		},
		choices: allOf(USER_STATES),
	},
	{
		name: "since",
		get label() {
			return t.users.createdFrom;
		},
	},
];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const filters = USER_LIST.read(new URL(request.url).searchParams);
	const { rows, total, page } = await listUsers(db, filters, market.timeZone);
	const views = await readViews(person, {
		list: USER_LIST,
		filters,
		count: (of) => countUsers(db, of, market.timeZone),
	});
	const shown = rows.map(({ id, name, email, role, ...row }) => ({
		id,
		name,
		email,
		role,
		isOwn: id === person.accountId,
		isConfirmed: row.email_verified_at !== null,
		isSuspended: row.suspended_at !== null,
		since: formatMarketMoment(row.created_at),
		/** Null for an account without a session. */
		lastActive: row.last_seen_at && formatMarketMoment(row.last_seen_at),
	}));
	return json({ filters, rows: shown, total, page, views });
}

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Users() {
	const found = useLoaderData<typeof loader>();
	return (
		<>
			<Outlet />
			<ListScreen
				{...found}
				list={USER_LIST}
				title={t.users.title}
				sub={t.users.lead}
				noun="accounts"
				placeholder={t.users.search}
				fields={fields()}
				caption={t.users.caption}
				columns={columnsOf(found.filters)}
				rowKey={({ id }) => id}
				actions={(row) => <Actions row={row} search={USER_LIST.search(found.filters)} />}
				noMatch={{
					title: t.users.none.title,
					text: t.users.none.text,
					all: t.users.none.clear,
				}}
			/>
		</>
	);
}

function columnsOf(filters: UserFilters): Column<Row>[] {
	const sort = (by: UserFilters["sort"]) => USER_LIST.sortLink(filters, by);
	return [
		{
			key: "name",
			title: t.words.name,
			isLead: true,
			sort: sort("name"),
			cell: ({ id, name, isOwn }) => (
				<p className="font-semibold wrap-anywhere">
					<a href={`/users/${id}`} className="link">
						{name}
					</a>
					{isOwn ? <span className="font-normal text-secondary"> {t.users.you}</span> : null}
				</p>
			),
		},
		{ key: "email", title: t.words.email, cell: (row) => <UserEmail {...row} /> },
		{
			key: "role",
			title: t.users.role.label,
			onPhone: "first",
			cell: ({ role }) => <RoleBadge role={role} />,
		},
		{
			key: "state",
			title: t.words.status,
			onPhone: "last",
			cell: ({ isSuspended }) => <UserState isSuspended={isSuspended} />,
		},
		{
			key: "since",
			title: t.users.created,
			onPhone: "none",
			sort: sort("newest"),
			cell: ({ since }) => <time>{since}</time>,
		},
		{
			key: "seen",
			title: t.users.lastActive,
			onPhone: "last",
			sort: sort("seen"),
			cell: ({ lastActive }) =>
				lastActive ? (
					<time>{lastActive}</time>
				) : (
					<span className="text-secondary">{t.users.notSignedIn}</span>
				),
		},
	];
}

function Actions({ row: { id, name, isOwn, isSuspended }, search }: { row: Row; search: string }) {
	const to = (noun: string) => `/users/${id}/${noun}${search}`;
	return (
		<RowMenu label={t.users.actions({ name })}>
			<MenuLink href={`/users/${id}`} icon="user">
				{t.users.view}
			</MenuLink>
			<MenuLink href={to("role")} icon="filters">
				{t.users.role.button}
			</MenuLink>
			{isSuspended ? (
				<MenuLink href={to("restoration")} icon="check">
					{t.users.restore}
				</MenuLink>
			) : null}
			{isSuspended || isOwn ? null : (
				<MenuLink href={to("suspension")} icon="ban" danger>
					{t.users.suspend}
				</MenuLink>
			)}
		</RowMenu>
	);
}
