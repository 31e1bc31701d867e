import { z } from "zod";
import { wallClock } from "#app/common/calendar.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import { HOME_SIZE_NAMES, UNKNOWN_JOB } from "#app/rent/rates/move-job.ts";
import type { Database } from "#db/client.ts";
import type { VehicleType } from "#db/schema/rent.ts";
import { readContent, texts } from "./content.ts";
import { DAY_MS, HOUR_MS } from "./demo-time.ts";
import { assignFree, reportSteps, withPrice } from "./dispatch.ts";
import { FLEET, FULL_HOURS, OUTAGE_DAY, seedFleet, seedLastTruck, seedOutages } from "./fleet.ts";
import { confirmMove, seedOffers } from "./offers.ts";
import { readProofs } from "./proofs.ts";
import { pick, seededRandom } from "./random.ts";
import { seedRates } from "./rates.ts";
import { runningJobCells, seedRunningJob } from "./running-job.ts";
import {
	type DemoProvider,
	openDemoCheckout,
	payAtDemoProvider,
	settleDemoRefunds,
} from "./shop/orders/online-payments.ts";

/** A customer pays a deposit so long after booking; those who booked less than this ago have not yet. */
const PAYS_AFTER_MS = 4 * 60 * 1000;
const UNPAID_FOR_MS = 6 * HOUR_MS;
const PROOFS_FOR_MS = 21 * DAY_MS;

const MINUTE_MS = 60 * 1000;
/** The moving service opened before its first booking. */
const OPENED_DAYS_AGO = 80;
/** When staff have acted on a new booking by now: after this part of the time since then. */
const SOON = 0.6;

const { names, streets, towns, areaCodes } = readContent(
	"moves",
	z.object({ names: texts, streets: texts, towns: texts, areaCodes: texts }),
);

/**
 * Stores the fleet, the rates, moving bookings of the last eleven weeks with their histories and assignments, a full
 * tomorrow and a job that is running now, through the rules that the screens use.
 */
