import type { LimitName } from "#app/common/access/use-counters.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { tooManyRequests, useCounters } from "#app/http/process/limits.server.ts";
import {
	type CountedForm,
	countMailingForm,
	type FormSender,
	type MailingForm,
} from "./form-mails.server.ts";

/**
 * Counts a form that is sent from an address and sends an email to a typed one. Throws the page of a 429 when the
 * address has reached the form's own limit `byAddress`; the other limits of `countMailingForm` are returned.
 */
export async function countSentForm(
	form: MailingForm,
	byAddress: LimitName,
	sender: FormSender,
): Promise<CountedForm> {
	const counted = await countMailingForm(db, useCounters, form, sender, [
		{ name: byAddress, whose: sender.address },
	]);
	if (!counted.ok && counted.limit === byAddress) throw tooManyRequests(counted.msBeforeNext, byAddress);
	return counted;
}
