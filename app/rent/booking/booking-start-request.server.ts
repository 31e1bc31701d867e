import { postalLabel } from "#app/common/places/postal-code.ts";
import { failureReason } from "#app/http/log/failure.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { guestHash } from "#app/http/session/guest.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { bookableDates } from "#app/rent/bookable-time.server.ts";
import { listOwnMovingBookings } from "#app/rent/dashboard/moving-bookings.server.ts";
import type { OwnBooking } from "./own-bookings.tsx";

/** The bookings of a person or browser, and what is already known for the next one. */
export async function readBookingStart(request: RequestHead) {
	const person = await readPerson(request);
	const owner = { guestHash: await guestHash(request), accountId: person?.accountId ?? null };
	const own: Own = await listOwn(owner).catch((error) => ({
		bookings: [],
		failure: failureReason(error, "list own moving bookings", request),
	}));
	const dates = bookableDates({ timeZone: market.timeZone, now: new Date() });
	const year = Number(dates.min.slice(0, 4));
	const known = { name: person?.name ?? "", email: person?.email ?? "" };
	return { ...own, ...known, dates, year, postalLabel: postalLabel(market.country) };
}

type Own = { bookings: OwnBooking[]; failure: string | null };

async function listOwn(owner: { guestHash: string | null; accountId: number | null }): Promise<Own> {
	const isUnknown = owner.guestHash === null && owner.accountId === null;
	return { bookings: isUnknown ? [] : await listOwnMovingBookings(db, owner), failure: null };
}
