import { saveSeller } from "#app/common/market/sellers.server.ts";
import { addAccount } from "#app/testing/signed-in.ts";
import type { Database } from "#db/client.ts";
import { ORDER_NOW } from "./order.ts";

/** Saves the details of a seller, which issues invoices from then on. For tests. */
export async function addSeller(
	db: Database,
	{ hotelId = null, timeZone = "America/New_York" }: { hotelId?: number | null; timeZone?: string } = {},
): Promise<void> {
	const details = {
		name: "Meeha Market, Inc.",
		address: "1 Market Street\nHoboken, NJ 07030\nUnited States",
		tax_number: "US 12-3456789",
		email: "books@meeha.test",
		phone: "",
		time_zone: timeZone,
		country: "US",
	};
	const actorId = await addAccount(db, `Bookkeeper${hotelId ?? ""}`);
	const saved = await saveSeller(db, { hotelId, details, expectedVersion: 0, actorId, now: ORDER_NOW });
	if (!saved.ok) throw new Error(saved.reason);
}

/** All invoices and credit notes, as they were issued. */
export async function readIssued(db: Database) {
	const issued = await db.selectFrom("invoices").selectAll().orderBy("id").execute();
	return issued.map((row) => ({ ...row, snapshot: JSON.parse(row.snapshot) }));
}
