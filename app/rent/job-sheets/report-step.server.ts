import type { Selectable, Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { joinTexts, storeText } from "#app/common/changes/stored-text.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import { forgetWaitingUploads } from "#app/common/photos/waiting-uploads.server.ts";
import { momentOf } from "#app/common/zoned-time.server.ts";
import { changeMovingStatus } from "#app/rent/moves/change-move.server.ts";
import { isJobLinkOpen } from "#app/rent/moves/job/job-link.server.ts";
import { nextJobStep, PROOF_WIDTHS } from "#app/rent/moves/job/job-steps.ts";
import { readSteps } from "#app/rent/moves/job/read-job.server.ts";
import { STEP_NOTES } from "#app/rent/moves/job/step-notes.ts";
import { moveOnTheWayMail } from "#app/rent/moves/move-mails.ts";
import type { MovingStatus } from "#app/rent/moves/moving-booking.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { JobStep } from "#db/schema/rent.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

const MINUTE_MS = 60 * 1000;
/** How long before the time of the move its driver can begin. */
const EARLIEST_MS = 12 * 60 * MINUTE_MS;

type Report = {
	/** SHA-256 of the token of the job's link. */
	linkHash: string;
	step: JobStep;
	/** Who received a delivery; empty for other steps. */
	receiver: string;
	/** The photos of a delivery, at most four. */
	photos: readonly Picture[];
	timeZone: string;
	now: Date;
};

export type ReportOutcome =
	| { ok: true; repeated: boolean }
	/** There is no current link. */
	| { ok: false; reason: "gone" }
	/** More than 12 hours before the move. */
	| { ok: false; reason: "too_early" }
	/** The booking isn't confirmed. */
	| { ok: false; reason: "not_open"; status: MovingStatus }
	| { ok: false; reason: "out_of_order"; next: JobStep };

/**
 * Stores a step of a job, with the staff's history and the customer's email, by whoever has the job's link. A delivery
 * stores its receiver and photos and sets the booking's status to delivered, like the dashboard does. A step that is
 * already stored succeeds and changes nothing; any other but the next one is refused.
 */
export function reportStep(db: Database, report: Report): Promise<ReportOutcome> {
	return transact(db, async (trx) => {
		const job = await lockJob(trx, report);
		if (!job) return { ok: false, reason: "gone" };
		const done = await readSteps(trx, job.id);
		if (done.some(({ step }) => step === report.step)) return { ok: true, repeated: true };
		if (job.status !== "confirmed") return { ok: false, reason: "not_open", status: job.status };
		const next = nextJobStep(done);
		if (next && next !== report.step) return { ok: false, reason: "out_of_order", next };
		const begins = momentOf(job.booking_date, job.booking_time, report.timeZone).getTime();
		if (report.now.getTime() < begins - EARLIEST_MS) return { ok: false, reason: "too_early" };
		await storeStep(trx, { ...job, begins }, report);
		return { ok: true, repeated: false };
	});
}

type LockedJob = Selectable<Schema["moving_bookings"]> & { driverId: number; driver: string };

/** The booking of a current link, locked, with its driver. */
export async function lockJob(
	trx: Transaction<Schema>,
	{ linkHash, timeZone, now }: Pick<Report, "linkHash" | "timeZone" | "now">,
): Promise<LockedJob | undefined> {
	const linked = trx
		.selectFrom("move_assignments as assignment")
		.innerJoin("rent_drivers as driver", "driver.id", "assignment.driver_id")
		.select(["assignment.booking_id", "driver.id as driverId", "driver.name as driver"])
		.where("assignment.link_hash", "=", linkHash);
	const found = await linked.executeTakeFirst();
	if (!found) return undefined;
	const booking = await trx
		.selectFrom("moving_bookings")
		.selectAll()
		.where("id", "=", found.booking_id)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirst();
	// It may have been assigned to somebody else before the lock.
	const current = booking && (await linked.executeTakeFirst());
	if (!current || !isJobLinkOpen(booking, { timeZone, now })) return undefined;
	return { ...booking, driverId: current.driverId, driver: current.driver };
}

async function storeStep(
	trx: Transaction<Schema>,
	job: LockedJob & { begins: number },
	{ linkHash, step, receiver, photos, now }: Report,
): Promise<void> {
	const at = now.toISOString();
	const { id, email, number, begins } = job;
	await trx
		.insertInto("move_job_steps")
		.values({ booking_id: id, step, driver_id: job.driverId, receiver: receiver || null, at })
		.execute();
	const detail = joinTexts([storeText(STEP_NOTES[step]), job.driver], ", ");
	await recordChange(trx, {
		action: "step",
		subject: `move ${id}`,
		detail,
		actorId: null,
		isInTrail: false,
		now,
	});
	if (step === "delivered") {
		await storePhotos(trx, id, photos);
		await forgetWaitingUploads(trx, { linkHash });
		const change = { number, expectedStatus: "confirmed", to: "delivered", actorId: null, now } as const;
		const changed = await changeMovingStatus(trx, change);
		if (!changed.ok) throw new Error(`a locked booking can't be delivered: ${changed.reason}`);
		return;
	}
	// Screens that show the booking are told by its change.
	await trx
		.updateTable("moving_bookings")
		.set({ updated_at: at })
		.$if(step === "arrived", (arrived) =>
			arrived.set({ minutes_late: Math.floor((now.getTime() - begins) / MINUTE_MS) }),
		)
		.where("id", "=", id)
		.execute();
	if (step === "on_the_way" && email)
		await writeMail(trx, job.language, () => moveOnTheWayMail({ ...job, email }), now);
}

async function storePhotos(
	trx: Transaction<Schema>,
	bookingId: number,
	photos: readonly Picture[],
): Promise<void> {
	if (photos.length === 0) return;
	const [small, large] = PROOF_WIDTHS;
	const bytesOf = ({ files }: Picture, width: number) =>
		files.find((file) => file.width === width)?.bytes ?? Buffer.alloc(0);
	await trx
		.insertInto("move_proof_photos")
		.values(
			photos.map((photo, index) => ({
				booking_id: bookingId,
				position: index + 1,
				width: photo.width,
				height: photo.height,
				small: bytesOf(photo, small),
				large: bytesOf(photo, large),
			})),
		)
		.execute();
}
