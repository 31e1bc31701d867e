import { orderNumberFrom } from "#app/common/reference-number.ts";
import { db } from "#app/http/process/database.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { readOwnBooking } from "./own-bookings.server.ts";

/** The booking in the path of a guest's screen; otherwise asks for their contact. */
export async function requireOwnBooking(
	request: Request,
	params: { number?: string },
	now: Date,
	next?: "check-in",
) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	const booking = await readOwnBooking(db, { number, viewer, now });
	if (!booking) throw askForContact(params.number, next);
	return booking;
}
