import { networkOf } from "#app/common/network.ts";
import type { LimitName, UseCounters } from "#app/http/network/use-counters.server.ts";
import type { Database } from "#db/client.ts";
import { type Attempt, findTrustedDevice } from "./sign-in-attempts.server.ts";

/** The forms that send an email to an address that anybody can type. */
export type MailingForm = "contact" | "order" | "booking" | "emailChange";

/** Who sends a form, and the email that they typed. */
export type FormSender = Attempt & {
	/** Of the account that is signed in; null when nobody is. */
	accountEmail: string | null;
};

export type CountedForm =
	/** `isEmailed`: false when the address gets no more emails for now. What the form asks for is done anyway. */
	{ ok: true; isEmailed: boolean } | { ok: false; msBeforeNext: number; limit: LimitName };

/**
 * Counts a form that sends an email to the address typed in it. A sender is refused for what they have sent
 * themselves, never for what others have sent with the same email. Forms are counted per email and network; those
 * from the email's own account, or from a device that it was signed in from, have one budget of their own. How
 * many emails an address gets because of all other senders is bounded too: beyond that, the form counts but
 * nothing is emailed.
 */
export async function countMailingForm(
	db: Database,
	counters: UseCounters,
	form: MailingForm,
	sender: FormSender,
): Promise<CountedForm> {
	const { email, accountEmail, address } = sender;
	const isOwner = accountEmail === email || (await findTrustedDevice(db, sender)) !== null;
	const limit: LimitName = `${form}BySender`;
	const refusal = await counters.consume(limit, `${isOwner ? "owner" : networkOf(address)} ${email}`);
	if (refusal) return { ok: false, msBeforeNext: refusal.msBeforeNext, limit };
	const isEmailed = isOwner || (await counters.consume(`${form}MailByEmail`, email)) === null;
	return { ok: true, isEmailed };
}
