import { wallClock } from "#app/common/calendar.ts";
import { readPeriod } from "#app/common/forms/period.server.ts";
import { maskId, unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireHotelManager } from "#app/http/session/guards.server.ts";
import { ownHotels } from "#app/travel/hotels/own-hotels.server.ts";
import { readHotelFigures, readPace, yearBefore } from "./hotel-figures.server.ts";

/** The months of the pace that a manager can choose. */
export const PACE_MONTHS = [3, 6];

/**
 * The figures that a URL asks for: `?hotel=`, or the first of those that the person manages; the period of its calendar, as
 * `readPeriod`; and the months of the pace. Without a hotel there are none.
 */
export async function readAskedFigures(request: Request) {
	const actor = await requireHotelManager(request);
	const url = new URL(request.url).searchParams;
	const now = new Date();
	const chosen = unmaskId(url.get("hotel") ?? "");
	const hotels = await ownHotels(db, { actor, permission: "hotel", chosen });
	const hotel = hotels.find(({ id }) => id === chosen) ?? hotels[0];
	const timeZone = hotel?.time_zone ?? "UTC";
	const { period, typed, problem } = readPeriod(url, { timeZone, now });
	const [from, to] = [period.days[0]?.date ?? "", period.days.at(-1)?.date ?? ""];
	const months = PACE_MONTHS.find((count) => String(count) === url.get("months")) ?? 3;
	return {
		hotels: hotels.map(({ id, name }) => ({ id: maskId(id), name })),
		hotel: hotel ? maskId(hotel.id) : "",
		choice: period.choice,
		typed,
		problem,
		from,
		to,
		before: { from: yearBefore(from), to: yearBefore(to) },
		today: wallClock(now, timeZone).date,
		months,
		figures: hotel ? await readHotelFigures(db, { hotel, from, to }) : null,
		pace: hotel ? await readPace(db, { hotel, months, now }) : [],
	};
}
