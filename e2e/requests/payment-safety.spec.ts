import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse } from "playwright/test";
import { maskId } from "#app/common/masked-id.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { stripeProvider } from "#app/payments/providers/stripe.server.ts";
import { addOnlineOrder, addUnpaidOrder } from "#app/testing/payments/paying.ts";
import { addMoveToPay, openDeposits } from "#app/testing/rent/deposits.ts";
import type { Database } from "#db/client.ts";
import { signatureOf } from "#demo/payment-provider/webhooks.ts";
import { type PayingSite, payingTest as test } from "#e2e/helpers/paying-site.ts";
import { ADMIN, emailOf, signedInRequests, signInAt } from "#e2e/helpers/people.ts";
import { expect, test as plain } from "#e2e/helpers/site-test.ts";

/** On one worker, so that there is one such site. */
test.describe.configure({ mode: "default" });

const customerId = async (db: Database) =>
	(
		await db
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", emailOf("User"))
			.executeTakeFirstOrThrow()
	).id;

const stripeOf = ({ provider, webhookSecret }: PayingSite) =>
	stripeProvider({ secretKey: "sk_test_journeys", webhookSecret, apiBase: provider.url });

/** The customer's own order at the site with the provider, whose checkout is open. */
async function ownOrder(db: Database, paying: PayingSite, currency = "USD") {
	return addOnlineOrder(db, stripeOf(paying), {
		accountId: await customerId(db),
		currency,
		placedAt: new Date(),
	});
}

test("asks the provider for one order at most 20 times in 15 minutes", async ({ db, paying, playwright }) => {
	const { number } = await ownOrder(db, paying);
	const customer = await signedInRequests(playwright.request, paying.site.url, emailOf("User"));
	const comeBack = async () => (await customer.get(`/track/${number}/payment`)).status();
	for (let times = 0; times < 20; times++) expect(await comeBack()).toBe(303);
	expect(await comeBack()).toBe(429);
	await customer.dispose();
});

plain("says how to pay when the provider was taken out of the settings", async ({ page, db }) => {
	const provider = stripeProvider({ secretKey: "sk_test_gone", webhookSecret: "whsec_gone" });
	const { number } = await addUnpaidOrder(db, provider, { accountId: await customerId(db) });
	await signInAt(page, `/order-confirmation/${number}`, emailOf("User"));
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("We no longer take payments online.")).toBeVisible();
});

test("an open list of payments shows a new payment without a reload", async ({ page, db, paying }) => {
	await signInAt(page, "/dashboard/payments", ADMIN);
	await expect(page.getByText(", live")).toBeVisible();
	const { number } = await ownOrder(db, paying);
	const row = page.getByRole("row").filter({ hasText: formatReferenceNumber(number) });
	await expect(row).toContainText("Unpaid");
	await pay(paying, number);
	await expect(row).toContainText("Paid");
});

const sessionOf = ({ provider }: PayingSite, number: string) =>
	Object.values(provider.books.sessions).find((each) => each.number === number);

const pay = (paying: PayingSite, number: string) =>
	fetch(`${paying.provider.url}/pay/${sessionOf(paying, number)?.id}`, {
		method: "POST",
		body: new URLSearchParams({ choice: "pay" }),
		redirect: "manual",
	});

test("no key, signature or card is in the log, on a page or in the database, even when calls fail", async ({
	db,
	paying,
	playwright,
	watch,
}) => {
	watch.expectProblem(/./);
	const { site, provider, webhookSecret: secret } = paying;
	const { number, reference } = await ownOrder(db, paying);
	const card = { last4: "4242", fingerprint: "FingerprintOfTheCard", name: "CARD HOLDER" };
	const object = {
		id: reference,
		object: "checkout.session",
		payment_method_details: { card },
		billing_details: { name: "CARD HOLDER" },
	};
	const body = JSON.stringify({ id: "evt_card", object: "event", type: "charge.updated", data: { object } });
	const signature = signatureOf(body, { secret, at: Math.floor(Date.now() / 1000) });
	const customer = await signedInRequests(playwright.request, site.url, emailOf("User"));
	const staff = await signedInRequests(playwright.request, site.url, ADMIN);
	const pages: string[] = [];
	const see = async (answer: Promise<APIResponse>) => {
		const seen = await answer;
		pages.push(JSON.stringify(seen.headers()), await seen.text());
		return seen.status();
	};
	const send = (header: string) =>
		customer.post("/webhooks/stripe", { headers: { "Stripe-Signature": header }, data: body });
	const setFault = (refuse: string) =>
		fetch(`${provider.url}/faults`, { method: "POST", body: new URLSearchParams({ refuse }) });
	await setFault("100");
	expect(await see(send(signature))).toBe(503);
	expect(await see(send(signature.replace("v1=", "v1=0")))).toBe(400);
	expect(await see(customer.get(`/track/${number}/payment`))).toBe(303);
	await setFault("0");
	expect(await see(send(signature))).toBe(200);
	const { id } = await db
		.selectFrom("payments")
		.select("id")
		.where("subject_number", "=", number)
		.executeTakeFirstOrThrow();
	for (const path of [`/order-confirmation/${number}`, `/track/${number}`]) await see(customer.get(path));
	for (const path of ["", ".csv", `/${maskId(id)}`])
		expect(await see(staff.get(`/dashboard/payments${path}`))).toBe(200);
	expect(await see(staff.get(`/orders/${number}`))).toBe(200);
	const rows = [
		await db.selectFrom("payments").selectAll().execute(),
		await db.selectFrom("payment_events").selectAll().execute(),
		await db.selectFrom("outbox").selectAll().execute(),
	];
	expect(rows[1]).toMatchObject(expect.arrayContaining([expect.objectContaining({ event_id: "evt_card" })]));
	const written = [...site.lines, ...pages, JSON.stringify(rows)].join("\n");
	expect(site.lines.filter((line) => line.includes("Stripe could not")).length).toBeGreaterThan(1);
	const [, signed = ""] = signature.split("v1=");
	for (const secretText of ["sk_test_journeys", secret, signed, card.fingerprint, card.name])
		expect(written.includes(secretText), secretText).toBe(false);
	await customer.dispose();
	await staff.dispose();
});

