import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { timeOnClock } from "#app/common/calendar.ts";
import { kindOfSubject } from "#app/common/changes/changes.server.ts";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { formatMarketMoment } from "#app/http/process/market-time.server.ts";
import { countTrail, listTrail, listTrailPeople } from "#app/site/trail/list-trail.server.ts";
import { nameSubjects } from "#app/site/trail/name-subjects.server.ts";
import { trailFilterFields } from "#app/site/trail/trail-filter-fields.tsx";
import { readTrailSubject, TRAIL_LIST } from "#app/site/trail/trail-filters.ts";
import { requireTrail } from "#app/site/trail/trail-request.server.ts";
import { SubjectName, type TrailRow, TrailTable } from "#app/site/trail/trail-table.tsx";
import { viewTrail } from "#app/site/trail/trail-view.server.ts";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { FilterBar } from "#app/ui/table/filter-bar.tsx";
import { LiveList } from "#app/ui/table/live-list.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta = () => [{ title: pageTitle(t.trail.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { person, reader, filters } = await requireTrail(request);
	const timeZone = market.timeZone;
	const common = { reader, filters, asOf: timeOnClock(new Date(), timeZone) };
	try {
		const { rows, total, page } = await listTrail(db, { filters, reader, timeZone });
		const shown = await viewTrail(db, rows, { reader, show: formatMarketMoment });
		const people = await listTrailPeople(db, filters);
		const subject = readTrailSubject(filters.subject);
		const chosen = subject && (await nameSubjects(db, [{ kind: kindOfSubject(subject), subject }], reader));
		const about = (subject && chosen?.get(subject)) || null;
		const views = await readViews(person, {
			list: TRAIL_LIST,
			filters,
			count: (of) => countTrail(db, { filters: of, reader, timeZone }),
		});
		return json({ ...common, rows: shown, total, page, people, about, views, failure: null });
	} catch (error) {
		const failure = failureReason(error, "read the trail", request);
		const people: { id: number; name: string }[] = [];
		const nothing = { rows: [] as TrailRow[], total: 0, page: 1, people, about: null, views: NO_VIEWS };
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function Trail() {
	const found = useLoaderData<typeof loader>();
	const { rows, filters, reader, people, about } = found;
	return (
		<LiveList
			list={TRAIL_LIST}
			found={found}
			topic="trail"
			title={t.trail.title}
			sub={reader === "SuperAdmin" ? t.trail.introAll : t.trail.intro}
			noun="changes"
			empty={{
				title: t.trail.empty,
				text: t.trail.emptyText,
				filteredTitle: t.trail.noMatch,
			}}
			hasFile
			filterBar={
				<>
					<FilterBar
						list={TRAIL_LIST}
						filters={filters}
						views={found.views}
						{...trailFilterFields({ reader, people })}
						isLive
					/>
					{about ? (
						<div className="mb-4">
							<h2 className="sr-only">{t.trail.oneRecord}</h2>
							<SubjectName subject={about} />
						</div>
					) : null}
				</>
			}
		>
			<TrailTable rows={rows} />
		</LiveList>
	);
}
