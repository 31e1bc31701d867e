import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { ChangedRecord } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";

type Aspect = { record: ChangedRecord; aspect: string };

type Found = { record: ChangedRecord; aspect?: string };

type Change = {
	/** What was changed, such as `new → confirmed`. */
	change: string;
	/** Null for a guest without an account, and for background jobs. */
	actorId: number | null;
};

/** Saves who made the latest change of one aspect of a record, in the transaction of the change. */
export async function saveLatestChange(
	trx: Transaction<Schema>,
	{ record, aspect, change, actorId, at }: Aspect & Change & { at: string },
): Promise<void> {
	await trx
		.insertInto("latest_changes")
		.values((eb) => ({
			record,
			aspect,
			change,
			actor_id: actorId,
			at,
			sequence: eb
				.selectFrom("latest_changes")
				.select((of) => of(of.fn.coalesce(of.fn.max("sequence"), of.lit(0)), "+", 1).as("next"))
				.where("record", "=", record),
		}))
		.onConflict((conflict) =>
			conflict.columns(["record", "aspect"]).doUpdateSet((eb) => ({
				change,
				actor_id: actorId,
				at,
				sequence: eb.ref("excluded.sequence"),
			})),
		)
		.execute();
}

/** The latest change of a record, or of one aspect of it; `by` is the name of the account that acted. */
export const findLatestChange = (db: Database, { record, aspect }: Found) =>
	db
		.selectFrom("latest_changes as latest")
		.leftJoin("accounts", "accounts.id", "latest.actor_id")
		.select(["latest.aspect", "latest.change", "latest.actor_id as byId", "latest.at", "accounts.name as by"])
		.where("latest.record", "=", record)
		.$if(aspect !== undefined, (query) => query.where("latest.aspect", "=", aspect ?? ""))
		.orderBy("latest.sequence", "desc")
		.limit(1)
		.executeTakeFirst();

/** Deletes the latest change of an aspect that contains personal data, or all of a deleted record. */
export async function deleteLatestChange(trx: Transaction<Schema>, { record, aspect }: Found): Promise<void> {
	await trx
		.deleteFrom("latest_changes")
		.where("record", "=", record)
		.$if(aspect !== undefined, (query) => query.where("aspect", "=", aspect ?? ""))
		.execute();
}

type LatestChange = NonNullable<Awaited<ReturnType<typeof findLatestChange>>>;

/** Whether the latest change is this one by the same actor: their form was sent twice. */
export const isRepeated = (
	latest: LatestChange | undefined,
	{ aspect, change, actorId }: Omit<Aspect, "record"> & Change,
): boolean => latest?.aspect === aspect && latest.change === change && latest.byId === actorId;

/** Whether the latest change is by this account. */
export const isChangeBy = (latest: LatestChange | undefined, actorId: number | null): boolean =>
	actorId !== null && latest?.byId === actorId;

/** A change from one value to another, as `latest_changes` stores it. */
export const changeText = (from: string | null, to: string | null): string => `${from ?? ""} → ${to ?? ""}`;

/** A change that came too late: who changed the record first, whether that is the same account, and when. */
export type ChangedSince = { ok: false; reason: "changed"; by: string | null; isOwn: boolean; at: string };

/** `at`: when the record was last changed; `actorId`: whose change is refused. */
export async function changedSince(
	trx: Transaction<Schema>,
	{ record, at, actorId }: { record: ChangedRecord; at: string; actorId: number | null },
): Promise<ChangedSince> {
	const latest = await findLatestChange(trx, { record });
	return { ok: false, reason: "changed", by: latest?.by ?? null, isOwn: isChangeBy(latest, actorId), at };
}
