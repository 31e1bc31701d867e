import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

type Change = {
	/** The account that acts; null for the clock and for files. */
	actorId: number | null;
	/** `price`, `product status`, `tax rate`… */
	action: string;
	/** What was changed: `product 12`. */
	subject: string;
	/** From what to what, in words. */
	detail: string;
	now: Date;
};

/** Writes in the audit trail who changed what, in the transaction of the change itself. */
export async function recordChange(trx: Transaction<Schema>, change: Change): Promise<void> {
	const { actorId, action, subject, detail, now } = change;
	await trx
		.insertInto("audit_events")
		.values({ actor_id: actorId, action, subject, detail: detail.slice(0, 2_000), at: now.toISOString() })
		.execute();
}

/** The last changes of something, the latest first, at most 20. */
export const readChanges = (db: Database, { subject }: { subject: string }) =>
	changesOf(db, subject)
		.select(["audit_events.id", "audit_events.action", "audit_events.detail"])
		.limit(20)
		.execute();

/** When something was last changed, and by whom. */
export const readLastChange = (db: Database, { subject }: { subject: string }) =>
	changesOf(db, subject).select("audit_events.actor_id as byId").limit(1).executeTakeFirst();

const changesOf = (db: Database, subject: string) =>
	db
		.selectFrom("audit_events")
		.leftJoin("accounts", "accounts.id", "audit_events.actor_id")
		.select(["audit_events.at", "accounts.name as by"])
		.where("audit_events.subject", "=", subject)
		.orderBy("audit_events.id", "desc");

type Described = Record<string, string | number | boolean | null>;

/** `Title: Lamp → Lamps; Vendor: …` of the values that differ; empty when none does. */
export function sayDifferences(before: Described, after: Described): string {
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
