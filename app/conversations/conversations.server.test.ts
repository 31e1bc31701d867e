import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { isInTrail } from "#app/common/changes/changes.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { Role } from "#app/common/roles.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { deleteMove } from "#app/rent/moves/delete-move.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { exportPerson } from "#app/site/personal-data/export.server.ts";
import { readHeldData } from "#app/site/personal-data/held-data.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { readVersions } from "#app/site/track/tracked-versions.server.ts";
import type { WriteMessagesTask } from "#app/testing/conversations/write-message.child-process.ts";
import { addOwner } from "#app/testing/owner.ts";
import { moveOf } from "#app/testing/rent/move.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { addBooking } from "#app/testing/travel/booking.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/travel/inn.ts";
import { mailedToken } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { assignConversation, closeConversation } from "./change-conversation.server.ts";
import type { ConversationAccess, ConversationRef } from "./conversation-subject.ts";
import { INBOX } from "./inbox-filters.ts";
import { listColleagues, listConversations } from "./list-conversations.server.ts";
import { listConversationPhotos, listOwnConversations } from "./own-conversations.server.ts";
import {
	acceptPartnerRequest,
	declinePartnerRequest,
	inviteAgain,
	joinAsPartner,
} from "./partner-acceptance.server.ts";
import { findByToken, readConversation, readMessagePhoto } from "./read-conversation.server.ts";
import { writeMessage } from "./write-message.server.ts";

const granted = { by: "customer", viewer: { isGranted: true, guestHash: null, accountId: null } } as const;
const guest = (viewer: { guestHash?: string; accountId?: number }) =>
	({ by: "customer", viewer: { isGranted: false, guestHash: null, accountId: null, ...viewer } }) as const;
const order = (key: string) => ({ kind: "order", key }) as const;
const stay = (key: string) => ({ kind: "stay", key }) as const;
const FILTERS = INBOX.read(new URLSearchParams());

type Written = {
	body?: string;
	idempotencyKey?: string;
	now?: Date;
	photos?: ReturnType<typeof pictureOf>[];
	isNote?: boolean;
};

const write = (db: Database, about: ConversationRef, access: ConversationAccess, written: Written = {}) =>
	writeMessage(db, CONVERSATION_SUBJECTS, {
		about,
		access,
		body: "Where is it?",
		photos: [],
		idempotencyKey: randomUUID(),
		now: INN_NOW,
		links: { tokenOf: (id, email) => `token of ${id} ${email}` },
		...written,
	});

const read = (db: Database, about: ConversationRef, access: ConversationAccess) =>
	readConversation(db, CONVERSATION_SUBJECTS, { about, access });

const mails = (db: Database) =>
	db.selectFrom("outbox").select(["to_address", "subject", "text_body", "reply_to"]).orderBy("id").execute();

const counts = (db: Database) =>
	db
		.selectFrom("conversations")
		.select(["desk_unread", "customer_unread", "message_count", "closed_at", "last_author"])
		.executeTakeFirstOrThrow();

test("a customer and staff write to each other, and each is emailed what the other wrote", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	const { number } = await addOrder(db);
	const about = order(number);
	expect(await write(db, about, granted, { body: "Where is my lamp?" })).toMatchObject({ repeated: false });
	expect(await counts(db)).toMatchObject({ desk_unread: 1, customer_unread: 0, last_author: "customer" });
	await write(db, about, { by: "staff", accountId: staff }, { body: "On its way." });
	expect(await counts(db)).toMatchObject({ desk_unread: 0, customer_unread: 1, last_author: "staff" });
	const sent = await mails(db);
	expect(sent.map(({ to_address }) => to_address)).toEqual(["sue@example.com", "ana@example.com"]);
	expect(sent[0]?.text_body).toContain(`/inbox/${number}`);
	expect(sent[1]?.text_body).toContain(`/track/${number}/messages`);
	// Neither the name nor the address of a person of the staff leaves the market.
	expect(JSON.stringify(sent[1])).not.toMatch(/sue/i);
	const shown = await read(db, about, granted);
	expect(shown?.messages.map(({ body }) => body)).toEqual(["Where is my lamp?", "On its way."]);
	expect(await counts(db)).toMatchObject({ customer_unread: 0, message_count: 2 });
});

