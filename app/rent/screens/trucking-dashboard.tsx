import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useNavigation } from "@remix-run/react";
import { requireRole } from "#app/http/identity/guards.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { listMovingBookings } from "#app/rent/moving-bookings.server.ts";
import {
	clearedFilters,
	isFiltered,
	movingFiltersSearch,
	PAGE_SIZES,
	readMovingFilters,
} from "#app/rent/moving-filters.ts";
import { FilterBar } from "#app/rent/ui/filter-bar.tsx";
import { type MovingRow, MovingTable } from "#app/rent/ui/moving-table.tsx";
import { showMoment, wallClock } from "#app/site/calendar.ts";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Flash } from "#app/ui/flash.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { keepLast } from "#app/ui/keep-last.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { Soft } from "#app/ui/soft.tsx";
import { Pager } from "#app/ui/table/pager.tsx";
import { type LiveState, useLive } from "#app/ui/use-live.ts";

const PATH = "/trucking-dashboard";

export const handle: ScreenHandle = {
	subject: "staff",
	hydrate: true,
	live: true,
	wide: true,
	refreshAfter: 60,
};
export const meta: MetaFunction = () => [{ title: "Moving bookings – Meeha" }];

export async function loader({ request }: LoaderFunctionArgs) {
	await requireRole(request, ["Admin"]);
	const filters = readMovingFilters(new URL(request.url).searchParams);
	const now = new Date();
	const clock = wallClock(now, env.MARKET_TIME_ZONE);
	const common = { filters, asOf: clock.time, year: Number(clock.date.slice(0, 4)) };
	try {
		const { rows, total, page } = await listMovingBookings(db, filters);
		const shown: MovingRow[] = rows.map(({ created_at, ...row }) => ({
			...row,
			booked: showMoment(created_at, env.MARKET_TIME_ZONE, now),
		}));
		return json({ ...common, rows: shown, total, page, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list moving bookings");
		return json({ ...common, rows: [] as MovingRow[], total: 0, page: 1, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function TruckingDashboard() {
	const { filters, rows, total, page, failure, asOf, year } = useLoaderData<typeof loader>();
	const live = useLive("moving_bookings");
	const navigation = useNavigation();
	const isLoading = navigation.state === "loading" && navigation.location.pathname === PATH;
	const search = movingFiltersSearch(filters);
	return (
		<Soft within={PATH}>
			<Outlet />
			<Ended live={live} here={PATH + search} />
			{failure ? (
				<Flash id="failure" tone="error">
					Failed to load bookings: {failure} Please try again.
				</Flash>
			) : null}
			<PageHeading title="Moving bookings" action={<AsOf live={live} asOf={asOf} here={PATH + search} />} />
			<FilterBar filters={filters} />
			{isLoading && rows.length === 0 ? <SkeletonRows label="Loading bookings..." /> : null}
			{rows.length > 0 ? (
				<div
					aria-busy={isLoading}
					className={isLoading ? "opacity-60 transition-opacity" : "transition-opacity"}
				>
					{isLoading ? (
						<p role="status" className="sr-only">
							Loading bookings...
						</p>
					) : null}
					<MovingTable rows={rows} filters={filters} year={year} />
				</div>
			) : null}
			{rows.length === 0 && !failure && !isLoading ? <Empty filters={filters} /> : null}
			<Pager
				path={PATH}
				params={new URLSearchParams(search)}
				page={page}
				perPage={filters.size}
				total={total}
				noun={["booking", "bookings"]}
				sizes={PAGE_SIZES}
			/>
		</Soft>
	);
}

function AsOf({ live, asOf, here }: { live: LiveState; asOf: string; here: string }) {
	return (
		<p className="flex items-center gap-3 text-sm text-secondary">
			<span>
				as of <time>{asOf}</time>
				{live === "live" ? ", live" : null}
				{live === "lost" ? ", connection lost, trying again" : null}
			</span>
			<ButtonLink variant="plain" dense href={here}>
				Refresh
			</ButtonLink>
		</p>
	);
}

function Ended({ live, here }: { live: LiveState; here: string }) {
	if (live !== "session ended" && live !== "role changed") return null;
	const reason =
		live === "session ended" ? "Your session has ended." : "Your account may no longer see this page.";
	return (
		<Flash id="ended" tone="error">
			Failed to authenticate: {reason}{" "}
			<a href={`/login?${new URLSearchParams({ redirectTo: here })}`}>Sign in</a>
		</Flash>
	);
}

function Empty({ filters }: { filters: Parameters<typeof isFiltered>[0] }) {
	if (!isFiltered(filters))
		return (
			<EmptyState title="No bookings found matching your criteria.">
				Nobody has booked a move yet. New bookings appear here by themselves.
			</EmptyState>
		);
	return (
		<EmptyState
			title="No bookings found matching your criteria."
			action={
				<ButtonLink variant="plain" href={PATH + movingFiltersSearch(clearedFilters(filters))}>
					<Icon name="close" /> Show all bookings
				</ButtonLink>
			}
		/>
	);
}
