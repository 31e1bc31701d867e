import { currentLanguage } from "#app/common/language/current-language.ts";
import type { StoredLanguage } from "#app/common/language/write-in.server.ts";
import type { Database } from "#db/client.ts";

/**
 * The language of what a customer orders or books: that of their page. When staff do it for them, that of their account,
 * and the market's own without one.
 */
export async function customerLanguage(
	trx: Database,
	{ isByStaff, accountId }: { isByStaff: boolean; accountId: number | null },
): Promise<StoredLanguage> {
	if (!isByStaff) return currentLanguage();
	const account = await trx
		.selectFrom("accounts")
		.select("language")
		.where("id", "=", accountId ?? 0)
		.executeTakeFirst();
	return account?.language ?? null;
}
