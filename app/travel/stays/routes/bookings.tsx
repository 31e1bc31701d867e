import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { timeOnClock, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId } from "#app/common/masked-id.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireActor } from "#app/http/session/guards.server.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { ALL_BOOKINGS_LIST, bookingViews } from "#app/travel/stays/list/booking-filters.ts";
import { type BookingRow, toBookingRow } from "#app/travel/stays/list/booking-row.ts";
import { countListedBookings, listBookings, scopeOf } from "#app/travel/stays/list/list-bookings.server.ts";
import { BookingsScreen } from "#app/travel/stays/ui/bookings-screen.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle(t.stayList.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireActor(request);
	const filters = ALL_BOOKINGS_LIST.read(new URL(request.url).searchParams);
	const now = new Date();
	const common = {
		filters,
		role: actor.role,
		isLive: canWatch(actor, "room_bookings"),
		asOf: timeOnClock(now, market.timeZone),
	};
	try {
		await expireRequests(db, { now });
		const [hotels, { rows, total, page }] = await Promise.all([
			actor.role === "Hotel" ? ownHotels(db, { actor, permission: "bookings" }) : [],
			listBookings(db, { filters, scope: scopeOf(actor) }),
		]);
		const views =
			actor.role === "Admin"
				? await readViews(actor, {
						list: ALL_BOOKINGS_LIST,
						filters,
						builtIn: bookingViews(wallClock(now, market.timeZone).date),
						count: (of) => countListedBookings(db, { filters: of, scope: scopeOf(actor) }),
					})
				: NO_VIEWS;
		const names = hotels.map(({ id, name }) => ({ id: maskId(id), name }));
		const shown = rows.map((row) => toBookingRow(row, now));
		return json({ ...common, hotels: names, rows: shown, total, page, views, failure: null });
	} catch (error) {
		const failure = failureReason(error, "list room bookings", request);
		const nothing = { hotels: [] as Named[], rows: [] as BookingRow[], total: 0, page: 1, views: NO_VIEWS };
		return json({ ...common, ...nothing, failure }, { status: 503 });
	}
}

type Named = { id: string; name: string };

export const clientLoader = keepLast();

export default function Bookings() {
	const found = useLoaderData<typeof loader>();
	return (
		<BookingsScreen
			list={ALL_BOOKINGS_LIST}
			found={found}
			title={t.stayList.title}
			emptyText={t.stayList.none[found.role]}
		/>
	);
}
