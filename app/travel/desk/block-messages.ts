import { formatDate } from "#app/common/calendar.ts";
import { withCommas } from "#app/common/language/direction.ts";
import { t } from "#app/common/language/messages.ts";
import { maskId } from "#app/common/masked-id.ts";
import { formatRoomName, formatStay } from "#app/travel/nights/format-stay.ts";
import { soldNights } from "#app/travel/nights/held-nights.ts";
import type { BlockOutcome, listBlocks } from "./blocks.server.ts";

export const blocksPath = (hotelId: number): string => `/owner/blocks?hotel=${maskId(hotelId)}`;

type Block = Awaited<ReturnType<typeof listBlocks>>[number];

/** The most dates that a sentence lists. */
const NAMED = 5;

/** The nights of a calendar's event that were sold before, from the hotel's today on; empty for none. */
function formatBlockConflict(block: Block, { today, thisYear }: { today: string; thisYear: number }): string {
	const dates = soldNights(block, today).map((date) => formatDate(date, thisYear));
	return dates.length > 0 ? t.blocks.conflict({ dates: withCommas(dates) }) : "";
}

/** A block in the list. `today`: the hotel's. */
export const toBlockRow = (
	block: Block,
	{ hotelId, today, thisYear }: { hotelId: number; today: string; thisYear: number },
) => ({
	id: maskId(block.id),
	room: block.unit ? withCommas([block.room, block.unit]) : formatRoomName(block.rooms, block.room),
	nights: formatStay({ checkIn: block.from_date, checkOut: block.to_date }, thisYear),
	note: block.note,
	/** Who made it: a person's name, or a calendar's. */
	from: block.feed ?? block.by ?? "",
	/** The settings of its calendar; null for a block by staff. */
	calendarHref: block.feed === null ? null : `/edit-room/${maskId(block.room_id)}/calendars`,
	/** Which of its nights it does not block, and why. */
	conflict: formatBlockConflict(block, { today, thisYear }),
	/** The bookings that may be of its nights: by arrival, the last before its end first. */
	bookingsHref: `/owner/manage-bookings?${new URLSearchParams({ hotel: maskId(hotelId), to: block.to_date, sort: "arrival", dir: "desc" })}`,
});

export type BlockRow = ReturnType<typeof toBlockRow>;

export function formatBlockRefusal(
	refusal: Extract<BlockOutcome, { ok: false }>,
	thisYear: number,
): { field: string; message: string; status: number } {
	switch (refusal.reason) {
		case "gone":
			return { field: "room", message: t.blocks.roomGone, status: 409 };
		case "past":
			return {
				field: "from",
				message: t.blocks.past,
				status: 422,
			};
		case "too_far":
			return {
				field: "to",
				message: t.blocks.tooFar,
				status: 422,
			};
		case "unit_taken": {
			const guests = refusal.stays.flatMap(({ name }) => name ?? []);
			const message =
				guests.length > 0 ? t.roomPlan.unitTaken({ guests: withCommas(guests) }) : t.roomPlan.unitBlocked;
			return { field: "from", message, status: 409 };
		}
		case "taken": {
			const dates = refusal.dates.slice(0, NAMED).map((date) => formatDate(date, thisYear));
			const more = refusal.dates.length - dates.length;
			const all = withCommas([...dates, more > 0 ? t.blocks.more({ more }) : null]);
			return {
				field: "rooms",
				message: all ? t.blocks.taken({ all }) : t.blocks.justBooked,
				status: 409,
			};
		}
	}
}
