import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { ConversationAccess, ConversationRef } from "#app/common/conversations/conversation-subject.ts";
import {
	findByToken,
	readConversation,
	readMessagePhoto,
} from "#app/common/conversations/read-conversation.server.ts";
import { writeMessage } from "#app/common/conversations/write-message.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import type { Role } from "#app/common/roles.ts";
import { hashToken } from "#app/common/tokens.server.ts";
import { bookMove } from "#app/rent/booking/book-move.server.ts";
import { deleteMove } from "#app/rent/delete-move.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { addBooking } from "#app/testing/booking.ts";
import { addMember, INN_NOW, openInn } from "#app/testing/inn.ts";
import { moveOf } from "#app/testing/move.ts";
import { addOrder } from "#app/testing/order.ts";
import { addOwner } from "#app/testing/owner.ts";
import { pictureOf } from "#app/testing/picture.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import { mailedToken } from "#app/testing/written-mail.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { assignConversation, closeConversation } from "./change-conversation.server.ts";
import { INBOX } from "./inbox-filters.ts";
import { listColleagues, listConversations } from "./list-conversations.server.ts";
import {
	acceptPartnerRequest,
	declinePartnerRequest,
	inviteAgain,
	joinAsPartner,
} from "./partner-acceptance.server.ts";
import type { WriteMessagesTask } from "./write-message-elsewhere.ts";

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
};

const write = (db: Database, about: ConversationRef, access: ConversationAccess, written: Written = {}) =>
	writeMessage(db, CONVERSATION_SUBJECTS, {
		...{ about, access, body: "Where is it?", photos: [], idempotencyKey: randomUUID(), now: INN_NOW },
		links: { tokenOf: (id) => `token of ${id}` },
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
		startElsewhere<number>("app/site/inbox/write-message-elsewhere.ts", task),
	);
	await Promise.all(writers.map(({ ready }) => ready));
	for (const writer of writers) writer.go();
	const stored = await Promise.all(writers.map(({ result }) => result));
	expect(stored.reduce((sum, count) => sum + count, 0)).toBe(5);
	const rows = await db.selectFrom("messages").select("once_key").execute();
	expect(rows.map(({ once_key }) => once_key).toSorted()).toEqual(keys.toSorted());
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
	expect(await db.selectFrom("audit_events").select("id").execute()).toHaveLength(1);
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
			...{ about: order(number), access: { by: "staff", accountId: staff }, now: INN_NOW },
			...{ isClosed, seenMessages },
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
	const trail = await db.selectFrom("audit_events").select("action").orderBy("id").execute();
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
		...{ about: stay(theirs.number), access, now: INN_NOW, assigneeId: colleague },
	});
	expect(await list(`assigned=${maskId(colleague)}`)).toEqual([theirs.number]);
	expect(await list(`assigned=${maskId(colleague)}`, { hotelsOf: owner })).toEqual([]);
	await assignConversation(db, CONVERSATION_SUBJECTS, {
		...{ about: stay(theirs.number), access, now: INN_NOW, assigneeId: null },
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

const sentBy = (accountId: number | null) => ({
	...{ submitter: { id: randomUUID() }, name: "Bo Chen", message: "Hello?", accountId },
	...{ adminEmail: undefined, now: INN_NOW },
});

test("a contact message starts a conversation, and its answer has a link that opens it", async ({ db }) => {
	const staff = await addAccount(db, "Sue", "Admin");
	await saveContactMessage(db, { ...sentBy(null), email: "bo@example.com", isEmailed: false });
	const { rows } = await listConversations(db, { filters: FILTERS, scope: "all", accountId: staff });
	expect(rows).toMatchObject([{ kind: "contact", name: "Bo Chen", excerpt: "Hello?", unread: 1 }]);
	const about = { kind: "contact", key: rows[0]?.key ?? "" } as const;
	expect(await findByToken(db, { tokenHash: hashToken(`token of ${rows[0]?.id}`) })).toBeUndefined();
	await write(db, about, { by: "staff", accountId: staff });
	const [sent] = await mails(db);
	expect(sent).toMatchObject({ to_address: "bo@example.com", subject: "Meeha answered your message" });
	expect(sent?.text_body).toContain(`/messages/token of ${rows[0]?.id}`);
	expect(await findByToken(db, { tokenHash: hashToken(`token of ${rows[0]?.id}`) })).toEqual(about);
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
			...{ id, answer: "Not now.", idempotencyKey, actorId: sue, now: INN_NOW },
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
