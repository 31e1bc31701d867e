import { checkNextPayment, sendNextRefund } from "#app/payments/check-payments.server.ts";
import { retryRefund } from "#app/payments/failed-refunds.server.ts";
import { paidSubject } from "#app/payments/payments.server.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import { PAYMENT_SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import { pick } from "#demo/random.ts";
import { type OpenProvider, SITE } from "./paying.ts";
import type { WalkActs } from "./walk.ts";

type AtProvider = {
	shop: OpenProvider;
	random: () => number;
	/** The walk's time, which goes on. */
	clock: { now: Date };
	/** Those of the walk's orders, stays and moves. */
	numbers: () => string[];
	/** Of the staff that try refunds again. */
	actorId: number;
};

const NO_FAULTS = { refuseRefund: "0", holdRefund: "0" };
/** How the provider treats refunds while the jobs run. */
const MOODS: readonly Record<string, string>[] = [NO_FAULTS, { refuseRefund: "100" }, { holdRefund: "100" }];
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const isLive = ({ status }: { status: string }) => status === "pending" || status === "succeeded";
export const sumOf = (rows: readonly { amount: number }[]): number =>
	rows.reduce((total, { amount }) => total + amount, 0);

/** What happens at the demo's provider in a walk, its books by number, and the jobs that ask it. Minor units. */
export function actAtProvider(db: Database, { shop, random, clock, numbers, actorId }: AtProvider) {
	const { provider, server } = shop;
	const { books } = server;
	const checkoutsOf = (number: string) =>
		Object.values(books.sessions).filter((each) => each.number === number);
	const paidCheckouts = (number: string) => checkoutsOf(number).filter(({ payment }) => payment !== null);
	const refundsOf = (number: string) => {
		const payments = paidCheckouts(number).map(({ payment }) => payment?.id);
		return books.refunds.filter(({ payment }) => payments.includes(payment));
	};
	const liveRefunds = (number: string) => refundsOf(number).filter(isLive);
	const dispute = (number: string, outcome = "") =>
		fetch(`${server.url}/disputes`, { method: "POST", body: new URLSearchParams({ number, outcome }) });
	const disputed = new Set<string>();
	let forgetsAt = clock.now.getTime() + HOUR_MS;

	/** Reads what the provider says of a checkout, as a webhook makes the site do. */
	async function hear(reference: string): Promise<void> {
		const checkout = await provider.readCheckout(reference);
		await recordPayment(db, PAYMENT_SUBJECTS, { provider: provider.name, checkout, now: clock.now });
	}

	async function hearOf(number: string): Promise<void> {
		for (const { id } of checkoutsOf(number)) await hear(id);
	}

	/** Webhooks can be lost. */
	const mayHearOf = async (number: string) => {
		if (random() < 0.5) await hearOf(number);
	};

	async function runJobs(): Promise<void> {
		const { now } = clock;
		while (await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now }));
		while (await checkNextPayment(db, PAYMENT_SUBJECTS, { provider, origin: SITE, now }));
		while (await sendNextRefund(db, PAYMENT_SUBJECTS, { provider, now }));
	}

	async function retryRefunds(): Promise<void> {
		const failed = await db
			.selectFrom("refunds")
			.innerJoin("payments", "payments.id", "payment_id")
			.select(["refunds.id", "subject_number"])
			.where("refunds.state", "=", "failed")
			.where("subject_number", "in", numbers())
			.execute();
		for (const { id, subject_number } of failed)
			await retryRefund(db, PAYMENT_SUBJECTS, {
				id,
				of: paidSubject(subject_number),
				actorId,
				now: clock.now,
			});
	}

	const acts: WalkActs = {
		async "run jobs"() {
			// Providers forget idempotency keys, some after an hour.
			if (clock.now.getTime() >= forgetsAt) {
				for (const key of Object.keys(books.answers)) delete books.answers[key];
				forgetsAt = clock.now.getTime() + HOUR_MS;
			}
			await shop.setFaults(pick(random, MOODS));
			await runJobs();
			await shop.setFaults(NO_FAULTS);
		},
		"try refunds again": retryRefunds,
		async "cancel refunds at the provider"() {
			for (const number of numbers())
				for (const { id } of refundsOf(number).filter(({ status }) => status === "pending")) {
					await shop.cancelRefund(id, { webhook: "drop" });
					await mayHearOf(number);
				}
		},
		async "pay out refunds"() {
			for (const number of numbers())
				for (const { id } of refundsOf(number).filter(({ status }) => status === "pending"))
					await shop.payOutRefund(id);
		},
		async "return a refund"() {
			const number = pick(random, numbers());
			const refund = refundsOf(number).find(({ status }) => status === "succeeded");
			if (!refund) return;
			await shop.returnRefund(refund.id);
			await mayHearOf(number);
		},
		async dispute() {
			const number = pick(random, numbers());
			if (disputed.has(number) || paidCheckouts(number).length === 0) return;
			disputed.add(number);
			await dispute(number);
			await mayHearOf(number);
		},
		async "win disputes"() {
			for (const number of disputed) {
				await dispute(number, "won");
				await mayHearOf(number);
			}
		},
	};

	/** Nothing fails any more, and in the days that follow everybody does what is left. */
	async function settle(eachDay: () => Promise<unknown> = async () => {}): Promise<void> {
		await acts["win disputes"]?.();
		await acts["pay out refunds"]?.();
		for (let days = 0; days < 8; days++) {
			clock.now = new Date(clock.now.getTime() + DAY_MS);
			await eachDay();
			for (const number of numbers()) await hearOf(number);
			await retryRefunds();
			await runJobs();
		}
	}

	return { acts, checkoutsOf, paidCheckouts, refundsOf, liveRefunds, hear, settle };
}
