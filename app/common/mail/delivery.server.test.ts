import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, vi } from "vitest";
import { startJobLoop } from "#app/common/jobs/job-loop.server.ts";
import type { DeliverTask } from "#app/testing/deliver-mail.child-process.ts";
import { startSmtp } from "#app/testing/smtp.ts";
import { readStrictly } from "#app/testing/strict-message.ts";
import { writeMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { transact } from "#db/transact.ts";
import { mailJobs } from "./delivery.server.ts";
import { layOutMail } from "./mail-layout.ts";
import { claimMails, queueMails } from "./outbox.server.ts";
import { type MailTransport, openMailFolder, openSmtp } from "./transport.server.ts";

const SENDER = { from: "Meeha <site@example.com>", origin: "https://meeha.example" };
const NOW = new Date("2026-12-01T12:00:00.000Z");

/** A delivery with a clock that tests set. */
function deliveryOf(db: Database, transport: MailTransport) {
	const failures: string[] = [];
	let now = NOW;
	const onFailure = ({ error }: { error: string }) => failures.push(error);
	const jobs = mailJobs({ db, transport, onFailure, clock: () => now });
	const delivery = startJobLoop(jobs, { onError: (error) => failures.push(String(error)) });
	const wakeAfter = (seconds: number) => {
		now = new Date(NOW.getTime() + seconds * 1000);
		return delivery.wake();
	};
	return { ...delivery, failures, wakeAfter };
}

const states = (db: Database) =>
	db.selectFrom("outbox").select(["attempts", "sent_at", "failed_at"]).orderBy("id").execute();

test("delivers both parts with links to the site", async ({ db }) => {
	await writeMails(db, 1, NOW);
	const smtp = await startSmtp();
	const delivery = deliveryOf(db, openSmtp(smtp.url, SENDER));
	await delivery.wake();
	await delivery.close();
	await smtp.stop();
	const [mail] = smtp.accepted;
	expect(mail).toMatchObject({
		subject: "Mail 1",
		from: { name: "Meeha", address: "site@example.com" },
		to: [{ address: "1@example.com" }],
		date: NOW.toISOString(),
	});
	expect(mail?.text).toContain("https://meeha.example/track?number=1");
	expect(mail?.html).toContain(`href="https://meeha.example/track?number=1"`);
	expect(mail?.messageId).toMatch(/@meeha\.example>$/);
	expect(await states(db)).toMatchObject([{ attempts: 1, sent_at: NOW.toISOString(), failed_at: null }]);
});

test("sends the same message again to a server that was busy", async ({ db }) => {
	await writeMails(db, 1, NOW);
	const names: (string | undefined)[] = [];
	const smtp = await startSmtp((mail) => (names.push(mail.messageId) === 1 ? { code: 451 } : "accept"));
	const delivery = deliveryOf(db, openSmtp(smtp.url, SENDER));
	await delivery.wake();
	expect(delivery.failures).toEqual([expect.stringContaining("not now")]);
	await delivery.wakeAfter(29);
	expect(smtp.tries()).toBe(1);
	await delivery.wakeAfter(30);
	await delivery.close();
	await smtp.stop();
	expect(smtp.accepted).toHaveLength(1);
	expect(names[1]).toBe(names[0]);
});

test("does not retry a permanent refusal", async ({ db }) => {
	await writeMails(db, 2, NOW);
	const smtp = await startSmtp((mail) => (mail.subject === "Mail 1" ? { code: 550 } : "accept"));
	const delivery = deliveryOf(db, openSmtp(smtp.url, SENDER));
	await delivery.wake();
	await delivery.wakeAfter(100_000);
	await delivery.close();
	await smtp.stop();
	expect(smtp.tries()).toBe(2);
	expect(smtp.accepted.map((mail) => mail.subject)).toEqual(["Mail 2"]);
	expect(await states(db)).toMatchObject([
		{ sent_at: null, failed_at: NOW.toISOString() },
		{ failed_at: null },
	]);
});

test("counts one attempt when the connection breaks", async ({ db }) => {
	await writeMails(db, 1, NOW);
	let drops = 1;
	const smtp = await startSmtp(() => (drops-- > 0 ? "drop" : "accept"));
	const delivery = deliveryOf(db, openSmtp(smtp.url, SENDER));
	await delivery.wake();
	expect(await states(db)).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }]);
	await delivery.wakeAfter(30);
	await delivery.close();
	await smtp.stop();
	expect(smtp.accepted).toHaveLength(1);
});

