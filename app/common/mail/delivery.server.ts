import type { Database } from "#db/client.ts";
import { type ClaimedMail, claimMail, finishMail, nextMailAt } from "./outbox.server.ts";
import type { MailTransport } from "./transport.server.ts";

/** How many mails are under way at once. */
const LANES = 3;
const LOOK_EVERY_MS = 60_000;
const AFTER_FAILURE_MS = 5_000;
const FINISH_TRIES = 5;

type DeliveryOptions = {
	db: Database;
	transport: MailTransport;
	onFailure: (what: { mailId?: number; error: string; isGivenUp?: boolean }) => void;
	clock?: () => Date;
};

export type MailDelivery = {
	/** Sends what is due, and resolves when nothing is left that is. Called while at it, looks once more. */
	wake: () => Promise<void>;
	/** Begins no other mail, and resolves when those under way are written down. */
	close: () => Promise<void>;
};

/** Sends the outbox's mails as they fall due. Any number of processes may do so; each mail has one of them. */
export function startDelivery({
	db,
	transport,
	onFailure,
	clock = () => new Date(),
}: DeliveryOptions): MailDelivery {
	let isClosed = false;
	let isAsked = false;
	let run: Promise<void> | undefined;
	let timer: NodeJS.Timeout | undefined;

	const deliver = async (mail: ClaimedMail) => {
		const delivery = await transport.send(mail);
		for (let attempt = 1; ; attempt++) {
			try {
				const became = await finishMail(db, { mail, delivery, now: clock() });
				if (!delivery.sent) {
					onFailure({ mailId: mail.id, error: delivery.error, isGivenUp: became === "failed" });
				}
				return;
			} catch (error) {
				// Not written down, a mail that is sent would be sent again.
				if (attempt === FINISH_TRIES) throw error;
				await new Promise((done) => setTimeout(done, attempt * 200));
			}
		}
	};

	const lane = async () => {
		while (!isClosed) {
			const mail = await claimMail(db, { now: clock() });
			if (!mail) return;
			await deliver(mail);
		}
	};

	const work = async () => {
		clearTimeout(timer);
		let waitMs = LOOK_EVERY_MS;
		try {
			let next: string | null = null;
			while (isAsked && !isClosed) {
				isAsked = false;
				await Promise.all(Array.from({ length: LANES }, lane));
				next = await nextMailAt(db);
			}
			if (next) waitMs = Math.min(Math.max(Date.parse(next) - clock().getTime(), 0), LOOK_EVERY_MS);
		} catch (error) {
			onFailure({ error: String(error) });
			waitMs = AFTER_FAILURE_MS;
		}
		run = undefined;
		if (isClosed) return;
		timer = setTimeout(() => void wake(), waitMs);
		timer.unref();
	};

	function wake(): Promise<void> {
		isAsked = true;
		run ??= work();
		return run;
	}

	return {
		wake,
		async close() {
			isClosed = true;
			clearTimeout(timer);
			await run;
			transport.close();
		},
	};
}
