import type { Viewer } from "#app/common/access/viewer.server.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import type { ConversationKind } from "#db/schema/inbox.ts";

/** What a conversation is about: the number of an order, stay or move, or the id of what was sent. */
export type ConversationRef = { kind: ConversationKind; key: string };

/** Who reads or writes: a customer, staff, or whoever manages the hotel of a stay. */
export type ConversationAccess =
	| { by: "customer"; viewer: Viewer }
	| { by: "staff"; accountId: number }
	| { by: "hotel"; accountId: number; role: Role };

/** With whom a conversation is, and what it is about. */
export type Correspondence = {
	name: string;
	/** Lower case; empty when there is none. */
	email: string;
	/** In which to write to them; null for the market’s own. */
	language: string | null;
	/** The account that sent a contact message or partner request; null for everything else. */
	accountId: number | null;
	hotel: { id: number; name: string; timeZone: string } | null;
	/** The summary of an order, stay or move, for staff. */
	facts: [label: string, value: string][];
};

/**
 * What a conversation can be about, such as an order. `app/site/subjects.server.ts` lists them, and rules
 * take the list as an argument. `find` returns undefined when the subject does not exist, or is not theirs.
 */
export type ConversationSubject = {
	find: (db: Database, key: string, access: ConversationAccess) => Promise<Correspondence | undefined>;
};

export type ConversationSubjects = Readonly<Record<ConversationKind, ConversationSubject>>;

let registered: ConversationSubjects | undefined;

/** Tells the routes of conversations, which import no subject, what conversations can be about. Called once, at start. */
export function registerConversationSubjects(subjects: ConversationSubjects): void {
	registered = subjects;
}

/** What conversations of the running site are about. Throws when nothing was registered; rules take it as an argument. */
export function registeredConversationSubjects(): ConversationSubjects {
	if (!registered) throw new Error("Call registerConversationSubjects first.");
	return registered;
}
