import { CONVERSATION_KINDS } from "#app/common/conversations/conversation-kinds.ts";
import { listFilters, oneOf } from "#app/common/lists/list-filters.ts";
import { unmaskId } from "#app/common/masked-id.ts";

const names = <Labels extends object>(labels: Labels) => Object.keys(labels) as (keyof Labels & string)[];

/** Open conversations are shown unless told. */
export const CONVERSATION_STATES = { open: "Open", closed: "Closed", all: "Open and closed" } as const;

export type ConversationState = keyof typeof CONVERSATION_STATES;

const state = {
	usual: "open" as ConversationState,
	read: (text: string): ConversationState => (text === "closed" || text === "all" ? text : "open"),
	write: (chosen: ConversationState) => chosen,
};

export const ASSIGNED = { me: "Me", nobody: "Nobody" } as const;

/** To whom a conversation is assigned: one of `ASSIGNED`, or the masked id of a colleague; "all" for anyone. */
const assigned = {
	usual: "all",
	read: (text: string) => (Object.hasOwn(ASSIGNED, text) || unmaskId(text) !== null ? text : "all"),
	write: (chosen: string) => chosen,
};

/** What waits: for us to read, or to answer. */
export const WAITING = { unread: "Unread", unanswered: "Not answered" } as const;

/** Who answers: the market's staff, or the teams of hotels. */
export const ANSWERED_BY = { us: "Us", hotels: "Hotels" } as const;

const inboxList = (path: string) =>
	listFilters({
		path,
		narrowing: {
			state,
			assigned,
			waiting: oneOf(names(WAITING)),
			answered: oneOf(names(ANSWERED_BY)),
			kind: oneOf(names(CONVERSATION_KINDS)),
		},
		sorts: { newest: "desc" },
		sizes: [10, 20, 50],
		usualSize: 20,
	});

/** The inbox of the market’s staff, and that of hotels, which has stays only. */
export const INBOX = inboxList("/inbox");
export const HOTEL_INBOX = inboxList("/owner/inbox");

export type InboxList = ReturnType<typeof inboxList>;
export type InboxFilters = ReturnType<InboxList["read"]>;
