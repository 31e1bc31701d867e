import type { Transaction } from "kysely";
import type { ErasedPerson, RemovalRefusal } from "#app/account/subjects.server.ts";
import { belongsTo } from "#app/common/viewer.server.ts";
import { deleteOwnConversations } from "#app/site/inbox/own-conversations.server.ts";
import { anonymizePartnerRequests } from "#app/site/information/partner-request.server.ts";
import { SUBJECTS } from "#app/site/subjects.server.ts";
import type { Schema } from "#db/schema.ts";

/** Rolls the transaction back: a subject refuses to let the person go. */
export class RemovalRefusedError extends Error {
	readonly refusal: RemovalRefusal;
	constructor(refusal: RemovalRefusal) {
		super(refusal.reason);
		this.refusal = refusal;
	}
}

/**
 * Erases what an account or a guest ordered, booked and sent, and the delivered emails to them: the same for both. Each
 * subject cancels what is open and anonymizes the rest; conversations and messages are deleted. Returns how many
 * orders and bookings it cancelled. Throws `RemovalRefusedError`.
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
