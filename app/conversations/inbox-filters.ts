import { t } from "#app/common/language/messages.ts";
import { listFilters, namesOf, oneOf, textThat } from "#app/common/lists/list-filters.ts";
import type { BuiltInView } from "#app/common/lists/list-views.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { CONVERSATION_KINDS } from "./conversation-kinds.ts";

/** Open conversations are shown unless told. */
export const CONVERSATION_STATES = {
	get open() {
		return t.inbox.states.open;
	},
	get closed() {
		return t.inbox.states.closed;
	},
	get all() {
		return t.inbox.states.all;
	},
} as const;

export type ConversationState = keyof typeof CONVERSATION_STATES;

const state = {
	usual: "open" as ConversationState,
	read: (text: string): ConversationState => (text === "closed" || text === "all" ? text : "open"),
	write: (chosen: ConversationState) => chosen,
};

export const ASSIGNED = {
	get me() {
		return t.inbox.assigned.me;
	},
	get nobody() {
		return t.inbox.assigned.nobody;
	},
} as const;

/** To whom a conversation is assigned: one of `ASSIGNED`, or the masked id of a colleague; "all" for anyone. */
const assigned = textThat((text) => Object.hasOwn(ASSIGNED, text) || unmaskId(text) !== null);

/** What waits: for us to read, or to answer. */
export const WAITING = {
	get unread() {
		return t.inbox.waiting.unread;
	},
	get unanswered() {
		return t.inbox.waiting.unanswered;
	},
} as const;

/** Who answers: the market's staff, or the teams of hotels. */
export const ANSWERED_BY = {
	get us() {
		return t.inbox.answeredBy.us;
	},
	get hotels() {
		return t.inbox.answeredBy.hotels;
	},
} as const;

/**
 * The list at a path: that of an inbox, or of one of its conversations, which shows the list beside it and whose links
 * keep it open.
 */
export const inboxList = (path: string) =>
	listFilters({
		path,
		narrowing: {
			state,
			assigned,
			waiting: oneOf(namesOf(WAITING)),
			answered: oneOf(namesOf(ANSWERED_BY)),
			kind: oneOf(namesOf(CONVERSATION_KINDS)),
		},
		sorts: { newest: "desc" },
		sizes: [10, 20, 50],
		usualSize: 20,
	});

/** The inbox of the market’s staff, and that of hotels, which has stays only. */
export const INBOX = inboxList("/inbox");
export const HOTEL_INBOX = inboxList("/owner/inbox");

export const INBOX_VIEWS: readonly BuiltInView[] = [
	{
		get name() {
			return t.inbox.views.unanswered;
		},
		query: "waiting=unanswered",
	},
	{
		get name() {
			return t.inbox.views.mine;
		},
		query: "assigned=me",
	},
];

export type InboxFilters = ReturnType<(typeof INBOX)["read"]>;
