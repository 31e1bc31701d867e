import { readFileSync } from "node:fs";
import { stripeProvider } from "#app/common/payments/stripe.server.ts";
import { addOnlineOrder } from "#app/testing/paying.ts";
import { hotelPath } from "#app/travel/search/hotel-path.ts";
import { signatureOf } from "#demo/payment-provider/webhooks.ts";
import { openCheckout } from "#e2e/helpers/checkout.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { routes } from "#e2e/helpers/map-routes.ts";
import { payingTest as test } from "#e2e/helpers/paying-site.ts";
import { ADMIN, signInAt } from "#e2e/helpers/people.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

/** On one worker, so that there is one such site. */
test.describe.configure({ mode: "default" });

test("takes signed webhooks only, and reads again what they are about", async ({ db, paying, request }) => {
	const { provider, webhookSecret: secret } = paying;
	const stripe = stripeProvider({
		secretKey: "sk_test_journeys",
		webhookSecret: secret,
		apiBase: provider.url,
	});
	const { number, reference } = await addOnlineOrder(db, stripe);
	const object = { id: reference, object: "checkout.session", payment_status: "paid", amount_total: 1 };
	const body = JSON.stringify({
		id: "evt_1",
		object: "event",
		type: "checkout.session.completed",
		data: { object },
	});
	const now = Math.floor(Date.now() / 1000);
	const send = async (signature: string, data = body) =>
		(await request.post("/webhooks/stripe", { headers: { "Stripe-Signature": signature }, data })).status();
	const signed = (at = now, text = body) => signatureOf(text, { secret, at });
	expect(await send("")).toBe(400);
	expect(await send(signatureOf(body, { secret: "whsec_other", at: now }))).toBe(400);
	expect(await send(signed(now - 301))).toBe(400);
	expect(await send(signed(), body.replace("paid", "paie"))).toBe(400);
	const large = "x".repeat(256 * 1024 + 1);
	expect(await send(signed(now, large), large)).toBe(413);
	expect((await request.get("/webhooks/stripe")).status()).toBe(405);
	expect((await request.post("/webhooks/other")).status()).toBe(404);
	const payment = async () =>
		(await db.selectFrom("orders").select("payment").where("number", "=", number).executeTakeFirstOrThrow())
			.payment;
	// The webhook says that it is paid, but the provider does not.
	expect(await send(signed())).toBe(200);
	expect(await payment()).toBe("unpaid");
	await fetch(`${provider.url}/pay/${reference}`, {
		method: "POST",
		body: new URLSearchParams({ choice: "pay" }),
		redirect: "manual",
	});
	await expect.poll(payment).toBe("paid");
	// A replayed webhook changes nothing.
	expect(await send(signed())).toBe(200);
	const applied = db.selectFrom("payment_events").select("id").where("event_id", "=", "evt_1");
	expect(await applied.execute()).toHaveLength(1);
});

plain("offers nothing without a provider", async ({ page, db, request }) => {
	await openCheckout(page, db);
	await expect(page.getByLabel("Cash on delivery")).toBeChecked();
	await expect(page.getByText("online")).toHaveCount(0);
	expect((await request.post("/webhooks/stripe")).status()).toBe(404);
});

/** Generated names of elements, and the addresses of the two sites. */
const comparable = (html: string) =>
	html.replace(/:(?:main|own|frame)?R\w*:/g, ":R:").replace(/localhost:\d+/g, "site");

/** The shop names online payment where it is offered. */
const withoutOnline = (html: string) => html.replaceAll("Pay online, on delivery", "Pay on delivery");

test("a provider changes nothing on public pages but how the shop says to pay", async ({
	db,
	paying,
	workerSite,
}) => {
	const { hotelId, stay } = await openStay(db);
	const paths = routes
		.filter(({ file }) => /handle: ScreenHandle = \{[^}]*cached: true/.test(readFileSync(file, "utf8")))
		.map(({ path }) => path)
		.filter((path) => !path.includes(":"));
	expect(paths.length).toBeGreaterThan(8);
	// A hotel that is paid at the hotel.
	for (const path of [...paths, hotelPath(hotelId), hotelPath(hotelId, stay)]) {
		const [withOne, without] = await Promise.all(
			[paying.site, workerSite.server].map(async ({ url }) =>
				comparable(await (await fetch(url + path)).text()),
			),
		);
		expect(withoutOnline(withOne ?? ""), path).toBe(without);
	}
});

test("staff compare payments with the provider’s books, and close what differs with a note", async ({
	page,
	paying: { provider },
}) => {
	const at = Math.floor(Date.now() / 1000) - 2 * 60 * 60;
	provider.books.sessions.cs_other = {
		...{
			id: "cs_other",
			title: "Another shop",
			number: "",
			amount: 700,
			currency: "usd",
			status: "complete",
		},
		...{ returnUrl: "", leaveUrl: "", createdAt: at, expiresAt: at },
		payment: { id: "pi_other", chargeId: "ch_other", at },
	};
	await signInAt(page, "/dashboard/payments", ADMIN);
	await page.getByRole("button", { name: "Run now" }).click();
	await expect(page.getByText("The result appears here.")).toBeVisible();
	// Without a reload.
	const row = page.getByRole("row").filter({ hasText: "ch_other" });
	await expect(row).toContainText("Missing here");
	await expect(row).toContainText("$7.00");
	await row.getByRole("link", { name: "Close" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Save note" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Enter a note.");
	await dialog.getByLabel("Note").fill("It belongs to our other shop.");
	await dialog.getByRole("button", { name: "Save note" }).click();
	await expect(page.getByText("The difference is closed.")).toBeVisible();
	await expect(row).toHaveCount(0);
	await expect(page.getByText("No open differences.")).toBeVisible();
	delete provider.books.sessions.cs_other;
});
