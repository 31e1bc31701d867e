import { DASHBOARD } from "#e2e/helpers/dashboard.ts";
import { openDelivery } from "#e2e/helpers/moves.ts";
import { photo } from "#e2e/helpers/owners.ts";
import { ADMIN, signedInRequests } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

const headers = { "Sec-Fetch-Site": "same-origin" };
const FILES = ["1-320.webp", "1-1280.webp"];

test("a job’s link shows no photo of any delivery, and tracking a move shows those of no other move", async ({
	playwright,
	baseURL,
	db,
}) => {
	const [own, other] = [await openDelivery(db), await openDelivery(db)];
	const open = () => playwright.request.newContext({ baseURL, maxRedirects: 0 });
	const [driver, customer] = [await open(), await open()];
	const admin = await signedInRequests(playwright.request, baseURL, ADMIN);
	for (const { path } of [own, other]) {
		const multipart = { step: "delivered", receiver: "Bo Lima", photos: await photo("teal") };
		expect((await driver.post(path, { headers, multipart })).status()).toBe(303);
	}
	const form = { number: own.number, contact: "(212) 555-0147" };
	expect((await customer.post("/track", { headers, form })).status()).toBe(303);

	for (const file of FILES) {
		const shown = await customer.get(`/track/${own.number}/photos/${file}`);
		expect(shown.status()).toBe(200);
		expect(shown.headers()).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "private, no-store",
		});
		expect((await admin.get(`${DASHBOARD}/${other.number}/photos/${file}`)).status()).toBe(200);

		const [, token = ""] = /^\/jobs\/(.+)$/.exec(own.path) ?? [];
		for (const [who, path] of [
			[customer, `/track/${other.number}/photos/${file}`],
			[driver, `/track/${other.number}/photos/${file}`],
			[driver, `/track/${own.number}/photos/${file}`],
			[driver, `/track/${token}/photos/${file}`],
			[driver, `/jobs/${token}/photos/${file}`],
			[admin, `${DASHBOARD}/${token}/photos/${file}`],
		] as const) {
			const refused = await who.get(path);
			expect(refused.status(), path).toBe(404);
			expect(refused.headers()["content-type"] ?? "", path).not.toContain("image");
		}
		// Both are told to sign in, as for every page of the dashboard.
		for (const who of [driver, customer])
			expect((await who.get(`${DASHBOARD}/${other.number}/photos/${file}`)).status()).toBe(303);
	}
	for (const context of [driver, customer, admin]) await context.dispose();
});
