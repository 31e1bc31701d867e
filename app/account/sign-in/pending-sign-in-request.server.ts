import { redirect } from "@remix-run/node";
import { clearCookie, pendingSignInCookie } from "#app/http/cookies/cookies.server.ts";
import { sameSecret, sign } from "#app/http/cookies/secrets.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readCredentials } from "./accounts.server.ts";

const LASTS_MS = 10 * 60 * 1000;

type PendingSignIn = {
	accountId: number;
	passwordHash: string;
	email: string;
	redirectTo: string;
	/** How many attempts the first step counted. */
	attempts: number;
};

/** Only for the cookie: it tells that the password is still the one that was entered. */
const digestOf = (passwordHash: string): string => sign("pending sign-in", passwordHash);

/**
 * Redirects to the second step of a sign-in. It is valid for 10 minutes. `attempts`: how many the first step counted
 * towards the limits, 1 for a password and 0 at a provider; the right code gives them back.
 */
export async function askForCode(
	{ accountId, passwordHash }: { accountId: number; passwordHash: string },
	{ redirectTo, attempts }: { redirectTo: string; attempts: 0 | 1 },
): Promise<Response> {
	const until = Date.now() + LASTS_MS;
	const pending = { accountId, digest: digestOf(passwordHash), until, redirectTo, attempts };
	const headers = { "Set-Cookie": await pendingSignInCookie.serialize(pending) };
	return redirect("/login/code", { status: 303, headers });
}

/** The sign-in that this browser has begun; null without one, after 10 minutes, and after the password has changed. */
export async function readPendingSignIn(request: Request): Promise<PendingSignIn | null> {
	const sent: unknown = await pendingSignInCookie.parse(request.headers.get("Cookie"));
	if (!sent || typeof sent !== "object") return null;
	const { accountId, digest, until, redirectTo, attempts } = sent as Record<string, unknown>;
	if (typeof accountId !== "number" || typeof until !== "number" || until < Date.now()) return null;
	const account = await readCredentials(db, { accountId });
	if (!account || typeof digest !== "string" || !sameSecret(digest, digestOf(account.passwordHash)))
		return null;
	return {
		...account,
		accountId,
		redirectTo: typeof redirectTo === "string" ? redirectTo : "/",
		attempts: attempts === 1 ? 1 : 0,
	};
}

/** The header that forgets a sign-in that is complete. */
export const clearPendingSignIn = (): Promise<string> => clearCookie(pendingSignInCookie);
