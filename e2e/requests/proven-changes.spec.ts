import { readFileSync } from "node:fs";
import { maskId } from "#app/common/masked-id.ts";
import type { Database } from "#db/client.ts";
import { DEMO_PASSWORD } from "#demo/accounts.ts";
import { headersOf } from "#e2e/fuzz/crawl.ts";
import { fillIn } from "#e2e/fuzz/odd/fill-in.ts";
import { send } from "#e2e/fuzz/send.ts";
import { readPage } from "#e2e/fuzz/site-forms.ts";
import { fillWorld } from "#e2e/fuzz/world/fill-world.ts";
import type { FuzzSender } from "#e2e/fuzz/world/people.ts";
import { routes } from "#e2e/helpers/map-routes.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The page of each form that asks to confirm who it is, and who sends it. */
async function importantChanges(db: Database): Promise<Record<string, [FuzzSender, string][]>> {
	const product = await db
		.selectFrom("products")
		.select("id")
		.where("title", "=", "Draft desk")
		.executeTakeFirstOrThrow();
	const { number: paid } = await db
		.selectFrom("orders")
		.select("number")
		.where("payment_method", "=", "online")
		.where("payment", "=", "paid")
		.executeTakeFirstOrThrow();
	const { number: move } = await db
		.selectFrom("moving_bookings")
		.select("number")
		.where("status", "<>", "delivered")
		.executeTakeFirstOrThrow();
	const payment = await db
		.selectFrom("payments")
		.select("id")
		.where("subject", "=", "stay")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const dispute = await db
		.selectFrom("disputes")
		.select(["id", "payment_id"])
		.where("provider", "=", "mollie")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const difference = await db
		.selectFrom("payment_differences")
		.select("id")
		.orderBy("id")
		.executeTakeFirstOrThrow();
	const account = async (email: string) =>
		(await db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
	const [bo, owner] = [await account("bo@example.com"), await account("owner@meeha.test")];
	const colleague = await db
		.selectFrom("hotel_members as mine")
		.innerJoin("hotel_members as other", "other.hotel_id", "mine.hotel_id")
		.innerJoin("commission_statements", "commission_statements.hotel_id", "mine.hotel_id")
		.select(["mine.hotel_id", "other.account_id", "commission_statements.id as statement_id"])
		.where("mine.account_id", "=", owner)
		.where("other.role", "=", "desk")
		.executeTakeFirstOrThrow();
	const waiting = await db
		.selectFrom("hotels")
		.select("id")
		.where("name", "=", "Waiting inn")
		.executeTakeFirstOrThrow();
	const room = await db
		.selectFrom("rooms")
		.select("id")
		.where("name", "=", "Suite")
		.where("hotel_id", "=", colleague.hotel_id)
		.executeTakeFirstOrThrow();
	const customer = await db.selectFrom("customers").select("id").orderBy("id").executeTakeFirstOrThrow();
	const passkey = await db
		.selectFrom("passkeys")
		.innerJoin("accounts", "accounts.id", "passkeys.account_id")
		.select("passkeys.id")
		.where("accounts.role", "=", "User")
		.where("accounts.email", "not like", "%@example.com")
		.executeTakeFirstOrThrow();
	const hotel = maskId(colleague.hotel_id);
	const member = `/list-new-hotel/${hotel}/team/${maskId(colleague.account_id)}`;
	return {
		"/users/:userId/role": [["SuperAdmin", `/users/${bo}/role`]],
		"/users/:userId/:stateChange": [
			["SuperAdmin", `/users/${bo}/suspension`],
			["SuperAdmin", `/users/${bo}/restoration`],
			["SuperAdmin", `/users/${owner}/second-factor-removal`],
		],
		"/hotels/:hotelId/:change": [["SuperAdmin", `/hotels/${hotel}/suspension`]],
		"/hotels/:hotelId/owner": [["SuperAdmin", `/hotels/${hotel}/owner`]],
		"/dashboard/market": [["SuperAdmin", "/dashboard/market"]],
		"/dashboard/seller": [["SuperAdmin", "/dashboard/seller"]],
		"/dashboard/statements/:statementId": [
			["Admin", `/dashboard/statements/${maskId(colleague.statement_id)}`],
		],
		"/dashboard/payments/:paymentId/refund": [["Admin", `/dashboard/payments/${maskId(payment.id)}/refund`]],
		"/dashboard/payments/:paymentId/disputes/:disputeId": [
			["Admin", `/dashboard/payments/${maskId(dispute.payment_id)}/disputes/${maskId(dispute.id)}`],
		],
		"/dashboard/payments/differences/:differenceId": [
			["Admin", `/dashboard/payments/differences/${maskId(difference.id)}`],
		],
		"/customers/:customerId/erasure": [["SuperAdmin", `/customers/${maskId(customer.id)}/erasure`]],
		"/orders/:number/refunds/new": [
			["Admin", `/orders/${paid}/refunds/new?step=review&what=amount&amount=0.10`],
		],
		"/dashboard/products/:maskedId/deletion": [
			["Admin", `/dashboard/products/${maskId(product.id)}/deletion`],
		],
		"/trucking-dashboard/:number/deletion": [["Admin", `/trucking-dashboard/${move}/deletion`]],
		"/list-new-hotel/:hotelId/deletion": [["Admin", `/list-new-hotel/${maskId(waiting.id)}/deletion`]],
		"/edit-room/:roomId/deletion": [["Admin", `/edit-room/${maskId(room.id)}/deletion`]],
		"/list-new-hotel/:hotelId/seller": [["Hotel", `/list-new-hotel/${hotel}/seller`]],
		"/list-new-hotel/:hotelId/team": [["Hotel", `/list-new-hotel/${hotel}/team`]],
		"/list-new-hotel/:hotelId/team/:memberId": [["Hotel", member]],
		"/list-new-hotel/:hotelId/team/:memberId/removal": [["Hotel", `${member}/removal`]],
		"/profile/passkeys/:passkeyId/removal": [["User", `/profile/passkeys/${maskId(passkey.id)}/removal`]],
		"/profile/confirmation": [["User", "/profile/confirmation?file=%2Fprofile%2Fexport"]],
		"/profile/passkeys/new": [["User", "/profile/passkeys/new"]],
		"/profile/second-factor/set-up": [["User", "/profile/second-factor/set-up"]],
		"/profile/second-factor/recovery-codes": [["Hotel", "/profile/second-factor/recovery-codes"]],
	};
}

/** Shown with an OpenID provider: see e2e/journeys/account/openid.spec.ts. */
const ELSEWHERE = ["/profile/openid/removal"];

const TABLES = [
	...["accounts", "second_factors", "recovery_codes", "passkeys", "openid_identities", "hotel_members"],
	...["hotels", "rooms", "products", "orders", "payments", "payment_entries", "refunds", "moving_bookings"],
	...["disputes", "payment_differences"],
	...["commission_statements", "market_settings", "sellers", "changes", "sessions", "customers"],
] as const;

async function readAll(db: Database): Promise<unknown> {
	const rows = TABLES.map((table) => db.selectFrom(table).selectAll().execute());
	return Object.fromEntries((await Promise.all(rows)).map((read, at) => [TABLES[at], read]));
}

test("each important change is refused until the person has confirmed who it is, and changes nothing", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const { people } = await fillWorld(db);
	const changes = await importantChanges(db);
	const asking = routes.filter(({ file }) =>
		/\b(refuseUnproven|readProvenForm|answerSellerForm)\b(?! *[,}])/.test(readFileSync(file, "utf8")),
	);
	const paths = new Set(asking.map(({ path }) => path));
	expect([...Object.keys(changes), ...ELSEWHERE].sort()).toEqual([...paths].sort());

	const begun = { ...headersOf(people.User), "Content-Type": "application/x-www-form-urlencoded" };
	await send(url, { method: "POST", path: "/profile/second-factor", headers: begun, body: Buffer.from("") });
	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	await db.updateTable("sessions").set({ proven_at: longAgo, code_proven_at: longAgo }).execute();
	const wrong: string[] = [];
	const before = await readAll(db);
	for (const [sender, path] of Object.values(changes).flat()) {
		const headers = headersOf(people[sender]);
		const page = await send(url, { method: "GET", path, headers });
		const form = readPage(page.body, path).forms.find(({ fields }) =>
			fields.some(({ name }) => name === "proof"),
		);
		if (!form) {
			wrong.push(`${path}: ${page.status}, without a field`);
			continue;
		}
		for (const [typed, answer] of [
			["", /to confirm it’s you/],
			["not the password", /is incorrect/],
			['{"id":"AAAA"}', /is incorrect/],
		] as const) {
			const given: Record<string, string> = {
				proof: typed,
				role: /\/team(\/|$)/.test(path) ? "manager" : "Hotel",
			};
			const fields = fillIn(form).map(({ name, value }) => [name, given[name] ?? String(value)]);
			const body = Buffer.from(new URLSearchParams(fields).toString());
			const type = { "Content-Type": "application/x-www-form-urlencoded" };
			const sent = { method: "POST", path: form.action, headers: { ...headers, ...type }, body };
			const refused = await send(url, sent);
			if (refused.status !== 422 || !answer.test(refused.body))
				wrong.push(`${path}: ${refused.status} for "${typed}"`);
		}
		await db.deleteFrom("use_counters").execute();
	}
	expect(wrong).toEqual([]);
	expect(await readAll(db)).toEqual(before);
});

