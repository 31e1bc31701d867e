import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { countHotels, listAllHotels } from "#app/travel/approval/all-hotels.server.ts";
import { HOTEL_LIST } from "#app/travel/approval/hotel-list.ts";
import { HotelTable } from "#app/travel/approval/ui/hotel-table.tsx";
import { HOTEL_REVIEW_STATUSES, HOTEL_STATES } from "#app/travel/hotels/hotel-states.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InPlace } from "#app/ui/live/in-place.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { type FilterField, withAll } from "#app/ui/table/filter-fields.tsx";
import { Pager } from "#app/ui/table/pager.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.allHotels.title) }];

const fields = (): FilterField[] => [
	{
		name: "status",
		label: t.allHotels.status,
		choices: withAll(HOTEL_REVIEW_STATUSES, (status) => HOTEL_STATES[status].label),
	},
	{ name: "changed", label: t.allHotels.changes, choices: withAll(["since"], () => t.allHotels.changed) },
	{
		name: "calendars",
		label: t.allHotels.calendars,
		choices: withAll(["failing"], () => t.allHotels.failing),
	},
];

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireRole(request, ["SuperAdmin"]);
	const filters = HOTEL_LIST.read(new URL(request.url).searchParams);
	const { rows, total, page } = await listAllHotels(db, filters);
	const views = await readViews(person, {
		list: HOTEL_LIST,
		filters,
		count: (of) => countHotels(db, of),
	});
	const now = new Date();
	const shown = rows.map((row) => ({
		...row,
		since: formatMoment(row.created_at, market.timeZone, now),
	}));
	return json({ filters, rows: shown, total, page, views });
}

export default function Hotels() {
	const { filters, rows, total, page, views } = useLoaderData<typeof loader>();
	const isFiltered = HOTEL_LIST.isFiltered(filters);
	return (
		<>
			<Outlet />
			<InPlace>
				<PageHeading title={t.allHotels.title} isShort sub={t.allHotels.intro} />
				<FilterBar
					list={HOTEL_LIST}
					filters={filters}
					views={views}
					placeholder={t.allHotels.placeholder}
					fields={fields()}
				/>
				{rows.length > 0 ? (
					<HotelTable rows={rows} filters={filters} />
				) : (
					<EmptyState
						title={isFiltered ? t.allHotels.noneFound : t.allHotels.noneYet}
						icon="bed"
						action={
							isFiltered ? (
								<ButtonLink variant="plain" href="/hotels">
									{t.allHotels.showAll}
								</ButtonLink>
							) : null
						}
					>
						{isFiltered ? t.allHotels.noneFoundText : t.allHotels.noneYetText}
					</EmptyState>
				)}
				<Pager
					path={HOTEL_LIST.path}
					params={new URLSearchParams(HOTEL_LIST.search(filters))}
					page={page}
					perPage={filters.size}
					total={total}
					noun="hotels"
					sizes={HOTEL_LIST.sizes}
				/>
			</InPlace>
		</>
	);
}
