import type { Transaction } from "kysely";
import type { RemovalRefusal } from "#app/account/subjects.server.ts";
import { recordChange } from "#app/common/changes/changes.server.ts";
import { currentLanguage } from "#app/common/language/current-language.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { dataErasedMail } from "./data-mails.ts";
import { erasePerson, runErasure } from "./erase-person.server.ts";

/**
 * Erases what guests ordered, booked and sent with the address of an opened request, by the rules of `deleteOwnAccount`,
 * and emails that it is done. What accounts made with the address as a contact is theirs and stays. What is ordered or
 * booked meanwhile stays whole. The other requests of the address end. Sent twice, it erases once and succeeds
 * twice. Refused when the request has expired.
 */
export function eraseGuest(
	db: Database,
	{ tokenHash, timeZone, now }: { tokenHash: string; timeZone: string; now: Date },
): Promise<{ ok: true } | { ok: false; reason: "gone" } | RemovalRefusal> {
	const at = now.toISOString();
	const erase = async (trx: Transaction<Schema>): Promise<{ ok: true } | { ok: false; reason: "gone" }> => {
		const open = trx
			.selectFrom("data_requests")
			.select(["id", "email"])
			.where("token_hash", "=", tokenHash)
			.where("expires_at", ">", at);
		const asked = await open.executeTakeFirst();
		// All of the address, in one order: two links of one address may be used at once.
		await trx
			.selectFrom("data_requests")
			.select("id")
			.where("email", "=", asked?.email ?? "")
			.orderBy("id")
			.$call(adapterOf(trx).forUpdate)
			.execute();
		const request = await open.executeTakeFirst();
		if (!request) return { ok: false, reason: "gone" };
		const { id, email } = request;
		if (email === null) return { ok: true };
		const cancelled = await erasePerson(trx, { accountId: null, email, address: email, timeZone, now });
		await trx.deleteFrom("data_requests").where("email", "=", email).where("id", "<>", id).execute();
		await trx.updateTable("data_requests").set({ email: null, used_at: at }).where("id", "=", id).execute();
		await writeMail(trx, currentLanguage(), () => dataErasedMail({ to: email, cancelled }), now);
		await recordChange(trx, { actorId: null, action: "erased", subject: `data request ${id}`, now });
		return { ok: true };
	};
	return runErasure(db, now, () => transact(db, erase));
}
