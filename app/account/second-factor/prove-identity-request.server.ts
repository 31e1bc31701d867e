import { countUse, giveBackUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import type { ProofKind } from "./proof-field.tsx";
import { isRecentlyProven, proveIdentity } from "./prove-identity.server.ts";
import { SECRET_BOX } from "./second-factor-request.server.ts";

/** What a form has to ask for before an important change; null when the person entered it in the last 10 minutes. */
export function proofToAskFor(person: Person): ProofKind | null {
	if (isRecentlyProven(person, new Date())) return null;
	return person.hasSecondFactor ? "password or code" : "password";
}

/**
 * Checks the `proof` field of a form for an important change, unless the person entered a password or code in the last
 * 10 minutes. Returns the errors to refuse the form with, or null. Attempts count towards the limit on passwords.
 */
export async function refuseUnproven(
	person: Person,
	{ proof }: { proof?: string | undefined },
): Promise<{ proof: string[] } | null> {
	const kind = proofToAskFor(person);
	if (kind === null) return null;
	if (!proof) return { proof: [`Enter your ${kind} to confirm it’s you.`] };
	await countUse("passwordByAccount", String(person.accountId));
	const { accountId, sessionId } = person;
	if (!(await proveIdentity(db, SECRET_BOX, { accountId, sessionId, typed: proof, now: new Date() })))
		return { proof: [`The ${kind} is incorrect. Try again.`] };
	await giveBackUse("passwordByAccount", String(accountId));
	return null;
}
