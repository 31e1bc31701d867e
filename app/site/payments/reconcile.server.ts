import { jobQueue, later } from "#app/common/jobs/job-queue.server.ts";
import type { PaymentSubjects } from "#app/common/payments/payment-subject.ts";
import {
	type PaymentProvider,
	PaymentProviderError,
	type PaymentProviderName,
	type ProviderCheckout,
	type ProviderRecord,
	type RecordList,
} from "#app/common/payments/provider.ts";
import { recordPayment } from "#app/common/payments/record-payment.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import {
	differenceOf,
	eachOurRecord,
	type OneSide,
	type RecordKey,
	readOurRecords,
	recordIn,
	recordKeyOf,
} from "./compare-records.server.ts";
import { type Examined, readOpenKeys, storeDifferences } from "./differences.server.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far back the lists are compared. */
const DAYS_MS = 3 * DAY_MS;
/** Money that is younger may still be on its way into the ledger. */
const SETTLE_MS = HOUR_MS;
/** The most payments that one run reads again, and pages of a list. What is beyond waits for the next run. */
const MAX_EXAMINED = 200;
const MAX_PAGES = 500;
const LISTS: readonly RecordList[] = ["charge", "refund", "dispute"];

const runs = jobQueue({
	table: "reconciliations",
	key: "provider",
	lease: "due_at",
	// Longer than a run takes, even if each call of the provider is answered late.
	leaseMs: HOUR_MS,
	order: ["due_at"],
});

type Run = { provider: PaymentProvider; now: Date };

/**
 * Compares the ledger with the provider's books when a day has passed since the last time, or staff asked for it.
 * Of several processes one does. Returns false when it is not due.
 */
export async function reconcileWhenDue(
	db: Database,
	subjects: PaymentSubjects,
	{ provider, now }: Run,
): Promise<boolean | "to_be_tried_again"> {
	const at = now.toISOString();
	const claim = await runs.claim(db, {
		now,
		due: (eb) => eb.and([eb("provider", "=", provider.name), eb("due_at", "<=", at)]),
	});
	if (!claim) return false;
	await runs.update(db, claim, { started_at: at });
	try {
		const { examined, compared } = await compareBooks(db, subjects, { provider, now });
		await transact(db, async (trx) => {
			const values = { started_at: null, ran_at: at, compared, failed_at: null };
			if (await runs.finish(trx, claim, { at: later(now, DAY_MS), values }))
				await storeDifferences(trx, { provider: provider.name, examined, now });
		});
		return true;
	} catch (error) {
		await runs.finish(db, claim, { at: later(now, HOUR_MS), values: { started_at: null, failed_at: at } });
		if (error instanceof PaymentProviderError) return "to_be_tried_again";
		throw error;
	}
}

/** When the next comparison with this provider is due; plans the first one. */
export async function nextReconciliation(
	db: Database,
	{ provider, now }: { provider: PaymentProviderName; now: Date },
): Promise<string> {
	const planned = await readReconciliation(db, provider);
	if (planned) return planned.due_at;
	const due_at = now.toISOString();
	await db
		.insertInto("reconciliations")
		.values({ provider, due_at })
		.onConflict((conflict) => conflict.column("provider").doNothing())
		.execute();
	return due_at;
}

export const readReconciliation = (db: Database, provider: PaymentProviderName) =>
	db
		.selectFrom("reconciliations")
		.select(["due_at", "started_at", "ran_at", "compared", "failed_at"])
		.where("provider", "=", provider)
		.executeTakeFirst();

