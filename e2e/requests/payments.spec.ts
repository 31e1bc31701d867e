import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maskId } from "#app/common/masked-id.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { addOnlineOrder, providerAt } from "#app/testing/payments/paying.ts";
import { hotelPath } from "#app/travel/nights/stay.ts";
import { freePort } from "#db/testing/free-port.ts";
import { startPaymentProvider } from "#demo/payment-provider/server.ts";
import { signatureOf } from "#demo/payment-provider/webhooks.ts";
import { openCheckout } from "#e2e/helpers/checkout.ts";
import { openStay } from "#e2e/helpers/inn.ts";
import { payingTest as test } from "#e2e/helpers/paying-site.ts";
import { ADMIN, emailOf, signedInRequests, signInAt } from "#e2e/helpers/people.ts";
import { publicPages } from "#e2e/helpers/public-screens.ts";
import { startSite } from "#e2e/helpers/site-server.ts";
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

/** Their texts are of what is switched on, which has a test of its own. */
const LONG_TEXTS = ["/terms", "/privacy", "/help"];

/** Generated names of elements, and the addresses of the two sites. */
const comparable = (html: string) =>
	html.replace(/:(?:main|own|frame)?R\w*:/g, ":R:").replace(/localhost:\d+/g, "site");

/** The footer, the shop and the hotels’ first page name online payment where it is offered. */
const withoutOnline = (html: string) =>
	html
		.replace(/<li [^>]*><img src="\/images\/pay-online\.svg"[^>]*>Card or wallet<\/li>/, "")
		.replaceAll("Pay online, on delivery", "Pay on delivery")
		.replaceAll("Each hotel says whether you pay online or at the hotel.", "You pay at the hotel.");

test("a provider changes nothing on public pages but how they say to pay", async ({
	db,
	paying,
	workerSite,
	request,
}) => {
	const { hotelId, stay } = await openStay(db);
	const paths = (await publicPages(request)).filter((path) => !LONG_TEXTS.includes(path));
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
		id: "cs_other",
		title: "Another shop",
		number: "",
		amount: 700,
		currency: "usd",
		status: "complete",
		returnUrl: "",
		leaveUrl: "",
		createdAt: at,
		expiresAt: at,
		payment: { id: "pi_other", chargeId: "ch_other", at },
	};
	await signInAt(page, "/dashboard/payments", ADMIN);
	await page.getByRole("button", { name: "Run now" }).click();
	await expect(page.getByText("The result appears here.")).toBeVisible();
	// Without a reload.
	const row = page.getByRole("row").filter({ hasText: "ch_other" });
	await expect(row).toContainText("Only at the provider");
	await expect(row).toContainText("$7.00");
	await row.getByRole("link", { name: "Close" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "Close difference" }).click();
	await expect(dialog.getByRole("alert")).toContainText("Enter a note.");
	await dialog.getByLabel("Note").fill("It belongs to our other shop.");
	await dialog.getByRole("button", { name: "Close difference" }).click();
	await expect(page.getByText("The difference is closed.")).toBeVisible();
	await expect(row).toHaveCount(0);
	await expect(page.getByText("No open differences.")).toBeVisible();
	await page.goto("/trail?kind=payment-difference");
	await page.getByRole("table").getByRole("link", { name: "Payment difference" }).click();
	await expect(page.getByText("It belongs to our other shop.")).toBeVisible();
	await page.getByRole("link", { name: "All changes in the trail" }).click();
	await expect(page.getByRole("table").getByRole("link", { name: "Payment difference" })).toBeVisible();
	delete provider.books.sessions.cs_other;
});

plain(
	"with Mollie an order is paid by its link, refunded, and its lost chargeback closed by staff",
	async ({ db, workerSite, playwright }) => {
		const folder = mkdtempSync(join(tmpdir(), "meeha-mollie-"));
		const port = await freePort();
		const [secretKey, webhookSecret] = ["test_journeysJourneysJourneysJourneys", "secret-of-the-webhooks"];
		const provider = await startPaymentProvider({
			port: 0,
			file: join(folder, "books.json"),
			secretKey,
			webhookSecret,
			webhookUrl: `http://localhost:${port}/webhooks/mollie`,
		});
		const keys = { MOLLIE_API_KEY: secretKey, MOLLIE_WEBHOOK_SECRET: webhookSecret };
		const settings = { ...keys, MOLLIE_API_BASE: provider.url };
		const site = await startSite({ databaseUrl: workerSite.databaseUrl, port, settings });
		const email = emailOf("User");
		const customer = await signedInRequests(playwright.request, site.url, email);
		const staff = await signedInRequests(playwright.request, site.url, ADMIN);
		try {
			const account = db.selectFrom("accounts").select("id").where("email", "=", email);
			const { id: accountId } = await account.executeTakeFirstOrThrow();
			const mollie = providerAt({ name: "mollie", secretKey, webhookSecret, apiBase: provider.url });
			const { number } = await addOnlineOrder(db, mollie, { accountId, placedAt: new Date() });
			const confirmation = await (await customer.get(`/order-confirmation/${number}`)).text();
			const [, link = ""] = /href="(http:[^"]*\/pay\/pl_\w+)"/.exec(confirmation) ?? [];
			const send = (address: string, fields: Record<string, string>) =>
				fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
			expect((await send(link, { choice: "pay" })).headers.get("Location")).toContain(
				`/track/${number}/payment`,
			);
			const payment = async () =>
				(
					await db
						.selectFrom("orders")
						.select("payment")
						.where("number", "=", number)
						.executeTakeFirstOrThrow()
				).payment;
			// Nobody comes back from the provider's page: its webhook tells.
			await expect.poll(payment).toBe("paid");
			const cancellation = `/track/${number}/order-cancellation`;
			const headers = { "Sec-Fetch-Site": "same-origin" };
			const form = { expectedStatus: "new" };
			expect((await customer.post(cancellation, { form, headers })).status()).toBe(303);
			await expect.poll(payment).toBe("refunded");

			await send(`${provider.url}/disputes`, { number });
			const dispute = () =>
				db.selectFrom("disputes").select(["id", "payment_id", "state"]).executeTakeFirst();
			await expect.poll(dispute).toMatchObject({ state: "open" });
			const { id = 0, payment_id: paymentId = 0 } = (await dispute()) ?? {};
			const page = `/dashboard/payments/${maskId(paymentId)}`;
			expect(await (await staff.get(page)).text()).toContain("Close as lost");
			const closing = `${page}/disputes/${maskId(id)}`;
			expect(await (await staff.get(closing)).text()).toContain("Close the dispute of");
			expect((await staff.post(closing, { headers })).status()).toBe(303);
			const closed = await (await staff.get(page)).text();
			expect(closed).toContain("The dispute is closed as lost.");
			expect(closed).toContain("Dispute lost");
			expect(closed).not.toContain("Close as lost");
			expect(await (await staff.get(closing)).text()).toContain("no longer open");
			await staff.post(closing, { headers });
			expect(await (await staff.get(page)).text()).toContain(
				"The dispute is not closed: it is no longer open.",
			);
		} finally {
			await customer.dispose();
			await staff.dispose();
			await site.stop();
			await provider.stop();
			rmSync(folder, { recursive: true });
		}
	},
);
