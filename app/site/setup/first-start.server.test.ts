import { expect } from "vitest";
import { checkCredentials, createAccount } from "#app/account/sign-in/accounts.server.ts";
import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import { readSeller } from "#app/common/market/sellers.server.ts";
import { turnOnSecondFactor } from "#app/testing/second-factor.ts";
import type { SetUpTask } from "#app/testing/set-up.child-process.ts";
import { addOrder } from "#app/testing/shop/order.ts";
import { ACCOUNT_NOW, addAccount, addSession, PASSWORD } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { startElsewhere } from "#db/testing/other-process.ts";
import { completeFirstStart, openFirstStart, readFirstStart } from "./first-start.server.ts";
import type { SetupForm } from "./setup-form.ts";

const FORM: SetupForm = {
	name: "Suki",
	email: "suki@example.com",
	password: PASSWORD,
	marketName: "Bazaar",
	currency: "EUR",
	country: "DE",
	timeZone: "Europe/Berlin",
	sellerName: "Bazaar GmbH",
	sellerAddress: "Marktplatz 1\n10115 Berlin",
	taxNumber: "DE 1",
};
const AN_HOUR_LATER = new Date(ACCOUNT_NOW.getTime() + 3_600_000);

const accountsOf = (db: Database) =>
	db.selectFrom("accounts").select(["email", "role", "email_verified_at"]).execute();

test("the first start makes a SuperAdmin, the settings and the seller, and never opens again", async ({
	db,
}) => {
	expect(await openFirstStart(db, { seed: "one", now: ACCOUNT_NOW })).toBe("one");
	const start = { form: FORM, overrides: {}, now: ACCOUNT_NOW };
	expect(await completeFirstStart(db, { ...start, seed: "another" })).toMatchObject({ reason: "closed" });
	expect(await completeFirstStart(db, { ...start, seed: "one" })).toMatchObject({ ok: true });
	expect(await completeFirstStart(db, { ...start, seed: "one" })).toMatchObject({ reason: "closed" });
	const email_verified_at = ACCOUNT_NOW.toISOString();
	expect(await accountsOf(db)).toEqual([{ email: FORM.email, role: "SuperAdmin", email_verified_at }]);
	expect(await checkCredentials(db, { email: FORM.email, password: PASSWORD })).not.toBeNull();
	expect(await readMarketSettings(db)).toMatchObject({ name: "Bazaar", currency: "EUR", version: 1 });
	expect(await readSeller(db, { key: "market" })).toMatchObject({
		name: "Bazaar GmbH",
		address: FORM.sellerAddress,
		country: "DE",
		time_zone: "Europe/Berlin",
	});
	// Not even when every account is deleted.
	await db.deleteFrom("sessions").execute();
	await db.deleteFrom("accounts").execute();
	expect(await openFirstStart(db, { seed: "two", now: AN_HOUR_LATER })).toBeNull();
	expect(await completeFirstStart(db, { ...start, seed: "one" })).toMatchObject({ reason: "closed" });
});

test("each start makes a new link, except that processes that start together share one", async ({ db }) => {
	expect(await openFirstStart(db, { seed: "one", now: ACCOUNT_NOW })).toBe("one");
	expect(await openFirstStart(db, { seed: "two", now: ACCOUNT_NOW })).toBe("one");
	expect(await openFirstStart(db, { seed: "three", now: AN_HOUR_LATER })).toBe("three");
	const late = { seed: "one", form: FORM, overrides: {}, now: AN_HOUR_LATER };
	expect(await completeFirstStart(db, late)).toMatchObject({ reason: "closed" });
	expect(await accountsOf(db)).toEqual([]);
});

test("a SuperAdmin that the command line makes closes the first start", async ({ db }) => {
	await openFirstStart(db, { seed: "one", now: ACCOUNT_NOW });
	await addAccount(db, "Ana", "SuperAdmin");
	expect(await readFirstStart(db)).toEqual({ seed: "one", isOpen: false });
	const start = { seed: "one", form: FORM, overrides: {}, now: ACCOUNT_NOW };
	expect(await completeFirstStart(db, start)).toMatchObject({ reason: "closed" });
	expect(await openFirstStart(db, { seed: "two", now: AN_HOUR_LATER })).toBeNull();
	await db.deleteFrom("accounts").execute();
	expect(await openFirstStart(db, { seed: "three", now: AN_HOUR_LATER })).toBeNull();
});

