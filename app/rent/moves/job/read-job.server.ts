import { isShownTo, type Viewer } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { MOVE_COLUMNS } from "#app/rent/moves/move-columns.ts";
import type { Database } from "#db/client.ts";
import { isJobLinkOpen } from "./job-link.server.ts";
import { JOB_STEP_NAMES, PROOF_WIDTHS } from "./job-steps.ts";

/** A job for its driver. */
export type Job = NonNullable<Awaited<ReturnType<typeof readJob>>>;

/** The job whose current link has this hash: the move, its price, notes of the office, and what is done. */
export async function readJob(
	db: Database,
	{ linkHash, timeZone, now }: { linkHash: string; timeZone: string; now: Date },
) {
	const found = await db
		.selectFrom("move_assignments as assignment")
		.innerJoin("moving_bookings", "moving_bookings.id", "assignment.booking_id")
		.innerJoin("rent_vehicles as vehicle", "vehicle.id", "assignment.vehicle_id")
		.innerJoin("rent_drivers as driver", "driver.id", "assignment.driver_id")
		.select(MOVE_COLUMNS.map((name) => `moving_bookings.${name}` as const))
		.select(["moving_bookings.id", "moving_bookings.status", "moving_bookings.cells"])
		.select(["moving_bookings.price", "moving_bookings.currency", "moving_bookings.price_state"])
		.select(["moving_bookings.deposit_paid", "moving_bookings.deposit_refunded"])
		.select(["vehicle.name as vehicle", "vehicle.plate", "driver.name as driver"])
		.where("assignment.link_hash", "=", linkHash)
		.executeTakeFirst();
	if (!found || !isJobLinkOpen(found, { timeZone, now })) return undefined;
	const { id, ...job } = found;
	const notes = await db
		.selectFrom("changes")
		.select(["id", "note as detail"])
		.where("subject", "=", `move ${id}`)
		.where("note", "is not", null)
		.orderBy("id")
		.execute();
	return {
		...job,
		notes,
		steps: await readSteps(db, id),
		photos: await countProofPhotos(db, id),
		collection: (await readCollection(db, id)) ?? null,
	};
}

/**
 * What a customer learns of a job: its steps, how many photos its delivery has, and who comes with which vehicle. The
 * caller has checked that they may see the booking.
 */
export async function readJobProgress(db: Database, { number }: { number: string }) {
	const booking = await db
		.selectFrom("moving_bookings")
		.leftJoin("move_assignments as assignment", "assignment.booking_id", "moving_bookings.id")
		.leftJoin("rent_vehicles as vehicle", "vehicle.id", "assignment.vehicle_id")
		.leftJoin("rent_drivers as driver", "driver.id", "assignment.driver_id")
		.select(["moving_bookings.id", "vehicle.name as vehicle", "vehicle.plate", "driver.name as driver"])
		.where("moving_bookings.number", "=", number)
		.executeTakeFirstOrThrow();
	const { id, ...crew } = booking;
	return { ...crew, steps: await readSteps(db, id), photos: await countProofPhotos(db, id) };
}

export async function countProofPhotos(db: Database, bookingId: number): Promise<number> {
	const { photos } = await db
		.selectFrom("move_proof_photos")
		.select((eb) => eb.fn.countAll<number>().as("photos"))
		.where("booking_id", "=", bookingId)
		.executeTakeFirstOrThrow();
	return Number(photos);
}

/** One file of a delivery's photo, or undefined when there is none or the viewer may not see the booking. */
export async function readProofPhoto(
	db: Database,
	photo: { number: string; position: number; width: (typeof PROOF_WIDTHS)[number]; viewer?: Viewer },
): Promise<Buffer | undefined> {
	const found = await db
		.selectFrom("move_proof_photos as photo")
		.innerJoin("moving_bookings", "moving_bookings.id", "photo.booking_id")
		.select(photo.width === PROOF_WIDTHS[0] ? "photo.small as bytes" : "photo.large as bytes")
		.where("moving_bookings.number", "=", photo.number)
		.where("photo.position", "=", photo.position)
		.where(isShownTo("moving_bookings", photo.viewer))
		.executeTakeFirst();
	return found?.bytes;
}

/** What the driver answered after the delivery; undefined before. The amount is in minor units. */
export const readCollection = (db: Database, bookingId: number) =>
	db
		.selectFrom("move_collections")
		.select(["method", "amount"])
		.where("booking_id", "=", bookingId)
		.executeTakeFirst();

/** The steps that are done, in their order. */
export async function readSteps(db: Database, bookingId: number) {
	const steps = await db
		.selectFrom("move_job_steps")
		.select(["step", "receiver", "at"])
		.where("booking_id", "=", bookingId)
		.execute();
	return JOB_STEP_NAMES.flatMap((name) => steps.find(({ step }) => step === name) ?? []);
}

type Crew = { driver: string | null; vehicle: string | null; plate: string | null };

/** Tells the customer their driver and vehicle: "Your driver is Sam, with Truck 3 (ABC 123)."; null before one is assigned. */
export function crewOf({ driver, vehicle, plate }: Crew): string | null {
	if (!driver || !vehicle) return null;
	const [firstName = ""] = driver.trim().split(/\s+/u);
	const crew = { driver: firstName, vehicle };
	return plate ? t.jobSteps.crewWithPlate({ ...crew, plate }) : t.jobSteps.crew(crew);
}
