import { redirect } from "@remix-run/node";
import { trackedCookie } from "#app/http/cookies/cookies.server.ts";

const MAX_TRACKED = 20;
const LASTS_MS = 24 * 60 * 60 * 1000;

/** Its end is signed with it, because a copy of the cookie outlives the browser's. */
type Grant = { number: string; until: number };

async function readGrants(request: Request): Promise<Grant[]> {
	const grants: unknown = await trackedCookie.parse(request.headers.get("Cookie"));
	return Array.isArray(grants) ? grants.filter((grant: Grant) => grant?.until > Date.now()) : [];
}

/** Whether this browser proved within a day that it knows the contact for this number. */
export async function hasTrackingGrant(request: Request, number: string): Promise<boolean> {
	return (await readGrants(request)).some((grant) => grant.number === number);
}

/** The header that lets this browser see the record of this number for a day. */
export async function grantTracking(request: Request, number: string): Promise<HeadersInit> {
	const others = (await readGrants(request)).filter((grant) => grant.number !== number);
	const grants: Grant[] = [{ number, until: Date.now() + LASTS_MS }, ...others];
	return { "Set-Cookie": await trackedCookie.serialize(grants.slice(0, MAX_TRACKED)) };
}

/** Redirects to the form that asks for number and contact, and from there to the record one of its pages. */
export const askForContact = (typed = "", next?: "messages" | "check-in") =>
	redirect(`/track?${new URLSearchParams({ number: typed.slice(0, 40), ...(next ? { next } : {}) })}`, {
		status: 303,
	});