test("counts one attempt for a server that is missing or never greets", async ({ db }) => {
	const lines: Socket[] = [];
	const silent = createServer((line) => void lines.push(line));
	await new Promise<void>((done) => silent.listen(0, "127.0.0.1", done));
	const { port } = silent.address() as { port: number };
	await writeMails(db, 1, NOW);
	const waiting = deliveryOf(db, openSmtp(`smtp://127.0.0.1:${port}?greetingTimeout=50`, SENDER));
	await waiting.wake();
	await waiting.close();
	expect(waiting.failures).toEqual([expect.stringMatching(/greeting/i)]);
	for (const line of lines) line.destroy();
	await new Promise((done) => silent.close(done));
	const refused = deliveryOf(db, openSmtp(`smtp://127.0.0.1:${port}`, SENDER));
	await refused.wakeAfter(30);
	await refused.close();
	expect(refused.failures).toEqual([expect.stringMatching(/ECONNREFUSED/)]);
	expect(await states(db)).toMatchObject([{ attempts: 2, sent_at: null, failed_at: null }]);
});

test("a process that is asked to stop finishes what is under way and begins nothing", async ({ db }) => {
	await writeMails(db, 8, NOW);
	let answer: () => void = () => {};
	const after = new Promise<void>((done) => {
		answer = done;
	});
	const smtp = await startSmtp(() => ({ after }));
	const delivery = deliveryOf(db, openSmtp(smtp.url, SENDER));
	const underWay = smtp.nextTry();
	void delivery.wake();
	await underWay;
	const closed = delivery.close();
	answer();
	await closed;
	await smtp.stop();
	const sent = (await states(db)).filter((mail) => mail.sent_at !== null);
	// The others are as if nobody had claimed them, so that another process sends them at once.
	expect((await states(db)).filter((mail) => mail.attempts === 1)).toHaveLength(sent.length);
	expect(await claimMails(db, { now: NOW })).toHaveLength(8 - sent.length);
	expect(smtp.accepted.length).toBeGreaterThan(0);
	expect(smtp.accepted.length).toBeLessThan(8);
	expect(sent).toHaveLength(smtp.accepted.length);
});

test("sends a new email while a server takes long over an earlier one", async ({ db }) => {
	await writeMails(db, 2, NOW);
	const answers = new Map<string | undefined, () => void>();
	const smtp = await startSmtp(({ subject }) => ({
		after: new Promise<void>((done) => void answers.set(subject, done)),
	}));
	const answer = async (subject: string) => {
		await vi.waitFor(() => expect([...answers.keys()]).toContain(subject));
		answers.get(subject)?.();
	};
	const delivery = deliveryOf(db, openSmtp(smtp.url, SENDER));
	const slow = delivery.wake();
	await vi.waitFor(() => expect(answers.size).toBe(2));
	const third = layOutMail({ to: "3@example.com", subject: "Mail 3", paragraphs: ["Hello"] });
	await transact(db, (trx) => queueMails(trx, [third], NOW));
	void delivery.wakeAfter(1);
	await answer("Mail 2");
	await answer("Mail 3");
	await vi.waitFor(() => expect(smtp.accepted.map((mail) => mail.subject)).toEqual(["Mail 2", "Mail 3"]));
	await answer("Mail 1");
	await slow;
	await delivery.close();
	await smtp.stop();
});

test("sends each email once from two processes", async ({ db, url }) => {
	await writeMails(db, 60, new Date());
	const smtp = await startSmtp();
	const task: DeliverTask = { url, smtpUrl: smtp.url };
	const script = "app/testing/deliver-mail.child-process.ts";
	const processes = [1, 2].map(() => startElsewhere<string[]>(script, task));
	await Promise.all(processes.map((each) => each.ready));
	for (const each of processes) each.go();
	expect(await Promise.all(processes.map((each) => each.result))).toEqual([[], []]);
	await smtp.stop();
	const subjects = smtp.accepted.map((mail) => mail.subject);
	expect(new Set(subjects).size).toBe(60);
	expect(subjects).toHaveLength(60);
	expect((await states(db)).every((mail) => mail.attempts === 1 && mail.sent_at !== null)).toBe(true);
});

test("writes each email to a folder without a mail server", async ({ db }) => {
	await writeMails(db, 2, NOW);
	const folder = mkdtempSync(join(tmpdir(), "meeha-mail-"));
	const delivery = deliveryOf(db, openMailFolder(join(folder, "mail"), SENDER));
	await delivery.wake();
	await delivery.close();
	const names = readdirSync(join(folder, "mail")).sort();
	expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)]);
	const file = readFileSync(join(folder, "mail", names[0] ?? ""));
	expect(readStrictly(file).problems).toEqual([]);
	const mail = await PostalMime.parse(file);
	expect(mail.text).toContain("https://meeha.example/track?number=1");
	rmSync(folder, { recursive: true });
});
