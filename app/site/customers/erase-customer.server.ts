import type { RemovalRefusal } from "#app/account/subjects.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { dataErasedMail } from "#app/site/personal-data/data-mails.ts";
import { removeAccount } from "#app/site/personal-data/delete-account.server.ts";
import { erasePerson, runErasure } from "#app/site/personal-data/erase-person.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import { transact } from "#db/transact.ts";

type Erasure = { id: number; actorId: number; timeZone: string; now: Date };

export type CustomerErasure = { ok: true } | { ok: false; reason: "gone" | "staff" } | RemovalRefusal;

/**
 * Deletes a customer's account or erases what they left as a guest, by the rules with which they do so themselves, and
 * emails them. Refused for staff, whose role has to be changed first, and while an owner's hotels have open bookings.
 * Nobody is erased twice: then it is gone.
 */
export function eraseCustomer(
	db: Database,
	{ id, actorId, timeZone, now }: Erasure,
): Promise<CustomerErasure> {
	const erase = () =>
		transact(db, async (trx): Promise<CustomerErasure> => {
			const customer = await trx
				.selectFrom("customers")
				.select(["account_id", "email"])
				.where("id", "=", id)
				.executeTakeFirst();
			if (!customer) return { ok: false, reason: "gone" };
			const { account_id: accountId, email } = customer;
			let cancelled: number;
			let language: string | null = null;
			if (accountId === null) {
				// Twice at once, the second waits here and then finds nobody.
				const { numDeletedRows } = await trx.deleteFrom("customers").where("id", "=", id).executeTakeFirst();
				if (numDeletedRows === 0n) return { ok: false, reason: "gone" };
				cancelled = await erasePerson(trx, { accountId, email, address: email, timeZone, now });
			} else {
				const account = await trx
					.selectFrom("accounts")
					.select(["id", "email", "email_verified_at", "avatar_hash", "role", "language"])
					.where("id", "=", accountId)
					.$call(adapterOf(trx).forUpdate)
					.executeTakeFirst();
				if (!account) return { ok: false, reason: "gone" };
				if (account.role === "Admin" || account.role === "SuperAdmin") return { ok: false, reason: "staff" };
				language = account.language;
				cancelled = await removeAccount(trx, account, { timeZone, now });
			}
			await writeMail(trx, language, () => dataErasedMail({ to: email, cancelled }), now);
			await recordChange(trx, { actorId, action: "data erased", subject: `customer ${id}`, now });
			return { ok: true };
		});
	return runErasure(db, now, erase);
}
