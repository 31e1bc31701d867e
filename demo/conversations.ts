import { z } from "zod";
import { hotelIdsOf } from "#app/account/memberships/members.server.ts";
import { assignConversation, closeConversation } from "#app/conversations/change-conversation.server.ts";
import type { ConversationAccess, ConversationRef } from "#app/conversations/conversation-subject.ts";
import { acceptPartnerRequest } from "#app/conversations/partner-acceptance.server.ts";
import { saveTemplate } from "#app/conversations/templates/templates.server.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { saveContactMessage } from "#app/site/information/contact-message.server.ts";
import { savePartnerRequest } from "#app/site/information/partner-request.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import { readContent } from "./content.ts";
import { HOUR_MS } from "./demo-time.ts";
import { readProofs } from "./proofs.ts";

const message = z.object({
	by: z.enum(["customer", "staff", "hotel"]),
	hoursAgo: z.number(),
	text: z.string(),
	isNote: z.boolean().optional(),
});
const numbered = z.object({
	about: z.enum(["order", "stay", "move"]),
	/** Whether the order has arrived. */
	isDelivered: z.boolean().optional(),
	picture: z.string().optional(),
});
const sent = z.object({ about: z.enum(["contact", "partner"]), name: z.string(), contact: z.string() });
const common = z.object({
	state: z.enum(["unanswered", "answered", "assigned", "assigned elsewhere", "closed", "accepted"]),
	messages: z.array(message).min(1),
});
const { conversations, templates } = readContent(
	"conversations",
	z.object({
		templates: z.array(z.object({ of: z.enum(["market", "hotel"]), name: z.string(), body: z.string() })),
		conversations: z.array(z.union([numbered.extend(common.shape), sent.extend(common.shape)])),
	}),
);

type Story = (typeof conversations)[number];

type Staff = { adminId: number; ownerId: number; now: Date };

/** Conversations in every state, about the newest orders and moves, stays at the owner's hotels, and what people sent. */
export async function seedConversations(db: Database, staff: Staff): Promise<void> {
	const numbers = await newestNumbers(db, staff.ownerId);
	await seedTemplates(db, staff);
	for (const story of conversations) {
		const [first, ...answers] = story.messages;
		if (!first) continue;
		const about = await begin(db, story, { numbers, first, now: staff.now });
		for (const answer of answers) await write(db, about, answer, { ...staff, picture: undefined });
		await finish(db, about, story, staff);
	}
}

async function seedTemplates(db: Database, { adminId, ownerId, now }: Staff): Promise<void> {
	const hotels = await db
		.selectFrom("hotels")
		.select("id")
		.where("id", "in", hotelIdsOf(ownerId, "team"))
		.execute();
	const created = { id: null, expectedVersion: undefined, idempotencyKey: undefined, now };
	for (const { of, ...template } of templates)
		for (const hotelId of of === "market" ? [null] : hotels.map(({ id }) => id)) {
			const actor =
				hotelId === null
					? ({ accountId: adminId, role: "Admin" } as const)
					: ({ accountId: ownerId, role: "Hotel" } as const);
			await saveTemplate(db, { ...created, template, hotelId, actor, actorId: actor.accountId });
		}
}

type Numbered = { number: string; created_at: string; fulfilment?: string };
type Numbers = Record<"order" | "stay" | "move", Numbered[]>;

async function newestNumbers(db: Database, ownerId: number): Promise<Numbers> {
	const ordered = await db
		.selectFrom("orders")
		.select(["number", "created_at", "fulfilment"])
		.orderBy("id", "desc")
		.limit(60)
		.execute();
	const moves = await db
		.selectFrom("moving_bookings")
		.select(["number", "created_at"])
		.orderBy("id")
		.limit(60)
		.execute();
	const stays = await db
		.selectFrom("bookings")
		.innerJoin("hotels", "hotels.id", "bookings.hotel_id")
		.select(["bookings.number", "bookings.created_at"])
		.where("hotels.id", "in", hotelIdsOf(ownerId, "team"))
		.where("bookings.status", "=", "confirmed")
		.orderBy("bookings.id", "desc")
		.limit(60)
		.execute();
	return { order: ordered, move: moves, stay: stays };
}

