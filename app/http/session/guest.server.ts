import { visitorCookie } from "#app/http/cookies/cookies.server.ts";
import { hashToken, newToken } from "#app/http/cookies/secrets.server.ts";

const TOKEN = /^[\w-]{43}$/;

/** This browser's visitor hash as kept with what it booked, or null for one that has not been here before. */
export async function visitorHash(request: Request): Promise<string | null> {
	const token: unknown = await visitorCookie.parse(request.headers.get("Cookie"));
	return typeof token === "string" && TOKEN.test(token) ? hashToken(token) : null;
}

/**
 * Like `visitorHash`, but names a new browser. Called where a form is shown, not where it is sent, so that
 * two submits of one form come from the same visitor.
 */
export async function nameVisitor(request: Request): Promise<{ hash: string; headers: HeadersInit }> {
	const known = await visitorHash(request);
	if (known) return { hash: known, headers: {} };
	const token = newToken();
	return { hash: hashToken(token), headers: { "Set-Cookie": await visitorCookie.serialize(token) } };
}

/** Makes the browser a stranger again, so that the next person at it does not see the last one's bookings. */
export const forgetVisitor = () => visitorCookie.serialize("", { maxAge: 0 });
