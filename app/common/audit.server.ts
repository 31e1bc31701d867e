import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { AuditEntry } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { saveLatestChange } from "./latest-changes.server.ts";

type Change = AuditEntry & {
	/** The account that acts; null for background jobs, files, and an account that deletes itself. */
	actorId: number | null;
	/** The change in words, from the old value to the new one. */
	detail?: string;
	now: Date;
};

/**
 * Records in the audit trail who changed what, and saves it as the record's latest change, in the transaction of the
 * change. Returns the entry's id.
 */
export async function recordChange(trx: Transaction<Schema>, change: Change): Promise<number> {
	const { actorId, action, subject, now } = change;
	const at = now.toISOString();
	const detail = change.detail?.slice(0, 2_000);
	await saveLatestChange(trx, { record: subject, aspect: action, change: detail ?? "", actorId, at });
	const { id } = await trx
		.insertInto("audit_events")
		.values({
			actor_id: actorId,
			action,
			subject,
			detail: detail ?? null,
			at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The last changes of a record, latest first, to show them. */
export const readChanges = (
	db: Database,
	{ subject, limit = 20 }: { subject: AuditEntry["subject"]; limit?: number },
) =>
	db
		.selectFrom("audit_events")
		.leftJoin("accounts", "accounts.id", "audit_events.actor_id")
		.select(["audit_events.id", "audit_events.action", "audit_events.detail", "audit_events.at"])
		.select("accounts.name as by")
		.where("audit_events.subject", "=", subject)
		.orderBy("audit_events.id", "desc")
		.limit(limit)
		.execute();

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