test("a file with personal data is downloaded once the person has confirmed who it is", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const { people } = await fillWorld(db);
	const files: [FuzzSender, string][] = [
		["User", "/profile/export"],
		["Admin", "/orders.csv?q=a"],
		["Admin", "/trucking-dashboard.csv"],
		["Admin", "/dashboard/invoices.csv"],
		["Admin", "/dashboard/payments.csv"],
		["Admin", "/trail.csv"],
		["Hotel", "/owner/manage-bookings.csv"],
		["Hotel", "/owner/invoices.csv"],
	];
	const longAgo = new Date(Date.now() - 11 * 60 * 1000).toISOString();
	for (const [sender, path] of files) {
		await db.updateTable("sessions").set({ proven_at: longAgo, code_proven_at: longAgo }).execute();
		const headers = headersOf(people[sender]);
		const get = (place: string) => send(url, { method: "GET", path: place, headers });
		const asked = await get(path);
		const question = String(asked.headers.location);
		expect([asked.status, question], path).toEqual([
			303,
			`/profile/confirmation?${new URLSearchParams({ file: path })}`,
		]);
		expect((await get(question)).body).not.toContain(`href="${path}"`);
		const body = Buffer.from(new URLSearchParams({ proof: DEMO_PASSWORD }).toString());
		const type = { "Content-Type": "application/x-www-form-urlencoded" };
		const sent = { method: "POST", path: question, headers: { ...headers, ...type }, body };
		const answered = await send(url, sent);
		expect([answered.status, answered.headers.location], path).toEqual([303, question]);
		expect((await get(question)).body).toContain(`href="${path}"`);
		expect((await get(path)).status, path).toBe(200);
	}
});

test("wrong codes stay counted when the right password follows each of them", async ({ db, workerSite }) => {
	const { url } = workerSite.server;
	const { people } = await fillWorld(db);
	const post = async (path: string, form: Record<string, string>) => {
		const headers = { ...headersOf(people.Hotel), "Content-Type": "application/x-www-form-urlencoded" };
		const body = Buffer.from(new URLSearchParams(form).toString());
		return (await send(url, { method: "POST", path, headers, body })).status;
	};
	const statuses: number[] = [];
	for (let at = 0; at < 11; at++) {
		statuses.push(await post("/profile/second-factor/removal", { signInCode: "000000" }));
		await db.updateTable("sessions").set({ proven_at: null }).execute();
		if (at < 9) expect(await post("/profile/passkeys/none/removal", { proof: DEMO_PASSWORD })).toBe(303);
	}
	expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});
