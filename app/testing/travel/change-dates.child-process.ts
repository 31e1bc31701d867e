import { checkNextPayment, refreshPayment } from "#app/payments/check-payments.server.ts";
import { ensureCheckout, paidStay } from "#app/payments/payments.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import { type ProviderAccess, providerAt, SITE } from "#app/testing/payments/paying.ts";
import type { StayDates } from "#app/travel/nights/stay.ts";
import { changeBooking } from "#app/travel/stays/change-booking.server.ts";
import { changeStayDates } from "#app/travel/stays/dates/change-dates.server.ts";
import { expireRequests } from "#app/travel/stays/expire-requests.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type DatesJob =
	| { kind: "change"; number: string; from: StayDates; to: StayDates }
	| { kind: "cancel"; number: string }
	| { kind: "open checkout"; number: string }
	/** The guest comes back from the provider's page. */
	| { kind: "return"; number: string }
	/** What the site does by itself. */
	| { kind: "expire" }
	| { kind: "check" };

export type DatesTask = { url: string; access: ProviderAccess; now: string; jobs: DatesJob[] };

const VIEWER = { isGranted: true, guestHash: null, accountId: null };

/** Does what guests of paid stays do, in another process: for each "done", "repeated" or the reason of refusal. */
await runHere<DatesTask>(async ({ url, access, now, jobs }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const outcomes: string[] = [];
	for (const job of jobs) outcomes.push(await work(db, job, { access, now: new Date(now) }));
	return outcomes;
});

async function work(
	db: Database,
	job: DatesJob,
	{ access, now }: { access: ProviderAccess; now: Date },
): Promise<string> {
	const provider = providerAt(access);
	if (job.kind === "expire") return String(await expireRequests(db, { now }));
	if (job.kind === "check") {
		while (await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now }));
		return "done";
	}
	const { number } = job;
	const paid = { ...paidStay(number), provider, now };
	if (job.kind === "open checkout") {
		await ensureCheckout(db, { ...paid, origin: SITE });
		return "done";
	}
	if (job.kind === "return") {
		await refreshPayment(db, PAYMENT_SUBJECTS, paid);
		return "done";
	}
	const by = { number, viewer: VIEWER, now };
	const outcome =
		job.kind === "cancel"
			? await changeBooking(db, {
					...by,
					expectedStatus: "confirmed",
					to: "cancelled",
					by: "guest",
					actorId: null,
				})
			: await changeStayDates(db, {
					...by,
					expectedDates: job.from,
					to: job.to,
					expectedTotal: 10_000_000,
					paymentProvider: provider.name,
				});
	if (!outcome.ok) return outcome.reason;
	return outcome.repeated ? "repeated" : "done";
}
