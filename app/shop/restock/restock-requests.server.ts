import type { ExpressionBuilder, Transaction } from "kysely";
import { lockAccount } from "#app/account/lock-account.server.ts";
import { acceptOnce, type Submitter } from "#app/common/access/recent-submissions.server.ts";
import type { DataOwner } from "#app/common/access/viewer.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { translated } from "#app/common/language/translated.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { isSoldOut } from "#app/shop/catalogue/choose-variant.ts";
import { shownValues } from "#app/shop/catalogue/option-values.server.ts";
import { joinValues } from "#app/shop/catalogue/variant-attributes.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { confirmRestockMail } from "./restock-mails.ts";

/** How long a request waits for units. */
const LIFETIME_MS = 183 * 24 * 60 * 60 * 1000;

/** `options`: "Small / Blue", empty for a product without options. */
function named<Row extends Named>(row: Row) {
	const { option1: _, option2: __, option3: ___, ...shown } = translated(row as Row & Named, ["title"]);
	return { ...shown, options: joinValues(shownValues(row)) };
}

type Named = {
	title: string;
	translations: string;
	option1: string | null;
	option2: string | null;
	option3: string | null;
};

/** The variants of active products, with what a page or an email about one shows. */
const selectSold = (db: Database) =>
	db
		.selectFrom("variants")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["variants.id as variantId", "variants.product_id as productId"])
		.select(["products.title", "products.translations"])
		.select(["variants.option1", "variants.option2", "variants.option3"])
		.select((eb) => eb.fn.coalesce("variants.image_hash", "products.image_hash").as("imageHash"))
		.select(["stock", "is_tracked", "is_oversellable"])
		.where("products.status", "=", "active")
		.where("variants.archived_at", "is", null);

/**
 * A variant on sale: `left` is the number of units that can be sold, null when stock does not limit sales. Undefined
 * when it is archived or its product is not active.
 */
export async function readSoldVariant(db: Database, variantId: number) {
	const row = await selectSold(db).where("variants.id", "=", variantId).executeTakeFirst();
	if (!row) return undefined;
	const { stock, is_tracked, is_oversellable, ...sold } = named(row);
	return { ...sold, left: is_tracked && !is_oversellable ? stock : null };
}

export type SoldVariant = NonNullable<Awaited<ReturnType<typeof readSoldVariant>>>;

/**
 * Emails a link to a typed address, with which its owner confirms the request. Nothing else is stored about the address,
 * and nothing is read. An equal form of the same sender within 10 minutes writes no further email.
 */
export async function mailConfirmation(
	db: Database,
	{ what, email, path, submitter, now }: Confirmation,
): Promise<void> {
	const content = { variantId: what.variantId, email };
	await acceptOnce(
		db,
		{ form: "restock", content, submitter, now },
		{
			async carryOut(trx) {
				await writeMail(trx, currentLanguage(), () => confirmRestockMail({ to: email, what, path }), now);
				return { result: null };
			},
		},
	);
}

type Confirmation = {
	what: SoldVariant;
	/** Lower case. */
	email: string;
	/** The path of the page that confirms it. */
	path: string;
	submitter: Submitter;
	now: Date;
};

export type RestockOutcome =
	| { ok: true; what: SoldVariant }
	| { ok: false; reason: "unknown" }
	| { ok: false; reason: "in_stock"; what: SoldVariant };

/**
 * Notes that an address wants an email when a variant is back: the confirmed one of an account, or the one of a mailed
 * link (`email`, lower case). Repeating it changes nothing, and keeps the place in line. Refused as unknown when the
 * variant is not on sale or the account has no confirmed address, and while there are units.
 */
export function requestRestockEmail(
	db: Database,
	asked: { variantId: number; now: Date } & ({ accountId: number } | { email: string }),
): Promise<RestockOutcome> {
	const { variantId, now } = asked;
	return transact(db, async (trx) => {
		const accountId = "accountId" in asked ? asked.accountId : null;
		const account = accountId === null ? undefined : await lockAccount(trx, { accountId });
		const email = "email" in asked ? asked.email : account?.email_verified_at && account.email;
		const what = await lockSoldVariant(trx, variantId);
		if (!email || !what) return { ok: false, reason: "unknown" };
		if (!isSoldOut(what)) return { ok: false, reason: "in_stock", what };
		await trx
			.insertInto("restock_requests")
			.values({
				variant_id: variantId,
				email,
				account_id: accountId,
				after_movement: await lastMovement(trx, variantId),
				language: currentLanguage(),
				created_at: now.toISOString(),
			})
			.onConflict((conflict) =>
				conflict.columns(["variant_id", "email"]).doUpdateSet((eb) => ({
					account_id: eb.fn.coalesce("excluded.account_id", "restock_requests.account_id"),
				})),
			)
			.execute();
		return { ok: true, what };
	});
}

