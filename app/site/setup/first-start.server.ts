import { hashPassword } from "#app/account/passwords.server.ts";
import { removeUnprovenSignIns } from "#app/account/sign-in/unproven-sign-ins.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { readMarketSettings } from "#app/common/market/market-settings.server.ts";
import { type MarketOverrides, settingsInUse } from "#app/common/market/market-settings.ts";
import { saveSeller } from "#app/common/market/sellers.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import type { CurrencyRefusal } from "./currency-use.server.ts";
import { saveMarketSettings } from "./save-market-settings.server.ts";
import type { SetupForm } from "./setup-form.ts";

/** Processes that start within this time share a link, so that each prints one that works. */
const SHARED_FOR_MS = 60_000;

/**
 * Makes the seed of a new link when a process starts, while nobody has set the market up; a start that finds a SuperAdmin
 * closes the first start for good. Accounts of customers and hotels do not: anybody can sign up. Returns the seed of the
 * link that works now, or null.
 */
export function openFirstStart(
	db: Database,
	{ seed, now }: { seed: string; now: Date },
): Promise<string | null> {
	return transact(db, async (trx) => {
		const owner = await trx
			.selectFrom("accounts")
			.select("id")
			.where("role", "=", "SuperAdmin")
			.limit(1)
			.executeTakeFirst();
		const made_at = now.toISOString();
		const closed_at = owner ? made_at : null;
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
			.$if(owner === undefined, (query) => query.where("made_at", "<", sharedUntil))
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
			eb.exists(eb.selectFrom("accounts").select("id").where("role", "=", "SuperAdmin")).as("has_owner"),
		])
		.executeTakeFirst();
	return found && { seed: found.seed, isOpen: found.closed_at === null && !found.has_owner };
}

type FirstStart = {
	/** Of the link that was opened. */
	seed: string;
	form: SetupForm;
	overrides: MarketOverrides;
	now: Date;
};

type FirstStartRefusal = CurrencyRefusal | { ok: false; reason: "closed" | "email_taken" };

/** Undoes the first start. */
class FirstStartRefusedError extends Error {
	readonly refusal: FirstStartRefusal;

	constructor(refusal: FirstStartRefusal) {
		super(refusal.reason);
		this.refusal = refusal;
	}
}

/**
 * Makes the first SuperAdmin, with a confirmed email address, and saves the market's settings and seller details. Of
 * several at once, one succeeds: closing the first start is one conditional update. Refused as `closed` for all others,
 * and once there is a SuperAdmin; as `email_taken` for the confirmed address of an account; and as `sold` or `priced` for a
 * currency that the market can’t change to. An account whose address is not confirmed becomes the SuperAdmin’s, with
 * nothing of whoever signed up with it.
 */
export async function completeFirstStart(
	db: Database,
	start: FirstStart,
): Promise<{ ok: true; accountId: number } | FirstStartRefusal> {
	const passwordHash = await hashPassword(start.form.password);
	try {
		return { ok: true, accountId: await completeOnce(db, { ...start, passwordHash }) };
	} catch (error) {
		if (error instanceof FirstStartRefusedError) return error.refusal;
		throw error;
	}
}

function completeOnce(
	db: Database,
	{ seed, form, overrides, now, passwordHash }: FirstStart & { passwordHash: string },
): Promise<number> {
	const at = now.toISOString();
	return transact(db, async (trx) => {
		const closed = await trx
			.updateTable("first_start")
			.set({ closed_at: at })
			.where("seed", "=", seed)
			.where("closed_at", "is", null)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("accounts").select("id").where("role", "=", "SuperAdmin"))),
			)
			.returning("id")
			.executeTakeFirst();
		if (!closed) throw new FirstStartRefusedError({ ok: false, reason: "closed" });
		const { name, email, marketName, currency, country, timeZone } = form;
		const owner = { name, role: "SuperAdmin", password_hash: passwordHash, email_verified_at: at } as const;
		const made = await trx
			.insertInto("accounts")
			.values({ ...owner, email, language: currentLanguage(), created_at: at })
			.onConflict((conflict) =>
				conflict
					.column("email")
					.doUpdateSet({ ...owner, is_password_set: true, suspended_at: null })
					.where("accounts.email_verified_at", "is", null),
			)
			.returning("id")
			.executeTakeFirst();
		if (!made) throw new FirstStartRefusedError({ ok: false, reason: "email_taken" });
		const accountId = made.id;
		await removeUnprovenSignIns(trx, { accountId });
		for (const table of ["sessions", "account_tokens"] as const)
			await trx.deleteFrom(table).where("account_id", "=", accountId).execute();
		const by = { actorId: accountId, now };
		await recordChange(trx, { action: "first start", subject: "market settings", ...by });
		const settings = { name: marketName, currency, country, timeZone };
		const expectedVersion = (await readMarketSettings(trx))?.version ?? 0;
		const saved = await saveMarketSettings(trx, { settings, overrides, expectedVersion, ...by });
		if (!saved.ok)
			throw new FirstStartRefusedError(saved.reason === "changed" ? { ok: false, reason: "closed" } : saved);
		const place = settingsInUse(settings, overrides);
		const { sellerName, sellerAddress, taxNumber } = form;
		await saveSeller(trx, {
			hotelId: null,
			details: {
				name: sellerName,
				address: sellerAddress,
				tax_number: taxNumber,
				email: "",
				phone: "",
				time_zone: place.timeZone,
				country: place.country,
			},
			expectedVersion: 0,
			...by,
		});
		return accountId;
	});
}