test("whoever signs up first does not keep the owner out, nor get into the owner’s account", async ({
	db,
}) => {
	await openFirstStart(db, { seed: "one", now: ACCOUNT_NOW });
	const stranger = { name: "Mallory", password: "the password of a stranger", role: "Hotel" } as const;
	await createAccount(db, { ...stranger, email: "mallory@example.com", now: ACCOUNT_NOW });
	const squatted = await createAccount(db, { ...stranger, email: FORM.email, now: ACCOUNT_NOW });
	if (!squatted.ok) throw new Error(squatted.reason);
	const { accountId } = squatted;
	await turnOnSecondFactor(db, accountId);
	await addSession(db, accountId, "of the stranger");
	const confirmed = await addAccount(db, "Ana");

	expect(await openFirstStart(db, { seed: "two", now: AN_HOUR_LATER })).toBe("two");
	const start = { seed: "two", overrides: {}, now: AN_HOUR_LATER };
	const taken = { ...FORM, email: "ana@example.com" };
	expect(await completeFirstStart(db, { ...start, form: taken })).toMatchObject({ reason: "email_taken" });
	expect(await readFirstStart(db)).toMatchObject({ isOpen: true });
	expect(await completeFirstStart(db, { ...start, form: FORM })).toEqual({ ok: true, accountId });
	const check = (password: string) => checkCredentials(db, { email: FORM.email, password });
	expect(await check(stranger.password)).toBeNull();
	expect(await check(PASSWORD)).toMatchObject({ accountId, role: "SuperAdmin" });
	for (const table of ["sessions", "second_factors", "recovery_codes"] as const)
		expect(await db.selectFrom(table).select("account_id").execute()).toEqual([]);
	const others = await db.selectFrom("accounts").select(["id", "role"]).orderBy("id").execute();
	expect(others).toContainEqual({ id: confirmed, role: "User" });
});

test("what a guest booked before keeps its currency, and the form is refused with another one", async ({
	db,
}) => {
	await openFirstStart(db, { seed: "one", now: ACCOUNT_NOW });
	await addOrder(db);
	const start = { seed: "one", overrides: {}, now: ACCOUNT_NOW };
	expect(await completeFirstStart(db, { ...start, form: FORM })).toEqual({
		ok: false,
		reason: "sold",
		currency: "USD",
	});
	expect(await accountsOf(db)).toEqual([]);
	expect(await completeFirstStart(db, { ...start, form: { ...FORM, currency: "USD" } })).toMatchObject({
		ok: true,
	});
});

test("of several processes that start and send the form at once, one makes the account", async ({
	db,
	url,
}) => {
	const tasks = ["a", "b", "c"].map((name) =>
		startElsewhere<{ seed: string | null; made: boolean }[]>("app/testing/set-up.child-process.ts", {
			urls: [url],
			seed: name,
			now: ACCOUNT_NOW.toISOString(),
			form: { ...FORM, email: `${name}@example.com` },
		} satisfies SetUpTask),
	);
	await Promise.all(tasks.map(({ ready }) => ready));
	const stranger = {
		email: "mallory@example.com",
		name: "Mallory",
		password: PASSWORD,
		role: "User",
	} as const;
	for (const { go } of tasks) go();
	await createAccount(db, { ...stranger, now: ACCOUNT_NOW });
	const outcomes = (await Promise.all(tasks.map(({ result }) => result))).flat();
	expect(outcomes.filter(({ made }) => made)).toHaveLength(1);
	// Whoever printed a link printed the same one.
	expect(new Set(outcomes.flatMap(({ seed }) => seed ?? [])).size).toBe(1);
	const accounts = await accountsOf(db);
	expect(accounts.filter(({ role }) => role === "SuperAdmin")).toHaveLength(1);
	expect(accounts).toHaveLength(2);
});
