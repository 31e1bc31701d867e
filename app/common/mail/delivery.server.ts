import type { JobLoopOptions } from "#app/common/jobs/job-loop.server.ts";
import type { Database } from "#db/client.ts";
import { claimMail, finishMail, nextMailAt } from "./outbox.server.ts";
import type { MailTransport } from "./transport.server.ts";

const FINISH_TRIES = 5;

type DeliveryOptions = {
	db: Database;
	transport: MailTransport;
	/** Called with the server's answer, which may contain the recipient's address. */
	onFailure: (failure: { mailId: number; error: string; isGivenUp: boolean }) => void;
	clock?: () => Date;
};

/**
 * Sends the emails of the outbox when they are due. Several processes may run it; each email has one of them.
 */
export function mailJobs({
	db,
	transport,
	onFailure,
	clock = () => new Date(),
}: DeliveryOptions): JobLoopOptions {
	return {
		lanes: 3,
		lookEveryMs: 60_000,
		nextAt: () => nextMailAt(db),
		clock,
		onClose: () => transport.close(),
		async work(onClaim) {
			const mail = await claimMail(db, { now: clock() });
			if (!mail) return false;
			onClaim();
			const delivery = await transport.send(mail.job);
			const outcome = await persistently(() => finishMail(db, { mail, delivery, now: clock() }));
			if (delivery.sent || outcome === "sent") return true;
			onFailure({ mailId: mail.job.id, error: delivery.error, isGivenUp: outcome === "given_up" });
			return outcome;
		},
	};
}

/** Tries several times to record a result, because an email that counts as unsent would be sent again. */
async function persistently<Result>(record: () => Promise<Result>): Promise<Result> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await record();
		} catch (error) {
			if (attempt === FINISH_TRIES) throw error;
			await new Promise((done) => setTimeout(done, attempt * 200));
		}
	}
}
