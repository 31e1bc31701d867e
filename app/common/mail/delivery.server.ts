import { setImmediate as nextTurn } from "node:timers/promises";
import type { JobLoopOptions } from "#app/common/jobs/job-loop.server.ts";
import type { Database } from "#db/client.ts";
import {
	type ClaimedMail,
	claimMails,
	finishMail,
	finishSent,
	giveBackMail,
	LONGEST_DELIVERY_MS,
	MOST_CLAIMED,
	nextMailAt,
} from "./outbox.server.ts";
import type { MailTransport } from "./transport.server.ts";

const FINISH_TRIES = 5;
/** Nobody notices it, and a busy site claims its emails together. */
const REST_MS = 200;

type DeliveryOptions = {
	db: Database;
	transport: MailTransport;
	/** Called with the server's answer, which may contain the recipient's address. */
	onFailure: (failure: { mailId: number; error: string; isGivenUp: boolean }) => void;
	clock?: () => Date;
};

/**
 * Sends the emails of the outbox when they are due. Several processes may run it; each email has one of them. A process
 * claims several at once and sends them in three lanes; those it has not begun when it is asked to stop are due at once
 * for the others.
 */
export function mailJobs({
	db,
	transport,
	onFailure,
	clock = () => new Date(),
}: DeliveryOptions): JobLoopOptions {
	let claimed: ClaimedMail[] = [];
	let claiming: Promise<void> | undefined;
	/** When a claim found all that was due: a lane that ends soon after it need not look again. */
	let foundAllAt = Number.NEGATIVE_INFINITY;
	const claimMore = async () => {
		claimed = await claimMails(db, { now: clock() });
		if (claimed.length < MOST_CLAIMED) foundAllAt = clock().getTime();
		claiming = undefined;
	};
	const nextMail = async () => {
		// A claim that ends soon is left to whoever claims the email next.
		const isInTime = ({ leasedUntil }: ClaimedMail) =>
			Date.parse(leasedUntil) - clock().getTime() > LONGEST_DELIVERY_MS;
		for (let isAsked = false; ; isAsked = true) {
			claimed = claimed.filter(isInTime);
			const mail = claimed.shift();
			if (mail || isAsked || (!claiming && clock().getTime() - foundAllAt < REST_MS)) return mail;
			claiming ??= claimMore().catch((error) => {
				claiming = undefined;
				throw error;
			});
			await claiming;
		}
	};
	const recordSent = sentRecorder((mails, isKept) => finishSent(db, { mails, isKept, now: clock() }));
	return {
		lanes: 3,
		restMs: REST_MS,
		onLook() {
			foundAllAt = Number.NEGATIVE_INFINITY;
		},
		lookEveryMs: 60_000,
		nextAt: () => nextMailAt(db),
		clock,
		async onClose() {
			transport.close();
			for (const mail of claimed.splice(0)) await giveBackMail(db, mail, { now: clock() });
		},
		async work(onClaim) {
			const mail = await nextMail();
			if (!mail) return false;
			onClaim();
			const delivery = await transport.send(mail.job);
			if (delivery.sent) {
				await recordSent(mail, delivery.isKept);
				return true;
			}
			const outcome = await persistently(() => finishMail(db, { mail, delivery, now: clock() }));
			if (outcome === "sent") return true;
			onFailure({ mailId: mail.job.id, error: delivery.error, isGivenUp: outcome === "given_up" });
			return outcome;
		},
	};
}

/** Records the emails that lanes have sent in the same moment in one statement. */
function sentRecorder(record: (mails: readonly ClaimedMail[], isKept: boolean) => Promise<void>) {
	const sent = new Map<boolean, { mails: ClaimedMail[]; recorded: Promise<void> }>();
	return (mail: ClaimedMail, isKept: boolean): Promise<void> => {
		const others = sent.get(isKept);
		others?.mails.push(mail);
		if (others) return others.recorded;
		const mails = [mail];
		const recorded = nextTurn().then(() => {
			sent.delete(isKept);
			return persistently(() => record(mails, isKept));
		});
		sent.set(isKept, { mails, recorded });
		return recorded;
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
