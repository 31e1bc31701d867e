import { hashToken } from "#app/common/access/tokens.server.ts";
import type { Database } from "#db/client.ts";
import { readSigned } from "./signed-cookie.ts";

/** Cookies that say who somebody is. The others hold what anybody may know, or what the sender has just proved. */
export const IDENTITIES = ["meeha_session", "meeha_device", "meeha_visitor", "meeha_cart", "meeha_passkey"];

/** What browsers of the same make on one network have in common. */
const SHARED = {
	"User-Agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148",
	"Accept-Language": "en-US,en;q=0.9",
	"Sec-Fetch-Site": "same-origin",
};

type Answer = { status: number; location: string; text: string };

export type Stranger = {
	/** A POST with a form, else a GET, with the cookies of the answers before. */
	ask: (path: string, form?: Record<string, string>) => Promise<Answer>;
	/** The cookies, as `name=value`. */
	cookies: () => string[];
	/** Each cookie of `IDENTITIES` that an answer gave, as `name=value`. */
	given: Set<string>;
	/** What the site could not answer. */
	failed: string[];
};

/** A browser that asks the site at `url`, and begins with these cookies. */
export function newStranger(url: string, own: readonly string[] = []): Stranger {
	const jar = new Map<string, string>();
	const given = new Set<string>();
	const failed: string[] = [];
	const put = (pair: string) => {
		const at = pair.indexOf("=");
		jar.set(pair.slice(0, at), pair.slice(at + 1));
	};
	for (const pair of own) put(pair);
	const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`);
	const ask: Stranger["ask"] = async (path, form) => {
		const answer = await fetch(url + path, {
			method: form ? "POST" : "GET",
			redirect: "manual",
			headers: { ...SHARED, Cookie: cookies().join("; ") },
			body: form ? new URLSearchParams(form) : null,
		});
		for (const set of answer.headers.getSetCookie()) {
			const [pair = ""] = set.split(";", 1);
			const [name = "", value] = pair.split("=", 2);
			if (/;\s*Max-Age=0(?:;|$)/i.test(set)) jar.delete(name);
			else put(pair);
			if (value && jar.has(name) && IDENTITIES.includes(name)) given.add(pair);
		}
		const { status, headers } = answer;
		if (status >= 500) failed.push(`${path} answered ${status}`);
		return { status, location: headers.get("Location") ?? "", text: await answer.text() };
	};
	return { ask, cookies, given, failed };
}

/** What a browser ordered and booked, by its guest token. */
async function numbersOf(db: Database, stranger: Stranger): Promise<string[]> {
	const token = await readSigned("meeha_visitor", stranger.cookies().join("; "));
	if (typeof token !== "string" || !token) return [];
	const hash = hashToken(token);
	const found = await Promise.all(
		(["orders", "bookings", "moving_bookings"] as const).map((table) =>
			db
				.selectFrom(table as "orders")
				.select("number")
				.where("guest_hash", "=", hash)
				.execute(),
		),
	);
	return found.flat().map(({ number }) => number);
}

const OWN_PAGES = [
	"/trucking-home",
	"/checkout",
	"/wishlist",
	"/order-confirmation",
	"/booking-confirmation",
];

/** What one browser got, sees or may change of the other one's. */
export async function sharedBetween(db: Database, me: Stranger, other: Stranger): Promise<string[]> {
	const faults = [...me.given].filter((pair) => other.given.has(pair)).map((pair) => `both got ${pair}`);
	const [mine, theirs] = [await numbersOf(db, me), await numbersOf(db, other)];
	const foreign = theirs.filter((number) => !mine.includes(number));
	for (const path of OWN_PAGES) {
		const { text, location } = await me.ask(path);
		for (const number of foreign)
			if (text.includes(number) || location.includes(number)) faults.push(`${path} shows ${number}`);
	}
	for (const number of foreign) {
		const pages = [`/track/${number}`, `/track/${number}/messages`];
		const confirmations = [`/order-confirmation/${number}`, `/booking-confirmation/${number}`];
		for (const path of [...pages, ...confirmations])
			if ((await me.ask(path)).status === 200) faults.push(`${path} is open`);
		const ends = { M: "order-cancellation", H: "stay-cancellation", R: "cancellation" };
		const expectedStatus = { M: "new", H: "confirmed", R: "pending" };
		const kind = number[0] as keyof typeof ends;
		const form = { expectedStatus: expectedStatus[kind] };
		const ended = await me.ask(`/track/${number}/${ends[kind]}`, form);
		if (ended.location === `/track/${number}`) faults.push(`${number} could be cancelled`);
	}
	return faults;
}