test("a message that is sent twice is stored and emailed once", async ({ db }) => {
	await addAccount(db, "Sue", "Admin");
	const { number } = await addOrder(db);
	const idempotencyKey = randomUUID();
	const first = await write(db, order(number), granted, { idempotencyKey });
	const again = await write(db, order(number), granted, { idempotencyKey });
	expect(again).toEqual({ ...first, repeated: true });
	expect(await counts(db)).toMatchObject({ desk_unread: 1, message_count: 1 });
	expect(await mails(db)).toHaveLength(1);
});

test("three processes that get the same five messages at once store each of them once", async ({
	db,
	url,
}) => {
	await addAccount(db, "Sue", "Admin");
	const { number } = await addOrder(db);
	const keys = ["one", "two", "three", "four", "five"];
	const task: WriteMessagesTask = { url, number, keys, now: INN_NOW.toISOString() };
	const writers = [1, 2, 3].map(() =>
		startElsewhere<number>("app/testing/conversations/write-message.child-process.ts", task),
	);
	await Promise.all(writers.map(({ ready }) => ready));
	for (const writer of writers) writer.go();
	const stored = await Promise.all(writers.map(({ result }) => result));
	expect(stored.reduce((sum, count) => sum + count, 0)).toBe(5);
	const rows = await db.selectFrom("messages").select("idempotency_key").execute();
	expect(rows.map(({ idempotency_key }) => idempotency_key).toSorted()).toEqual(keys.toSorted());
	expect(await db.selectFrom("conversations").select("message_count").execute()).toEqual([
		{ message_count: 5 },
	]);
	expect(await mails(db)).toHaveLength(5);
}, 30_000);

test("nobody reads, writes to or sees pictures of a conversation that is not theirs", async ({ db }) => {
	const [owner, other] = [await addOwner(db), await addOwner(db, "Otto")];
	const [ana, eve] = [await addAccount(db, "Ana"), await addAccount(db, "Eve")];
	const { roomId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const { number } = await addBooking(db, { roomId, accountId: ana, guestHash: "browser" });
	const photo = pictureOf("a");
	const photos = [
		{ ...photo, files: [{ width: 320, format: "webp", bytes: Buffer.from("small") } as const] },
	];
	const written = await write(db, stay(number), guest({ accountId: ana }), { photos });
	const messageId = written.ok ? written.messageId : 0;
	const may: [ConversationAccess, boolean][] = [
		[granted, true],
		[guest({ accountId: ana }), true],
		[guest({ guestHash: "browser" }), true],
		[{ by: "staff", accountId: eve }, true],
		[{ by: "hotel", ...owner }, true],
		[{ by: "hotel", accountId: eve, role: "Admin" }, true],
		[{ by: "hotel", ...other }, false],
		[guest({ accountId: eve }), false],
		[guest({ guestHash: "another browser" }), false],
		[guest({}), false],
	];
	for (const [access, isAllowed] of may) {
		expect((await read(db, stay(number), access)) !== undefined, JSON.stringify(access)).toBe(isAllowed);
		const asked = { about: stay(number), access, messageId, position: 1, width: 320 } as const;
		const bytes = await readMessagePhoto(db, CONVERSATION_SUBJECTS, asked);
		expect(bytes?.toString(), JSON.stringify(access)).toBe(isAllowed ? "small" : undefined);
		if (!isAllowed) expect(await write(db, stay(number), access)).toEqual({ ok: false, reason: "gone" });
	}
	// A picture is found only in its own conversation.
	const { number: elsewhere } = await addBooking(db, { roomId, accountId: eve });
	await write(db, stay(elsewhere), guest({ accountId: eve }));
	const access = guest({ accountId: eve });
	const stolen = { about: stay(elsewhere), access, messageId, position: 1, width: 320 } as const;
	expect(await readMessagePhoto(db, CONVERSATION_SUBJECTS, stolen)).toBeUndefined();
	// Hotels have no part in orders, moves and what is sent to the market.
	const { number: bought } = await addOrder(db);
	expect(await read(db, order(bought), { by: "hotel", ...owner })).toBeUndefined();
	expect(await read(db, { kind: "contact", key: "1" }, { by: "hotel", ...owner })).toBeUndefined();
});

test("the guest of a stay writes to the hotel, or to whoever it is assigned to", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	const owner = await addOwner(db);
	const { roomId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const { number } = await addBooking(db, { roomId });
	await write(db, stay(number), granted);
	const desk = { about: stay(number), access: { by: "staff", accountId: staff }, now: INN_NOW } as const;
	const assign = (assigneeId: number | null) =>
		assignConversation(db, CONVERSATION_SUBJECTS, { ...desk, assigneeId });
	for (let time = 0; time < 2; time++) expect(await assign(staff)).toEqual({ ok: true });
	expect(await db.selectFrom("changes").select("id").where(isInTrail).execute()).toHaveLength(1);
	await write(db, stay(number), granted);
	expect(await assign(await addAccount(db, "Eve"))).toEqual({ ok: false, reason: "no_assignee" });
	expect(await assign(null)).toEqual({ ok: true });
	await write(db, stay(number), { by: "hotel", ...owner });
	const sent = await mails(db);
	expect(sent.map(({ to_address }) => to_address)).toEqual([
		"olga@example.com",
		"sue@example.com",
		"ana@example.com",
	]);
	expect(sent[0]?.text_body).toContain(`/owner/inbox/${number}`);
	expect(sent[2]?.subject).toContain("Hotel Miramar wrote about your stay");
});

test("a conversation is closed only as it was seen, and opens when somebody writes", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	const { number } = await addOrder(db);
	await write(db, order(number), granted);
	const close = (seenMessages: number, isClosed = true) =>
		closeConversation(db, CONVERSATION_SUBJECTS, {
			about: order(number),
			access: { by: "staff", accountId: staff },
			now: INN_NOW,
			isClosed,
			seenMessages,
		});
	await write(db, order(number), granted);
	expect(await close(1)).toEqual({ ok: false, reason: "new_message" });
	expect(await close(2)).toEqual({ ok: true });
	expect(await close(2)).toEqual({ ok: true });
	expect((await counts(db)).closed_at).not.toBeNull();
	await write(db, order(number), granted);
	expect((await counts(db)).closed_at).toBeNull();
	expect(await close(3)).toEqual({ ok: true });
	expect(await close(0, false)).toEqual({ ok: true });
	expect((await counts(db)).closed_at).toBeNull();
	const trail = await db.selectFrom("changes").select("action").where(isInTrail).orderBy("id").execute();
	expect(trail.map(({ action }) => action)).toEqual(["closed", "closed", "opened"]);
});

