import { send } from "#e2e/fuzz/send.ts";
import { bookingFields, countMoves } from "#e2e/helpers/moves.ts";
import { ADMIN, emailOf, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const NUL = "%00";
/** A lone surrogate. `remix-serve` itself refuses it in a path (400). */
const NOT_TEXT = "%ED%A0%80";
const HUGE = "9".repeat(400);
const NUMBERS = ["-1", "0", "1e308", HUGE, "NaN", "0x10", "2.5", NUL, "%C2%85"];
const DATES = [
	"0000-01-01",
	"0000-00-00",
	"275760-09-13",
	"+275760-09-13",
	"-000001-01-01",
	"9999-12-31",
	NUL,
];
const headers = { "Sec-Fetch-Site": "same-origin" };

test("a path with anything in it is found or not found, never a failure", async ({ request }) => {
	for (const odd of [NUL, `a${NUL}`, "%F0%9F%9A%9A", "..%2F..%2Fetc", "'%20or%201=1", HUGE])
		for (const [path, status] of [
			[`/trucking-home/booked/${odd}`, 404],
			[`/pictures/${odd}/96.webp`, 404],
			[`/pictures/${"a".repeat(64)}/${odd}`, 404],
			[`/pictures/${"a".repeat(64)}/${odd}.webp`, 404],
			[`/track/${odd}`, 303],
			[`/verify-email?token=${odd}`, 410],
			[`/reset-password?token=${odd}`, 410],
		] as const)
			expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(status);
});

test("what is no request is refused as a page, and writes nothing into the log", async ({ workerSite }) => {
	const ask = async (path: string, method = "GET", headers: Record<string, string> = {}) =>
		(await send(workerSite.server.url, { method, path, headers: { Host: "localhost", ...headers } })).status;
	for (const path of ["/%", "/%zz", "/track/%FF", "*", "http://evil.example/"])
		expect(await ask(path), path).toBe(400);
	for (const Host of ["a b", "[", "x:99999", ":80", "localhost/track?", "1.2.3.4.5"])
		for (const path of ["/", "/robots.txt", "/healthz"])
			expect(await ask(path, "GET", { Host }), Host).toBe(400);
	expect(await ask("/", "TRACE")).toBe(405);
	for (const method of ["PROPFIND", "OPTIONS"]) expect(await ask("/track", method), method).toBe(405);
	for (const [name, value] of [
		["Range", "bytes=999999999-"],
		["If-Match", '"x"'],
		["If-Unmodified-Since", "Thu, 01 Jan 1970 00:00:00 GMT"],
	] as const)
		expect(await ask("/favicon.svg", "GET", { [name]: value }), name).toBe(200);
});

test("the lists show something for any search, number and date", async ({ playwright, baseURL }) => {
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	const boss = await signedInRequests(playwright.request, baseURL, emailOf("SuperAdmin"));
	for (const odd of [...NUMBERS, NOT_TEXT])
		for (const search of [`?q=${odd}&status=${odd}`, `?page=${odd}&perPage=${odd}&sort=${odd}&dir=${odd}`]) {
			expect((await admin.get(`/trucking-dashboard${search}`)).status(), search).toBe(200);
			expect((await boss.get(`/users${search}`)).status(), search).toBe(200);
		}
	for (const date of DATES)
		for (const search of [`?from=${date}`, `?to=${date}`, `?from=${date}&to=${date}`])
			expect((await admin.get(`/trucking-dashboard${search}`)).status(), search).toBe(200);
	for (const [who, path] of [
		[boss, "/hotels/%E2%80%99/check"],
		[boss, "/dashboard/products/%E2%80%99/photos/1/removal"],
		[boss, "/dashboard/products/%E2%80%99/photos/1/position"],
		[boss, "/dashboard/imports/%E2%80%99/application"],
		[boss, "/dashboard/imports/%E2%80%99/cancellation"],
		[admin, "/edit-room/%E2%80%99/calendars/1/reading"],
	] as const)
		expect((await who.get(path, { maxRedirects: 0 })).status(), path).toBe(303);
	for (const odd of NUMBERS)
		for (const path of [`/users/${odd}`, `/users/${odd}/role`, `/users/${odd}/suspension`, `/users/1/${odd}`])
			expect((await boss.get(path)).status(), path).toBe(404);
	for (const requests of [admin, boss]) await requests.dispose();
});

test("a field with anything in it is refused or taken, never a failure", async ({
	request,
	playwright,
	baseURL,
	db,
}) => {
	const refused: Record<string, string>[] = [
		...DATES.map((date) => ({ bookingDate: decodeURIComponent(date) })),
		...["24:00", "\u0000", "25:61", "1e3"].map((bookingTime) => ({ bookingTime })),
		...["\u0000", "+", "+1\u00002125550147", HUGE, "٠١٢٣٤"].map((contact) => ({ contact })),
		{ email: "a\u0000@example.com" },
		{ vehicleType: "\u0000" },
	];
	for (const change of refused) {
		const answer = await request.post("/trucking-home", { form: bookingFields(change), maxRedirects: 0 });
		expect(answer.status(), JSON.stringify(change)).toBe(422);
	}
	expect(await countMoves(db)).toBe(0);
	const either: Record<string, string>[] = [
		{ name: "Zo\u0000ë Laurent" },
		{ currentAddress: "5 Orchard\u0000 Lane" },
	];
	for (const change of either) {
		const answer = await request.post("/trucking-home", { form: bookingFields(change), maxRedirects: 0 });
		expect([303, 422], JSON.stringify(change)).toContain(answer.status());
	}
	for (const [path, form] of [
		["/login", { email: "a\u0000@example.com", password: "not the password" }],
		["/login", { email: ADMIN, password: "\u0000" }],
		["/forgot-password", { email: "a\u0000@example.com" }],
		["/track", { number: "\u0000", contact: "\u0000" }],
		["/track", { number: "R-7KQ3-M9XF-T", contact: "\u0000@example.com" }],
	] as const)
		expect((await request.post(path, { form })).status(), `${path} ${JSON.stringify(form)}`).toBe(422);
	const user = await signedInRequests(playwright.request, baseURL, emailOf("User"));
	const form = { name: "Ana\u0000 Lima" };
	expect([303, 422]).toContain((await user.post("/profile/name", { form, headers })).status());
	await user.dispose();
});
