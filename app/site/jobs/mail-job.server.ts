import { mailJobs } from "#app/common/mail/delivery.server.ts";
import { openMailFolder, openSmtp } from "#app/common/mail/transport.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { log } from "#app/http/log/log.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { runJobs } from "#app/http/process/run-jobs.server.ts";
import { env } from "#app/http/settings/env.server.ts";

const sender = {
	get from() {
		return env.MAIL_FROM ?? `"${marketName().replaceAll(/["\\]/g, "")}" <no-reply@localhost>`;
	},
	get replyTo() {
		return market.seller?.email || undefined;
	},
	origin: env.APP_ORIGIN,
};

export function startMail(): void {
	if (!env.SMTP_URL)
		log.warn(
			{ folder: env.MAIL_FOLDER },
			"SMTP_URL is not set: email is written to a folder and reaches nobody",
		);
	const transport = env.SMTP_URL ? openSmtp(env.SMTP_URL, sender) : openMailFolder(env.MAIL_FOLDER, sender);
	// A server's answer may contain the recipient's address, so it is stored with the email and not logged.
	const onFailure = ({ mailId, isGivenUp }: { mailId: number; isGivenUp: boolean }) =>
		log.warn({ mailId }, isGivenUp ? "an email was given up" : "an email has to be tried again");
	runJobs("email", { table: "outbox", ...mailJobs({ db, transport, onFailure }) });
}
