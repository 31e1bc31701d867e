import { readMembers } from "#app/account/memberships/members.server.ts";

import {
	type ChangedSince,
	changedSince,
	findLatestChange,
	isRepeated,
	recordChange,
} from "#app/common/changes/changes.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { settledMail } from "./statement-mails.ts";

type Settling = {
	statementId: number;
	/** The version that the screen showed. */
	expectedVersion: number;
	/** The settling payment's, which may be empty; null undoes a settlement. */
	reference: string | null;
	actorId: number;
	now: Date;
};

type SettlingOutcome = { ok: true } | ChangedSince | { ok: false; reason: "gone" };

/**
 * Marks a statement as settled, or undoes that, with one conditional update from the expected version, with history and
 * the owner's email in the same transaction. Repeated by the same person, it counts once. A statement without a balance
 * can't be settled (`gone`).
 */
export function settleStatement(db: Database, settling: Settling): Promise<SettlingOutcome> {
	return transact(db, async (trx) => {
		const { statementId, expectedVersion, reference, actorId, now } = settling;
		const at = now.toISOString();
		const subject = `statement ${statementId}` as const;
		const action = reference === null ? "settlement undone" : "settled";
		const settled = await trx
			.updateTable("commission_statements")
			.set((eb) => ({
				settled_at: reference === null ? null : at,
				reference: reference ?? "",
				version: eb("version", "+", 1),
			}))
			.where("id", "=", statementId)
			.where("version", "=", expectedVersion)
			.where("balance", "<>", 0)
			.where("settled_at", reference === null ? "is not" : "is", null)
			.returning(["id", "year", "number", "hotel_id", "month", "currency", "balance"])
			.executeTakeFirst();
		if (!settled) {
			const found = await trx
				.selectFrom("commission_statements")
				.select("issued_at")
				.where("id", "=", statementId)
				.where("balance", "<>", 0)
				.executeTakeFirst();
			if (!found) return { ok: false, reason: "gone" };
			const last = await findLatestChange(trx, { subject });
			return isRepeated(last, { action, detail: reference ?? "", actorId })
				? { ok: true }
				: changedSince(trx, { subject, at: last?.at ?? found.issued_at, actorId });
		}
		await recordChange(trx, { action, subject, actorId, detail: reference ?? "", now });
		const hotel = await trx
			.selectFrom("hotels")
			.select("name")
			.where("id", "=", settled.hotel_id)
			.executeTakeFirstOrThrow();
		if (reference !== null)
			for (const manager of await readMembers(trx, { hotelId: settled.hotel_id, permission: "hotel" }))
				await writeMail(
					trx,
					manager.language,
					() => settledMail({ ...settled, hotel: hotel.name, manager, reference }),
					now,
				);
		return { ok: true };
	});
}
