import { LRUCache } from "lru-cache";
import { readSession, type SessionPerson } from "#app/common/access/sessions.server.ts";
import { sessionCookie } from "#app/http/cookies/cookies.server.ts";
import { readToken } from "#app/http/cookies/read-token.server.ts";
import { sign } from "#app/http/cookies/secrets.server.ts";
import type { RequestHead } from "#app/http/network/incoming.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/settings/env.server.ts";

/** The signed-in person, for loaders and actions. */
export type Person = SessionPerson & {
	/** Whether this is the account with the confirmed email address `ADMIN_EMAIL`. */
	isAdministrator: boolean;
	/** A token in every form of this session, for browsers that don't report where a form comes from. */
	formToken: string;
};

const formTokens = new LRUCache<number, string>({
	max: 2_000,
	memoMethod: (sessionId) => sign("form token", String(sessionId)),
});

/** The signed-in person who sent the request, or null. */
export async function readPerson(request: RequestHead): Promise<Person | null> {
	return findPerson(await readToken(request, sessionCookie));
}

/** The person of a session, by the hash of its token; null when it has ended. */
export async function findPerson({ hash }: { hash: string | null }): Promise<Person | null> {
	const person = hash && (await readSession(db, { tokenHash: hash, now: new Date() }));
	if (!person) return null;
	return {
		...person,
		// Anyone can sign up with the address; only its owner can confirm it.
		isAdministrator: person.hasConfirmedEmail && person.email === env.ADMIN_EMAIL,
		formToken: formTokens.memo(person.sessionId),
	};
}
