import type { Database } from "#db/client.ts";
import { JOB_STEP_NAMES } from "./job-steps.ts";

/** The steps that are done, in their order. */
export async function readSteps(db: Database, bookingId: number) {
	const steps = await db
		.selectFrom("move_job_steps")
		.select(["step", "receiver", "at"])
		.where("booking_id", "=", bookingId)
		.execute();
	return JOB_STEP_NAMES.flatMap((name) => steps.find(({ step }) => step === name) ?? []);
}
