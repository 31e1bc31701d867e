import type { Transaction } from "kysely";
import type { Database } from "#db/client.ts";
import type { AuditEntry, AuditKind } from "#db/schema/common.ts";
import type { Schema } from "#db/schema.ts";
import { changeText, saveLatestChange } from "./latest-changes.server.ts";
import { currentRequestNumber } from "./request-number.server.ts";

type Entry = AuditEntry & {
	/** The account that acts; null for background jobs, files, and an account that deletes itself. */
	actorId: number | null;
	/** The old and the new value, when one value changes. */
	from?: string | null;
	to?: string | null;
	/**
	 * Anything else about the change in words, such as the differences of several values. Names accounts and customers by
	 * number, because entries stay when accounts are deleted.
	 */
	detail?: string | undefined;
	now: Date;
};

/** The longest value or text that an entry keeps. */
const MAX_LENGTH = 2_000;

/**
 * Records in the trail who changed what, in the transaction of the change: the only function that writes entries. Adds
 * the role in which the account acts and the number of the request. Returns the entry's id.
 */
export async function addToTrail(trx: Transaction<Schema>, entry: Entry): Promise<number> {
	const { actorId, action, subject, from = null, to = null, detail, now } = entry;
	const { id } = await trx
		.insertInto("audit_events")
		.values((eb) => ({
			actor_id: actorId,
			actor_role: eb.selectFrom("accounts").select("role").where("id", "=", actorId),
			kind: auditKindOf(subject),
			action,
			subject,
			from_value: from?.slice(0, MAX_LENGTH) ?? null,
			to_value: to?.slice(0, MAX_LENGTH) ?? null,
			detail: detail?.slice(0, MAX_LENGTH) || null,
			request_id: currentRequestNumber(),
			at: now.toISOString(),
		}))
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

/** The kind in a subject; the key of a hotel's seller details has two words: `seller hotel 12`. */
export const auditKindOf = (subject: AuditEntry["subject"]): AuditKind =>
	subject.replace(/ (hotel )?\S+$/, "") as AuditKind;

/**
 * Adds a change to the trail (see `addToTrail`), and saves it as the record's latest change. Records with a history of
 * their own save their latest change with it.
 */
export async function recordChange(trx: Transaction<Schema>, entry: Entry): Promise<number> {
	const { actorId, action, subject, from = null, to = null, detail, now } = entry;
	const isOneValue = detail === undefined && (from !== null || to !== null);
	const change = isOneValue ? changeText(from, to) : (detail?.slice(0, MAX_LENGTH) ?? "");
	await saveLatestChange(trx, { record: subject, aspect: action, change, actorId, at: now.toISOString() });
	return addToTrail(trx, entry);
}

/** The last changes of a record, latest first, to show them. */
export async function readChanges(
	db: Database,
	{ subject, limit = 20 }: { subject: AuditEntry["subject"]; limit?: number },
) {
	const changes = await db
		.selectFrom("audit_events")
		.leftJoin("accounts", "accounts.id", "audit_events.actor_id")
		.select(["audit_events.id", "audit_events.action", "audit_events.detail", "audit_events.at"])
		.select(["audit_events.from_value", "audit_events.to_value", "accounts.name as by"])
		.where("audit_events.subject", "=", subject)
		.orderBy("audit_events.at", "desc")
		.orderBy("audit_events.id", "desc")
		.limit(limit)
		.execute();
	return changes.map(({ from_value: from, to_value: to, detail, ...change }) => ({
		...change,
		detail: detail ?? (from === null && to === null ? null : changeText(from, to)),
	}));
}

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
						: // A value must not look like what stands between values.
							String(value).replaceAll(";", ",").replaceAll("→", "->");
		return text.length > 60 ? `${text.slice(0, 60)}…` : text;
	};
	return Object.keys(after)
		.filter((name) => (before[name] ?? "") !== (after[name] ?? ""))
		.map((name) => `${name}: ${show(before[name])} → ${show(after[name])}`)
		.join("; ");
}
