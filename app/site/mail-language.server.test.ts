import { afterAll, beforeAll, expect, inject } from "vitest";
import { readHotelLanguage } from "#app/account/memberships/members.server.ts";
import { currentLanguage, inLanguage } from "#app/common/language/current-language.ts";
import { t } from "#app/common/language/messages.ts";
import { offerLanguages, writeIn } from "#app/common/language/write-in.server.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import type { InvoiceSnapshot } from "#app/invoices/invoice-snapshot.ts";
import { invoicePaid } from "#app/shop/orders/invoice-order.server.ts";
import { writeEveryMail } from "#app/testing/every-mail.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addSeller } from "#app/testing/shop/selling.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { alwaysInsert } from "#db/testing/always-insert.ts";
import { copyTemplate } from "#db/testing/database-template.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";

beforeAll(() => offerLanguages(["en", "de"]));
afterAll(() => offerLanguages(["en"]));

const TABLES = [
	"accounts",
	"orders",
	"bookings",
	"moving_bookings",
	"conversations",
	"restock_requests",
] as const;

/** Makes everybody a reader of German, whatever the language of the page that adds them. */
async function makeAllGerman(db: Database): Promise<void> {
	for (const table of TABLES) await alwaysInsert(db, table, "language", "de");
}

/** Every email, without numbers and tokens, which differ each time. */
async function writeMails(db: Database, language: string) {
	await makeAllGerman(db);
	await writeIn(language, () => writeEveryMail(db));
	const mails = await db
		.selectFrom("outbox")
		.select(["to_address", "subject", "text_body", "html_body"])
		.orderBy("id")
		.execute();
	return mails.map(({ to_address: to, subject, text_body, html_body }) => ({
		to,
		text: `${subject}\n${text_body}`
			.replace(/\b[HMR]-?\w{4}-?\w{4}-?\w{0,4}\b/g, "NUMBER")
			// The reason of a change is stored as it was written.
			.replace(/^(Grund|Reason): .*$/gm, "REASON")
			.replace(/\b(Lamp |Room )\d+/g, "$1")
			.replace(/(token=|key=|\/jobs\/|\/messages\/|\/unsubscribe\/)[\w%-]+/g, "$1TOKEN"),
		isGerman: html_body.includes('<html lang="de" dir="ltr">'),
	}));
}

/** A second database, for the same emails from pages in German. */
const testOfTwo = test.extend<{ other: Database }>({
	// biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern
	other: async ({}, use) => {
		const { url, remove } = await copyTemplate(inject("template"));
		const other = openDatabase({ url });
		await use(other);
		await other.destroy();
		await remove();
	},
});

/** What answers somebody at once is in the language of their page. Drivers, the market and hotels without an owner have none. */
const ANSWERS =
	/^(We received|Confirm|Pay for your stay|You asked|Your copy|Your data has been)|received your booking request/;
const WITHOUT_LANGUAGE = ["driver@example.com", "admin@example.com", "stay@example.com"];

testOfTwo("an email is in the language of its receiver, whoever causes it", async ({ db, other }) => {
	const mails = await writeMails(db, "en");
	const inEnglish = mails.filter(({ to, isGerman }) => !isGerman && !WITHOUT_LANGUAGE.includes(to));
	expect(inEnglish.map(({ text }) => text).filter((text) => !ANSWERS.test(text))).toEqual([]);
	const links = mails.flatMap(({ text, isGerman }) => (isGerman ? text.match(/https:\S+/g) : [])) as string[];
	expect(links.filter((link) => !link.startsWith("https://meeha.invalid/de"))).toEqual([]);
	// No part of them is in the language of whoever caused them.
	const german = await writeMails(other, "de");
	expect(mails.map(({ text, isGerman }, at) => (isGerman ? text : german[at]?.text))).toEqual(
		german.map(({ text }) => text),
	);
});

test("an invoice is in the language of its order, stay or move, whoever causes it", async ({ db }) => {
	await writeMails(db, "en");
	await addSeller(db);
	const { number } = await addOrder(db);
	const order = await db
		.selectFrom("orders")
		.selectAll()
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	await transact(db, (trx) => invoicePaid(trx, order, new Date()));
	const invoices = await db.selectFrom("invoices").select("snapshot").execute();
	const labels = invoices.map(({ snapshot }) => {
		const { language, facts } = JSON.parse(snapshot) as InvoiceSnapshot;
		return `${language}: ${facts[0]?.[0]}`;
	});
	expect(new Set(labels)).toEqual(new Set(["de: Bestellung", "de: Buchung"]));
});

test("a hotel is written to in the language of its owner, and staff each in theirs", async ({ db }) => {
	const ownerId = await addAccount(db, "Olga", "Hotel");
	const { hotelId } = await openInn(db, { hotel: { ownerId } });
	const staffId = await addAccount(db, "Stefan", "Admin");
	await addAccount(db, "Ann", "Admin");
	await db.updateTable("accounts").set({ language: "de" }).where("id", "in", [ownerId, staffId]).execute();
	expect(await readHotelLanguage(db, hotelId)).toBe("de");
	const mail = (to: string) => layOutMail({ to, subject: t.orderMails.expired.subject, paragraphs: [] });
	await transact(db, (trx) => mailStaff(trx, mail, new Date()));
	const subjects = (await writtenMails(db)).map(({ subject }) => subject);
	expect(subjects).toEqual([writeIn("de", () => t.orderMails.expired.subject), "Order expired"]);
});

test("a language that is no longer offered is the market’s own", () => {
	expect(writeIn("fr", currentLanguage)).toBe("en");
	expect(writeIn(null, currentLanguage)).toBe("en");
	expect(writeIn("de", () => writeIn(null, () => inLanguage("/track")))).toBe("/track");
});
