import type { Page } from "playwright/test";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { addDriver, addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { moveOf, TYPED_MOVE } from "#app/testing/rent/move.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { ADMIN } from "./people.ts";

const TIME_ZONE = "America/New_York";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The date some days from today in the market's time zone. */
export function dayAhead(days: number): string {
	const today = Date.parse(wallClock(new Date(), TIME_ZONE).date);
	return new Date(today + days * DAY_MS).toISOString().slice(0, 10);
}

/** The date and time some hours from now on the market's clock, for a move. */
export function hoursAhead(hours: number): { booking_date: string; booking_time: string } {
	const { date, time } = wallClock(new Date(Date.now() + hours * 60 * 60 * 1000), TIME_ZONE);
	return { booking_date: date, booking_time: time };
}

type Move = {
	name?: string;
	current_address?: string;
	new_address?: string;
	vehicle_type?: VehicleType;
	booking_date?: string;
	booking_time?: string;
	email?: string;
	/** By the site's rates, in place of no price. */
	pricing?: { agreed: null; country: string; currency: string };
	/** The status that an administrator has set since. */
	story?: MovingStatus[];
};

/** Books a move like a guest, and returns its number. */
export async function addMove(db: Database, { story = [], ...move }: Move = {}): Promise<string> {
	const booked = await bookMove(
		db,
		moveOf({
			current_address: "12 Maple Street, Brooklyn",
			new_address: "80 Harbor Road, Yonkers",
			vehicle_type: "truck",
			booking_date: dayAhead(10),
			booking_time: "10:30",
			...move,
			timeZone: TIME_ZONE,
			now: new Date(),
		}),
	);
	if (!booked.ok) throw new Error(`The move was refused: ${booked.reason}.`);
	let expectedStatus: MovingStatus = "pending";
	for (const to of story) {
		await changeMove(db, booked.number, { expectedStatus, to, by: ADMIN });
		expectedStatus = to;
	}
	return booked.number;
}

/** Changes a booking like an admin, from outside the site's process. */
export async function changeMove(
	db: Database,
	number: string,
	{ expectedStatus, to, by }: { expectedStatus: MovingStatus; to: MovingStatus; by: string },
): Promise<void> {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", by)
		.executeTakeFirstOrThrow();
	const outcome = await changeMovingStatus(db, { number, expectedStatus, to, actorId: id, now: new Date() });
	if (!outcome.ok) throw new Error(`The change was refused: ${outcome.reason}.`);
}

export const BOOKING = {
	...TYPED_MOVE,
	name: "Zoë Laurent",
	contact: "(212) 555-0188",
	currentAddress: "5 Orchard Lane, Queens",
	newAddress: "7 River Walk, Hoboken",
	bookingDate: dayAhead(10),
	bookingTime: "09:30",
};

/** Fills in the form at `/trucking-home` with `BOOKING` and some changes. */
export async function fillBooking(page: Page, change: Partial<typeof BOOKING> = {}): Promise<void> {
	for (const [name, value] of Object.entries({ ...BOOKING, ...change })) {
		const field = page.locator(`#book [name="${name}"]`);
		const kind = await field.first().evaluate((element) => element.getAttribute("type") ?? element.localName);
		if (kind === "radio") await field.and(page.locator(`[value="${value}"]`)).check();
		else if (kind === "select") await field.selectOption(value);
		else await field.fill(value);
	}
}

let forms = 0;

/** The form's values, for requests without a page: a new move each time, because equal ones would be the same. */
export const bookingFields = (change: Record<string, string> = {}): Record<string, string> => ({
	...BOOKING,
	currentAddress: `${++forms} Orchard Lane, Queens`,
	...change,
});

export const countMoves = async (db: Database): Promise<number> =>
	(await db.selectFrom("moving_bookings").select("id").execute()).length;

/** A job of today that is loaded: its booking, and the path of its sheet. */
export async function openDelivery(
	db: Database,
): Promise<{ number: string; path: string; bookingId: number }> {
	const number = await addMove(db, { story: ["confirmed"] });
	const booking = await db
		.updateTable("moving_bookings")
		.set({ booking_date: dayAhead(0), booking_time: "12:00" })
		.where("number", "=", number)
		.returning("id")
		.executeTakeFirstOrThrow();
	const at = new Date().toISOString();
	const driver_id = await addDriver(db);
	const { nonce, token } = newLink();
	const job = { booking_id: booking.id, driver_id };
	await db
		.insertInto("move_assignments")
		.values({
			...job,
			vehicle_id: await addVehicle(db, { now: new Date() }),
			assigned_by: null,
			assigned_at: at,
			link_nonce: nonce,
			link_hash: hashToken(token),
		})
		.execute();
	for (const step of ["on_the_way", "arrived", "loaded"] as const)
		await db
			.insertInto("move_job_steps")
			.values({ ...job, step, at })
			.execute();
	return { number, path: `/jobs/${token}`, bookingId: booking.id };
}
