import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { AuditEntry } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";

type Change = AuditEntry & {
	/** The account that acts; null for background jobs, files, and an account that deletes itself. */
	actorId: number | null;
	/** The change in words, from the old value to the new one. */
	detail?: string;
	now: Date;
};

/** Records in the audit trail who changed what, in the transaction of the change. Returns the entry's id. */
export async function recordChange(trx: Transaction<Schema>, change: Change): Promise<number> {
	const { actorId, action, subject, detail, now } = change;
	const { id } = await trx
		.insertInto("audit_events")
		.values({
			actor_id: actorId,
			action,
			subject,
			detail: detail?.slice(0, 2_000) ?? null,
			at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** A change that came too late: who changed the record first, and when. */
export type ChangedSince = { ok: false; reason: "changed"; by: string | null; at: string };

/** `at`: when the record was last changed. */
export async function changedSince(
	trx: Transaction<Schema>,
	{ subject, at }: { subject: AuditEntry["subject"]; at: string },
): Promise<ChangedSince> {
	const last = await readLastChange(trx, { subject });
	return { ok: false, reason: "changed", by: last?.by ?? null, at };
}

/** Whether the latest entry about a record, or the latest `of` one action, is this one by the same actor. */
export async function isRepeated(
	trx: Transaction<Schema>,
	{ actorId, action, subject, detail = null }: AuditEntry & { actorId: number; detail?: string | null },
	{ of }: { of?: AuditEntry["action"] } = {},
): Promise<boolean> {
	const last = await trx
		.selectFrom("audit_events")
		.select(["actor_id", "action", "detail"])
		.where("subject", "=", subject)
		.$if(of !== undefined, (query) => query.where("action", "=", of ?? action))
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.actor_id === actorId && last.action === action && last.detail === detail;
}

/** The last changes of a record, latest first. */
export const readChanges = (
	db: Database,
	{ subject, limit = 20 }: { subject: AuditEntry["subject"]; limit?: number },
) =>
	changesOf(db, subject)
		.select(["audit_events.id", "audit_events.action", "audit_events.detail"])
		.limit(limit)
		.execute();

/** When a record was last changed, and by whom. */
export const readLastChange = (db: Database, { subject }: { subject: AuditEntry["subject"] }) =>
	changesOf(db, subject).select("audit_events.actor_id as byId").limit(1).executeTakeFirst();

const changesOf = (db: Database, subject: AuditEntry["subject"]) =>
	db
		.selectFrom("audit_events")
		.leftJoin("accounts", "accounts.id", "audit_events.actor_id")
		.select(["audit_events.at", "accounts.name as by"])
		.where("audit_events.subject", "=", subject)
		.orderBy("audit_events.id", "desc");

type Described = Record<string, string | number | boolean | null>;

/** `Title: Lamp → Lamps; Vendor: …` for the values that differ; empty when none does. */
export function describeDifferences(before: Described, after: Described): string {
	const show = (value: unknown) => {
		const text =
			value === undefined || value === null || value === ""
				? "none"
				: value === true
					? "yes"
					: value === false
						? "no"
						: String(value);
		return text.length > 60 ? `${text.slice(0, 60)}…` : text;
	};
	return Object.keys(after)
		.filter((name) => (before[name] ?? "") !== (after[name] ?? ""))
		.map((name) => `${name}: ${show(before[name])} → ${show(after[name])}`)
		.join("; ");
}
