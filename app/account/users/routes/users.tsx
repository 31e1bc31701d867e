import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { USER_LIST, USER_STATES } from "#app/account/users/user-filters.ts";
import { UserTable } from "#app/account/users/user-table.tsx";
import { listUsers } from "#app/account/users/users.server.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { ROLES } from "#app/common/roles.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InPlace } from "#app/ui/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Users") }];

const STATE_LABELS = { active: "Active", suspended: "Suspended" };
const FIELDS: FilterField[] = [
	{ name: "role", label: "Role", choices: withAll(ROLES, (role) => role) },
	{ name: "state", label: "Status", choices: withAll(USER_STATES, (state) => STATE_LABELS[state]) },
	{ name: "since", label: "Created from" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const filters = USER_LIST.read(new URL(request.url).searchParams);
	const { rows, total, page } = await listUsers(db, filters, market.timeZone);
	const shown = rows.map(({ id, name, email, role, ...row }) => ({
		id,
		name,
		email,
		role,
		isConfirmed: row.email_verified_at !== null,
		isSuspended: row.suspended_at !== null,
		since: formatMarketMoment(row.created_at),
		lastActive: row.last_seen_at && formatMarketMoment(row.last_seen_at),
	}));
	return json({ filters, rows: shown, total, page, ownId: person.accountId });
}

export default function Users() {
	const { filters, rows, total, page, ownId } = useLoaderData<typeof loader>();
	return (
		<>
			<Outlet />
			<InPlace>
				<PageHeading title="Users" sub="Find accounts, change roles, and suspend or restore access." />
				<FilterBar list={USER_LIST} filters={filters} placeholder="Name or email" fields={FIELDS} />
				{rows.length > 0 ? (
					<UserTable rows={rows} filters={filters} ownId={ownId} />
				) : (
					<EmptyState
						title="No accounts found"
						icon="search"
						action={
							USER_LIST.isFiltered(filters) ? (
								<ButtonLink variant="plain" href="/users">
									Clear filters
								</ButtonLink>
							) : null
						}
					>
						Try part of the name or email address.
					</EmptyState>
				)}
				<Pager
					path={USER_LIST.path}
					params={new URLSearchParams(USER_LIST.search(filters))}
					page={page}
					perPage={filters.size}
					total={total}
					noun={["account", "accounts"]}
					sizes={USER_LIST.sizes}
				/>
			</InPlace>
		</>
	);
}
