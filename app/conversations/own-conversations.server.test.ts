import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { deleteOwnAccount } from "#app/site/personal-data/delete-account.server.ts";
import { exportPerson } from "#app/site/personal-data/export.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { addAccount, PASSWORD } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import type { ConversationRef } from "./conversation-subject.ts";
import { listConversationPhotos, listOwnConversations } from "./own-conversations.server.ts";
import { writeMessage } from "./write-message.server.ts";

/** A person with an order, a stay and a contact message, each with a conversation. */
async function addPerson(db: Database, name: string) {
	const accountId = await addAccount(db, name);
	const { roomId } = await openInn(db);
	const order = await addOrder(db, { accountId });
	const stay = await addBooking(db, { roomId, accountId });
	const sent = { name, message: `Hello from ${name}`, adminEmail: undefined, now: INN_NOW };
	// Without signing in: the confirmed address tells whose it is.
	const email = `${name.toLowerCase()}@example.com`;
	await saveContactMessage(db, { ...sent, email, accountId: null, submitter: { id: name } });
	const large = { width: 1280, format: "webp", bytes: Buffer.from(`photo of ${name}`) } as const;
	for (const about of [
		{ kind: "order", key: order.number },
		{ kind: "stay", key: stay.number },
	] satisfies ConversationRef[])
		await writeMessage(db, CONVERSATION_SUBJECTS, {
			about,
			access: { by: "customer", viewer: { isGranted: false, guestHash: null, accountId } },
			body: `${about.kind} of ${name}`,
			photos: about.kind === "order" ? [{ ...pictureOf(name), files: [large] }] : [],
			idempotencyKey: randomUUID(),
			links: { tokenOf: String },
			now: INN_NOW,
		});
	return { accountId, email };
}

test("a person finds, exports and deletes their own conversations and no others", async ({ db }) => {
	const [ana, bob] = [await addPerson(db, "Ana"), await addPerson(db, "Bob")];
	await db.updateTable("accounts").set({ email_verified_at: INN_NOW.toISOString() }).execute();
	const found = await listOwnConversations(db, { person: ana, page: 1, size: 10 });
	expect(found.total).toBe(3);
	expect(found.rows.map(({ excerpt }) => excerpt).toSorted()).toEqual([
		"Hello from Ana",
		"order of Ana",
		"stay of Ana",
	]);
	// Messages about a stay are shown on the hotel's clock.
	expect(found.rows.filter(({ time_zone }) => time_zone !== null).map(({ kind }) => kind)).toEqual(["stay"]);
	const exported = await exportPerson(db, { accountId: ana.accountId, now: INN_NOW });
	expect(exported.conversations.map(({ body }) => body)).toEqual([
		"Hello from Ana",
		"order of Ana",
		"stay of Ana",
	]);
	const [photo, ...others] = await listConversationPhotos(db, ana);
	expect(others).toEqual([]);
	expect((await photo?.read())?.toString()).toBe("photo of Ana");

	const deletion = { accountId: ana.accountId, password: PASSWORD, timeZone: "UTC", now: INN_NOW };
	expect(await deleteOwnAccount(db, deletion)).toMatchObject({ ok: true });
	const left = await db.selectFrom("messages").select("body").orderBy("id").execute();
	expect(left.map(({ body }) => body)).toEqual(["Hello from Bob", "order of Bob", "stay of Bob"]);
	expect(await listConversationPhotos(db, bob)).toHaveLength(1);
	expect(await db.selectFrom("message_photos").select("position").execute()).toHaveLength(1);
});

test("an address that is not confirmed finds no messages of the contact page", async ({ db }) => {
	const { accountId } = await addPerson(db, "Ana");
	const found = await listOwnConversations(db, { person: { accountId, email: null }, page: 1, size: 10 });
	expect(found.rows.map(({ excerpt }) => excerpt).toSorted()).toEqual(["order of Ana", "stay of Ana"]);
	await db.updateTable("accounts").set({ email_verified_at: null }).execute();
	const exported = await exportPerson(db, { accountId, now: INN_NOW });
	expect(exported.conversations.map(({ body }) => body)).toEqual(["order of Ana", "stay of Ana"]);
});
