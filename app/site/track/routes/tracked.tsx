import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { timeOnClock, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { privatePageMeta, structuredData } from "#app/common/market/page-meta.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { numberedRef } from "#app/conversations/conversation-kinds.ts";
import { countOwnMessages } from "#app/conversations/read-conversation.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { TrackedMove } from "#app/site/track/tracked-move.tsx";
import { TrackedOrder } from "#app/site/track/tracked-order.tsx";
import { trackMove, trackOrder, trackStay } from "#app/site/track/tracked-request.server.ts";
import { TrackedStay } from "#app/site/track/tracked-stay.tsx";
import { ForgetBrowser } from "#app/ui/dialog/forget-browser.tsx";
import { FollowPage } from "#app/ui/live/follow-page.tsx";

export const handle: ScreenHandle = { refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	...privatePageMeta(data?.order ? t.tracking.titles.order : t.tracking.titles.booking),
	...(data?.stay?.lodging ? [structuredData(data.stay.lodging)] : []),
];

/** For the browser or account that ordered or booked, and for whoever proved number and contact. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const number = orderNumberFrom(params);
	const now = new Date();
	const asked = { number, viewer: await readViewer(request, number), now };
	const order = number.startsWith("M") ? await trackOrder(asked) : undefined;
	const stay = number.startsWith("H") ? await trackStay(asked) : undefined;
	const move = number.startsWith("R") ? await trackMove(asked) : undefined;
	if (!order && !stay && !move) throw askForContact(params.number);
	return json({
		number,
		order,
		stay,
		move,
		unread: await countOwnMessages(db, numberedRef(number)),
		asOf: timeOnClock(now, market.timeZone),
		year: Number(wallClock(now, market.timeZone).date.slice(0, 4)),
	});
}

export default function Tracked() {
	const { number, order, stay, move, unread, asOf, year } = useLoaderData<typeof loader>();
	return (
		<>
			<Outlet />
			<div data-follow-part="tracked">
				{order ? <TrackedOrder asOf={asOf} unread={unread} {...order} /> : null}
				{stay ? <TrackedStay unread={unread} {...stay} /> : null}
				{move ? <TrackedMove asOf={asOf} unread={unread} year={year} {...move} /> : null}
			</div>
			<ForgetBrowser />
			<FollowPage here={`/track/${number}`} stream={`/track/${number}/live`} />
		</>
	);
}
