import { hashToken } from "#app/common/access/tokens.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { dataLinkMail, dataOfAccountMail, noDataMail } from "./data-mails.ts";
import type { DataRequestKind } from "./data-request-form.ts";
import { isAnythingHeld, readHeldData } from "./held-data.server.ts";

const MINUTE_MS = 60 * 1000;
const LIFETIME_MS = 24 * 60 * MINUTE_MS;
/** During this time, another request for the same address and kind writes no email. */
const REPEAT_MS = 10 * MINUTE_MS;

type NewRequest = {
	/** Lower case. */
	email: string;
	kind: DataRequestKind;
	/** Derives a request's token from the site's secret, so that each email about it has the same link. */
	tokenOf: (request: string) => string;
	/** The market's. */
	timeZone: string;
	now: Date;
};

/**
 * Writes an email about the data stored about an address: a link, valid for 24 hours; for an address with an account, the
 * way to its profile; or that nothing is stored. One request is open for each address and kind: asked for again
 * within 10 minutes, no email follows, later the same link does. Nothing tells the caller what is stored.
 */
export function requestData(
	db: Database,
	{ email, kind, tokenOf, timeZone, now }: NewRequest,
): Promise<void> {
	const at = now.toISOString();
	const expires_at = new Date(now.getTime() + LIFETIME_MS).toISOString();
	return transact(db, async (trx) => {
		await trx
			.deleteFrom("data_requests")
			.where("email", "=", email)
			.where("kind", "=", kind)
			.where((eb) => eb.or([eb("expires_at", "<=", at), eb("used_at", "is not", null)]))
			.execute();
		const request = await trx
			.insertInto("data_requests")
			.values({ kind, email, created_at: at, mailed_at: at, expires_at })
			.onConflict((conflict) =>
				conflict
					.columns(["email", "kind"])
					.doUpdateSet({ mailed_at: at, expires_at })
					.where("data_requests.mailed_at", "<=", new Date(now.getTime() - REPEAT_MS).toISOString()),
			)
			.returning(["id", "created_at"])
			.executeTakeFirst();
		if (!request) return;
		const account = await trx
			.selectFrom("accounts")
			.select(["name", "language"])
			.where("email", "=", email)
			.executeTakeFirst();
		if (account)
			return writeMail(
				trx,
				account.language,
				() => dataOfAccountMail({ to: email, name: account.name, kind }),
				now,
			);
		const language = currentLanguage();
		if (!isAnythingHeld(await readHeldData(trx, { email, timeZone, now })))
			return writeMail(trx, language, () => noDataMail({ to: email, kind }), now);
		const token = tokenOf(`${request.id} ${request.created_at}`);
		await trx
			.updateTable("data_requests")
			.set({ token_hash: hashToken(token) })
			.where("id", "=", request.id)
			.execute();
		await writeMail(trx, language, () => dataLinkMail({ to: email, kind, token }), now);
	});
}

/**
 * The open request of a token (its SHA-256). `isOpened`: the browser opened the link before, which it may use until it
 * expires; a link that was used opens no further browser.
 */
export async function findDataRequest(
	db: Database,
	{ tokenHash, isOpened, now }: { tokenHash: string; isOpened: boolean; now: Date },
) {
	const found = await db
		.selectFrom("data_requests")
		.select(["id", "email", "kind"])
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now.toISOString())
		.$if(!isOpened, (query) => query.where("used_at", "is", null))
		.executeTakeFirst();
	return found?.email ? { ...found, email: found.email } : undefined;
}

/** Notes that the copy was downloaded, so that its link opens no further browser. */
export async function closeDataLink(db: Database, { id, now }: { id: number; now: Date }): Promise<void> {
	await db
		.updateTable("data_requests")
		.set({ used_at: now.toISOString() })
		.where("id", "=", id)
		.where("used_at", "is", null)
		.execute();
}

/** Deletes requests that have expired. */
export async function sweepDataRequests(db: Database, { now }: { now: Date }): Promise<number> {
	const swept = await db
		.deleteFrom("data_requests")
		.where("expires_at", "<=", now.toISOString())
		.executeTakeFirst();
	return Number(swept.numDeletedRows);
}
