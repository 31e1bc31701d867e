import type { Actor } from "#app/account/memberships/members.server.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import type { TaxColumns } from "#app/travel/quotes/stay-tax.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { describeChildBands } from "./form/child-bands-form.ts";
import { typedStayTax } from "./form/stay-tax-form.ts";
import { lockHotel, lockRoomsOf, notePricesRaised } from "./lock-hotel.server.ts";

type Saving = {
	hotelId: number;
	actor: Actor;
	currency: string;
	/** The `updated_at` of the hotel that the editor saw. */
	expectedVersion: string;
	now: Date;
};

type Described = Parameters<typeof describeDifferences>[1];

/** Changes columns of a hotel that decide on prices of new bookings. Refused when another editor was faster. */
function savePrices<Columns extends TaxColumns | { child_bands: string }>(
	db: Database,
	{ hotelId, actor, expectedVersion, now }: Saving,
	columns: Columns,
	/** What the trail says of them. */
	described: { as: (columns: Columns) => Described; of: "stayTax" | "childPrices" },
): Promise<{ ok: true } | { ok: false; reason: "gone" } | ChangedSince> {
	return transact(db, async (trx) => {
		await lockRoomsOf(trx, hotelId);
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		const subject = `hotel ${hotelId}` as const;
		const { accountId: actorId } = actor;
		if (hotel.updated_at !== expectedVersion)
			return changedSince(trx, { subject, at: hotel.updated_at, actorId });
		await trx
			.updateTable("hotels")
			.set({ ...columns, updated_at: nextVersion(hotel.updated_at, now) })
			.where("id", "=", hotelId)
			.execute();
		const before: Columns = { ...columns, ...hotel };
		const detail = describeDifferences(described.as(before), described.as(columns), described.of);
		if (detail) await notePricesRaised(trx, { hotelId, now });
		if (detail) await recordChange(trx, { actorId, action: "hotel", subject, detail, now });
		return { ok: true };
	});
}

/** Changes the stay tax that new bookings of a hotel are charged. */
export const saveStayTax = (db: Database, { tax, ...saving }: Saving & { tax: TaxColumns }) =>
	savePrices(db, saving, tax, { as: (columns) => describeTax(columns, saving.currency), of: "stayTax" });

/** Changes what children cost in new bookings of a hotel; `bands` as they are stored. */
export const saveChildBands = (db: Database, { bands, ...saving }: Saving & { bands: string }) =>
	savePrices(
		db,
		saving,
		{ child_bands: bands },
		{ as: ({ child_bands }) => describeChildBands(child_bands, saving.currency), of: "childPrices" },
	);

function describeTax(tax: TaxColumns, currency: string) {
	const { kind, paid, ...typed } = typedStayTax(tax, currency);
	return {
		...typed,
		kind: { label: kind, of: "stayTax" as const },
		paid: { label: paid === "hotel" ? "atHotel" : "withTotal", of: "stayTax" as const },
	};
}
