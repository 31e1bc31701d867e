import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { foldText } from "#app/common/lists/fold-text.ts";
import type { Address } from "#app/common/places/address-form.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** The most addresses of an account. */
export const MAX_ADDRESSES = 20;

const COLUMNS = [
	"id",
	"name",
	"contact",
	"line1",
	"line2",
	"city",
	"region",
	"postal_code as postalCode",
	"country",
] as const;

/** An account's addresses, the most recently used first. */
export function listAddresses(db: Database, { accountId }: { accountId: number }) {
	return db
		.selectFrom("account_addresses")
		.select(COLUMNS)
		.where("account_id", "=", accountId)
		.orderBy("used_at", "desc")
		.orderBy("id", "desc")
		.execute();
}

export type SavedAddress = Awaited<ReturnType<typeof listAddresses>>[number];

type Which = { accountId: number; addressId: number };

/** One of an account's addresses; undefined for another account's. */
export function readAddress(db: Database, { accountId, addressId }: Which) {
	return db
		.selectFrom("account_addresses")
		.select(COLUMNS)
		.where("id", "=", addressId)
		.where("account_id", "=", accountId)
		.executeTakeFirst();
}

type AddressToSave = { accountId: number; address: Address; now: Date };

/**
 * Saves an address with the account, in the transaction that uses it. An address that is already saved counts
 * as used now. When the account has 20, the least recently used one is removed.
 */
export async function saveAddress(
	trx: Transaction<Schema>,
	{ accountId, address, now }: AddressToSave,
): Promise<void> {
	const at = now.toISOString();
	await trx
		.insertInto("account_addresses")
		.values({ ...columnsOf(address), account_id: accountId, used_at: at, created_at: at })
		.onConflict((conflict) =>
			conflict
				.columns(["account_id", "fingerprint"])
				.doUpdateSet({ used_at: at, contact: address.contact.typed }),
		)
		.execute();
	const beyond = (await listAddresses(trx, { accountId })).slice(MAX_ADDRESSES).map(({ id }) => id);
	if (beyond.length > 0) await trx.deleteFrom("account_addresses").where("id", "in", beyond).execute();
}

/** Adds an address on the addresses page. Refused for the 21st, because no older one is removed there. */
export function addAddress(
	db: Database,
	keeping: AddressToSave,
): Promise<{ ok: true } | { ok: false; reason: "full" }> {
	return transact(db, async (trx) => {
		const saved = await listAddresses(trx, keeping);
		if (saved.length >= MAX_ADDRESSES) return { ok: false, reason: "full" };
		await saveAddress(trx, keeping);
		return { ok: true };
	});
}

/**
 * Changes one of an account's addresses; false when it does not exist (any more). If the change makes two
 * addresses equal, only one remains.
 */
export function changeAddress(db: Database, change: Which & { address: Address }): Promise<boolean> {
	const { accountId, addressId } = change;
	const columns = columnsOf(change.address);
	return transact(db, async (trx) => {
		if (!(await readAddress(trx, change))) return false;
		await trx
			.deleteFrom("account_addresses")
			.where("account_id", "=", accountId)
			.where("fingerprint", "=", columns.fingerprint)
			.where("id", "<>", addressId)
			.execute();
		const changed = await trx
			.updateTable("account_addresses")
			.set(columns)
			.where("id", "=", addressId)
			.where("account_id", "=", accountId)
			.returning("id")
			.executeTakeFirst();
		return changed !== undefined;
	});
}

/** Deletes one of an account's addresses; orders that went there keep it. */
export async function removeAddress(db: Database, { accountId, addressId }: Which): Promise<void> {
	await db
		.deleteFrom("account_addresses")
		.where("id", "=", addressId)
		.where("account_id", "=", accountId)
		.execute();
}

function columnsOf({ contact, postalCode, ...address }: Address) {
	const { name, line1, line2, city, region, country } = address;
	const searchText = [name, line1, line2, city, region, postalCode, country].map(foldText).join("\n");
	return {
		...address,
		contact: contact.typed,
		postal_code: postalCode,
		fingerprint: createHash("sha256").update(searchText).digest("base64url"),
	};
}
