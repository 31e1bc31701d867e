import { lockActor } from "#app/account/memberships/lock-actor.server.ts";
import { type Actor, isManagedBy } from "#app/account/memberships/members.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { notifySuperAdmins } from "#app/travel/hotels/notify-super-admins.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { storeHotelStep } from "./hotel-trail.server.ts";

/**
 * Requests approval again for a refused hotel, and emails every SuperAdmin. Repeating it counts once. Refused
 * for a hotel that the actor does not manage (`gone`), and for one that is approved or suspended
 * (`not_allowed`).
 */
export function requestApproval(
	db: Database,
	{ hotelId, actor, now }: { hotelId: number; actor: Actor; now: Date },
): Promise<{ ok: true; repeated: boolean } | { ok: false; reason: "gone" | "not_allowed" }> {
	return transact(db, async (trx) => {
		await lockActor(trx, actor.accountId);
		const hotel = await trx
			.updateTable("hotels")
			.set({ status: "pending", submitted_at: now.toISOString() })
			.where("id", "=", hotelId)
			.where("status", "=", "suspended")
			.where("approved_at", "is", null)
			.where(isManagedBy(actor))
			.returning(["name", "city", "country"])
			.executeTakeFirst();
		if (!hotel) {
			const other = await trx
				.selectFrom("hotels")
				.select("status")
				.where("id", "=", hotelId)
				.where(isManagedBy(actor))
				.executeTakeFirst();
			if (!other) return { ok: false, reason: "gone" };
			return other.status === "pending" ? { ok: true, repeated: true } : { ok: false, reason: "not_allowed" };
		}
		await recordChange(trx, {
			actorId: actor.accountId,
			action: "hotel status",
			subject: `hotel ${hotelId}`,
			detail: storeHotelStep("refused", "pending"),
			now,
		});
		await notifySuperAdmins(trx, { hotelId, ...hotel, ownerId: actor.accountId, now });
		return { ok: true, repeated: false };
	});
}
