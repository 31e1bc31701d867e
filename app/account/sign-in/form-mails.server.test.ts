import { expect } from "vitest";
import { newUseCounters } from "#app/common/access/use-counters.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import { MOVE_NOW, moveOf } from "#app/testing/rent/move.ts";
import { ACCOUNT_NOW, addAccount } from "#app/testing/signed-in.ts";
import { writtenMails } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { countMailingForm, type FormSender, type MailingForm } from "./form-mails.server.ts";
import { signInFrom } from "./known-devices.server.ts";

const ANA = "ana@example.com";
const FORMS: MailingForm[] = ["contact", "order", "booking"];
const NETWORKS = Array.from({ length: 4 }, (_, at) => `198.51.100.${at + 1}`);

/** Sends a form with Ana's email address, by default from a network that others use, too. */
function sender(db: Database) {
	const counters = newUseCounters(db);
	return (form: MailingForm, by: Partial<FormSender>) =>
		countMailingForm(db, counters, form, {
			email: ANA,
			deviceHash: null,
			person: null,
			address: "203.0.113.9",
			...by,
		});
}

/** Somebody else sends the form with Ana's email, from these networks until each is refused. Returns how many were emailed. */
async function floodWith(
	send: ReturnType<typeof sender>,
	form: MailingForm,
	networks = NETWORKS,
): Promise<number> {
	let emailed = 0;
	for (const address of networks)
		for (;;) {
			const counted = await send(form, {
				address,
				deviceHash: "eve's laptop",
				person: { email: "eve@example.com" },
			});
			if (!counted.ok) break;
			if (counted.isEmailed) emailed += 1;
		}
	return emailed;
}

test.for(FORMS)(
	"nobody else's %s forms keep a guest from sending theirs, and emails are bounded",
	async (form, { db }) => {
		const send = sender(db);
		const most = form === "contact" ? 9 : 30;
		// One network can't use up the emails of an address.
		expect(await floodWith(send, form, NETWORKS.slice(0, 1))).toBe(most / 3);
		expect(await send(form, {})).toEqual({ ok: true, isEmailed: true });
		expect(await floodWith(send, form, NETWORKS.slice(1))).toBe(most - most / 3 - 1);
		// An unknown guest: the form is accepted, but this address gets no more emails for now.
		expect(await send(form, {})).toEqual({ ok: true, isEmailed: false });
		// Another form and another email address have their own limits.
		expect(await send(form, { email: "bea@example.com" })).toEqual({ ok: true, isEmailed: true });
		expect(await send(form === "order" ? "booking" : "order", {})).toEqual({ ok: true, isEmailed: true });
	},
);

test("still emails the owner of an address, signed in or on a known device, during an attack", async ({
	db,
}) => {
	const accountId = await addAccount(db, "Ana");
	const device = { hash: "ana's laptop", describe: () => ({ browser: "Firefox", when: "today" }) };
	await signInFrom(db, SUBJECTS, {
		accountId,
		tokenHash: "session",
		userAgent: "",
		device,
		now: ACCOUNT_NOW,
	});
	const send = sender(db);
	await floodWith(send, "order");
	const [attacked = ""] = NETWORKS;
	for (let at = 0; at < 5; at++)
		for (const by of [{ person: { email: ANA } }, { deviceHash: "ana's laptop" }])
			expect(await send("order", { ...by, address: attacked })).toEqual({ ok: true, isEmailed: true });
	// One budget for both, so that many devices do not cause many emails.
	expect(await send("order", { person: { email: ANA } })).toMatchObject({
		ok: false,
		limit: "orderBySender",
	});
});

test("accepts a form although its email is over the limit", async ({ db }) => {
	const message = { name: "Ana", email: ANA, message: "Where is my truck?" };
	const sent = {
		...message,
		submitter: { id: "a browser" },
		accountId: null,
		adminEmail: "admin@example.com",
		now: ACCOUNT_NOW,
	};
	expect(await saveContactMessage(db, { ...sent, isEmailed: false })).toEqual({ repeated: false });
	expect((await bookMove(db, moveOf({ email: ANA, isEmailed: false, now: MOVE_NOW }))).ok).toBe(true);
	expect((await writtenMails(db)).map(({ to }) => to)).toEqual(["admin@example.com"]);
	expect(await db.selectFrom("contact_messages").select("email").execute()).toEqual([{ email: ANA }]);
	expect(await db.selectFrom("moving_bookings").select("email").execute()).toEqual([{ email: ANA }]);
});
