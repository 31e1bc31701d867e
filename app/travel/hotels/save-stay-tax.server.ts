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
import { typedStayTax } from "./form/stay-tax-form.ts";
import { lockHotel } from "./lock-hotel.server.ts";

type Saving = {
	hotelId: number;
	actor: Actor;
	tax: TaxColumns;
	currency: string;
	/** The `updated_at` of the hotel that the editor saw. */
	expectedVersion: string;
	now: Date;
};

/** Changes the stay tax that new bookings of a hotel are charged. Refused when another editor was faster. */
export function saveStayTax(
	db: Database,
	{ hotelId, actor, tax, currency, expectedVersion, now }: Saving,
): Promise<{ ok: true } | { ok: false; reason: "gone" } | ChangedSince> {
	return transact(db, async (trx) => {
		const hotel = await lockHotel(trx, { hotelId, actor });
		if (!hotel) return { ok: false, reason: "gone" };
		const subject = `hotel ${hotelId}` as const;
		const { accountId: actorId } = actor;
		if (hotel.updated_at !== expectedVersion)
			return changedSince(trx, { subject, at: hotel.updated_at, actorId });
		await trx
			.updateTable("hotels")
			.set({ ...tax, updated_at: nextVersion(hotel.updated_at, now) })
			.where("id", "=", hotelId)
			.execute();
		const detail = describeDifferences(describe(hotel, currency), describe(tax, currency), "stayTax");
		if (detail) await recordChange(trx, { actorId, action: "hotel", subject, detail, now });
		return { ok: true };
	});
}

/** What the trail says of a tax. */
function describe(tax: TaxColumns, currency: string) {
	const { kind, paid, ...typed } = typedStayTax(tax, currency);
	return {
		...typed,
		kind: { label: kind, of: "stayTax" as const },
		paid: { label: paid === "hotel" ? "atHotel" : "withTotal", of: "stayTax" as const },
	};
}