test("lists what matches the filters, and an owner’s own hotels only", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	const owner = await addOwner(db);
	const own = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const others = await openInn(db);
	const mine = await addBooking(db, { roomId: own.roomId, name: "Bo Chen", email: "bo@example.com" });
	const theirs = await addBooking(db, { roomId: others.roomId });
	const bought = await addOrder(db);
	await write(db, stay(mine.number), granted, { now: new Date(INN_NOW.getTime() + 1_000) });
	await write(db, stay(theirs.number), granted, { now: new Date(INN_NOW.getTime() + 2_000) });
	await write(db, order(bought.number), granted, { now: new Date(INN_NOW.getTime() + 3_000) });
	const access = { by: "staff", accountId: staff } as const;
	const change = { about: order(bought.number), access, now: INN_NOW } as const;
	await assignConversation(db, CONVERSATION_SUBJECTS, { ...change, assigneeId: staff });
	await closeConversation(db, CONVERSATION_SUBJECTS, { ...change, isClosed: true, seenMessages: 1 });
	const list = async (search: string, scope: Parameters<typeof listConversations>[1]["scope"] = "all") => {
		const filters = INBOX.read(new URLSearchParams(search));
		const { rows } = await listConversations(db, { filters, scope, accountId: staff });
		return rows.map(({ key }) => key);
	};
	expect(await list("")).toEqual([theirs.number, mine.number]);
	expect(await list("state=all")).toEqual([bought.number, theirs.number, mine.number]);
	expect(await list("state=closed")).toEqual([bought.number]);
	expect(await list("state=all&assigned=me")).toEqual([bought.number]);
	expect(await list("state=all&assigned=nobody&kind=stay")).toEqual([theirs.number, mine.number]);
	const colleague = await addAccount(db, "Dee", "SuperAdmin");
	await assignConversation(db, CONVERSATION_SUBJECTS, {
		about: stay(theirs.number),
		access,
		now: INN_NOW,
		assigneeId: colleague,
	});
	expect(await list(`assigned=${maskId(colleague)}`)).toEqual([theirs.number]);
	expect(await list(`assigned=${maskId(colleague)}`, { hotelsOf: owner })).toEqual([]);
	await assignConversation(db, CONVERSATION_SUBJECTS, {
		about: stay(theirs.number),
		access,
		now: INN_NOW,
		assigneeId: null,
	});
	const desk = await addAccount(db, "Del", "Hotel");
	await addMember(db, { hotelId: own.hotelId, accountId: desk, role: "desk" });
	const colleaguesOf = async (accountId: number, role: Role) =>
		(await listColleagues(db, { accountId, role })).map(({ name }) => name);
	expect(await colleaguesOf(staff, "Admin")).toEqual(["Dee"]);
	expect(await colleaguesOf(owner.accountId, "Hotel")).toEqual(["Del"]);
	expect(await list("state=all&q=bo+chen")).toEqual([mine.number]);
	expect(await list(`q=${theirs.number.toLowerCase()}`)).toEqual([theirs.number]);
	expect(await list("waiting=unread")).toHaveLength(2);
	expect(await list("state=all&answered=us")).toEqual([bought.number, theirs.number]);
	expect(await list("state=all&answered=hotels")).toEqual([mine.number]);
	expect(await list("state=all", { hotelsOf: owner })).toEqual([mine.number]);
	await write(db, stay(mine.number), { by: "hotel", ...owner });
	expect(await list("waiting=unanswered")).toEqual([theirs.number]);
	expect(await list("waiting=unread")).toEqual([theirs.number]);
});

