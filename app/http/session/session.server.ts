import type { Role } from "#app/common/roles.ts";
import { readSession } from "#app/common/sessions/sessions.server.ts";
import { sessionCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken, sign } from "#app/http/cookies/secrets.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { env } from "#app/http/process/env.server.ts";

/** Who is signed in, as loaders and actions see them. */
export type Person = {
	sessionId: number;
	accountId: number;
	email: string;
	name: string;
	role: Role;
	/** Names the person's picture, see `common/photos/pictures.ts`. */
	avatarHash: string | null;
	/** Whether this is the one account whose e-mail, which it has confirmed, is `ADMIN_EMAIL`. */
	isAdministrator: boolean;
	/** Stands in every form of this session, for browsers that do not say where a form came from. */
	formToken: string;
};

/** Who sent the request, or null when nobody is signed in. */
export async function readPerson(request: Request): Promise<Person | null> {
	const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
	if (typeof token !== "string" || token === "") return null;
	const person = await readSession(db, { tokenHash: hashToken(token), now: new Date() });
	if (!person) return null;
	const { hasConfirmedEmail, ...rest } = person;
	return {
		...rest,
		// Anyone can sign up with the address; only who reads its mail can confirm it.
		isAdministrator: hasConfirmedEmail && person.email === env.ADMIN_EMAIL,
		formToken: sign("form token", String(person.sessionId)),
	};
}
