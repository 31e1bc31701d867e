import { redirect } from "@remix-run/node";
import { trackedCookie } from "#app/http/cookies/cookies.server.ts";

const MAX_TRACKED = 20;

async function trackedNumbers(request: Request): Promise<string[]> {
	const numbers: unknown = await trackedCookie.parse(request.headers.get("Cookie"));
	return Array.isArray(numbers) ? numbers.filter((number) => typeof number === "string") : [];
}

/** Whether this browser proved within a day that it knows the contact for this number. */
export async function hasTrackingGrant(request: Request, number: string): Promise<boolean> {
	return (await trackedNumbers(request)).includes(number);
}

/** The header that lets this browser see the record of this number for a day. */
export async function grantTracking(request: Request, number: string): Promise<HeadersInit> {
	const others = (await trackedNumbers(request)).filter((other) => other !== number);
	return { "Set-Cookie": await trackedCookie.serialize([number, ...others].slice(0, MAX_TRACKED)) };
}

/** Redirects to the form that asks for number and contact, and from there to the record or its messages. */
export const askForContact = (typed = "", next?: "messages") =>
	redirect(`/track?${new URLSearchParams({ number: typed.slice(0, 40), ...(next ? { next } : {}) })}`, {
		status: 303,
	});