test("a note is read at the desk that wrote it, and changes nothing that the customer sees or is sent", async ({
	db,
}) => {
	const staff = await addAccount(db, "Sue", "Admin");
	const owner = await addOwner(db);
	const ana = await addAccount(db, "Ana");
	const { roomId } = await openInn(db, { hotel: { ownerId: owner.accountId } });
	const { number } = await addBooking(db, { roomId, accountId: ana });
	const about = stay(number);
	const hotel = { by: "hotel", ...owner } as const;
	const market = { by: "staff", accountId: staff } as const;
	const photos = [
		{ ...pictureOf("a"), files: [{ width: 320, format: "webp", bytes: Buffer.from("small") } as const] },
	];
	const note = { body: "Secret words", isNote: true, photos };
	expect(await write(db, about, hotel, note)).toEqual({ ok: false, reason: "not_started" });
	expect(await db.selectFrom("conversations").select("id").execute()).toEqual([]);
	await write(db, about, guest({ accountId: ana }));
	await closeConversation(db, CONVERSATION_SUBJECTS, {
		about,
		access: hotel,
		now: INN_NOW,
		isClosed: true,
		seenMessages: 1,
	});
	const before = await db.selectFrom("conversations").selectAll().execute();
	const mailed = await mails(db);
	const version = await readVersions(db, [number]);
	const idempotencyKey = randomUUID();
	const written = await write(db, about, hotel, { ...note, idempotencyKey });
	expect(await write(db, about, hotel, { ...note, idempotencyKey })).toEqual({ ...written, repeated: true });
	const messageId = written.ok ? written.messageId : 0;

	expect(await db.selectFrom("conversations").selectAll().execute()).toEqual(before);
	expect(await mails(db)).toEqual(mailed);
	// What the customer’s own page listens to.
	expect(await readVersions(db, [number])).toEqual(version);
	for (const [access, isRead] of [
		[hotel, true],
		[market, false],
		[granted, false],
		[guest({ accountId: ana }), false],
	] as const) {
		const shown = await read(db, about, access);
		expect(shown?.messages.map(({ body }) => body)).toEqual(
			isRead ? ["Where is it?", "Secret words"] : ["Where is it?"],
		);
		const asked = { about, access, messageId, position: 1, width: 320 } as const;
		expect((await readMessagePhoto(db, CONVERSATION_SUBJECTS, asked)) !== undefined).toBe(isRead);
	}
	// A form of the customer that asks for a note sends a message.
	await write(db, about, guest({ accountId: ana }), { body: "Hello?", isNote: true });
	expect((await read(db, about, market))?.messages.map(({ body }) => body)).toContain("Hello?");
	// Nor is it in the copy of the person’s data, in the list of their messages, or counted.
	const person = { accountId: ana, email: null };
	expect(await listConversationPhotos(db, person)).toEqual([]);
	const exported = await exportPerson(db, { accountId: ana, now: INN_NOW });
	expect(exported.conversations).toHaveLength(2);
	const listed = await listOwnConversations(db, { person, page: 1, size: 10 });
	expect(JSON.stringify([exported, listed])).not.toContain("Secret words");
	const bought = order((await addOrder(db)).number);
	await write(db, bought, granted);
	await write(db, bought, market, note);
	const held = await readHeldData(db, { email: "ana@example.com", timeZone: "UTC", now: INN_NOW });
	expect(held.records.find(({ noun }) => noun === "messages")?.count).toBe(1);
	// Nobody can make a message of it.
	await expect(
		db
			.updateTable("messages")
			.set({ is_note: false } as never)
			.execute(),
	).rejects.toThrow();
});

