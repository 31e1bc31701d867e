import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "./site-test.ts";

const FOLDER = process.env.MAIL_FOLDER ?? "data/mail";

/** An address that no other run has used: the folder keeps its emails. */
export const newAddress = (name: string) =>
	`${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@example.com`;

async function mailsTo(address: string, subject: RegExp): Promise<Email[]> {
	const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".eml")) : [];
	const files = names.sort().map((name) => readFileSync(join(FOLDER, name), "utf8"));
	const mails = await Promise.all(
		files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file)),
	);
	return mails.filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ""));
}

/** The newest email with this subject to an address, once the site has written it into its folder. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
	await expect
		.poll(async () => (await mailsTo(address, subject)).length, `mail to ${address}`)
		.toBeGreaterThan(0);
	const newest = (await mailsTo(address, subject)).at(-1);
	if (!newest) throw new Error(`no mail to ${address}`);
	return newest;
}

/** The path of the link in an email, without its origin: the test's site has its own port. */
export function linkIn(mail: Email): string {
	const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail.text ?? "")?.[1];
	if (!link) throw new Error("no link in the mail");
	return link;
}
