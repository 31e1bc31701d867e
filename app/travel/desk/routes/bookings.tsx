import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { wallClock } from "#app/common/calendar.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { LIVE_STAFF_SCREEN } from "#app/common/screen-handle.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { allowedStaffActions } from "#app/travel/desk/staff-actions.ts";
import { BookingMenu, type ManagedRow } from "#app/travel/desk/ui/booking-actions.tsx";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { OwnerNav } from "#app/travel/owner-nav.tsx";
import { MANAGED_LIST } from "#app/travel/stays/booking-filters.ts";
import { toBookingRow } from "#app/travel/stays/booking-row.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { listBookings, scopeOf } from "#app/travel/stays/list-bookings.server.ts";
import { BookingsScreen } from "#app/travel/stays/ui/bookings-screen.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { Icon } from "#app/ui/icon.tsx";

export const handle = LIVE_STAFF_SCREEN;
export const meta: MetaFunction = () => [{ title: pageTitle("Manage bookings") }];

export async function loader({ request }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const filters = MANAGED_LIST.read(new URL(request.url).searchParams);
	const now = new Date();
	const { isDeskOnly } = actor;
	const timeOf = (zone: string) => wallClock(now, zone).time;
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
		const asOf = timeOf(shownHotel?.time_zone ?? market.timeZone);
		const names = hotels.map(({ id, name }) => ({ id: maskId(id), name }));
		return json({ isDeskOnly, filters, asOf, hotels: names, rows: shown, total, page, failure: null });
	} catch (error) {
		const nothing = { hotels: [] as { id: string; name: string }[], rows: [] as ManagedRow[] };
		const failure = failureReason(error, "list room bookings", request);
		const asOf = timeOf(market.timeZone);
		return json({ isDeskOnly, filters, asOf, ...nothing, total: 0, page: 1, failure }, { status: 503 });
	}
}

export const clientLoader = keepLast();

export default function ManageBookings() {
	const found = useLoaderData<typeof loader>();
	return (
		<BookingsScreen
			list={MANAGED_LIST}
			found={found}
			title="Manage bookings"
			emptyText="You have no bookings yet. New bookings appear here automatically."
			nav={<OwnerNav here="/owner/manage-bookings" isDeskOnly={found.isDeskOnly} />}
			tools={
				<p className="mb-4 flex flex-wrap gap-2">
					<ButtonLink dense href="/owner/walk-in">
						<Icon name="plus" /> Walk-in
					</ButtonLink>
					<ButtonLink
						variant="quiet"
						dense
						href={`/owner/manage-bookings.csv${MANAGED_LIST.search(found.filters)}`}
					>
						<Icon name="download" /> CSV
					</ButtonLink>
				</p>
			}
			actions={(row) => <BookingMenu row={row} />}
		/>
	);
}