const sentBy = (accountId: number | null) => ({
	submitter: { id: randomUUID() },
	name: "Bo Chen",
	message: "Hello?",
	accountId,
	adminEmail: undefined,
	now: INN_NOW,
});

test("a contact message starts a conversation, and its answer has a link that opens it", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	await saveContactMessage(db, { ...sentBy(null), email: "bo@example.com", isEmailed: false });
	const { rows } = await listConversations(db, { filters: FILTERS, scope: "all", accountId: staff });
	expect(rows).toMatchObject([{ kind: "contact", name: "Bo Chen", excerpt: "Hello?", unread: 1 }]);
	const about = { kind: "contact", key: rows[0]?.key ?? "" } as const;
	const token = `token of ${rows[0]?.id} bo@example.com`;
	expect(await findByToken(db, { tokenHash: hashToken(token) })).toBeUndefined();
	await write(db, about, { by: "staff", accountId: staff });
	const [sent] = await mails(db);
	expect(sent).toMatchObject({ to_address: "bo@example.com", subject: "Meeha answered your message" });
	expect(sent?.text_body).toContain(`/messages/${token}`);
	expect(await findByToken(db, { tokenHash: hashToken(token) })).toEqual(about);
	await write(db, about, granted);
	// Staff can reply to the email itself.
	expect((await mails(db))[1]).toMatchObject({ to_address: "sue@example.com", reply_to: "bo@example.com" });
});

test("whoever sent a message while signed in reads it in their account, and nobody else does", async ({
	db,
}) => {
	const [ana, eve] = [await addAccount(db, "Ana"), await addAccount(db, "Eve")];
	await savePartnerRequest(db, { ...sentBy(ana), contact: "after six" });
	const { subject_key: key } = await db
		.selectFrom("conversations")
		.select("subject_key")
		.executeTakeFirstOrThrow();
	const about = { kind: "partner", key } as const;
	expect((await read(db, about, guest({ accountId: ana })))?.messages).toMatchObject([{ body: "Hello?" }]);
	for (const access of [guest({ accountId: eve }), guest({ guestHash: "browser" }), guest({})])
		expect(await read(db, about, access)).toBeUndefined();
});

test("accepting a partner request invites the person once", async ({ db }) => {
	const [sue, bob] = [await addAccount(db, "Sue", "Admin"), await addAccount(db, "Bob", "SuperAdmin")];
	await savePartnerRequest(db, { ...sentBy(null), contact: "Bo@Example.com" });
	const { id } = await db.selectFrom("partner_requests").select("id").executeTakeFirstOrThrow();
	const accept = (email: string, actorId = sue) =>
		acceptPartnerRequest(db, { id, email, actorId, now: INN_NOW });
	expect(await accept("sue@example.com")).toEqual({ ok: false, reason: "has_account", role: "Admin" });
	const all = await Promise.all([accept("bo@example.com"), accept("bo@example.com", bob)]);
	expect(all.map((one) => one.ok && one.repeated).toSorted()).toEqual([false, true]);
	const invited = "bo@example.com";
	expect(await accept("else@example.com")).toEqual({ ok: false, reason: "accepted", invited });
	const sent = await mails(db);
	expect(sent.map(({ to_address }) => to_address)).toEqual([invited]);
	expect(sent[0]?.text_body).toContain("/partner-invitation?token=");
	const missing = { id: id + 1, email: "new@example.com", actorId: sue, now: INN_NOW };
	expect(await acceptPartnerRequest(db, missing)).toEqual({ ok: false, reason: "gone" });
	// Sending it again replaces the link, once for each press of the button.
	const again = { id, sentAt: INN_NOW.toISOString(), actorId: sue, now: later(1) };
	for (let time = 0; time < 2; time++) expect(await inviteAgain(db, again)).toBe(true);
	expect(await mails(db)).toHaveLength(2);
});

