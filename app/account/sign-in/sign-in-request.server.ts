import { SECRET_BOX } from "#app/account/proof/second-factor-request.server.ts";
import type { VerifiedPasskey } from "#app/account/proof/verify-passkey.server.ts";
import { registeredSubjects } from "#app/account/subjects.server.ts";
import { browserName } from "#app/common/access/browser-name.ts";
import { endSession } from "#app/common/access/sessions.server.ts";
import { formatMomentInZone } from "#app/common/calendar.ts";
import type { Role } from "#app/common/roles.ts";
import { clearCookie, deviceCookie, sessionCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";
import { setFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyRequests, useCounters } from "#app/http/process/limits.server.ts";
import { market } from "#app/http/process/market.server.ts";
import { clearBrowserCookies, clearTracked, forgetBrowser } from "#app/http/session/forget-browser.server.ts";
import type { Sender } from "#app/http/session/sender.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import { type SignInRefusal, signInFrom } from "./known-devices.server.ts";
import { type CountedAttempt, countResetRequest, countSignInAttempt } from "./sign-in-attempts.server.ts";

const COUNTED_AS = { "sign in": countSignInAttempt, "reset link": countResetRequest };

/**
 * Counts an attempt to sign in or to get a reset link. Throws a 429 page when the limit is reached. Call
 * `succeed` of the result after the right password.
 */
export async function admitAttempt(
	sender: Sender,
	{ to, email }: { to: keyof typeof COUNTED_AS; email: string },
): Promise<Extract<CountedAttempt, { ok: true }>> {
	const counted = await COUNTED_AS[to](db, useCounters, { ...sender, email });
	if (counted.ok) return counted;
	throw tooManyRequests(counted.msBeforeNext, counted.limit);
}

export type SignInOutcome = { ok: true; role: Role; headers: Headers } | SignInRefusal;

/**
 * Opens a session for an account and returns the headers that set its cookies, with a message when the
 * browser's cart could not be merged as expected. An earlier session of the browser ends; one of another
 * account is signed out completely. Refused when the password changed after it was checked (`passwordHash`), when the
 * account is gone, and without the right `code` when it has two-step sign-in, unless a `passkey` signs in.
 */
export async function signIn(
	{ browser, person: before }: Pick<Sender, "browser" | "person">,
	account: { accountId: number; passwordHash?: string; code?: string; passkey?: VerifiedPasskey },
): Promise<SignInOutcome> {
	const { userAgent, deviceToken, ...gathered } = browser;
	const device = deviceToken ?? newToken();
	const token = newToken();
	const now = new Date();
	const opened = await signInFrom(db, registeredSubjects(), {
		accountId: account.accountId,
		passwordHash: account.passwordHash,
		secondFactor: account.code === undefined ? undefined : { code: account.code, box: SECRET_BOX },
		passkey: account.passkey,
		tokenHash: hashToken(token),
		userAgent,
		device: {
			hash: hashToken(device),
			describe: () => ({
				browser: browserName(userAgent),
				when: formatMomentInZone(now.toISOString(), market.timeZone),
			}),
		},
		gathered,
		replaces: before ?? undefined,
		now,
	});
	if (!opened.ok) return opened;
	const headers = new Headers(
		before && before.accountId !== account.accountId ? await clearBrowserCookies() : [],
	);
	// What the person before at this computer proved is not theirs.
	for (const cookie of [
		await clearTracked(),
		await sessionCookie.serialize(token),
		await deviceCookie.serialize(device),
	])
		headers.append("Set-Cookie", cookie);
	const { message } = opened;
	if (message) headers.append("Set-Cookie", await setFlash({ tone: "info", ...message }));
	return { ok: true, role: opened.role, headers };
}

/**
 * Ends the session and returns the headers that clear its cookies. The cookie choice and the trusted device
 * stay.
 */
export async function signOut(person: Person): Promise<Headers> {
	await endSession(db, { id: person.sessionId });
	const headers = await forgetBrowser();
	headers.append("Set-Cookie", await clearCookie(sessionCookie));
	return headers;
}
