import { startDelivery } from "#app/common/mail/delivery.server.ts";
import { openMailFolder, openSmtp } from "#app/common/mail/transport.server.ts";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { metrics } from "#app/http/log/metrics.server.ts";
import { db, feed } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { onShutdown } from "#app/http/process/shutdown.server.ts";

const sender = { from: env.MAIL_FROM, origin: env.APP_ORIGIN };

function start() {
	if (!env.SMTP_URL)
		log.warn(
			{ folder: env.MAIL_FOLDER },
			"SMTP_URL is not set: mail is put into a folder and reaches nobody",
		);
	const delivery = startDelivery({
		db,
		transport: env.SMTP_URL ? openSmtp(env.SMTP_URL, sender) : openMailFolder(env.MAIL_FOLDER, sender),
		// What a server answers may name the receiver; it stays with the mail and out of the log.
		onFailure({ mailId, error, isGivenUp }) {
			if (mailId === undefined)
				return log.error({ error: describeError(error) }, "could not look for mail to send");
			metrics.mails.inc({ outcome: isGivenUp ? "given_up" : "to_be_tried_again" });
			log.warn({ mailId }, isGivenUp ? "a mail was given up" : "a mail has to be tried again");
		},
	});
	const unsubscribe = feed.subscribe((changes) => {
		if (changes === "everything" || changes.has("outbox")) void delivery.wake();
	});
	const stop = () => {
		unsubscribe();
		return delivery.close();
	};
	onShutdown(stop);
	void delivery.wake();
	return stop;
}

const kept = globalThis as { meehaStopsMail?: () => Promise<void> };

/** Begins to send what is in the outbox. Called, not just imported: the build drops imports that nothing is taken from. */
export function startMail(): void {
	// In development each reload starts anew.
	void kept.meehaStopsMail?.();
	kept.meehaStopsMail = start();
}
