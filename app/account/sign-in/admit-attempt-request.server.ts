import { deviceCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken } from "#app/http/cookies/secrets.server.ts";
import { clientAddress } from "#app/http/network/incoming.server.ts";
import { tooManyRequests, useCounters } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { type CountedForm, countMailingForm, type MailingForm } from "./form-mails.server.ts";
import {
	type Attempt,
	type CountedAttempt,
	countResetRequest,
	countSignInAttempt,
} from "./sign-in-attempts.server.ts";

const COUNTED_AS = { "sign in": countSignInAttempt, "reset link": countResetRequest };

/**
 * Counts an attempt to sign in or to get a reset link. Throws a 429 page when the limit is reached. Call
 * `succeed` of the result after the right password.
 */
export async function admitAttempt(
	request: Request,
	{ to, email }: { to: keyof typeof COUNTED_AS; email: string },
): Promise<Extract<CountedAttempt, { ok: true }>> {
	const counted = await COUNTED_AS[to](db, useCounters, await attemptOf(request, email));
	if (counted.ok) return counted;
	throw tooManyRequests(counted.msBeforeNext, counted.limit);
}

/** `countMailingForm` for whoever sends this request; `email` is lower case. */
export async function admitMailingForm(
	request: Request,
	{ form, person, email }: { form: MailingForm; person: Person | null; email: string },
): Promise<CountedForm> {
	const attempt = await attemptOf(request, email);
	return countMailingForm(db, useCounters, form, { ...attempt, accountEmail: person?.email ?? null });
}

async function attemptOf(request: Request, email: string): Promise<Attempt> {
	const token: unknown = await deviceCookie.parse(request.headers.get("Cookie"));
	return {
		email,
		deviceHash: typeof token === "string" && token !== "" ? hashToken(token) : null,
		address: clientAddress(request),
	};
}
