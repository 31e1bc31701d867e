import { randomUUID } from "node:crypto";
import { wallClock } from "#app/common/calendar.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { saveDriver } from "#app/rent/fleet/drivers.server.ts";
import { addOutage } from "#app/rent/fleet/outages.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { askForDeposit } from "#app/rent/moves/money/move-deposit.server.ts";
import { addMoveLines } from "#app/rent/moves/money/move-lines.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { offerPrice } from "#app/rent/moves/offer-price.server.ts";
import { reviewMove } from "#app/rent/moves/review-move.server.ts";
import { addVehicle, newLink } from "#app/testing/rent/fleet.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addRateCard, addZone } from "#app/testing/rent/rates.ts";
import type { Database } from "#db/client.ts";
import type { JobStep } from "#db/schema/rent.ts";
import { transact } from "#db/transact.ts";
import { dayAhead } from "#e2e/helpers/moves.ts";
import type { FuzzCustomer } from "./fill-shop.ts";
import type { People } from "./people.ts";

const TIME_ZONE = "America/New_York";
const HOUR_MS = 60 * 60 * 1000;

const OF_STAFF = { isGranted: true, guestHash: null, accountId: null };
const REVIEW = { rating: 5, title: "", message: "The crew was careful." };

/** Which of a customer's moves is delivered. */
export const DELIVERED = 2;

/** Books moves of every status, and returns their numbers. */
export async function moveOften(db: Database, customer: FuzzCustomer, people: People): Promise<string[]> {
	const numbers: string[] = [];
	const delivered = ["confirmed", "delivered"] as const;
	const stories = [[], ["confirmed"], delivered, ["offered"], delivered] as const;
	for (const story of stories) {
		const booked = await bookMove(
			db,
			moveOf({
				email: customer.email,
				vehicle_type: "truck",
				booking_date: dayAhead(10),
				guestHash: customer.guestHash,
				accountId: customer.accountId,
				timeZone: TIME_ZONE,
				now: new Date(),
			}),
		);
		if (!booked.ok) throw new Error(`The move was refused: ${booked.reason}.`);
		const { number } = booked;
		numbers.push(number);
		let expectedStatus: MovingStatus = "pending";
		for (const to of story) {
			const actorId = people.Admin.accountId ?? 0;
			const change = { number, actorId, now: new Date() };
			if (to === "offered") {
				await offerPrice(db, { ...change, expectedPrice: null, price: 18_000, currency: "USD" });
				continue;
			}
			await changeMovingStatus(db, { ...change, expectedStatus, to });
			expectedStatus = to;
			if (to === "delivered") {
				await addProof(db, number);
				if (numbers.length === stories.length)
					await reviewMove(db, { number, viewer: OF_STAFF, ...REVIEW, now: new Date() });
			}
		}
	}
	return numbers;
}

async function addProof(db: Database, number: string): Promise<void> {
	const { id } = await db
		.selectFrom("moving_bookings")
		.select("id")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	const photo = { position: 1, width: 1280, height: 960, small: Buffer.of(1), large: Buffer.of(2) };
	await db
		.insertInto("move_proof_photos")
		.values({ booking_id: id, ...photo })
		.execute();
}

/** A zone and the rate card for loaders. */
export async function addRates(db: Database, people: People): Promise<void> {
	const actorId = people.Admin.accountId ?? 0;
	await addZone(db, { name: "Brooklyn", prefixes: ["112"], actorId });
	await addRateCard(db, { actorId, now: new Date() });
}

/** A loader that is out of service for a time, its driver, two jobs of theirs, and a move without a vehicle. */
export async function addFleet(db: Database, people: People) {
	const now = new Date();
	const vehicleId = await addVehicle(db, { vehicleType: "loader", now });
	const by = { actorId: people.Admin.accountId ?? 0, timeZone: TIME_ZONE, now };
	await addOutage(db, { vehicleId, from: dayAhead(30), to: dayAhead(31), reason: "Inspection", ...by });
	const driver = await saveDriver(db, {
		driver: {
			name: "Bo Andersson",
			contact: "(212) 555-0171",
			contact_e164: "+12125550171",
			email: "bo@drivers.example",
			is_active: true,
		},
		id: null,
		expectedVersion: undefined,
		idempotencyKey: randomUUID(),
		actorId: by.actorId,
		now,
	});
	if (!driver.ok) throw new Error(`The driver was refused: ${driver.reason}.`);
	const book = async (booking_date: string, booking_time: string) => {
		const move = { booking_date, booking_time, timeZone: TIME_ZONE, now };
		const booked = await bookMove(db, moveOf({ vehicle_type: "loader", ...move }));
		if (!booked.ok) throw new Error(`The move was refused: ${booked.reason}.`);
		return booked.number;
	};
	const to = { vehicleId, driverId: driver.id };
	/** Books and assigns a move whose driver has done these steps. Drivers can begin 12 hours before a move. */
	const openJob = async (hoursAhead: number, steps: readonly JobStep[]) => {
		const begins = wallClock(new Date(now.getTime() + hoursAhead * HOUR_MS), TIME_ZONE);
		const number = await book(begins.date, `${begins.time.slice(0, 2)}:00`);
		const link = newLink();
		await assignMove(db, { number, to, expectedVersion: 0, link, actorId: by.actorId, now });
		const confirm = { expectedStatus: "pending", to: "confirmed", actorId: by.actorId } as const;
		await changeMovingStatus(db, { number, ...confirm, now });
		const { id } = await db
			.selectFrom("moving_bookings")
			.select("id")
			.where("number", "=", number)
			.executeTakeFirstOrThrow();
		const at = now.toISOString();
		await db
			.insertInto("move_job_steps")
			.values(steps.map((step) => ({ booking_id: id, step, driver_id: driver.id, at })))
			.execute();
		return { number, sheet: `/jobs/${link.token}` };
	};
	const begun = await openJob(4, ["on_the_way"]);
	const loaded = await openJob(7, ["on_the_way", "arrived", "loaded"]);
	const unassigned = await book(dayAhead(3), "14:00");
	const unpaid = await book(dayAhead(4), "14:00");
	await askForItsDeposit(db, unpaid, now);
	const parts = [begun.number, unassigned, unpaid, `${unpaid}/deposit-waiver`, `day/${dayAhead(3)}`];
	return {
		forAdmin: parts.map((part) => `/trucking-dashboard/${part}`),
		forDrivers: { visitor: begun.sheet, User: loaded.sheet },
	};
}

/** Agrees on a price for a move, with a deposit that nobody has paid. */
async function askForItsDeposit(db: Database, number: string, now: Date): Promise<void> {
	await transact(db, async (trx) => {
		const move = await trx
			.updateTable("moving_bookings")
			.set({ price: 30_000, currency: "USD", price_state: "agreed" })
			.where("number", "=", number)
			.returningAll()
			.executeTakeFirstOrThrow();
		await addMoveLines(trx, move.id, [{ label: "Move", amount: 30_000 }]);
		const asked = { deposit: 9_000, provider: "stripe", timeZone: TIME_ZONE, now } as const;
		await askForDeposit(trx, move, asked);
	});
}
