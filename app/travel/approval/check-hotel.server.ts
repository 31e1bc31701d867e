import { isRepeated, recordChange } from "#app/common/audit.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { HotelChangeOutcome } from "./change-hotel.server.ts";

type Check = {
	hotelId: number;
	actorId: number;
	/** The id of the latest change that the screen showed. */
	expectedId: number;
	now: Date;
};

/**
 * Accepts the changes to an approved hotel. Refused when there are none (`gone`), and when the owner has
 * changed more or someone else has reviewed it (`changed`). Repeating it counts once.
 */
export function checkHotel(
	db: Database,
	{ hotelId, actorId, expectedId, now }: Check,
): Promise<HotelChangeOutcome> {
	return transact(db, async (trx) => {
		const entry = {
			actorId,
			action: "hotel checked",
			subject: `hotel ${hotelId}`,
			detail: "",
		} as const;
		const checked = await trx
			.updateTable("hotels")
			.set({ unreviewed_change_id: null })
			.where("id", "=", hotelId)
			.where("unreviewed_change_id", "=", expectedId)
			.returning("id")
			.executeTakeFirst();
		if (checked) {
			await recordChange(trx, { ...entry, now });
			return { ok: true, repeated: false };
		}
		const hotel = await trx
			.selectFrom("hotels")
			.select("unreviewed_change_id")
			.where("id", "=", hotelId)
			.executeTakeFirst();
		if (!hotel) return { ok: false, reason: "gone" };
		const isDone =
			hotel.unreviewed_change_id === null && (await isRepeated(trx, entry, { of: entry.action }));
		return isDone ? { ok: true, repeated: true } : { ok: false, reason: "changed" };
	});
}
