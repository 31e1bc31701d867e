import type { Selectable } from "kysely";
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
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { describeChildBands } from "./form/child-bands-form.ts";
import { typedStayTax } from "./form/stay-tax-form.ts";
import { lockHotel, lockRoomsOf, notePricesRaised } from "./lock-hotel.server.ts";

type Saving = {
	hotelId: number;
	actor: Actor;
	/** The `updated_at` of the hotel that the editor saw. */
	expectedVersion: string;
	now: Date;
};

type Described = Parameters<typeof describeDifferences>[1];

type PriceSaving = Saving & { currency: string };

/** Changes columns of a hotel. Refused when another editor was faster. */
function saveColumns<Columns extends TaxColumns | { child_bands: string } | CheckInColumns>(
	db: Database,
	{ hotelId, actor, expectedVersion, now }: Saving,
	columns: Columns,
	/** What the trail says of them. */
	described: { as: (columns: Columns) => Described; of: "stayTax" | "childPrices" | "onlineCheckIn" },
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
		if (detail && described.of !== "onlineCheckIn") await notePricesRaised(trx, { hotelId, now });
		if (detail) await recordChange(trx, { actorId, action: "hotel", subject, detail, now });
		return { ok: true };
	});
}

/** Changes the stay tax that new bookings of a hotel are charged. */
export const saveStayTax = (db: Database, { tax, ...saving }: PriceSaving & { tax: TaxColumns }) =>
	saveColumns(db, saving, tax, { as: (columns) => describeTax(columns, saving.currency), of: "stayTax" });

/** Changes what children cost in new bookings of a hotel; `bands` as they are stored. */
export const saveChildBands = (db: Database, { bands, ...saving }: PriceSaving & { bands: string }) =>
	saveColumns(
		db,
		saving,
		{ child_bands: bands },
		{ as: ({ child_bands }) => describeChildBands(child_bands, saving.currency), of: "childPrices" },
	);

/** Changes what guests of a hotel may send before they arrive. */
export const saveOnlineCheckIn = (
	db: Database,
	{ columns, ...saving }: Saving & { columns: CheckInColumns },
) =>
	saveColumns(db, saving, columns, {
		as: ({ online_check_in: mode, check_in_kept_days }) => ({
			mode: { label: mode, of: "onlineCheckIn" as const },
			days: String(check_in_kept_days),
		}),
		of: "onlineCheckIn",
	});

export type CheckInColumns = Pick<Selectable<Schema["hotels"]>, "online_check_in" | "check_in_kept_days">;

function describeTax(tax: TaxColumns, currency: string) {
	const { kind, paid, ...typed } = typedStayTax(tax, currency);
	return {
		...typed,
		kind: { label: kind, of: "stayTax" as const },
		paid: { label: paid === "hotel" ? "atHotel" : "withTotal", of: "stayTax" as const },
	};
}