/** Takes the first record that was made before a moment: nobody writes about an order that they have yet to place. */
function takeMadeBefore(rows: Numbered[], at: Date, isDelivered = false): string {
	const found = rows.findIndex(
		({ created_at, fulfilment }) => new Date(created_at) < at && (!isDelivered || fulfilment === "delivered"),
	);
	return rows.splice(found, found < 0 ? 0 : 1)[0]?.number ?? "";
}

type Beginning = { numbers: Numbers; first: Story["messages"][number]; now: Date };

async function begin(
	db: Database,
	story: Story,
	{ numbers, first, now }: Beginning,
): Promise<ConversationRef> {
	const at = new Date(now.getTime() - first.hoursAgo * HOUR_MS);
	if (!("name" in story)) {
		const about = { kind: story.about, key: takeMadeBefore(numbers[story.about], at, story.isDelivered) };
		await write(db, about, first, { adminId: 0, ownerId: 0, now, picture: story.picture });
		return about;
	}
	const form = { name: story.name, message: first.text, accountId: null, adminEmail: undefined, now: at };
	const submitter = { id: story.name };
	if (story.about === "contact") await saveContactMessage(db, { ...form, submitter, email: story.contact });
	else await savePartnerRequest(db, { ...form, submitter, contact: story.contact });
	const { key } = await db
		.selectFrom("conversations")
		.select("subject_key as key")
		.where("kind", "=", story.about)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirstOrThrow();
	return { kind: story.about, key };
}

type Writing = Staff & { picture: string | undefined };

async function write(
	db: Database,
	about: ConversationRef,
	{ by, hoursAgo, text, isNote }: Story["messages"][number],
	{ adminId, ownerId, now, picture }: Writing,
): Promise<void> {
	const granted = { isGranted: true, guestHash: null, accountId: null };
	const access: ConversationAccess =
		by === "customer"
			? { by, viewer: granted }
			: by === "staff"
				? { by, accountId: adminId }
				: { by, accountId: ownerId, role: "Hotel" };
	const written = await writeMessage(db, CONVERSATION_SUBJECTS, {
		...{ about, access, body: text, idempotencyKey: `${hoursAgo}` },
		photos: readProofs().filter(({ hash }) => hash === picture),
		...(isNote ? { isNote } : {}),
		links: { tokenOf: (id) => `demo ${id}` },
		now: new Date(now.getTime() - hoursAgo * HOUR_MS),
	});
	if (!written.ok) throw new Error(`the demo has no ${about.kind} to write about`);
}

async function finish(db: Database, about: ConversationRef, story: Story, staff: Staff): Promise<void> {
	const { adminId } = staff;
	// Half the time after the last message.
	const hoursAgo = (story.messages.at(-1)?.hoursAgo ?? 0) / 2;
	const now = new Date(staff.now.getTime() - hoursAgo * HOUR_MS);
	const change = { about, access: { by: "staff", accountId: adminId }, now } as const;
	if (story.state === "assigned")
		await assignConversation(db, CONVERSATION_SUBJECTS, { ...change, assigneeId: adminId });
	if (story.state === "assigned elsewhere") {
		const { id } = await db
			.selectFrom("accounts")
			.select("id")
			.where("role", "=", "SuperAdmin")
			.executeTakeFirstOrThrow();
		await assignConversation(db, CONVERSATION_SUBJECTS, { ...change, assigneeId: id });
	}
	if (story.state === "closed")
		await closeConversation(db, CONVERSATION_SUBJECTS, {
			...change,
			...{ isClosed: true, seenMessages: story.messages.length },
		});
	if (story.state === "accepted" && "contact" in story)
		await acceptPartnerRequest(db, { id: Number(about.key), email: story.contact, actorId: adminId, now });
}
