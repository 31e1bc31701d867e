import { networkOf } from "#app/common/access/network-of.ts";
import type { LimitName, Use, UseCounters } from "#app/common/access/use-counters.server.ts";
import type { Database } from "#db/client.ts";
import { type Attempt, findTrustedDevice } from "./sign-in-attempts.server.ts";

/** The forms that send an email to a typed address. */
export type MailingForm = "contact" | "order" | "booking" | "emailChange" | "dataRequest" | "restock";

/** The sender of a form, and the typed email address. */
export type FormSender = Attempt & {
	/** Who is signed in; null when nobody is. */
	person: { email: string } | null;
};

export type CountedForm =
	/** `isEmailed`: false when the address gets no more emails for now. The form is accepted anyway. */
	{ ok: true; isEmailed: boolean } | { ok: false; msBeforeNext: number; limit: LimitName };

/**
 * Counts a form that sends an email to the typed address. A sender is refused only because of what they sent,
 * never because of others. Forms count per email address and network; the address's own account and devices
 * that signed in to it have a separate budget. The emails that one address gets from all other senders are
 * also limited: beyond that limit the form counts, but nothing is sent. `others` is a limit of the form itself, which
 * is counted in the same statement and refuses first.
 */
export async function countMailingForm(
	db: Database,
	counters: UseCounters,
	form: MailingForm,
	sender: FormSender,
	others: readonly Use[] = [],
): Promise<CountedForm> {
	const { email, person, address } = sender;
	const isOwner = person?.email === email || (await findTrustedDevice(db, sender)) !== null;
	const bySender = {
		name: `${form}BySender`,
		whose: `${isOwner ? "owner" : networkOf(address)} ${email}`,
	} as const;
	const mails: Use[] = isOwner ? [] : [{ name: `${form}MailByEmail`, whose: email }];
	const refusals = await counters.consume(...others, bySender, ...mails);
	for (const [at, { name }] of [...others, bySender].entries()) {
		const refusal = refusals[at];
		if (refusal) return { ok: false, msBeforeNext: refusal.msBeforeNext, limit: name };
	}
	return { ok: true, isEmailed: refusals.slice(others.length + 1).every((refusal) => refusal === null) };
}
