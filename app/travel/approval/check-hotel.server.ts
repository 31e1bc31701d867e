import { recordChange } from "#app/common/record-change.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";
import type { HotelChangeOutcome } from "./change-hotel.server.ts";
import { JUDGED_BY } from "./hotel-list.ts";

type Check = {
	hotelId: number;
	actorId: number;
	/** The entry of the trail up to which they have looked. */
	seenId: number;
	now: Date;
};

/**
 * Says that what changed of an approved hotel is fine. Refused for none (`gone`), and when the owner has changed
 * more, or another has judged it, since (`changed`). The same check sent twice counts once.
 */
export function checkHotel(
	db: Database,
	{ hotelId, actorId, seenId, now }: Check,
): Promise<HotelChangeOutcome> {
	return transact(db, async (trx) => {
		const hotel = await trx
			.selectFrom("hotels")
			.select(["id", "name"])
			.where("id", "=", hotelId)
			.$call(adapterOf(trx).forNoKeyUpdate)
			.executeTakeFirst();
		if (!hotel) return { ok: false, reason: "gone" };
		const subject = `hotel ${hotelId}`;
		const [last, before] = await trx
			.selectFrom("audit_events")
			.select(["id", "action", "actor_id"])
			.where("subject", "=", subject)
			.where("action", "in", JUDGED_BY)
			.orderBy("id", "desc")
			.limit(2)
			.execute();
		if (last?.action === "hotel checked" && last.actor_id === actorId && before?.id === seenId)
			return { ok: true, repeated: true };
		if (last?.id !== seenId || last.action !== "hotel identity") return { ok: false, reason: "changed" };
		await recordChange(trx, { actorId, action: "hotel checked", subject, detail: "", now });
		return { ok: true, repeated: false };
	});
}
