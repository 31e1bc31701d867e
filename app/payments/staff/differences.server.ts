import type { Selectable, Transaction } from "kysely";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { t } from "#app/common/language/messages.ts";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { mailStaff } from "#app/common/mail/staff-emails.server.ts";
import { providerLabel } from "#app/payments/payment-labels.ts";
import type { PaymentProviderName } from "#app/payments/provider.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { type Difference, type OneSide, type RecordKey, recordKeyOf } from "./compare-records.server.ts";

/** A record that was read again from the provider, and how it differs; null: it no longer does. */
export type Examined = RecordKey & { paymentId: number | null; difference: Difference | null };

type StoredDifference = Selectable<Schema["payment_differences"]>;
type Values = Pick<
	StoredDifference,
	"payment_id" | "what" | "currency" | "our_amount" | "our_state" | "provider_amount" | "provider_state"
>;

/** The records that differ according to earlier runs, by the id of the difference and only those after one. */
export async function readOpenKeys(
	db: Database,
	{ provider, after, limit }: { provider: PaymentProviderName; after: number; limit: number },
): Promise<(RecordKey & { differenceId: number; paymentId: number | null; theirs: OneSide | null })[]> {
	const rows = await db
		.selectFrom("payment_differences")
		.selectAll()
		.where("provider", "=", provider)
		.where("closed_at", "is", null)
		.where("id", ">", after)
		.orderBy("id")
		.limit(limit)
		.execute();
	return rows.map(({ record_kind: kind, record_id: id, ...row }) => ({
		kind,
		id,
		differenceId: row.id,
		paymentId: row.payment_id,
		theirs:
			row.provider_amount === null || row.provider_state === null
				? null
				: { amount: row.provider_amount, currency: row.currency, state: row.provider_state },
	}));
}

/** The ids of the differences of these records, open and closed, by `recordKeyOf`. */
export async function readDifferenceIds(
	db: Database,
	{ provider, keys }: { provider: PaymentProviderName; keys: readonly RecordKey[] },
): Promise<Map<string, number>> {
	if (keys.length === 0) return new Map();
	const ids = keys.map(({ id }) => id);
	const rows = await db
		.selectFrom("payment_differences")
		.select(["id", "record_kind", "record_id"])
		.where("provider", "=", provider)
		.where("record_kind", "in", [...new Set(keys.map(({ kind }) => kind))])
		.where("record_id", "in", ids)
		.execute();
	return new Map(rows.map((row) => [recordKeyOf({ kind: row.record_kind, id: row.record_id }), row.id]));
}

/**
 * Stores what a run found: opens differences that are new or have changed, with one email to staff about all of them,
 * and closes those that are gone. One that staff closed stays closed while it is the same.
 */
export async function storeDifferences(
	trx: Transaction<Schema>,
	{ provider, examined, now }: { provider: PaymentProviderName; examined: readonly Examined[]; now: Date },
): Promise<void> {
	const at = now.toISOString();
	let opened = 0;
	for (const { kind, id, paymentId, difference } of examined) {
		const stored = await trx
			.selectFrom("payment_differences")
			.selectAll()
			.where("provider", "=", provider)
			.where("record_kind", "=", kind)
			.where("record_id", "=", id)
			.executeTakeFirst();
		if (!difference) {
			if (stored)
				await trx
					.updateTable("payment_differences")
					.set({ closed_at: at })
					.where("id", "=", stored.id)
					.where("closed_at", "is", null)
					.execute();
			continue;
		}
		const values = valuesOf(difference, paymentId);
		if (!stored) {
			const key = { provider, record_kind: kind, record_id: id };
			await trx
				.insertInto("payment_differences")
				.values({ ...key, ...values, found_at: at })
				.execute();
			opened += 1;
			continue;
		}
		const isSame = (Object.keys(values) as (keyof Values)[]).every((name) => stored[name] === values[name]);
		const isClosedByStaff = stored.closed_at !== null && stored.note !== "";
		if (isSame && (stored.closed_at === null || isClosedByStaff)) continue;
		await trx
			.updateTable("payment_differences")
			.set({ ...values, found_at: at, closed_at: null, closed_by: null, note: "" })
			.where("id", "=", stored.id)
			.execute();
		opened += 1;
	}
	if (opened === 0) return;
	const mailTo = (to: string) =>
		layOutMail({
			to,
			subject: t.payments.differencesMail.subject,
			paragraphs: [t.payments.differencesMail.body({ provider: providerLabel(provider) })],
			facts: [[t.payments.differencesMail.count, String(opened)]],
			link: { label: t.payments.differencesMail.link, path: "/dashboard/payments" },
		});
	await mailStaff(trx, mailTo, now);
}

const valuesOf = ({ what, ours, theirs }: Difference, paymentId: number | null): Values => ({
	payment_id: paymentId,
	what,
	currency: (theirs ?? ours)?.currency ?? "",
	our_amount: ours?.amount ?? null,
	our_state: ours?.state ?? null,
	provider_amount: theirs?.amount ?? null,
	provider_state: theirs?.state ?? null,
});

const SHOWN = 20;

/** The open differences, newest first: the first 20, and whether there are more. */
export async function listDifferences(db: Database) {
	const rows = await selectDifferences(db)
		.where("payment_differences.closed_at", "is", null)
		.orderBy("payment_differences.id", "desc")
		.limit(SHOWN + 1)
		.execute();
	return { rows: rows.slice(0, SHOWN), hasMore: rows.length > SHOWN };
}

/** How many differences are open; see `countRows`. */
export const countOpenDifferences = (db: Database): Promise<number> =>
	countRows(db, db.selectFrom("payment_differences").where("closed_at", "is", null));

/** All differences, open and closed, newest first. */
export const eachDifference = (db: Database) =>
	eachInBatches((before) =>
		selectDifferences(db)
			.select("accounts.email as closer")
			.where("payment_differences.id", "<", before)
			.orderBy("payment_differences.id", "desc")
			.limit(BATCH)
			.execute(),
	);

/** Reads a difference, open or closed, and who closed it. Returns undefined for an unknown id. */
export const readDifference = (db: Database, id: number) =>
	selectDifferences(db)
		.select("accounts.name as closer")
		.where("payment_differences.id", "=", id)
		.executeTakeFirst();

const selectDifferences = (db: Database) =>
	db
		.selectFrom("payment_differences")
		.leftJoin("payments", "payments.id", "payment_differences.payment_id")
		.leftJoin("accounts", "accounts.id", "payment_differences.closed_by")
		.selectAll("payment_differences")
		.select("payments.subject_number as number");

/** Closes a difference with a note. Returns false when it is already closed. */
export function closeDifference(
	db: Database,
	{ id, note, actorId, now }: { id: number; note: string; actorId: number; now: Date },
): Promise<boolean> {
	return transact(db, async (trx) => {
		const closed = await trx
			.updateTable("payment_differences")
			.set({ closed_at: now.toISOString(), closed_by: actorId, note })
			.where("id", "=", id)
			.where("closed_at", "is", null)
			.returning("id")
			.executeTakeFirst();
		const entry = { action: "difference closed", subject: `payment difference ${id}`, actorId, now } as const;
		if (closed) await recordChange(trx, entry);
		return closed !== undefined;
	});
}
