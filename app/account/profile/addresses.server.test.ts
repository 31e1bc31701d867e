import { expect } from "vitest";
import type { Address } from "#app/common/places/address-form.ts";
import type { Database } from "#db/client.ts";
import { test } from "#db/testing/database-test.ts";
import { transact } from "#db/transact.ts";
import {
	addAddress,
	changeAddress,
	listAddresses,
	MAX_ADDRESSES,
	readAddress,
	removeAddress,
	saveAddress,
} from "./addresses.server.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const address = (change: Partial<Address> = {}): Address => ({
	name: "Ana Lima",
	contact: { typed: "(212) 555-0147", e164: "+12125550147" },
	line1: "12 Harbor Road",
	line2: "",
	city: "Hoboken",
	region: "NJ",
	postalCode: "07030",
	country: "US",
	...change,
});

async function addAccount(db: Database, email = "ana@example.com"): Promise<number> {
	const account = {
		email,
		name: "Ana",
		role: "User",
		password_hash: "x",
		created_at: NOW.toISOString(),
	} as const;
	return (await db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow()).id;
}

const keep = (db: Database, accountId: number, what: Address, now = NOW) =>
	transact(db, (trx) => saveAddress(trx, { accountId, address: what, now }));

test("stores an address once in any spelling, and lists the last used first", async ({ db }) => {
	const accountId = await addAccount(db);
	await keep(db, accountId, address());
	await keep(db, accountId, address({ line1: "7 Mill Avenue" }), later(1));
	await keep(
		db,
		accountId,
		address({ line1: "12 HARBOR road", contact: { typed: "+1 212 555 0199", e164: "" } }),
		later(2),
	);
	const saved = await listAddresses(db, { accountId });
	expect(saved).toMatchObject([
		{ line1: "12 Harbor Road", contact: "+1 212 555 0199" },
		{ line1: "7 Mill Avenue", postalCode: "07030" },
	]);
});

test("replaces the least recently used address at checkout and refuses a 21st on the page", async ({
	db,
}) => {
	const accountId = await addAccount(db);
	for (let at = 0; at < MAX_ADDRESSES; at++)
		await keep(db, accountId, address({ line1: `${at + 1} Mill Avenue` }), later(at));
	const one = address({ line1: "99 Mill Avenue" });
	expect(await addAddress(db, { accountId, address: one, now: later(30) })).toEqual({
		ok: false,
		reason: "full",
	});
	await keep(db, accountId, one, later(31));
	const lines = (await listAddresses(db, { accountId })).map(({ line1 }) => line1);
	expect(lines).toHaveLength(MAX_ADDRESSES);
	expect(lines).not.toContain("1 Mill Avenue");
});

test("reads, changes and deletes addresses of the own account only", async ({ db }) => {
	const accountId = await addAccount(db);
	const other = await addAccount(db, "ben@example.com");
	await keep(db, accountId, address());
	const addressId = (await listAddresses(db, { accountId }))[0]?.id ?? 0;
	expect(await readAddress(db, { accountId: other, addressId })).toBeUndefined();
	expect(await changeAddress(db, { accountId: other, addressId, address: address({ city: "Newark" }) })).toBe(
		false,
	);
	await removeAddress(db, { accountId: other, addressId });
	expect(await readAddress(db, { accountId, addressId })).toMatchObject({ city: "Hoboken" });
	await removeAddress(db, { accountId, addressId });
	expect(await listAddresses(db, { accountId })).toEqual([]);
});

test("keeps one of two addresses that a change makes equal", async ({ db }) => {
	const accountId = await addAccount(db);
	await keep(db, accountId, address());
	await keep(db, accountId, address({ line1: "7 Mill Avenue" }), later(1));
	const addressId = (await listAddresses(db, { accountId }))[0]?.id ?? 0;
	expect(await changeAddress(db, { accountId, addressId, address: address() })).toBe(true);
	expect(await listAddresses(db, { accountId })).toMatchObject([{ id: addressId, line1: "12 Harbor Road" }]);
});
