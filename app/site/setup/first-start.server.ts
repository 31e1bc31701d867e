import { hashPassword } from "#app/account/sign-in/passwords.server.ts";
import { recordChange } from "#app/common/audit.server.ts";
import { saveSeller } from "#app/common/invoices/sellers.server.ts";
import { saveMarketSettings } from "#app/common/market/market-settings.server.ts";
import { type MarketOverrides, settingsInUse } from "#app/common/market/market-settings.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { SetupForm } from "./setup-form.ts";

/** Processes that start within this time share a link, so that each prints one that works. */
const SHARED_FOR_MS = 60_000;

/**
 * Makes the seed of a new link when a process starts, while there are no accounts; a start that finds accounts closes
 * the first start for good. Returns the seed of the link that works now, or null.
 */
export function openFirstStart(
	db: Database,
	{ seed, now }: { seed: string; now: Date },
): Promise<string | null> {
	return transact(db, async (trx) => {
		const account = await trx.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
		const made_at = now.toISOString();
		const closed_at = account ? made_at : null;
		const sharedUntil = new Date(now.getTime() - SHARED_FOR_MS).toISOString();
		await trx
			.insertInto("first_start")
			.values({ key: "market", seed, made_at, closed_at })
			.onConflict((conflict) => conflict.column("key").doNothing())
			.execute();
		await trx
			.updateTable("first_start")
			.set({ seed, made_at, closed_at })
			.where("closed_at", "is", null)
			.$if(account === undefined, (query) => query.where("made_at", "<", sharedUntil))
			.execute();
		const current = await readFirstStart(trx);
		return current?.isOpen ? current.seed : null;
	});
}

/** The link that was made last, and whether it still works; undefined before a process has started. */
export async function readFirstStart(db: Database): Promise<{ seed: string; isOpen: boolean } | undefined> {
	const found = await db
		.selectFrom("first_start")
		.select((eb) => [
			"seed",
			"closed_at",
			eb.exists(eb.selectFrom("accounts").select("id")).as("has_accounts"),
		])
		.executeTakeFirst();
	return found && { seed: found.seed, isOpen: found.closed_at === null && !found.has_accounts };
}

type FirstStart = {
	/** Of the link that was opened. */
	seed: string;
	form: SetupForm;
	overrides: MarketOverrides;
	now: Date;
};

/**
 * Makes the first SuperAdmin, with a confirmed email address, and saves the market's settings and seller details. Of
 * several at once, one succeeds: closing the first start is one conditional update. Refused as `closed` for all others,
 * and once there is any account.
 */
export async function completeFirstStart(
	db: Database,
	{ seed, form, overrides, now }: FirstStart,
): Promise<{ ok: true; accountId: number } | { ok: false; reason: "closed" }> {
	const password_hash = await hashPassword(form.password);
	const at = now.toISOString();
	return transact(db, async (trx) => {
		const closed = await trx
			.updateTable("first_start")
			.set({ closed_at: at })
			.where("seed", "=", seed)
			.where("closed_at", "is", null)
			.where(({ not, exists, selectFrom }) => not(exists(selectFrom("accounts").select("id"))))
			.returning("id")
			.executeTakeFirst();
		if (!closed) return { ok: false, reason: "closed" };
		const { name, email, marketName, currency, country, timeZone } = form;
		const { id: accountId } = await trx
			.insertInto("accounts")
			.values({ name, email, role: "SuperAdmin", password_hash, email_verified_at: at, created_at: at })
			.returning("id")
			.executeTakeFirstOrThrow();
		const by = { actorId: accountId, now };
		await recordChange(trx, { action: "first start", subject: "market settings", ...by });
		const settings = { name: marketName, currency, country, timeZone };
		await saveMarketSettings(trx, { settings, overrides, expectedVersion: 0, ...by });
		const place = settingsInUse(settings, overrides);
		const { sellerName, sellerAddress, taxNumber } = form;
		await saveSeller(trx, {
			hotelId: null,
			details: {
				...{ name: sellerName, address: sellerAddress, tax_number: taxNumber, email: "", phone: "" },
				...{ time_zone: place.timeZone, country: place.country },
			},
			expectedVersion: 0,
			...by,
		});
		return { ok: true, accountId };
	});
}
