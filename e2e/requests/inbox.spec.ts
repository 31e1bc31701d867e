import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { Role } from "#app/common/roles.ts";
import { conversationSegment } from "#app/conversations/conversation-kinds.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { openInn } from "#app/testing/travel/inn.ts";
import type { Database } from "#db/client.ts";
import { photo } from "#e2e/helpers/owners.ts";
import { emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };
const WHO = ["User", "Hotel", "Admin", "SuperAdmin"] as const satisfies Role[];
const TOKEN = "t".repeat(43);

const message = async () => ({ message: "Where is it?", idempotencyKey: randomUUID() });

const accountOf = async (db: Database, role: Role) =>
	(await db.selectFrom("accounts").select("id").where("email", "=", emailOf(role)).executeTakeFirstOrThrow())
		.id;

/** A conversation about each kind of subject; nothing of it belongs to the demo's accounts, but a stay of the hotel. */
async function fillInbox(db: Database) {
	const now = new Date();
	const owner = await accountOf(db, "Hotel");
	const own = await openInn(db, { hotel: { ownerId: owner } });
	const others = await openInn(db);
	const order = (await addOrder(db)).number;
	const ownStay = (await addBooking(db, { roomId: own.roomId })).number;
	const otherStay = (await addBooking(db, { roomId: others.roomId })).number;
	const sent = { name: "Bo Chen", email: "bo@example.com", message: "Hello?", adminEmail: undefined, now };
	await saveContactMessage(db, { ...sent, accountId: null, submitter: { id: "a browser" } });
	const contact = await db
		.selectFrom("conversations")
		.select(["id", "subject_key as key"])
		.where("kind", "=", "contact")
		.executeTakeFirstOrThrow();
	await db
		.updateTable("conversations")
		.set({ token_hash: hashToken(TOKEN) })
		.where("id", "=", contact.id)
		.execute();
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	for (const [kind, key] of [
		["order", order],
		["stay", ownStay],
		["stay", otherStay],
	] as const)
		await writeMessage(db, CONVERSATION_SUBJECTS, {
			about: { kind, key },
			access: { by: "customer", viewer },
			body: "Secret words",
			photos: [],
			idempotencyKey: randomUUID(),
			now,
			links: { tokenOf: String },
		});
	return { order, ownStay, otherStay, contact: conversationSegment({ kind: "contact", key: contact.key }) };
}

test("nobody opens, answers or changes a conversation that is not theirs", async ({
	playwright,
	baseURL,
	db,
}) => {
	const { order, ownStay, otherStay, contact } = await fillInbox(db);
	const anonymous = await playwright.request.newContext({ baseURL });
	// The emailed link opens one conversation, and a guess none.
	expect((await anonymous.get(`/messages/${TOKEN}`)).status()).toBe(200);
	expect((await anonymous.get(`/messages/${"u".repeat(43)}`)).status()).toBe(410);
	// Nor does a stream tell when somebody writes.
	for (const [path, status] of [
		[`/messages/${TOKEN}/live`, 200],
		[`/messages/${"u".repeat(43)}/live`, 403],
		[`/messages/${contact}/live`, 403],
		[`/track/${order}/live`, 403],
	] as const)
		expect((await anonymous.head(path)).status(), path).toBe(status);
	const people: Record<string, APIRequestContext> = { anonymous };
	for (const role of WHO) people[role] = await signedInRequests(playwright.request, baseURL, emailOf(role));
	const all = [order, ownStay, otherStay, contact];
	/** Who may open which conversation in which inbox. */
	const may: Record<string, Partial<Record<string, readonly string[]>>> = {
		"/inbox": { Admin: all, SuperAdmin: all },
		"/owner/inbox": { Hotel: [ownStay], Admin: [ownStay, otherStay] },
		"/track": {},
		"/messages": {},
	};
	const answered: Record<string, boolean> = {};
	const expected: Record<string, boolean> = {};
	for (const [who, requests] of Object.entries(people))
		for (const [at, allowed] of Object.entries(may))
			for (const subject of all) {
				const path = at === "/track" ? `/track/${subject}/messages` : `${at}/${subject}`;
				const isAllowed = allowed[who]?.includes(subject) ?? false;
				const get = await requests.get(path, { headers, maxRedirects: 0 });
				answered[`${who} GET ${path}`] = get.status() === 200;
				expected[`${who} GET ${path}`] = isAllowed;
				if (!isAllowed) expect(await get.text(), `${who} ${path}`).not.toMatch(/Secret words|Hello\?/);
				const before = await db.selectFrom("messages").select("id").execute();
				const form = await message();
				const sent = await requests.post(path, { headers, multipart: form, maxRedirects: 0 });
				const after = await db.selectFrom("messages").select("id").execute();
				answered[`${who} POST ${path}`] = after.length > before.length;
				expected[`${who} POST ${path}`] = isAllowed;
				if (isAllowed) expect(sent.status()).toBe(303);
				for (const [action, change] of [
					["state", { state: "closed", seenMessages: "99" }],
					["assignment", { assignee: "" }],
				] as const) {
					if (at === "/track" || at === "/messages") continue;
					const changed = await requests.post(`${path}/${action}`, {
						headers,
						form: change,
						maxRedirects: 0,
					});
					const isChanged = changed.headers().location?.endsWith(path) ?? false;
					answered[`${who} POST ${path}/${action}`] = isChanged;
					expected[`${who} POST ${path}/${action}`] = isAllowed;
				}
			}
	expect(answered).toEqual(expected);
	for (const requests of Object.values(people)) await requests.dispose();
});

