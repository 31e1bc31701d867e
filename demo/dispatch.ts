import { hashToken } from "#app/common/access/tokens.server.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { Picture } from "#app/common/photos/images.server.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import { assignMove } from "#app/rent/board/assign-move.server.ts";
import { readDispatchedMove } from "#app/rent/board/dispatched-move.server.ts";
import { newJobLink } from "#app/rent/board/job-link-request.server.ts";
import type { bookMove } from "#app/rent/booking/book-move.server.ts";
import { reportStep } from "#app/rent/job-sheets/report-step.server.ts";
import type { JobLink } from "#app/rent/moves/job/job-link.server.ts";
import { JOB_STEP_NAMES } from "#app/rent/moves/job/job-steps.ts";
import { parseMoveQuote, serializeMoveQuote } from "#app/rent/rates/agreed-quote.ts";
import { depositOfMove } from "#app/rent/rates/deposit.ts";
import { quoteMove } from "#app/rent/rates/quote-move.server.ts";
import type { Database } from "#db/client.ts";
import { pick } from "./random.ts";

type DemoMove = Parameters<typeof bookMove>[1];

/** The move with the price of its rate card and its deposit, if there is one, as its customer agrees to them. */
export async function withPrice(
	db: Database,
	move: DemoMove,
	provider: PaymentProviderName | null = null,
): Promise<DemoMove> {
	const market = { country: "US", currency: "USD" };
	const { quote } = await quoteMove(db, move, market);
	const { total: price = null, policy = null } = quote ?? {};
	const deposit = depositOfMove({ price, policy, ...market }, provider);
	const agreed = quote && parseMoveQuote(serializeMoveQuote(quote, move, { deposit, now: move.now }));
	return { ...move, pricing: { ...market, agreed, provider } };
}

/** Assigns a booking to one of the vehicles and drivers that are free. Returns the job's link; null when none is free. */
export async function assignFree(
	db: Database,
	{ number, random, adminId, now }: { number: string; random: () => number; adminId: number; now: Date },
): Promise<JobLink | null> {
	const move = await readDispatchedMove(db, { number });
	const { vehicles = [], drivers = [] } = move?.offers ?? {};
	if (!move || vehicles.length === 0 || drivers.length === 0) return null;
	const to = {
		vehicleId: unmaskId(pick(random, vehicles).value) ?? 0,
		driverId: unmaskId(pick(random, drivers).value) ?? 0,
	};
	const link = newJobLink();
	const assignment = { number, to, expectedVersion: move.assignment_version, link };
	const done = await assignMove(db, { ...assignment, actorId: adminId, now });
	return done.ok ? link : null;
}

/** When a driver reports each step: minutes after the job begins, or for those after the arrival, after it. */
const STEP_MINUTES = { on_the_way: -30, arrived: 0, loaded: 55, delivered: 145 };

type RunningJob = {
	link: JobLink;
	begins: Date;
	/** How many minutes after the booked time the driver arrives. */
	minutesLate: number;
	receiver: string;
	photos: readonly Picture[];
	timeZone: string;
	now: Date;
};

/** Reports the steps of a job up to now, as its driver does. */
export async function reportSteps(
	db: Database,
	{ link, begins, minutesLate, receiver, photos, timeZone, now }: RunningJob,
): Promise<void> {
	for (const step of JOB_STEP_NAMES) {
		const late = step === "on_the_way" ? 0 : minutesLate;
		const at = new Date(begins.getTime() + (STEP_MINUTES[step] + late) * 60_000);
		if (at > now) return;
		const proof = step === "delivered" ? { receiver, photos } : { receiver: "", photos: [] };
		await reportStep(db, { linkHash: hashToken(link.token), step, ...proof, timeZone, now: at });
	}
}
