import { addMove, bookingFields, countMoves } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const REFUSED = "This form could not be accepted";
const PASSWORD = "meeha-demo-1";

const ELSEWHERE: [string, Record<string, string>][] = [
	["says that it comes from another site", { "Sec-Fetch-Site": "cross-site" }],
	["says that it comes from a sister site", { "Sec-Fetch-Site": "same-site" }],
	["has another site's origin", { Origin: "https://evil.example" }],
	["has an origin that is hidden", { Origin: "null" }],
	["says so, whatever its origin claims", { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" }],
];

for (const [what, headers] of ELSEWHERE) {
	test(`a form is refused when it ${what}, signed in or not`, async ({
		request,
		playwright,
		baseURL,
		db,
	}) => {
		const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
		const number = await addMove(db);
		for (const [who, path, form] of [
			[request, "/trucking-home", bookingFields()],
			[request, "/login", { email: ADMIN, password: PASSWORD }],
			[admin, `/trucking-dashboard/${number}/confirmation`, { expectedStatus: "pending" }],
			[admin, `/trucking-dashboard/${number}/deletion`, {}],
			[admin, "/logout", {}],
		] as const) {
			const answer = await who.post(path, { form, headers, maxRedirects: 0 });
			expect(answer.status(), path).toBe(403);
			expect(await answer.text()).toContain(REFUSED);
		}
		expect(await countMoves(db)).toBe(1);
		expect(await db.selectFrom("sessions").select("id").execute()).toHaveLength(1);
		await admin.dispose();
	});
}

test("a browser that does not say where a form comes from needs the session's token", async ({
	playwright,
	baseURL,
	db,
}) => {
	const number = await addMove(db);
	const path = `/trucking-dashboard/${number}/confirmation`;
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const other = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const tokenOn = async (requests: typeof admin, page: string) =>
		/name="formToken" value="([^"]+)"/.exec(await (await requests.get(page)).text())?.[1] ?? "";
	const foreign = await tokenOn(other, "/");
	expect(foreign).not.toBe("");
	for (const formToken of [undefined, "", "guessed", foreign]) {
		const form = { expectedStatus: "pending", ...(formToken === undefined ? {} : { formToken }) };
		const refused = await admin.post(path, { form });
		expect(refused.status()).toBe(403);
		expect(await refused.text()).toContain(REFUSED);
	}
	const form = { expectedStatus: "pending", formToken: await tokenOn(admin, path) };
	expect((await admin.post(path, { form })).status()).toBe(303);
	const { status } = await db.selectFrom("moving_bookings").select("status").executeTakeFirstOrThrow();
	expect(status).toBe("confirmed");
	await admin.dispose();
	await other.dispose();
});

test("a form from a page of this site needs no token, and a visitor who is not signed in needs nothing", async ({
	playwright,
	request,
	baseURL,
	db,
}) => {
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const number = await addMove(db);
	const confirmed = await admin.post(`/trucking-dashboard/${number}/confirmation`, {
		form: { expectedStatus: "pending" },
		headers: { Origin: baseURL ?? "" },
	});
	expect(confirmed.status()).toBe(303);
	const booked = await request.post("/trucking-home", { form: bookingFields(), maxRedirects: 0 });
	expect(booked.status()).toBe(303);
	await admin.dispose();
});

