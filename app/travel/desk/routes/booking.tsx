import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { hasPermission } from "#app/account/memberships/member-roles.ts";
import { trailOfNumber } from "#app/common/changes/trail-path.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { db } from "#app/http/process/database.server.ts";
import { toManagedBooking } from "#app/travel/desk/managed-booking.server.ts";
import { requireManagedBooking } from "#app/travel/desk/managed-booking-request.server.ts";
import { ManagedBooking } from "#app/travel/desk/ui/managed-booking.tsx";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { readStayUnits } from "#app/travel/units/stay-units.server.ts";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{
		title: pageTitle(
			t.bookingChange.title({ number: data ? formatReferenceNumber(data.booking.number) : "" }),
		),
	},
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { actor, booking, now } = await requireManagedBooking(request, params);
	const { hotel_id: hotelId } = booking;
	const hotel = await readOwnHotel(db, { hotelId, actor, permission: "bookings" });
	const ownRole = hotel?.own_role ?? null;
	// Invoices are not for the desk.
	const invoices = hasPermission(actor, ownRole, "hotel") ? booking.invoices : [];
	const units = await readStayUnits(db, booking);
	return json({
		booking: toManagedBooking({ ...booking, invoices }, now, { units, isTeam: ownRole !== null }),
		trail: actor.role === "Admin" ? trailOfNumber(booking.number) : null,
	});
}

export const clientLoader = keepLast();

export default function Booking() {
	const { booking, trail } = useLoaderData<typeof loader>();
	const live = useLive("room_bookings");
	const here = `/owner/manage-bookings/${booking.number}`;
	return (
		<SoftNavigation within="/owner/manage-bookings">
			<Outlet />
			<LiveEnded live={live} here={here} />
			<ManagedBooking
				booking={booking}
				trail={trail}
				asOf={<LiveAsOf live={live} asOf={booking.asOf} here={here} />}
			/>
		</SoftNavigation>
	);
}
