import type { Transaction } from "kysely";
import type { ErasedPerson, RemovalRefusal } from "#app/account/subjects.server.ts";
import { belongsTo } from "#app/common/access/viewer.server.ts";
import { deleteOwnConversations } from "#app/conversations/own-conversations.server.ts";
import { anonymizePartnerRequests } from "#app/site/information/partner-request.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";

/** Rolls the transaction back: a subject refuses to let the person go. */
class RemovalRefusedError extends Error {
	readonly refusal: RemovalRefusal;
	constructor(refusal: RemovalRefusal) {
		super(refusal.reason);
		this.refusal = refusal;
	}
}

/** Runs a transaction that erases somebody, after what is overdue has ended; returns the refusal of a subject. */
export async function runErasure<Outcome>(
	db: Database,
	now: Date,
	erase: () => Promise<Outcome>,
): Promise<Outcome | RemovalRefusal> {
	for (const subject of SUBJECTS) await subject.expireOverdue?.(db, { now });
	try {
		return await erase();
	} catch (error) {
		if (error instanceof RemovalRefusedError) return error.refusal;
		throw error;
	}
}

/**
 * Erases what an account or a guest ordered, booked and sent, and the delivered emails to them: the same for both. Each
 * subject cancels what is open and anonymizes the rest; conversations and messages are deleted. Returns how many
 * orders and bookings it cancelled. Call it in `runErasure`.
 */
export async function erasePerson(trx: Transaction<Schema>, person: ErasedPerson): Promise<number> {
	// Emails that are still waiting, such as about a cancelled booking, are sent and deleted later.
	await trx
		.deleteFrom("outbox")
		.where("to_address", "=", person.address)
		.where("next_attempt_at", "is", null)
		.execute();
	await deleteOwnConversations(trx, person);
	let cancelled = 0;
	for (const subject of SUBJECTS) {
		const erased = await subject.erasePerson(trx, person);
		if (!erased.ok) throw new RemovalRefusedError(erased);
		cancelled += erased.cancelled;
	}
	await trx.deleteFrom("contact_messages").where(belongsTo("contact_messages", person)).execute();
	await anonymizePartnerRequests(trx, person);
	return cancelled;
}
