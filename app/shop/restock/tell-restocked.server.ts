import { sql, type Transaction } from "kysely";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { writeIn } from "#app/common/language/write-in.server.ts";
import { queueMails } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { backInStockMail } from "./restock-mails.ts";
import { lastMovement, lockSoldVariant, readSoldVariant } from "./restock-requests.server.ts";

const MAILS_AT_ONCE = 200;

type Telling = {
	/** The path at which an address ends its requests. */
	stopPathOf: (email: string) => string;
	now: Date;
};

/**
 * Emails those who wait for a variant that has got units, first come first: no more people than units that came in since
 * the last emails and are still for sale, and everybody where stock does not limit sales. Their requests are deleted in
 * the transaction that writes the emails, so nobody is told twice; the others wait for the next units. Several processes
 * may run it. Returns the number of emails.
 */
export async function tellRestocked(db: Database, telling: Telling): Promise<number> {
	const unlimited = sql<boolean>`(not is_tracked or is_oversellable)`;
	const due = await db
		.selectFrom("restock_requests as request")
		.innerJoin("variants", "variants.id", "request.variant_id")
		.innerJoin("products", "products.id", "variants.product_id")
		.select("request.variant_id as variantId")
		.where("products.status", "=", "active")
		.where("variants.archived_at", "is", null)
		.where((eb) =>
			eb.or([
				eb(unlimited, "=", true),
				eb.and([
					eb("stock", ">", 0),
					eb.exists(
						eb
							.selectFrom("stock_movements")
							.select("stock_movements.id")
							.whereRef("stock_movements.variant_id", "=", "request.variant_id")
							.whereRef("stock_movements.id", ">", "request.after_movement")
							.where("quantity", ">", 0),
					),
				]),
			]),
		)
		.groupBy("request.variant_id")
		.orderBy("request.variant_id")
		.execute();
	let told = 0;
	await workOnEach(due, {
		doing: "tell people about a restocked variant",
		nameOf: ({ variantId }) => variantId,
		async work({ variantId }) {
			told += await transact(db, (trx) => tellOf(trx, variantId, telling));
		},
	});
	return told;
}

async function tellOf(
	trx: Transaction<Schema>,
	variantId: number,
	{ stopPathOf, now }: Telling,
): Promise<number> {
	const what = await lockSoldVariant(trx, variantId);
	if (!what) return 0;
	const waiting = await trx
		.selectFrom("restock_requests")
		.select(["id", "email", "language", "after_movement"])
		.where("variant_id", "=", variantId)
		.orderBy("id")
		.$call(adapterOf(trx).forUpdate)
		.execute();
	const count = Math.min(waiting.length, await countUnits(trx, what, waiting));
	const told = waiting.slice(0, Math.max(0, count));
	const last = told.at(-1);
	if (!last) return 0;
	await trx
		.deleteFrom("restock_requests")
		.where("variant_id", "=", variantId)
		.where("id", "<=", last.id)
		.execute();
	await trx
		.updateTable("restock_requests")
		.set({ after_movement: await lastMovement(trx, variantId) })
		.where("variant_id", "=", variantId)
		.execute();
	const languages = [...new Set(told.map(({ language }) => language))];
	const named = await Promise.all(
		languages.map((language) => writeIn(language, () => readSoldVariant(trx, variantId))),
	);
	const mails = told.map(({ email: to, language }) => {
		const shown = named[languages.indexOf(language)] ?? what;
		return writeIn(language, () => backInStockMail({ to, what: shown, stopPath: stopPathOf(to) }));
	});
	for (let from = 0; from < mails.length; from += MAILS_AT_ONCE)
		await queueMails(trx, mails.slice(from, from + MAILS_AT_ONCE), now);
	return told.length;
}

/** How many units nobody was told of: those that came in since, as far as they are still there. */
async function countUnits(
	trx: Transaction<Schema>,
	{ variantId, left }: { variantId: number; left: number | null },
	waiting: readonly { after_movement: number }[],
): Promise<number> {
	if (left === null) return waiting.length;
	const after = waiting.reduce((least, each) => Math.min(least, each.after_movement), Infinity);
	if (left <= 0 || after === Infinity) return 0;
	const { arrived } = await trx
		.selectFrom("stock_movements")
		.select((eb) => eb.fn.sum<number | null>("quantity").as("arrived"))
		.where("variant_id", "=", variantId)
		.where("id", ">", after)
		.where("quantity", ">", 0)
		.executeTakeFirstOrThrow();
	return Math.min(left, Number(arrived ?? 0));
}
