import type { Role } from "#app/common/roles.ts";
import { RoleBadge } from "#app/ui/status-badge.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { MenuLink, RowMenu } from "#app/ui/table/row-menu.tsx";
import { UserEmail, UserState } from "./user-badges.tsx";
import { USER_LIST, type UserFilters } from "./user-filters.ts";

export type UserRow = {
	id: number;
	name: string;
	email: string;
	isConfirmed: boolean;
	role: Role;
	isSuspended: boolean;
	/** Formatted times; `seen` is null for an account without a session. */
	since: string;
	lastActive: string | null;
};

type UserTableProps = { rows: UserRow[]; filters: UserFilters; ownId: number };

export function UserTable({ rows, filters, ownId }: UserTableProps) {
	const sort = (by: UserFilters["sort"]) => USER_LIST.sortLink(filters, by);
	const columns: Column<UserRow>[] = [
		{
			key: "name",
			title: "Name",
			sort: sort("name"),
			cell: ({ id, name }) => (
				<p className="font-semibold wrap-anywhere">
					<a href={`/users/${id}`} className="link">
						{name}
					</a>
					{id === ownId ? <span className="font-normal text-secondary"> (you)</span> : null}
				</p>
			),
		},
		{ key: "email", title: "Email", cell: (row) => <UserEmail {...row} /> },
		{ key: "role", title: "Role", cell: ({ role }) => <RoleBadge role={role} /> },
		{ key: "state", title: "Status", cell: ({ isSuspended }) => <UserState isSuspended={isSuspended} /> },
		{ key: "since", title: "Created", sort: sort("newest"), cell: ({ since }) => <time>{since}</time> },
		{
			key: "seen",
			title: "Last active",
			sort: sort("seen"),
			cell: ({ lastActive }) =>
				lastActive ? <time>{lastActive}</time> : <span className="text-secondary">Not signed in</span>,
		},
	];
	return (
		<DataTable
			caption="Accounts"
			columns={columns}
			rows={rows}
			rowKey={(row) => row.id}
			isWide
			actions={(row) => <Actions row={row} search={USER_LIST.search(filters)} isOwn={row.id === ownId} />}
		/>
	);
}

function Actions({ row, search, isOwn }: { row: UserRow; search: string; isOwn: boolean }) {
	const to = (noun: string) => `/users/${row.id}/${noun}${search}`;
	return (
		<RowMenu label={`Actions for ${row.name}`}>
			<MenuLink href={`/users/${row.id}`} icon="user">
				View
			</MenuLink>
			<MenuLink href={to("role")} icon="filters">
				Change role
			</MenuLink>
			{row.isSuspended ? (
				<MenuLink href={to("restoration")} icon="check">
					Restore
				</MenuLink>
			) : null}
			{row.isSuspended || isOwn ? null : (
				<MenuLink href={to("suspension")} icon="ban" danger>
					Suspend
				</MenuLink>
			)}
		</RowMenu>
	);
}
