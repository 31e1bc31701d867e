import { data } from "@remix-run/node";
import {
	conversationSegment,
	numberedRef,
	readConversationRef,
} from "#app/common/conversations/conversation-kinds.ts";
import type { ConversationRef } from "#app/common/conversations/conversation-subject.ts";
import { findByToken } from "#app/common/conversations/read-conversation.server.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { isShownToViewer } from "#app/common/viewer.server.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import type { RefusedData } from "#app/http/forms/refused.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { countUse, tooManyRequests, useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { askForContact } from "#app/http/session/tracked.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";

/**
 * The conversation about the order, stay or move in the path, for its customer. A visitor who may not see it is asked for
 * its email address or phone number.
 */
export async function requireTracked(request: Request, params: { number?: string }) {
	const number = orderNumberFrom(params);
	const viewer = await readViewer(request, number);
	if (!(await isShownToViewer(db, number, viewer))) throw askForContact(params.number, "messages");
	const person = await readPerson(request);
	const here = `/track/${number}/messages`;
	return { about: numberedRef(number), access: { by: "customer", viewer } as const, here, person };
}

/** The length of a token: 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The conversation in the path, for whoever sent the contact message or partner request: by the token of an emailed link,
 * or by their account. An unknown token is answered with a page that says so (410), and counts towards the limit on
 * guesses.
 */
export async function requireSent(request: Request, params: { key?: string }) {
	const key = params.key ?? "";
	if (TOKEN.test(key)) return requireLink(request, key);
	const person = await requireUser(request);
	const about = readConversationRef(key);
	if (!about || (about.kind !== "contact" && about.kind !== "partner")) throw data(null, { status: 404 });
	const viewer = { isGranted: false, guestHash: null, accountId: person.accountId };
	const here = `/messages/${conversationSegment(about)}`;
	return { about, access: { by: "customer", viewer } as const, here, person, isLink: false };
}

async function requireLink(request: Request, token: string) {
	const about = await findLinked(request, token);
	if (!about) {
		const page: RefusedData = {
			title: "This link no longer works",
			message: "The conversation was deleted. Write to us from the contact page.",
		};
		throw data(page, { status: 410 });
	}
	const viewer = { isGranted: true, guestHash: null, accountId: null };
	const person = await readPerson(request);
	const here = `/messages/${token}`;
	return { about, access: { by: "customer", viewer } as const, here, person, isLink: true };
}

/** The conversation that a token opens. A wrong one counts towards the limit on guesses. */
async function findLinked(request: Request, token: string): Promise<ConversationRef | undefined> {
	const address = clientAddress(request);
	const wait = env.RATE_LIMITS ? await useCounters.waitFor("messageLinkByAddress", address) : 0;
	if (wait > 0) throw tooManyRequests(wait);
	const about = await findByToken(db, { tokenHash: hashToken(token) });
	if (!about) await countUse("messageLinkByAddress", address);
	return about;
}

/** As `requireSent`, for a script: undefined when the conversation is not theirs. */
export async function findSent(
	request: Request,
	{ key = "" }: { key?: string },
): Promise<ConversationRef | undefined> {
	if (TOKEN.test(key)) return findLinked(request, key);
	const about = readConversationRef(key);
	if (!about || (about.kind !== "contact" && about.kind !== "partner")) return undefined;
	const accountId = (await readPerson(request))?.accountId ?? null;
	const access = { by: "customer", viewer: { isGranted: false, guestHash: null, accountId } } as const;
	return (await CONVERSATION_SUBJECTS[about.kind].find(db, about.key, access)) && about;
}
