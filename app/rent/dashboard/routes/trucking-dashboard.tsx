import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { timeOnClock, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { countListedMoves, listMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import { MOVING_LIST, MOVING_VIEWS } from "#app/rent/dashboard/moving-filters.ts";
import { movingFilterFields } from "#app/rent/dashboard/ui/moving-filter-fields.tsx";
import { type MovingRow, MovingTable } from "#app/rent/dashboard/ui/moving-table.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

export const handle: ScreenHandle = {
	subject: "staff",
	hydrate: true,
	live: true,
	wide: true,
	refreshAfter: 60,
};
export const meta: MetaFunction = () => [{ title: pageTitle(t.moveDashboard.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["Admin"]);
	const filters = MOVING_LIST.read(new URL(request.url).searchParams);
	const now = new Date();
	const clock = wallClock(now, market.timeZone);
	const common = { filters, asOf: timeOnClock(now, market.timeZone), year: Number(clock.date.slice(0, 4)) };
	try {
		const { rows, total, page } = await listMovingBookings(db, filters);
		const views = await readViews(person, {
			list: MOVING_LIST,
			filters,
			builtIn: MOVING_VIEWS,
			count: (of) => countListedMoves(db, of),
		});
		return json({ ...common, rows, total, page, views, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list moving bookings", request);
		const nothing = { rows: [] as MovingRow[], total: 0, page: 1, views: NO_VIEWS };
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function TruckingDashboard() {
	const found = useLoaderData<typeof loader>();
	const { rows, filters, year } = found;
	return (
		<LiveList
			list={MOVING_LIST}
			found={found}
			topic="moving_bookings"
			title={t.moveDashboard.title}
			action={
				<ButtonLink dense href="/trucking-dashboard/new" target="_self">
					<Icon name="plus" /> <span className="max-md:sr-only">{t.moveForm.staff.title}</span>
				</ButtonLink>
			}
			hasFile
			noun="bookings"
			empty={{
				title: t.moveDashboard.nothingFound,
				text: t.moveDashboard.nothingYet,
				filteredTitle: t.moveDashboard.nothingFound,
			}}
			filterBar={
				<FilterBar
					list={MOVING_LIST}
					filters={filters}
					views={found.views}
					{...movingFilterFields()}
					isLive
				/>
			}
		>
			<MovingTable rows={rows} filters={filters} year={year} />
		</LiveList>
	);
}
