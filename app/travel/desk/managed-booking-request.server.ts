import { json } from "@remix-run/node";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { ownPath } from "#app/http/network/same-origin.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelStaff } from "#app/http/session/guards.server.ts";
import { readManagedBooking } from "./act-on-booking.server.ts";
import { HOTEL_DASHBOARD } from "./hotel-dashboard-path.ts";

/**
 * Who works for hotels, and the booking of the URL. Throws a 404 for an unknown booking and for one of a hotel that they
 * don't manage.
 */
export async function requireManagedBooking(request: Request, params: { number?: string }) {
	const actor = await requireHotelStaff(request);
	const now = new Date();
	const booking = await readManagedBooking(db, { number: orderNumberFrom(params), actor, now });
	if (!booking) throw json(null, { status: 404 });
	return { actor, booking, now };
}

/** Where the question was asked: today's tasks, the timeline, else the booking. */
export function readReturnPath(request: Request, number: string): string {
	const booking = `/owner/manage-bookings/${number}`;
	const path = ownPath(new URL(request.url).searchParams.get("returnTo"), booking);
	const screens = [HOTEL_DASHBOARD, "/owner/timeline"];
	return screens.some((screen) => path === screen || path.startsWith(`${screen}?`)) ? path : booking;
}