test("a public form needs no token: signed in without an origin, its page counts, or the person sends it again", async ({
	playwright,
	baseURL,
	db,
}) => {
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const page = await (await user.get("/trucking-home")).text();
	const shown = /<form[^>]*id="book"[\s\S]*?<\/form>/.exec(page)?.[0] ?? "";
	expect(shown).toContain('name="bookingDate"');
	expect(shown).not.toMatch(/name="(formToken|idempotencyKey|shownAt)"/);
	const send = (form: Record<string, string>, referer?: string) =>
		user.post("/trucking-home", { form, headers: referer ? { Referer: referer } : {}, maxRedirects: 0 });
	expect((await send(bookingFields(), `${baseURL}/trucking-home`)).status()).toBe(303);
	const form = bookingFields({ name: 'Zoë "Z" Laurent' });
	for (const referer of [undefined, "https://evil.example/trucking-home", "about:blank"]) {
		const asked = await send(form, referer);
		expect(asked.status(), referer).toBe(409);
		const answer = await asked.text();
		expect(answer, referer).toContain("Send this form again");
		expect(answer, referer).toContain('value="Zoë &quot;Z&quot; Laurent"');
		expect(answer, referer).toContain(`value="${form.currentAddress}"`);
	}
	expect(await countMoves(db)).toBe(1);
	const formToken = /name="formToken" value="([^"]+)"/.exec(await (await send(form)).text())?.[1] ?? "";
	expect((await send({ ...form, formToken: "guessed" })).status()).toBe(403);
	expect((await send({ ...form, formToken })).status()).toBe(303);
	expect(await countMoves(db)).toBe(2);
	await user.dispose();
});

const ODD_WAYS_BACK = [
	"//evil.example",
	"///evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/\t/evil.example",
	"/\n/evil.example",
	"https://evil.example/",
	"HTTPS:evil.example",
	"javascript:alert(1)",
	"data:text/html,hello",
	"/%0d%0aSet-Cookie:%20a=b",
	"/\r\nSet-Cookie: a=b",
	"/\u0000",
	"/\u0085evil",
	"@evil.example",
	".evil.example",
	" //evil.example",
	"/..//evil.example",
	"/.//evil.example",
	"/track/..//evil.example",
	`/${"a".repeat(5_000)}`,
	"",
];

test("signing in and up never leads off the site, whatever the way back says", async ({
	playwright,
	baseURL,
}) => {
	for (const redirectTo of ODD_WAYS_BACK) {
		const requests = await playwright.request.newContext({ baseURL });
		const search = new URLSearchParams({ redirectTo });
		const offered = await (await requests.get(`/login?${search}`)).text();
		expect(offered, redirectTo).not.toMatch(/="[^"]*\/evil\.example/);
		const form = { email: emailOf("User"), password: PASSWORD, redirectTo };
		const answer = await requests.post("/login", { form, maxRedirects: 0 });
		expect(answer.status(), redirectTo).toBe(303);
		const already = await requests.get(`/login?${search}`, { maxRedirects: 0 });
		expect(already.status(), redirectTo).toBe(303);
		for (const { location = "" } of [answer.headers(), already.headers()]) {
			expect(new URL(location, baseURL).origin, redirectTo).toBe(baseURL);
			expect(location, redirectTo).toMatch(/^\/(?![/\\])/);
		}
		expect(answer.headersArray().filter(({ value }) => value.startsWith("a=b"))).toEqual([]);
		await requests.dispose();
	}
});

test("after ten wrong sign-ins the account has to wait, and the page says how long", async ({ request }) => {
	const form = { email: ADMIN, password: "wrong-password" };
	for (let tries = 0; tries < 10; tries++)
		expect((await request.post("/login", { form })).status()).toBe(422);
	for (const password of ["wrong-password", PASSWORD]) {
		const answer = await request.post("/login", { form: { email: ADMIN, password } });
		expect(answer.status()).toBe(429);
		expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
		expect(await answer.text()).toMatch(/You have tried this too many times\. Try again in \d+ minutes\./);
	}
	const other = await request.post("/login", { form: { email: emailOf("User"), password: PASSWORD } });
	expect(other.ok()).toBe(true);
});

test("a right password forgets the wrong ones before it", async ({ request }) => {
	for (let round = 0; round < 3; round++) {
		for (let tries = 0; tries < 6; tries++)
			await request.post("/login", { form: { email: ADMIN, password: "wrong-password" } });
		const form = { email: ADMIN, password: PASSWORD };
		const answer = await request.post("/login", { form, maxRedirects: 0, headers: { Cookie: "" } });
		expect(answer.status()).toBe(303);
	}
});

