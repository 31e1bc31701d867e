import type { Selectable, Transaction } from "kysely";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import type { Database } from "#db/client.ts";
import type { SellerKey } from "#db/schema/invoices.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";

/** A hotel as a seller; null for the market. */
export const sellerKey = (hotelId: number | null): SellerKey =>
	hotelId === null ? "market" : `hotel ${hotelId}`;

export const readSeller = (db: Database, { key }: { key: SellerKey }) =>
	db.selectFrom("sellers").selectAll().where("key", "=", key).executeTakeFirst();

export type SellerDetails = Pick<
	Selectable<Schema["sellers"]>,
	"name" | "address" | "tax_number" | "email" | "phone"
>;

/** A seller as invoices print it. */
export const partyOf = (seller: SellerDetails): InvoiceParty => ({
	name: seller.name,
	address: seller.address.split("\n").filter(Boolean),
	taxNumber: seller.tax_number,
	email: seller.email,
	phone: seller.phone,
});

type SavedDetails = SellerDetails & { time_zone: string; country: string };

type SellerChange = {
	/** Null for the market. */
	hotelId: number | null;
	details: SavedDetails;
	/** The version that the form showed; 0 for none. */
	expectedVersion: number;
	actorId: number;
	/** Locks what the seller is; undefined when the actor may not change it (any more). */
	lock?: (trx: Transaction<Schema>) => Promise<unknown>;
	now: Date;
};

export type SellerOutcome = { ok: true } | { ok: false; reason: "gone" } | ChangedSince;

/**
 * Saves a seller's details, in use for invoices from then on; issued ones stay as they are. Without a name the seller
 * issues no more. Refused when somebody else has saved other details since the form was opened, and when `lock` finds
 * nothing (`gone`).
 */
export function saveSeller(db: Database, change: SellerChange): Promise<SellerOutcome> {
	return transact(db, async (trx) => {
		const { hotelId, details, expectedVersion, actorId, lock, now } = change;
		if (lock && !(await lock(trx))) return { ok: false, reason: "gone" };
		const key = sellerKey(hotelId);
		const before = await readSeller(trx, { key });
		const subject = `seller ${key}` as const;
		const detail = describeDifferences(before ? describe(before) : {}, describe(details));
		if (detail === "" || (!before && details.name === "")) return { ok: true };
		const at = now.toISOString();
		const saved = await trx
			.insertInto("sellers")
			.values({ ...details, key, hotel_id: hotelId, version: 1, updated_at: at })
			.onConflict((conflict) =>
				conflict
					.column("key")
					.doUpdateSet((eb) => ({
						...details,
						version: eb("sellers.version", "+", 1),
						updated_at: at,
					}))
					.where("sellers.version", "=", expectedVersion),
			)
			.returning("id")
			.executeTakeFirst();
		if (!saved) return changedSince(trx, { subject, at: before?.updated_at ?? at, actorId });
		await recordChange(trx, { action: "seller", subject, actorId, detail, now });
		return { ok: true };
	});
}

const describe = (seller: SavedDetails) => ({
	name: seller.name,
	address: seller.address.replaceAll("\n", ", "),
	taxNumber: seller.tax_number,
	email: seller.email,
	phone: seller.phone,
	timeZone: seller.time_zone,
	country: seller.country,
});

export type InvoiceParty = {
	name: string;
	address: string[];
	taxNumber?: string;
	email?: string;
	phone?: string;
};
