import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViews } from "#app/account/views/views-request.server.ts";
import { timeOnClock, wallClock } from "#app/common/calendar.ts";
import { t } from "#app/common/language/messages.ts";
import { NO_VIEWS } from "#app/common/lists/list-views.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { failureReason } from "#app/http/process/failure.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { BookingMenu, type ManagedRow } from "#app/travel/desk/ui/booking-actions.tsx";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { bookingViews, MANAGED_LIST } from "#app/travel/stays/list/booking-filters.ts";
import { toBookingRow } from "#app/travel/stays/list/booking-row.ts";
import { countListedBookings, listBookings, scopeOf } from "#app/travel/stays/list/list-bookings.server.ts";
import { allowedStaffActions } from "#app/travel/stays/list/staff-actions.ts";
import { BookingsScreen } from "#app/travel/stays/ui/bookings-screen.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle(t.manageBookings.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const filters = MANAGED_LIST.read(new URL(request.url).searchParams);
	const now = new Date();
	const common = { filters, isLive: canWatch(actor, "room_bookings") };
	try {
		await expireRequests(db, { now });
		const [hotels, { rows, total, page }] = await Promise.all([
			ownHotels(db, { actor, permission: "bookings", chosen: unmaskId(filters.hotel) }),
			listBookings(db, { filters, scope: scopeOf(actor) }),
		]);
		const shown: ManagedRow[] = rows.map((row) => ({
			...toBookingRow(row, now),
			changes: allowedStaffActions(row, { now, today: wallClock(now, row.time_zone).date }),
		}));
		// In the time zone of the selected hotel, or of the first one.
		const shownHotel = hotels.find(({ id }) => maskId(id) === filters.hotel) ?? hotels[0];
		const timeZone = shownHotel?.time_zone ?? market.timeZone;
		const asOf = timeOnClock(now, timeZone);
		const views = await readViews(actor, {
			list: MANAGED_LIST,
			filters,
			builtIn: bookingViews(wallClock(now, timeZone).date),
			count: (of) => countListedBookings(db, { filters: of, scope: scopeOf(actor) }),
		});
		const names = hotels.map(({ id, name }) => ({ id: maskId(id), name }));
		return json({ ...common, asOf, hotels: names, rows: shown, total, page, views, failure: null });
	} catch (error) {
		const nothing = {
			hotels: [] as { id: string; name: string }[],
			rows: [] as ManagedRow[],
			views: NO_VIEWS,
		};
		const failure = failureReason(error, "list room bookings", request);
		const asOf = timeOnClock(now, market.timeZone);
		return json({ ...common, asOf, ...nothing, total: 0, page: 1, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function ManageBookings() {
	const found = useLoaderData<typeof loader>();
	return (
		<BookingsScreen
			list={MANAGED_LIST}
			found={found}
			title={t.manageBookings.title}
			emptyText={t.manageBookings.none}
			hasFile
			actions={(row) => <BookingMenu row={row} />}
		/>
	);
}