test("an invitation to another address ends the links of the conversation, and one to the same keeps them", async ({
	db,
}) => {
	const sue = await addAccount(db, "Sue", "Admin");
	for (const [email, survives] of [
		["bo@example.com", true],
		["other@example.com", false],
	] as const) {
		await savePartnerRequest(db, { ...sentBy(null), contact: "Bo@Example.com" });
		const { id } = await db
			.selectFrom("partner_requests")
			.select("id")
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		const about = { kind: "partner", key: String(id) } as const;
		const answer = async () => {
			await write(db, about, { by: "staff", accountId: sue });
			const sent = (await mails(db)).at(-1);
			return { to: sent?.to_address, token: sent?.text_body.match(/token of \d+ [^#\s]+/)?.[0] ?? "" };
		};
		const opens = (token: string) => findByToken(db, { tokenHash: hashToken(token) });
		const first = await answer();
		expect([first.to, await opens(first.token)]).toEqual(["bo@example.com", about]);
		await acceptPartnerRequest(db, { id, email, actorId: sue, now: INN_NOW });
		expect(await opens(first.token)).toEqual(survives ? about : undefined);
		const second = await answer();
		expect([second.to, await opens(second.token)]).toEqual([email, about]);
		expect(await opens(first.token)).toEqual(survives ? about : undefined);
	}
});

test("an invitation makes the account of its address a hotel account, once, for 14 days", async ({ db }) => {
	const [sue, bo, eve] = [
		await addAccount(db, "Sue", "Admin"),
		await addAccount(db, "Bo"),
		await addAccount(db, "Eve"),
	];
	await savePartnerRequest(db, { ...sentBy(bo), contact: "after six" });
	const { id } = await db.selectFrom("partner_requests").select("id").executeTakeFirstOrThrow();
	await acceptPartnerRequest(db, { id, email: "bo@example.com", actorId: sue, now: INN_NOW });
	const token = await mailedToken(db, "bo@example.com");
	const join = (accountId: number, now = later(1)) => joinAsPartner(db, [], { token, accountId, now });
	expect(await join(eve)).toEqual({ ok: false, reason: "not_own" });
	expect(await join(bo, later(14))).toEqual({ ok: false, reason: "gone" });
	const both = await Promise.all([join(bo), join(bo)]);
	expect(both.filter(({ ok }) => ok)).toHaveLength(1);
	const accounts = await db.selectFrom("accounts").select(["name", "role"]).orderBy("id").execute();
	expect(accounts.map(({ name, role }) => `${name} ${role}`)).toEqual(["Sue Admin", "Bo Hotel", "Eve User"]);
	expect(await join(bo)).toEqual({ ok: false, reason: "gone" });
});

test("a declined partner request is answered and closed once, and can still be accepted", async ({ db }) => {
	const sue = await addAccount(db, "Sue", "Admin");
	await savePartnerRequest(db, { ...sentBy(null), contact: "bo@example.com" });
	const { id } = await db.selectFrom("partner_requests").select("id").executeTakeFirstOrThrow();
	const decline = (idempotencyKey: string) =>
		declinePartnerRequest(db, CONVERSATION_SUBJECTS, {
			id,
			answer: "Not now.",
			idempotencyKey,
			actorId: sue,
			now: INN_NOW,
			links: { tokenOf: String },
		});
	for (let time = 0; time < 2; time++) expect(await decline("one")).toBe(true);
	expect(await decline("two")).toBe(false);
	expect(await counts(db)).toMatchObject({ message_count: 2, closed_at: expect.anything() });
	expect(await mails(db)).toMatchObject([{ to_address: "bo@example.com" }]);
	const acceptance = { id, email: "bo@example.com", actorId: sue, now: INN_NOW };
	expect(await acceptPartnerRequest(db, acceptance)).toMatchObject({ ok: true });
	expect(await decline("three")).toBe(false);
});

const later = (days: number) => new Date(INN_NOW.getTime() + days * 24 * 60 * 60 * 1000);

test("a deleted move takes its conversation with it, and messages are never changed", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	const booked = await bookMove(db, moveOf());
	if (!booked.ok) throw new Error(booked.reason);
	await write(db, { kind: "move", key: booked.number }, granted);
	await expect(
		db
			.updateTable("messages")
			.set({ body: "Never said" } as never)
			.execute(),
	).rejects.toThrow();
	await deleteMove(db, { number: booked.number, actorId: staff, now: INN_NOW });
	expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
});
