import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";

/** Queues this many emails, to `1@example.com` and so on. */
export async function writeMails(db: Database, count: number, now: Date): Promise<void> {
	for (let number = 1; number <= count; number++) {
		const words = { to: `${number}@example.com`, subject: `Mail ${number}`, paragraphs: ["Hello, world."] };
		const link = { label: "Go", path: `/track?number=${number}` };
		await writeMail(db, null, () => layOutMail({ ...words, link }), now);
	}
}

/** The queued emails, in order. */
export async function writtenMails(db: Database): Promise<{ to: string; subject: string; text: string }[]> {
	return db
		.selectFrom("outbox")
		.select(["to_address as to", "subject", "text_body as text"])
		.orderBy("id")
		.execute();
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(db: Database, to: string): Promise<string> {
	const mails = (await writtenMails(db)).filter((mail) => mail.to === to && mail.text.includes("?token="));
	const token = /\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1];
	if (!token) throw new Error(`no link was mailed to ${to}`);
	return token;
}