for (const [currency, figure] of [
	["JPY", /(¥|JPY)\s*5,500(?![.,]\d)/],
	["KWD", /KWD\s*5\.500/],
] as const)
	test(`amounts in ${currency} have its decimals on every page and in the emails`, async ({
		db,
		paying,
		playwright,
	}) => {
		const { number } = await ownOrder(db, paying, currency);
		const customer = await signedInRequests(playwright.request, paying.site.url, emailOf("User"));
		const staff = await signedInRequests(playwright.request, paying.site.url, ADMIN);
		const textOf = async (who: APIRequestContext, path: string) => {
			const answer = await who.get(path);
			expect(answer.status(), path).toBe(200);
			return (await answer.text()).replace(/<[^>]+>/g, "").replaceAll("&nbsp;", " ");
		};
		for (const path of [`/order-confirmation/${number}`, `/track/${number}`])
			expect(await textOf(customer, path), path).toMatch(figure);
		await pay(paying, number);
		expect((await customer.get(`/track/${number}/payment`)).status()).toBe(303);
		const { id } = await db
			.selectFrom("payments")
			.select("id")
			.where("subject_number", "=", number)
			.where("state", "=", "paid")
			.executeTakeFirstOrThrow();
		for (const path of [
			...["/dashboard/payments", `/dashboard/payments/${maskId(id)}`, `/orders/${number}`],
			`/orders/${number}/refunds/new`,
		])
			expect(await textOf(staff, path), path).toMatch(figure);
		expect(await textOf(customer, `/order-confirmation/${number}`)).toMatch(figure);
		const mails = await db
			.selectFrom("outbox")
			.select(["subject", "text_body"])
			.where("text_body", "like", `%${formatReferenceNumber(number)}%`)
			.execute();
		expect(mails.length).toBeGreaterThan(0);
		for (const { subject, text_body } of mails) expect(text_body, subject).toMatch(figure);
		await customer.dispose();
		await staff.dispose();
	});

/** The masked id of a payment, once the provider has told the site that it was paid. */
async function paidId(db: Database, paying: PayingSite, number: string): Promise<string> {
	await pay(paying, number);
	const paid = db
		.selectFrom("payments")
		.select("id")
		.where("subject_number", "=", number)
		.where("state", "=", "paid");
	await expect.poll(() => paid.execute()).toHaveLength(1);
	return maskId((await paid.executeTakeFirstOrThrow()).id);
}

for (const [currency, example] of [
	["USD", "12.50"],
	["JPY", "1250"],
	["KWD", "12.500"],
] as const)
	test(`an amount to refund in ${currency} that can’t be read is answered with one like ${example}`, async ({
		db,
		paying,
		playwright,
	}) => {
		const staff = await signedInRequests(playwright.request, paying.site.url, ADMIN);
		const order = await ownOrder(db, paying, currency);
		await paidId(db, paying, order.number);
		const refundOfOrder = (typed: string) =>
			staff.get(`/orders/${order.number}/refunds/new?step=review&${typed}=1.23456`);
		await openDeposits(db, { currency });
		const move = await addMoveToPay(db, stripeOf(paying), { currency });
		const path = `/dashboard/payments/${await paidId(db, paying, move.number)}/refund`;
		const [, formToken = ""] =
			/name="formToken" value="([^"]+)"/.exec(await (await staff.get(path)).text()) ?? [];
		const form = { formToken, amount: "1.23456", why: "Damaged", idempotencyKey: randomUUID() };
		for (const [refused, sentence] of [
			[await refundOfOrder("what=amount&amount"), `Enter an amount like ${example}.`],
			[await refundOfOrder("what=items&delivery"), `Enter an amount like ${example}, or leave it empty.`],
			[await staff.post(path, { form }), `Enter an amount like ${example}.`],
		] as const) {
			expect(refused.status(), refused.url()).toBe(422);
			expect(await refused.text()).toContain(sentence);
		}
		await staff.dispose();
	});
