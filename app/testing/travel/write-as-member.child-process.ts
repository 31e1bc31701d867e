import { randomUUID } from "node:crypto";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import type { ConversationSubjects } from "#app/conversations/conversation-subject.ts";
import { writeMessage } from "#app/conversations/write-message.server.ts";
import { bookRoom } from "#app/travel/booking/book-room.server.ts";
import { noteBooking } from "#app/travel/desk/act-on-booking.server.ts";
import { editNights } from "#app/travel/nights/edit-nights.server.ts";
import { stayConversation } from "#app/travel/stay-conversation.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";
import { bookingOf, withCurrentTerms } from "./booking-a-room.ts";
import { INN_NOW, TODAY } from "./inn.ts";

const WORK = ["note", "price", "message", "walk-in"] as const;

type MembersTask = { url: string; actor: Actor; roomId: number; number: string };
type Writing = Omit<MembersTask, "url">;

/** The other subjects belong to the site. */
const STAYS = { stay: stayConversation } as unknown as ConversationSubjects;

/** A member who writes in another process until a write is refused: then why each kind of work is. */
await runHere<MembersTask>(async ({ url, ...writing }) => {
	const db = openDatabase({ url, poolSize: 2 });
	let nth = 0;
	while ((await write(db, writing, nth)) === null) nth++;
	const reasons: (string | null)[] = [];
	for (const _ of WORK) reasons.push(await write(db, writing, ++nth));
	return reasons.sort();
});

/** Writes something new; null, or why it is refused. */
async function write(db: Database, writing: Writing, nth: number): Promise<string | null> {
	const { actor, roomId, number } = writing;
	const kind = WORK[nth % WORK.length];
	const by = { actor, now: INN_NOW };
	const text = `Line ${nth}`;
	const outcome =
		kind === "note"
			? await noteBooking(db, { ...by, number, text })
			: kind === "price"
				? await editNights(db, {
						...by,
						roomId,
						from: TODAY,
						to: TODAY,
						weekdays: [],
						currency: "USD",
						change: { price: 10_000 + nth },
					})
				: kind === "message"
					? await writeMessage(db, STAYS, {
							about: { kind: "stay", key: number },
							access: { by: "hotel", ...actor },
							body: text,
							photos: [],
							idempotencyKey: randomUUID(),
							now: INN_NOW,
							links: { tokenOf: String },
						})
					: await walkIn(db, writing, nth);
	return outcome.ok ? null : outcome.reason;
}

async function walkIn(db: Database, { actor, roomId }: Writing, nth: number) {
	const checkIn = addDays(TODAY, nth % 50);
	const stay = { checkIn, checkOut: addDays(checkIn, 1), rooms: 1, adults: 1, children: 0 };
	const atDesk = { source: "walk_in", guestHash: null, desk: actor, stay } as const;
	return bookRoom(db, await withCurrentTerms(db, bookingOf(roomId, atDesk)));
}
