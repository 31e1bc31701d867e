import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { startJobLoop } from "#app/common/jobs/job-loop.server.ts";
import { mailJobs } from "#app/common/mail/delivery.server.ts";
import { openSmtp } from "#app/common/mail/transport.server.ts";
import { writeEveryMail } from "#app/testing/every-mail.ts";
import { startSmtp } from "#app/testing/smtp.ts";
import { readStrictly, type StrictMessage } from "#app/testing/strict-message.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";

const ORIGIN = "https://meeha.example";
/** Where the market reads its email. */
const SHOP = "shop@example.com";

/** Every kind of email of the site, as the recipient's server gets it. */
async function sendEveryMail(db: Database) {
	await writeEveryMail(db);
	const rows = await db.selectFrom("outbox").selectAll().orderBy("id").execute();
	const smtp = await startSmtp();
	const sender = { from: '"Meeha, Łódź" <site@example.com>', replyTo: SHOP, origin: ORIGIN };
	const transport = openSmtp(smtp.url, sender);
	const failures: string[] = [];
	const onFailure = ({ error }: { error: string }) => failures.push(error);
	const jobs = mailJobs({ db, transport, onFailure, clock: () => new Date("2027-01-01T00:00:00Z") });
	const delivery = startJobLoop(jobs, { onError: (error) => failures.push(String(error)) });
	await delivery.wake();
	await delivery.close();
	await smtp.stop();
	expect(failures).toEqual([]);
	return { rows, messages: smtp.raw.map((raw) => readStrictly(raw)) };
}

/** All subjects in the code, each as a pattern. */
function subjectsInCode(): { source: string; pattern: RegExp }[] {
	const files = readdirSync("app", { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts") && !/test\.ts$|testing\//.test(name))
		.map((name) => readFileSync(join("app", name), "utf8"))
		.filter((code) => /from ".*\/(mail-layout|mails|[\w-]+-mails)\.ts"/.test(code));
	const written = files.flatMap((code) => [...code.matchAll(/\bsubject: ([^;{}]*(?:\$\{[^}]*\}[^;{}]*)*)/g)]);
	const literals = written.flatMap(([, value = ""]) => {
		const end = value.search(/,\n\t+\w+:/);
		return (end < 0 ? value : value.slice(0, end)).match(/"[^"]+"|`[^`]+`/g) ?? [];
	});
	return [...new Set(literals)].map((source) => {
		const escaped = source.slice(1, -1).replace(/[.*+?^()|[\]\\]/g, "\\$&");
		return { source, pattern: new RegExp(`^${escaped.replace(/\$\{[^}]*\}/g, ".+")}( \\(.*\\))?$`) };
	});
}

/** The visible text of a part, without marks that only one of the two parts has. */
const wordsOf = (text: string) =>
	text
		.replace(/^(> ?)+/gm, "")
		.replace(/^-- $/gm, "")
		.split(/\s+/)
		.map((word) => word.replace(/:$/, ""))
		.filter(Boolean);

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const readHtml = (html: string) =>
	html
		.slice(html.indexOf("<body"))
		// What lists of emails show repeats the first paragraph.
		.replace(/<div style="display:none.*?<\/div>/s, "")
		// The text part writes a link's address after its label.
		.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, label: string) =>
			label === href ? label : `${label}: ${href}`,
		)
		.replace(/<\/?span[^>]*>/g, "")
		.replace(/<[^>]+>/g, " ")
		.replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? `unknown entity ${name}`)
		// The text part marks quotes with ">", the HTML part with a border; a ">" that a person typed is part of
		// the text.
		.replace(/(^|\s)>(?=\s)/g, "$1");

const linksIn = ({ text, html }: StrictMessage) => ({
	text: new Set(text.match(/https?:\/\/\S+/g)),
	html: new Set(
		[...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => readHtml(`<body${href}`).slice(5)),
	),
});

test("writes valid emails with equal text and HTML parts and links to the site only", async ({ db }) => {
	const { rows, messages } = await sendEveryMail(db);
	expect(messages.length).toBe(rows.length);
	for (const { problems, headers } of messages) expect(problems, headers.get("subject")).toEqual([]);
	const ids = messages.map(({ headers }) => headers.get("message-id"));
	expect(new Set(ids).size).toBe(ids.length);
	for (const message of messages) {
		expect(wordsOf(readHtml(message.html))).toEqual(wordsOf(message.text));
		const links = linksIn(message);
		expect(links.html).toEqual(links.text);
		for (const link of links.text) expect(link.startsWith(`${ORIGIN}/`), link).toBe(true);
	}
	const sent = rows.map(({ subject }) => subject);
	for (const { source, pattern } of subjectsInCode())
		expect(sent.some((subject) => pattern.test(subject)) ? "" : `write ${source} in every-mail.ts`).toBe("");
});

test("sends replies to a person and lets people unsubscribe from what they may refuse only", async ({
	db,
}) => {
	const { rows, messages } = await sendEveryMail(db);
	const dates = new Set(messages.map(({ headers }) => headers.get("date")));
	expect(dates).toContain("Fri, 20 Nov 2026 12:00:00 +0000");
	const answers = new Map(
		messages.map(({ headers }) => [
			headers.get("subject")?.replace(/ ?\(?[HMR](-\w+)+\)?/, ""),
			headers.get("reply-to"),
		]),
	);
	expect(Object.fromEntries(answers)).toMatchObject({
		"Your booking is cancelled": "stay@example.com",
		"New booking": "ana@example.com",
		"New booking request": "ana@example.com",
		"Casa do Rio is waiting for approval": "olga@example.com",
		"Confirm your email address": SHOP,
		"We received your order": SHOP,
		"Your order is confirmed": SHOP,
		"Your return is approved": SHOP,
		"Your move is confirmed": SHOP,
	});
	const toHotel = rows.find((row) => row.subject.startsWith("Ana Łódź cancelled their booking"));
	expect(toHotel?.reply_to).toBe("ana@example.com");
	expect(rows.filter((row) => row.subject.startsWith("Message from")).map((row) => row.reply_to)).toEqual([
		"o'hara+shop@example.com",
	]);
	const partners = rows.filter((row) => row.subject.startsWith("Partner request"));
	expect(partners.map((row) => row.reply_to)).toEqual(["partner@example.com", null]);
	const replies = messages.flatMap(({ headers }) => headers.get("reply-to") ?? []);
	expect(replies.toSorted()).toEqual(rows.map((row) => row.reply_to ?? SHOP).toSorted());
	const optional = messages.filter(({ headers }) => headers.has("list-unsubscribe"));
	const isReview = ({ text }: StrictMessage) => /How was|write a review/.test(text);
	const isRestock = ({ text }: StrictMessage) => /is back in stock/.test(text);
	expect(optional.map((mail) => [isRestock(mail), isReview(mail)])).toEqual([
		[true, false],
		[false, true],
	]);
	const request = optional.find(isReview);
	expect(optional[0]?.text).toContain("Stop all back-in-stock emails:\nhttps://");
	const link = /<(.+)>/.exec(request?.headers.get("list-unsubscribe") ?? "")?.[1] ?? "";
	expect(request?.text).toContain(`Unsubscribe from review requests:\n${link}\n`);
	expect(request?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});