test("pictures of a message are shown to its two sides only", async ({ playwright, baseURL, db }) => {
	const { ownStay, otherStay } = await fillInbox(db);
	const open = () => playwright.request.newContext({ baseURL, maxRedirects: 0 });
	const [guest, stranger] = [await open(), await open()];
	const form = { number: ownStay, contact: "ana@example.com" };
	expect((await guest.post("/track", { headers, form })).status()).toBe(303);
	const multipart = { ...(await message()), photos: await photo("teal") };
	expect((await guest.post(`/track/${ownStay}/messages`, { headers, multipart })).status()).toBe(303);
	const { message_id: id } = await db
		.selectFrom("message_photos")
		.select("message_id")
		.executeTakeFirstOrThrow();
	const file = `${maskId(id)}-1-320.webp`;
	const [user, hotel, admin] = [
		await signedInRequests(playwright.request, baseURL, emailOf("User")),
		await signedInRequests(playwright.request, baseURL, emailOf("Hotel")),
		await signedInRequests(playwright.request, baseURL, emailOf("Admin")),
	];
	const track = `/track/${ownStay}/messages/photos/${file}`;
	for (const [who, path] of [
		[guest, track],
		[hotel, `/owner/inbox/${ownStay}/photos/${file}`],
		[admin, `/inbox/${ownStay}/photos/${file}`],
	] as const) {
		const shown = await who.get(path);
		expect(shown.status(), path).toBe(200);
		expect(shown.headers()).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "private, no-store",
		});
	}
	for (const [who, path] of [
		[stranger, track],
		[user, track],
		[user, `/inbox/${ownStay}/photos/${file}`],
		[hotel, `/inbox/${ownStay}/photos/${file}`],
		[hotel, `/owner/inbox/${otherStay}/photos/${file}`],
		[admin, `/inbox/${otherStay}/photos/${file}`],
		[guest, `/track/${otherStay}/messages/photos/${file}`],
	] as const) {
		const refused = await who.get(path, { maxRedirects: 0 });
		expect(refused.status(), path).not.toBe(200);
		expect(refused.headers()["content-type"] ?? "", path).not.toContain("image");
	}
	for (const context of [guest, stranger, user, hotel, admin]) await context.dispose();
});

test("a sender of many messages is told to wait, and keeps what they typed", async ({
	playwright,
	baseURL,
	db,
}) => {
	const { order } = await fillInbox(db);
	const admin = await signedInRequests(playwright.request, baseURL, emailOf("Admin"));
	const guest = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
	const form = { number: order, contact: "ana@example.com" };
	expect((await guest.post("/track", { headers, form })).status()).toBe(303);
	const send = async () =>
		guest.post(`/track/${order}/messages`, { headers, multipart: await message(), maxRedirects: 0 });
	for (let sent = 0; sent < 20; sent++) expect((await send()).status()).toBe(303);
	const refused = await send();
	expect(refused.status()).toBe(429);
	expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
	expect(await refused.text()).toMatch(/You have sent many messages[\s\S]*Where is it\?/);
	const answer = { headers, multipart: await message(), maxRedirects: 0 };
	expect((await admin.post(`/inbox/${order}`, answer)).status()).toBe(303);
	for (const context of [guest, admin]) await context.dispose();
});