/**
 * Locks a variant, and then its product, against changes of stock and status until the end of the transaction, and
 * returns it like `readSoldVariant`.
 */
export async function lockSoldVariant(
	trx: Transaction<Schema>,
	variantId: number,
): Promise<SoldVariant | undefined> {
	const { lockRows } = adapterOf(trx);
	const variant = trx.selectFrom("variants").where("id", "=", variantId);
	await lockRows(variant.select("id").forNoKeyUpdate());
	await lockRows(
		trx.selectFrom("products").select("id").where("id", "in", variant.select("product_id")).forNoKeyUpdate(),
	);
	return readSoldVariant(trx, variantId);
}

/** The id of a variant's last stock movement; 0 before the first one. */
export async function lastMovement(trx: Transaction<Schema>, variantId: number): Promise<number> {
	const last = await trx
		.selectFrom("stock_movements")
		.select("id")
		.where("variant_id", "=", variantId)
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return last?.id ?? 0;
}

/** Requests that an account made, and all to an address that the person controls. */
const isRequestOf =
	({ accountId, email }: DataOwner) =>
	(eb: ExpressionBuilder<Schema, "restock_requests">) =>
		eb.or([
			...(accountId === null ? [] : [eb("restock_requests.account_id", "=", accountId)]),
			...(email ? [eb("restock_requests.email", "=", email)] : []),
		]);

const MOST_LISTED = 50;

/** What a person waits for, the first asked for first: at most 50 variants, and how many there are. */
export async function listRestockRequests(db: Database, owner: DataOwner) {
	const own = db.selectFrom("restock_requests").where(isRequestOf(owner));
	const { total } = await own.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
	const rows = await selectRequests(db, owner).limit(MOST_LISTED).execute();
	return { total: Number(total), rows: rows.map(named) };
}

const selectRequests = (db: Database, owner: DataOwner) =>
	db
		.selectFrom("restock_requests")
		.innerJoin("variants", "variants.id", "restock_requests.variant_id")
		.innerJoin("products", "products.id", "variants.product_id")
		.select(["restock_requests.id", "email", "restock_requests.language", "restock_requests.created_at"])
		.select(["products.title", "products.translations", "option1", "option2", "option3"])
		.where(isRequestOf(owner))
		.orderBy("restock_requests.id");

/** All that a person waits for, for the export of their data. */
export async function exportRestockRequests(db: Database, owner: DataOwner) {
	const rows = await selectRequests(db, owner).execute();
	return rows.map(named).map(({ id: _, lang: __, ...request }) => request);
}

/** Forgets what a person waits for: all of it, whether they ask for it or are erased. */
export function deleteRestockRequests(db: Database, owner: DataOwner): Promise<void> {
	return transact(db, async (trx) => {
		const own = trx.selectFrom("restock_requests").select("id").where(isRequestOf(owner));
		// In the order in which emails are written.
		await adapterOf(trx).lockRows(own.orderBy("id").forUpdate());
		await trx.deleteFrom("restock_requests").where(isRequestOf(owner)).execute();
	});
}

/** How many people wait for each of these variants, by its id. */
export async function countWaiting(
	db: Database,
	variantIds: readonly number[],
): Promise<Map<number, number>> {
	if (variantIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("restock_requests")
		.select((eb) => ["variant_id", eb.fn.countAll<number>().as("count")])
		.where("variant_id", "in", variantIds)
		.groupBy("variant_id")
		.execute();
	return new Map(rows.map(({ variant_id, count }) => [variant_id, Number(count)]));
}

/** Deletes requests that have waited for half a year. */
export async function sweepRestockRequests(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("restock_requests")
		.where("created_at", "<=", new Date(now.getTime() - LIFETIME_MS).toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