export async function seedMovingBookings(
	db: Database,
	demo: {
		count: number;
		timeZone: string;
		adminId: number;
		now: Date;
		/** Who takes deposits; without it, none is asked for. */
		provider?: DemoProvider | undefined;
	},
): Promise<void> {
	const random = seededRandom(20_260_401);
	const address = () => `${1 + Math.floor(random() * 240)} ${pick(random, streets)}, ${pick(random, towns)}`;
	const customer = () => ({
		name: pick(random, names),
		...phone(random),
		email: null,
		...UNKNOWN_JOB,
		current_address: address(),
		new_address: address(),
		guestHash: null,
		accountId: null,
		timeZone: demo.timeZone,
	});
	const proofs = readProofs();
	const today = wallClock(demo.now, demo.timeZone).date;
	const outageDate = addDays(today, OUTAGE_DAY);
	const opening = { ...demo, now: new Date(demo.now.getTime() - OPENED_DAYS_AGO * DAY_MS) };
	await seedFleet(db, opening);
	await seedRates(db, opening);
	for (let index = 0; index < demo.count; index++) {
		// From eleven weeks to five minutes ago.
		const age = (demo.count - index) / demo.count;
		const booked = new Date(demo.now.getTime() - age ** 1.4 * 77 * DAY_MS - 5 * 60 * 1000);
		const moves = new Date(booked.getTime() + (1 + random() * 24) * DAY_MS);
		const hour = 8 + Math.floor(random() * 10);
		const booking_date = wallClock(moves, demo.timeZone).date;
		const booking_time = `${String(hour).padStart(2, "0")}:${random() < 0.5 ? "00" : "30"}`;
		const outcome = await bookMove(
			db,
			await withPrice(
				db,
				{
					...customer(),
					// So that one move has no vehicle on that day, and no more.
					vehicle_type: random() < 0.65 || booking_date === outageDate ? "truck" : "loader",
					booking_date,
					booking_time,
					home_size: pick(random, [null, ...HOME_SIZE_NAMES]),
					submitter: { id: `demo ${index}` },
					now: booked,
				},
				demo.provider ? "stripe" : null,
			),
		);
		if (!outcome.ok) continue;
		const { number, hasDeposit } = outcome;
		const provider = hasDeposit ? demo.provider : undefined;
		// The newest deposits are not paid yet.
		const paidAt = new Date(booked.getTime() + PAYS_AFTER_MS);
		if (provider) await openDemoCheckout(db, provider, { number, now: booked });
		if (provider && demo.now.getTime() - booked.getTime() > UNPAID_FOR_MS)
			await payAtDemoProvider(db, provider, { number, now: paidAt });
		const begins = momentOf(booking_date, booking_time, demo.timeZone);
		let status: MovingStatus = "pending";
		let at = booked;
		for (const to of outcomeOf(random, begins < demo.now, demo.now.getTime() - booked.getTime())) {
			const next = at.getTime() + (1 + random() * 20) * HOUR_MS;
			const left = demo.now.getTime() - at.getTime();
			at = new Date(next < demo.now.getTime() ? next : at.getTime() + left * SOON);
			const by = { number, random, ...demo, now: at };
			if (to === "confirmed") {
				await confirmMove(db, by);
				const link = random() < 0.9 ? await assignFree(db, by) : null;
				const photos = pickProofs(random, proofs, demo.now.getTime() - begins.getTime());
				if (link) await reportSteps(db, { link, begins, ...driverOf(random), photos, ...demo });
				// Its driver reports the delivery.
				if (link && begins < demo.now) break;
			} else
				await changeMovingStatus(db, { number, expectedStatus: status, to, actorId: demo.adminId, now: at });
			status = to;
		}
		if (provider && (status === "cancelled" || status === "rejected"))
			await settleDemoRefunds(db, provider, { number, now: at });
	}
	await seedOffers(db, { ...demo, customer });
	await seedLastTruck(db, { ...demo, running: runningJobCells(demo) });
	let made = 0;
	const bookAll = async (booking_date: string, booking_time: string, types: readonly VehicleType[]) => {
		for (const [index, vehicle_type] of types.entries()) {
			const submitter = { id: `demo ${booking_date} ${booking_time} ${index}` };
			// Every seven minutes of this morning, and confirmed after two.
			const minutesAgo = (50 - made++) * 7;
			const now = new Date(demo.now.getTime() - minutesAgo * MINUTE_MS);
			const move = { ...customer(), vehicle_type, booking_date, booking_time, submitter, now };
			const booked = await bookMove(db, await withPrice(db, move));
			if (!booked.ok || random() < 0.3) continue;
			const confirmedAt = new Date(now.getTime() + 2 * MINUTE_MS);
			const by = { number: booked.number, random, ...demo, now: confirmedAt };
			await confirmMove(db, by);
			await assignFree(db, by);
		}
	};
	for (const time of FULL_HOURS) await bookAll(addDays(today, 1), time, FLEET);
	const loaders = FLEET.filter((type) => type === "loader");
	await bookAll(outageDate, "10:00", loaders);
	await seedOutages(db, demo);
	await seedRunningJob(db, { ...demo, customer: customer(), random });
}

/** When a driver arrives, and who receives the delivery: most arrive on time. */
function driverOf(random: () => number): { minutesLate: number; receiver: string } {
	const luck = random();
	const minutesLate = Math.round(luck < 0.85 ? -10 + luck * 26 : 16 + random() * 34);
	return { minutesLate, receiver: pick(random, names) };
}

/** The last deliveries have one to three photos. */
function pickProofs(random: () => number, proofs: readonly Picture[], age: number): Picture[] {
	const from = Math.floor(random() * proofs.length);
	const count = 1 + Math.floor(random() * 3);
	return age > PROOFS_FOR_MS ? [] : [...proofs, ...proofs].slice(from, from + count);
}

/** The statuses that a booking goes through: most past moves are delivered, and the newest requests are pending. */
function outcomeOf(random: () => number, isOver: boolean, age: number): MovingStatus[] {
	const luck = random();
	if (age < 8 * HOUR_MS) return [];
	if (luck < 0.07) return ["rejected"];
	if (luck < 0.12) return ["cancelled"];
	if (luck < 0.18) return ["confirmed", "cancelled"];
	if (isOver) return ["confirmed", "delivered"];
	return luck < 0.75 ? ["confirmed"] : [];
}

function phone(random: () => number): { contact: string; contact_e164: string } {
	// 555-01xx is reserved for examples, in every area code.
	const line = `01${String(Math.floor(random() * 100)).padStart(2, "0")}`;
	const area = pick(random, areaCodes);
	return { contact: `(${area}) 555-${line}`, contact_e164: `+1${area}555${line}` };
}
