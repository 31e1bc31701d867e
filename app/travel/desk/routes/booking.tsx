import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { pageTitle } from "#app/common/page-meta.ts";
import { formatReferenceNumber, orderNumberFrom } from "#app/common/reference-number.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { trailOfNumber } from "#app/common/trail-path.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { readManagedBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { toManagedBooking } from "#app/travel/desk/managed-booking.server.ts";
import { ManagedBooking } from "#app/travel/desk/ui/managed-booking.tsx";
import { readOwnHotel } from "#app/travel/hotels/own-hotels.server.ts";
import { OwnerNav } from "#app/travel/owner-nav.tsx";
import { keepLast } from "#app/ui/hydrated/keep-last.ts";
import { LiveAsOf, LiveEnded } from "#app/ui/hydrated/live-messages.tsx";
import { SoftNavigation } from "#app/ui/hydrated/soft-navigation.tsx";
import { useLive } from "#app/ui/hydrated/use-live.ts";

export const handle: ScreenHandle = { subject: "staff", hydrate: true, live: true, refreshAfter: 60 };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: pageTitle(`Booking ${data ? formatReferenceNumber(data.booking.number) : ""}`) },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const actor = await requireHotelStaff(request);
	const number = orderNumberFrom(params);
	const now = new Date();
	const booking = await readManagedBooking(db, { number, actor, now });
	if (!booking) throw json(null, { status: 404 });
	// Invoices are not for the desk.
	const managed = await readOwnHotel(db, { hotelId: booking.hotel_id, actor });
	const invoices = managed ? booking.invoices : [];
	return json({
		booking: toManagedBooking({ ...booking, invoices }, now),
		isDeskOnly: actor.isDeskOnly,
		trail: actor.role === "Admin" ? trailOfNumber(number) : null,
	});
}

export const clientLoader = keepLast();

export default function Booking() {
	const { booking, isDeskOnly, trail } = useLoaderData<typeof loader>();
	const live = useLive("room_bookings");
	const here = `/owner/manage-bookings/${booking.number}`;
	return (
		<SoftNavigation within="/owner/manage-bookings">
			<Outlet />
			<LiveEnded live={live} here={here} />
			<OwnerNav here="/owner/manage-bookings" isDeskOnly={isDeskOnly} />
			<ManagedBooking
				booking={booking}
				trail={trail}
				asOf={<LiveAsOf live={live} asOf={booking.asOf} here={here} />}
			/>
		</SoftNavigation>
	);
}
