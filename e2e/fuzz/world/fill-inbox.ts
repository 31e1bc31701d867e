import { randomUUID } from "node:crypto";
import { hashToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import {
	conversationSegment,
	MESSAGE_PHOTO_WIDTHS,
	numberedRef,
} from "#app/conversations/conversation-kinds.ts";
import type { ConversationRef } from "#app/conversations/conversation-subject.ts";
import { acceptPartnerRequest } from "#app/conversations/partner-acceptance.server.ts";
import { saveTemplate } from "#app/conversations/templates/templates.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import { pictureOf } from "#app/testing/shop/picture.ts";
import type { Database } from "#db/client.ts";
import type { FuzzSender, People } from "./people.ts";

/** The token of the link to the visitor's contact message. */
export const MESSAGE_TOKEN = "fuzz-message-".padEnd(43, "x");

type Numbers = Partial<Record<FuzzSender, { order: string; confirmed: string }>>;

/** Conversations with pictures of each kind, and where each sender finds theirs. */
export async function fillFuzzInbox(
	db: Database,
	{ people, numbers }: { people: People; numbers: Numbers },
): Promise<Record<FuzzSender, string[]>> {
	const now = new Date();
	const sent = { message: "Hello?", adminEmail: undefined, now };
	const own = { accountId: people.User.accountId, submitter: { id: "a person" } };
	await saveContactMessage(db, { ...sent, ...own, name: "Ulla User", email: "user@meeha.test" });
	await savePartnerRequest(db, { ...sent, ...own, name: "Ulla User", contact: "partner@example.com" });
	const visitor = { accountId: null, submitter: { id: "a browser" } };
	await saveContactMessage(db, { ...sent, ...visitor, name: "Vera Visitor", email: "vera@example.com" });
	await savePartnerRequest(db, { ...sent, ...visitor, name: "Vera Visitor", contact: "vera@example.com" });
	await savePartnerRequest(db, { ...sent, ...visitor, name: "Walt", contact: "walt@example.com" });
	const conversations = await db
		.selectFrom("conversations")
		.select(["id", "kind", "subject_key as key"])
		.orderBy("id")
		.execute();
	const [contact, partner, linked, declined, accepted] = conversations;
	if (!contact || !partner || !linked || !declined || !accepted)
		throw new Error("the inbox has no conversations");
	await db
		.updateTable("conversations")
		.set({ token_hash: hashToken(MESSAGE_TOKEN) })
		.where("id", "=", linked.id)
		.execute();
	const actorId = people.Admin.accountId ?? 0;
	await acceptPartnerRequest(db, { id: Number(accepted.key), email: "walt@example.com", actorId, now });
	const write = async (about: ConversationRef) => {
		const viewer = { isGranted: true, guestHash: null, accountId: null };
		const files = MESSAGE_PHOTO_WIDTHS.map(
			(width) => ({ width, format: "webp", bytes: Buffer.from("picture") }) as const,
		);
		const written = await writeMessage(db, CONVERSATION_SUBJECTS, {
			about,
			access: { by: "customer", viewer },
			body: "Look.",
			now,
			photos: [{ ...pictureOf("a"), files }],
			idempotencyKey: randomUUID(),
			links: { tokenOf: String },
		});
		if (!written.ok) throw new Error(written.reason);
		return `photos/${maskId(written.messageId)}-1-320.webp`;
	};
	const pages = async (at: string, about: ConversationRef, photo: string) => {
		const path = `${at}/${conversationSegment(about)}`;
		return [path, `${path}/${photo}`];
	};
	const places: Record<FuzzSender, string[]> = {
		visitor: [],
		User: [],
		Hotel: [],
		Admin: [],
		SuperAdmin: [],
	};
	for (const sender of ["visitor", "User"] as const) {
		const { confirmed = "" } = numbers[sender] ?? {};
		const photo = await write(numberedRef(confirmed));
		places[sender].push(`/track/${confirmed}/messages`, `/track/${confirmed}/messages/${photo}`);
		places.Hotel.push(...(await pages("/owner/inbox", numberedRef(confirmed), photo)));
		places.Admin.push(...(await pages("/inbox", numberedRef(confirmed), photo)));
	}
	const photo = await write(contact);
	places.User.push(...(await pages("/messages", contact, photo)), "/messages");
	places.visitor.push(`/messages/${MESSAGE_TOKEN}`, `/messages/${MESSAGE_TOKEN}/${await write(linked)}`);
	for (const sender of ["Admin", "SuperAdmin"] as const) {
		places[sender].push(...(await pages("/inbox", contact, photo)), "/inbox", "/inbox/filters");
		places[sender].push(`/inbox/${conversationSegment(partner)}/acceptance`);
		places[sender].push(`/inbox/${conversationSegment(declined)}/refusal`);
		places[sender].push(`/inbox/${conversationSegment(accepted)}`);
	}
	places.Hotel.push("/owner/inbox", "/owner/inbox/filters");
	const { hotel_id: hotelId } = await db
		.selectFrom("conversations")
		.select("hotel_id")
		.where("hotel_id", "is not", null)
		.executeTakeFirstOrThrow();
	for (const [role, desk, path] of [
		["Admin", null, "/inbox/templates"],
		["SuperAdmin", null, "/inbox/templates"],
		["Hotel", hotelId, `/owner/inbox/templates/${maskId(hotelId ?? 0)}`],
	] as const) {
		const saved = await saveTemplate(db, {
			template: { name: `Thanks from ${role}`, body: "Thank you, {name}." },
			hotelId: desk,
			actor: { accountId: people[role].accountId ?? 0, role },
			actorId: people[role].accountId,
			id: null,
			expectedVersion: undefined,
			idempotencyKey: undefined,
			now,
		});
		const id = saved.ok ? maskId(saved.id) : "";
		places[role].push(path, `${path}/new`, `${path}/${id}`, `${path}/${id}/deletion`);
	}
	return places;
}