test("a path that begins with two slashes makes no link or form that leaves the site", async ({
	playwright,
	request,
	baseURL,
}) => {
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	for (const who of [request, user])
		for (const path of [
			"//evil.example/a",
			"///evil.example",
			"/\\evil.example",
			"//evil.example?partner",
			"//users",
		]) {
			const answer = await who.get(`${baseURL}${path}`);
			expect([403, 404], path).toContain(answer.status());
			const page = await answer.text();
			expect(page, path).not.toMatch(/(href|action|value)="[^"]*[/\\]{2}(evil\.example|users)/);
			expect(page, path).toContain(`href="/partner"`);
		}
	await user.dispose();
});

test("the log has the paths that were asked for, and nothing of their queries", async ({
	request,
	workerSite,
}) => {
	const { lines } = workerSite.server;
	const from = lines.length;
	for (const path of ["/verify-email", "/reset-password", "/no-such-page", "/favicon.svg", "/track"])
		await request.get(`${path}?token=s3cret&q=s3cret`);
	await request.post("/login?redirectTo=/s3cret", {
		form: { email: "s3cret@example.com", password: "s3cret" },
	});
	await expect.poll(() => lines.slice(from).join("\n")).toMatch(/"POST","route":"\/login","status":422/);
	const written = lines.slice(from).join("\n");
	expect(written).toMatch(/"GET","route":"\/verify-email","status":410/);
	expect(written).not.toContain("s3cret");
});

test("signing out forgets the bookings that were tracked in this browser", async ({
	playwright,
	baseURL,
	db,
}) => {
	const number = await addMove(db);
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const headers = { "Sec-Fetch-Site": "same-origin" };
	const form = { number, contact: "(212) 555-0147" };
	expect((await user.post("/track", { form, headers })).headers().location).toBe(`/track/${number}`);
	expect((await user.get(`/track/${number}`)).status()).toBe(200);
	expect((await user.post("/logout", { headers })).status()).toBe(303);
	expect((await user.get(`/track/${number}`)).status()).toBe(303);
	await user.dispose();
});

test("a role that is taken away at /users ends the stream that it had open, and opens no other", async ({
	playwright,
	baseURL,
	db,
}) => {
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const boss = await signedInRequests(playwright.request, baseURL, emailOf("SuperAdmin"));
	const Cookie = (await admin.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	const listen = () => fetch(`${baseURL}/live?topic=moving_bookings`, { headers: { Cookie } });
	const stream = await listen();
	expect(stream.status).toBe(200);
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", ADMIN)
		.executeTakeFirstOrThrow();
	const changed = await boss.post(`/users/${id}/role`, {
		headers: { "Sec-Fetch-Site": "same-origin" },
		form: { expectedRole: "Admin", role: "Hotel" },
	});
	expect(changed.status()).toBe(303);
	expect(await stream.text()).toMatch(/event: ended\ndata: role\n\n$/);
	expect((await listen()).status).toBe(403);
	for (const who of [admin, boss]) await who.dispose();
});

test("who signs up with the administrator’s e-mail is not the administrator before confirming it", async ({
	playwright,
	baseURL,
	db,
}) => {
	await addMove(db);
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const badges = async () => (await admin.get("/badges")).text();
	expect(await badges()).toContain("pending moving booking");
	await db.updateTable("accounts").set({ email_verified_at: null }).where("email", "=", ADMIN).execute();
	expect(await badges()).not.toContain("pending moving");
	await admin.dispose();
});

test("a link asked for twice in a row is mailed once, and works", async ({ request, db }) => {
	const form = { email: emailOf("User") };
	const press = () => request.post("/forgot-password", { form, maxRedirects: 0 });
	const pressed = await Promise.all([press(), press()]);
	expect(pressed.map((answer) => answer.headers().location)).toEqual(Array(2).fill("/forgot-password?sent"));
	const mails = await db
		.selectFrom("outbox")
		.select("text_body")
		.where("to_address", "=", form.email)
		.execute();
	expect(mails).toHaveLength(1);
	const link = /\/reset-password\?token=\S+/.exec(mails[0]?.text_body ?? "")?.[0] ?? "";
	expect((await request.get(link)).status()).toBe(200);
});
