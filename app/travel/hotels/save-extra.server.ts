import type { Actor } from "#app/account/memberships/members.server.ts";
import {
	type ChangedSince,
	changedSince,
	describeDifferences,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { joinTexts } from "#app/common/changes/stored-text.ts";
import { listExtras, MOST_EXTRAS } from "#app/travel/extras/read-extras.server.ts";
import { lockHotel } from "#app/travel/hotels/lock-hotel.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { ExtraDetails } from "./form/extra-form.ts";

type Saving = {
	hotelId: number;
	/** Null: a new extra. */
	extraId: number | null;
	actor: Actor;
	details: ExtraDetails;
	/** Of the amounts in the trail. */
	currency: string;
	/** The form's key: a second submit finds the first one's extra. */
	idempotencyKey: string;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	now: Date;
};

/**
 * Adds an extra to a hotel, or changes it: stays that have it keep it as it was agreed. Refused when another editor was
 * faster (`changed`), and for more than `MOST_EXTRAS`.
 */
export function saveExtra(
	db: Database,
	{ hotelId, extraId, actor, details, currency, idempotencyKey, expectedVersion, now }: Saving,
): Promise<
	| { ok: true; isAgain: boolean }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "too_many" }
	| ChangedSince
> {
	return transact(db, async (trx) => {
		if (!(await lockHotel(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
		const extras = await listExtras(trx, { hotelId });
		if (extraId === null && extras.some((extra) => extra.idempotency_key === idempotencyKey))
			return { ok: true, isAgain: true };
		const before = extras.find((extra) => extra.id === extraId);
		if (extraId !== null && !before) return { ok: false, reason: "gone" };
		if (!before && extras.length >= MOST_EXTRAS) return { ok: false, reason: "too_many" };
		const subject = `hotel ${hotelId}` as const;
		const { accountId: actorId } = actor;
		if (before && before.updated_at !== expectedVersion)
			return changedSince(trx, { subject, actions: ["hotel extra"], at: before.updated_at, actorId });
		const updated_at = before ? nextVersion(before.updated_at, now) : now.toISOString();
		if (before)
			await trx
				.updateTable("extras")
				.set({ ...details, updated_at })
				.where("id", "=", before.id)
				.execute();
		else
			await trx
				.insertInto("extras")
				.values({
					...details,
					hotel_id: hotelId,
					idempotency_key: idempotencyKey,
					created_at: updated_at,
					updated_at,
				})
				.execute();
		const differences = describeDifferences(
			before ? describe(before, currency) : {},
			describe(details, currency),
			"extra",
		);
		if (differences)
			await recordChange(trx, {
				actorId,
				action: "hotel extra",
				subject,
				detail: joinTexts([details.name, differences], ": "),
				now: new Date(updated_at),
			});
		return { ok: true, isAgain: false };
	});
}

/** What the trail says of an extra. */
const describe = ({ name, price, per, on_day, per_day, is_active }: ExtraDetails, currency: string) => ({
	name,
	price: { amount: price, currency },
	per: { label: per, of: "extraUnit" as const },
	day: { label: on_day, of: "extra" as const },
	perDay: per_day ?? "",
	onSale: is_active,
});
