import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatAge, formatMoment, timeOnClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { countryName } from "#app/common/places/country-name.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireRole } from "#app/http/session/guards.server.ts";
import { FailedMails, OverviewFigures, WaitingHotels } from "#app/site/overview-cards.tsx";
import type { OverviewFigureName } from "#app/site/overview-figures.ts";
import { readOverview } from "#app/site/read-overview.server.ts";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta = () => [{ title: pageTitle(t.overview.title) }];

/** What changes its figures. */
const TOPICS = "hotels payments conversations overview";

export async function loader({ request }: LoaderFunctionArgs) {
	const { accountId } = await requireRole(request, ["SuperAdmin"]);
	const now = new Date();
	const timeZone = market.timeZone;
	const { waiting, failedMails, figures } = await readOverview(db, { timeZone, accountId, now });
	return json({
		waiting: {
			total: waiting.total,
			hotels: waiting.rows.map(({ id, name, city, country, owner, submitted_at, created_at }) => ({
				id: maskId(id),
				name,
				place: `${city}, ${countryName(country)}`,
				owner,
				age: formatAge(submitted_at ?? created_at, now),
			})),
		},
		failed: {
			total: failedMails.total,
			mails: failedMails.rows.map(({ id, to_address: to, subject, last_error, failed_at }) => ({
				id,
				to,
				subject,
				error: last_error ?? "",
				at: failed_at ? formatMoment(failed_at, timeZone, now) : "",
			})),
		},
		figures: Object.fromEntries(figures.map(({ name, ...figure }) => [name, figure])) as Record<
			OverviewFigureName,
			{ href: string; count: number }
		>,
		asOf: timeOnClock(now, timeZone),
	});
}

export const clientLoader = keepLast();

export default function Overview() {
	const { waiting, failed, figures, asOf } = useLoaderData<typeof loader>();
	const live = useLive(TOPICS);
	const here = "/overview";
	return (
		<>
			<LiveEnded live={live} here={here} />
			<PageHeading
				title={t.overview.title}
				sub={t.overview.attention}
				action={<LiveAsOf live={live} asOf={asOf} here={here} />}
			/>
			<WaitingHotels {...waiting} />
			<div className="mt-8 grid gap-8">
				<OverviewFigures figures={figures} />
			</div>
			<FailedMails {...failed} />
		</>
	);
}
