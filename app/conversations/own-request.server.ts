import { data } from "@remix-run/node";
import { isShownToViewer, type Viewer } from "#app/common/access/viewer.server.ts";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { registeredConversationSubjects } from "#app/conversations/conversation-subject.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import type { RefusedData } from "#app/http/network/refused.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { conversationSegment, isSent, numberedRef, readConversationRef } from "./conversation-kinds.ts";
import type { ConversationRef } from "./conversation-subject.ts";
import { findByToken } from "./read-conversation.server.ts";

const asCustomer = (viewer: Viewer) => ({ by: "customer", viewer }) as const;

/**
 * The conversation in a customer's path, and the page that they came from: by a number that about their order, stay or
 * move, otherwise what they sent as a contact message or partner request.
 */
export function requireOwnConversation(request: Request, params: { number?: string; key?: string }) {
	return params.key === undefined ? requireTracked(request, params) : requireSent(request, params.key);
}

/** A visitor who may not see the order, stay or move is asked for its email address or phone number. */
async function requireTracked(request: Request, params: { number?: string }) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	if (!(await isShownToViewer(db, number, viewer))) throw askForContact(params.number, "messages");
	const person = await readPerson(request);
	const about = numberedRef(number);
	const back = { href: `/track/${number}`, label: t.conversations.backTo[about.kind] };
	return { about, access: asCustomer(viewer), here: `/track/${number}/messages`, person, back };
}

/** The length of a token: 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * What the key of a URL opens: the token of an emailed link for everybody, otherwise what the account sent. Whether it is
 * theirs is a condition of the queries that `access` is for.
 */
async function readSent(key: string, accountId: number | null) {
	if (TOKEN.test(key)) {
		const about = await findByToken(db, { tokenHash: hashToken(key) });
		return about && { about, access: asCustomer({ isGranted: true, guestHash: null, accountId: null }) };
	}
	const about = readConversationRef(key);
	const access = asCustomer({ isGranted: false, guestHash: null, accountId });
	return about && isSent(about.kind) ? { about, access } : undefined;
}

/** An unknown token is answered with a page that says so (410). Without one, the person signs in. */
async function requireSent(request: Request, key: string) {
	const isLink = TOKEN.test(key);
	const person = await (isLink ? readPerson : requireUser)(request);
	const sent = await readSent(key, person?.accountId ?? null);
	if (!sent && isLink) throw data(LINK_GONE, { status: 410 });
	if (!sent) throw data(null, { status: 404 });
	const back = isLink ? null : { href: "/messages", label: t.conversations.backToMessages };
	return { ...sent, here: `/messages/${isLink ? key : conversationSegment(sent.about)}`, person, back };
}

const LINK_GONE: RefusedData = {
	get title() {
		return t.conversations.linkGone.title;
	},
	get message() {
		return t.conversations.linkGone.text;
	},
};

/** What a key opens, for a script: undefined when the conversation is not theirs. */
export async function findSent(request: Request, key: string): Promise<ConversationRef | undefined> {
	const sent = await readSent(key, (await readPerson(request))?.accountId ?? null);
	if (!sent) return undefined;
	const { about, access } = sent;
	return (await registeredConversationSubjects()[about.kind].find(db, about.key, access)) && about;
}
