import type { Transaction } from "kysely";
import type { Actor } from "#app/account/memberships/members.server.ts";
import { type ChangedSince, changedSince, recordChange } from "#app/common/changes/changes.server.ts";
import { nextVersion } from "#app/common/changes/conflict.ts";
import { joinTexts } from "#app/common/changes/stored-text.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { lockHotel, lockRoomsOf } from "./lock-hotel.server.ts";

/** The form of a rate, an offer or an extra of a hotel. */
export type ListedSaving<Details> = {
	hotelId: number;
	/** Null: a new one. */
	id: number | null;
	actor: Actor;
	details: Details;
	/** The form's key: a second submit finds what the first one made. */
	idempotencyKey: string;
	/** The `updated_at` that the editor saw. */
	expectedVersion: string;
	now: Date;
};

type Row = { id: number; idempotency_key: string; updated_at: string };

type Listed<Found extends Row, Refused> = {
	action: "rate plan" | "offer" | "hotel extra";
	/** All of the hotel, at most `most`. */
	list: (trx: Transaction<Schema>, hotel: { hotelId: number }) => Promise<Found[]>;
	most: number;
	/** Writes it, and returns its differences for the trail; or says why it can't be saved. */
	write: (
		trx: Transaction<Schema>,
		save: {
			before: Found | undefined;
			all: readonly Found[];
			/** The columns of a row that is new; null for one that changes. */
			added: { hotel_id: number; idempotency_key: string; created_at: string } | null;
			updated_at: string;
		},
	) => Promise<string | Refused>;
};

/**
 * Adds to what a hotel has a short list of, or changes one of it, with an entry in the trail. Refused when another editor
 * was faster (`changed`), for a hotel of someone else (`gone`), and when the list is full.
 */
export function saveListed<Found extends Row, Refused extends { ok: false }>(
	db: Database,
	saving: ListedSaving<{ name: string }>,
	{ action, list, most, write }: Listed<Found, Refused>,
): Promise<
	| { ok: true; isAgain: boolean }
	| { ok: false; reason: "gone" }
	| { ok: false; reason: "too_many" }
	| ChangedSince
	| Refused
> {
	const { hotelId, id, actor, details, expectedVersion, now } = saving;
	// Unique among all hotels, and no other hotel's form can use it up.
	const idempotencyKey = `${hotelId} ${saving.idempotencyKey}`;
	return transact(db, async (trx) => {
		await lockRoomsOf(trx, hotelId);
		if (!(await lockHotel(trx, { hotelId, actor }))) return { ok: false, reason: "gone" };
		const all = await list(trx, { hotelId });
		if (id === null && all.some((each) => each.idempotency_key === idempotencyKey))
			return { ok: true, isAgain: true };
		const before = all.find((each) => each.id === id);
		if (id !== null && !before) return { ok: false, reason: "gone" };
		if (!before && all.length >= most) return { ok: false, reason: "too_many" };
		const subject = `hotel ${hotelId}` as const;
		const { accountId: actorId } = actor;
		if (before && before.updated_at !== expectedVersion)
			return changedSince(trx, { subject, actions: [action], at: before.updated_at, actorId });
		const at = now.toISOString();
		const updated_at = before ? nextVersion(before.updated_at, now) : at;
		const added = before ? null : { hotel_id: hotelId, idempotency_key: idempotencyKey, created_at: at };
		const differences = await write(trx, { before, all, added, updated_at });
		if (typeof differences !== "string") return differences;
		if (differences)
			await recordChange(trx, {
				actorId,
				action,
				subject,
				detail: joinTexts([details.name, differences], ": "),
				now: new Date(updated_at),
			});
		return { ok: true, isAgain: false };
	});
}
