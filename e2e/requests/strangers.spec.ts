import { setTimeout as after } from "node:timers/promises";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { placeOf, walk } from "#e2e/fuzz/crawl.ts";
import { newDriver } from "#e2e/fuzz/driver.ts";
import { fillIn } from "#e2e/fuzz/odd/fill-in.ts";
import { wrap } from "#e2e/fuzz/odd/wrappings.ts";
import { openWorld } from "#e2e/fuzz/open-world.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { emailOf } from "#e2e/helpers/people.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { JOURNEYS, type Offered, resetTokenOf } from "#e2e/helpers/stranger-journeys.ts";
import { IDENTITIES, newStranger, sharedBetween } from "#e2e/helpers/strangers.ts";

/** How long after one stranger the other one begins; the product forgets equal presses after 3 seconds. */
const GAPS_MS = [0, 500, 3_000];

async function offer(db: Database): Promise<Offered> {
	const { variantIds } = await putOnShelf(db, { variants: [{ price: 2_500, stock: 500 }] });
	await addDelivery(db, { countries: "US" });
	const { hotelId, path: stayPath } = await openStay(db, { room: { quantity: 99 } });
	const variantId = maskId(variantIds[0] ?? 0);
	return {
		variantId,
		hotelId: maskId(hotelId),
		stayPath,
		userEmail: emailOf("User"),
		password: DEMO_PASSWORD,
	};
}

/** An account of each pair's, whose password the pair may set. */
async function addResetLinks(db: Database, pairs: readonly string[]): Promise<void> {
	const at = new Date().toISOString();
	const expires_at = new Date(Date.now() + 60 * 60 * 1000).toISOString();
	for (const pair of pairs) {
		const account = {
			email: `reset.${pair}@example.com`,
			name: "Ana",
			role: "User",
			password_hash: "",
		} as const;
		const { id } = await db
			.insertInto("accounts")
			.values({ ...account, email_verified_at: at, created_at: at })
			.returning("id")
			.executeTakeFirstOrThrow();
		const link = {
			account_id: id,
			purpose: "reset_password",
			token_hash: hashToken(resetTokenOf(pair)),
		} as const;
		await db
			.insertInto("account_tokens")
			.values({ ...link, created_at: at, expires_at })
			.execute();
	}
}

/** The cookies of a browser that was here before. */
const ownCookies = () =>
	Promise.all(["meeha_visitor", "meeha_cart"].map((name) => signedCookie(name, newToken())));

test("strangers who share network, browser, languages and all that they type share nothing else", async ({
	db,
	databaseUrl,
}) => {
	const settings = { RATE_LIMITS: "off" };
	const [one, other] = await Promise.all([1, 2].map(() => startSite({ databaseUrl, settings })));
	if (!one || !other) throw new Error("two processes were started");
	const at = await offer(db);
	const pairs = GAPS_MS.flatMap((gap) =>
		[one, other].flatMap((second) =>
			["without cookies", "with their own"].flatMap((cookies) =>
				Object.entries(JOURNEYS).map(([name, { go }]) => ({ gap, second, cookies, name, go })),
			),
		),
	);
	await addResetLinks(
		db,
		pairs.map((_, index) => `${index}`),
	);
	/** Two strangers of whom the second follows the first after the gap. */
	const meet = async ({ gap, second, cookies, name, go }: (typeof pairs)[number], index: number) => {
		const isKnown = cookies === "with their own";
		const first = newStranger(one.url, isKnown ? await ownCookies() : []);
		const next = newStranger(second.url, isKnown ? await ownCookies() : []);
		await Promise.all([go(first, at, `${index}`), after(gap).then(() => go(next, at, `${index}`))]);
		const what = `${name}, ${cookies}, ${gap} ms, ${second === one ? "one process" : "two"}`;
		return { what, first, next };
	};
	const met: Awaited<ReturnType<typeof meet>>[] = [];
	// Of one gap all at once, so that it passes once for all routes.
	for (const gap of GAPS_MS)
		for (const second of [one, other]) {
			const together = pairs.flatMap((pair, index) =>
				pair.gap === gap && pair.second === second ? [meet(pair, index)] : [],
			);
			met.push(...(await Promise.all(together)));
		}
	const faults = met.flatMap(({ what, first, next }) =>
		[...first.failed, ...next.failed].map((failed) => `${what}: ${failed}`),
	);
	for (const { what, first, next } of met)
		for (const [me, they] of [
			[first, next],
			[next, first],
		] as const)
			faults.push(...(await sharedBetween(db, me, they)).map((fault) => `${what}: ${fault}`));
	expect(faults).toEqual([]);
	// Without cookies, an equal form is the same booking or message; strangers who are known by theirs make two.
	const [pairsOfAKind, madeByEach] = [GAPS_MS.length * 2, 1 + 2];
	for (const table of ["moving_bookings", "contact_messages", "partner_requests"] as const)
		expect(await db.selectFrom(table).select("id").execute(), table).toHaveLength(pairsOfAKind * madeByEach);
	for (const table of ["orders", "bookings"] as const)
		expect(await db.selectFrom(table).select("id").execute(), table).toHaveLength(pairsOfAKind * 4);
	await Promise.all([one.stop(), other.stop()]);
});

test("every route that gives a visitor a name is one that strangers were sent to", async ({ engine }) => {
	const { server, ledger, world, close } = await openWorld(prepared().templates[engine]);
	const driver = newDriver(server, ledger);
	const { visitor } = world.people;
	const starts = world.starts.visitor;
	const onFault = () => {};
	const { pages, forms } = await walk(driver, visitor, {
		starts,
		each: 1,
		visited: new Map(),
		isShared: true,
		onFault,
	});
	const naming = new Set<string>();
	const ask: typeof driver.drive = async (person, sent) => {
		const driven = await driver.drive(person, sent);
		const named = (driven.answer.headers["set-cookie"] ?? []) as string[];
		if (
			named.some((cookie) =>
				IDENTITIES.some((name) => cookie.startsWith(`${name}=`) && !/;\s*Max-Age=0(?:;|$)/i.test(cookie)),
			)
		)
			naming.add(`${sent.method} ${placeOf(sent.path)?.route.path}`);
		return driven;
	};
	const sent = new Set<string>();
	for (const cookie of [visitor.cookie, ""]) {
		const person = { ...visitor, cookie };
		for (const path of pages) await ask(person, { method: "GET", path });
		for (const form of forms) {
			const key = `${cookie} ${placeOf(form.action)?.route.path} ${form.fields.map(({ name }) => name)}`;
			if (form.method !== "POST" || sent.has(key)) continue;
			sent.add(key);
			const { type, body } = wrap(fillIn(form), { wrapping: "as meant", isMultipart: form.isMultipart });
			const headers: Record<string, string> = type ? { "Content-Type": type } : {};
			await ask(person, { method: "POST", path: form.action, headers, body });
		}
	}
	await close();
	const covered = new Set(Object.values(JOURNEYS).flatMap(({ covers }) => covers));
	expect(naming.size).toBeGreaterThan(5);
	expect([...naming].filter((route) => !covered.has(route))).toEqual([]);
});