/** Lets the job compare now. Returns false when it is already comparing. */
export async function requestReconciliation(
	db: Database,
	{ provider, now }: { provider: PaymentProviderName; now: Date },
): Promise<boolean> {
	await nextReconciliation(db, { provider, now });
	const requested = await db
		.updateTable("reconciliations")
		.set({ due_at: now.toISOString() })
		.where("provider", "=", provider)
		.where("started_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	return requested !== undefined;
}

type Suspect = RecordKey & { paymentId: number | null; listed: ProviderRecord | null };

/**
 * Compares both lists of the last days. Whatever differs is read again from the provider and recorded, as after a
 * webhook: only what differs then is a difference.
 */
async function compareBooks(db: Database, subjects: PaymentSubjects, { provider, now }: Run) {
	const window = { from: new Date(now.getTime() - DAYS_MS), to: new Date(now.getTime() - SETTLE_MS) };
	const suspects = new Map<string, Suspect>();
	for (const { paymentId, theirs, ...key } of await readOpenKeys(db, {
		provider: provider.name,
		limit: MAX_EXAMINED / 2,
	}))
		suspects.set(recordKeyOf(key), {
			...key,
			paymentId,
			listed: theirs && { ...key, ...theirs, ...NOT_LISTED },
		});
	const seen = new Set<string>();
	for (const kind of LISTS)
		for await (const page of eachPage(provider, { kind, ...window })) {
			const ours = await readOurRecords(db, { provider: provider.name, keys: page });
			for (const listed of page) {
				const key = recordKeyOf(listed);
				const own = ours.get(key) ?? null;
				seen.add(key);
				if (differenceOf(provider.name, own, listed) || suspects.has(key))
					suspects.set(key, { kind: listed.kind, id: listed.id, paymentId: own?.paymentId ?? null, listed });
			}
		}
	for await (const page of eachOurRecord(db, { provider: provider.name, ...window }))
		for (const own of page)
			if (!seen.has(recordKeyOf(own)) && !suspects.has(recordKeyOf(own)))
				suspects.set(recordKeyOf(own), { ...own, listed: null });
	const examined: Examined[] = [];
	const read = newReader(db, subjects, { provider, now });
	for (const suspect of [...suspects.values()].slice(0, MAX_EXAMINED))
		examined.push(await examine(db, suspect, { provider: provider.name, read }));
	return { examined, compared: seen.size };
}

/** What a stored difference does not know of the record. */
const NOT_LISTED = { paymentReference: null, number: null };

async function* eachPage(provider: PaymentProvider, list: { kind: RecordList; from: Date; to: Date }) {
	let after: string | null = null;
	for (let pages = 0; pages < MAX_PAGES; pages++) {
		const { records, next } = await provider.listRecords({ ...list, after });
		if (records.length > 0) yield records;
		if (next === null) return;
		after = next;
	}
}

type Reader = (paymentId: number) => Promise<ProviderCheckout | null>;

/** Reads payments again, each once in a run, and records them. Null: the provider has no such checkout. */
function newReader(db: Database, subjects: PaymentSubjects, { provider, now }: Run): Reader {
	const answers = new Map<number, ProviderCheckout | null>();
	return async (paymentId) => {
		const known = answers.get(paymentId);
		if (known !== undefined) return known;
		const { provider_reference: reference } = await db
			.selectFrom("payments")
			.select("provider_reference")
			.where("id", "=", paymentId)
			.executeTakeFirstOrThrow();
		const checkout = reference === null ? null : await readIfKnown(provider, reference);
		if (checkout) await recordPayment(db, subjects, { provider: provider.name, checkout, now });
		answers.set(paymentId, checkout);
		return checkout;
	};
}

async function readIfKnown(provider: PaymentProvider, reference: string): Promise<ProviderCheckout | null> {
	try {
		return await provider.readCheckout(reference);
	} catch (error) {
		if (error instanceof PaymentProviderError && error.isFinal) return null;
		throw error;
	}
}

async function examine(
	db: Database,
	{ kind, id, paymentId: known, listed }: Suspect,
	{ provider, read }: { provider: PaymentProviderName; read: Reader },
): Promise<Examined> {
	const paymentId = known ?? (listed && (await findPayment(db, provider, listed)));
	// The charge of another site is a difference; its fee would only be a second one.
	if (kind === "fee" && paymentId === null) return { kind, id, paymentId, difference: null };
	const checkout = paymentId === null ? null : await read(paymentId);
	const inCheckout = checkout && recordIn(checkout, { kind, id });
	// A charge of another checkout of the same order is in the list only.
	const theirs: OneSide | null = inCheckout ?? listed;
	const ours =
		(await readOurRecords(db, { provider, keys: [{ kind, id }] })).get(recordKeyOf({ kind, id })) ?? null;
	return { kind, id, paymentId, difference: differenceOf(provider, ours, theirs) };
}

/** The payment that a record of the provider belongs to, by the provider's id or by our number. */
async function findPayment(
	db: Database,
	provider: PaymentProviderName,
	{ paymentReference, number }: ProviderRecord,
): Promise<number | null> {
	const payments = db.selectFrom("payments").select("id").where("provider", "=", provider);
	const byReference =
		paymentReference === null
			? undefined
			: await payments.where("payment_reference", "=", paymentReference).executeTakeFirst();
	if (byReference || number === null) return byReference?.id ?? null;
	const byNumber = await payments.where("subject_number", "=", number).executeTakeFirst();
	return byNumber?.id ?? null;
}
