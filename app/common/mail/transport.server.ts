import * as fs from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTransport, type SendMailOptions } from "nodemailer";
import { withOrigin } from "./mail-layout.ts";
import type { DeliveryResult, QueuedMail } from "./outbox.server.ts";

const SECOND_MS = 1_000;

/**
 * Defaults of the SMTP connection; the query of `SMTP_URL` can override each. All time-outs of one delivery
 * add up to less than `LONGEST_DELIVERY_MS`. The outbox decides about retries: the pool itself
 * would retry at once and without end.
 */
const SMTP_DEFAULTS = {
	pool: true,
	maxConnections: 3,
	maxRequeues: 0,
	dnsTimeout: 10 * SECOND_MS,
	connectionTimeout: 10 * SECOND_MS,
	greetingTimeout: 10 * SECOND_MS,
	socketTimeout: 20 * SECOND_MS,
};

export type MailTransport = {
	send: (mail: QueuedMail) => Promise<DeliveryResult>;
	close: () => void;
};

type Sender = {
	/** `Name <address>` */
	from: string;
	/** Where answers go to an email that names nobody else: the market's own address, or `from` when it has none. */
	replyTo?: string | undefined;
	/** `APP_ORIGIN`: the origin of links; its host is part of message ids. */
	origin: string;
};

/** Sends over SMTP. Tells permanent refusals from temporary ones. */
export function openSmtp(url: string, sender: Sender): MailTransport {
	// With a URL, nodemailer ignores all other options.
	const configured = new URL(url);
	for (const [name, value] of Object.entries(SMTP_DEFAULTS))
		if (!configured.searchParams.has(name)) configured.searchParams.set(name, String(value));
	const smtp = createTransport(configured.href);
	return {
		async send(mail) {
			try {
				await smtp.sendMail(messageOf(mail, sender));
				return { sent: true, isKept: false };
			} catch (error) {
				return { sent: false, ...readFailure(error) };
			}
		},
		close: () => smtp.close(),
	};
}

// `node:fs/promises` makes an object of each open file, which takes longer than writing a short one.
const writeFile = promisify(fs.writeFile);
const rename = promisify(fs.rename);

/** Writes each email as a file into a folder, for sites without a mail server. */
export function openMailFolder(folder: string, sender: Sender): MailTransport {
	const composer = createTransport(
		{ streamTransport: true, buffer: true },
		{ streamTransport: true, newline: "windows" },
	);
	return {
		async send(mail) {
			try {
				const { message } = await composer.sendMail(messageOf(mail, sender));
				const name = `${mail.created_at.replaceAll(/[:.]/g, "-")}-${mail.id}-${process.pid}.eml`;
				const path = join(folder, name);
				// Renamed when complete, so that nobody reads half an email.
				const write = () => writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
				await write().catch(async (error) => {
					if (error.code !== "ENOENT") throw error;
					await mkdir(folder, { recursive: true });
					await write();
				});
				await rename(`${path}.part`, path);
				return { sent: true, isKept: true };
			} catch (error) {
				return { sent: false, ...readFailure(error) };
			}
		},
		close: () => composer.close(),
	};
}

/**
 * Builds the message: UTF-8 in quoted-printable, which keeps lines short, with the text part before the HTML
 * part (RFC 2046). One-click unsubscribe needs an https address (RFC 8058).
 */
function messageOf(mail: QueuedMail, { from, replyTo, origin }: Sender): SendMailOptions {
	const answers = mail.reply_to ?? replyTo;
	const unsubscribe = mail.unsubscribe_path && origin + mail.unsubscribe_path;
	const isOneClick = unsubscribe?.startsWith("https:");
	return {
		from,
		// An object, because a string would be parsed as a list of addresses.
		to: { name: "", address: mail.to_address },
		...(answers ? { replyTo: { name: "", address: answers } } : {}),
		subject: mail.subject,
		text: withOrigin(mail.text_body, origin),
		html: withOrigin(mail.html_body, origin),
		textEncoding: "quoted-printable",
		// A string would be written into the header unchanged; a Date is formatted as RFC 5322 requires.
		date: new Date(mail.created_at),
		// The same for each attempt: if the connection breaks at the end, the recipient's server recognizes the
		// duplicate.
		messageId: `<${Date.parse(mail.created_at).toString(36)}.${mail.id}@${new URL(origin).hostname}>`,
		disableFileAccess: true,
		disableUrlAccess: true,
		headers: { "Auto-Submitted": "auto-generated", ...(isOneClick ? ONE_CLICK : {}) },
		...(unsubscribe ? { list: { unsubscribe } } : {}),
	};
}

const ONE_CLICK = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

const WANTS_SIGN_IN = 530;

/** A 5xx answer to the email is permanent; a failed sign-in at the server is our own error and temporary. */
function readFailure(error: unknown): { error: string; forGood: boolean } {
	const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
	const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
	const isPermanent = responseCode === undefined ? code === "EENVELOPE" : responseCode >= 500;
	return {
		error: message ?? String(error),
		forGood: isAboutMail && isPermanent && responseCode !== WANTS_SIGN_IN,
	};
}
